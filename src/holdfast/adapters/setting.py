"""What an environment is made of: a game, how many play it, with which options, and how it is told in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from holdfast.bots import BOTS
from holdfast.bots.external import check_table, make_bot, network_of
from holdfast.bots.policies import BotPolicy
from holdfast.games import find_game
from holdfast.kernel import Chance, Game, HoldfastError, Journal, Options, State
from holdfast.kernel.action_space import ActionSpace
from holdfast.kernel.batch import Policy, RandomPolicy, TableBatch
from holdfast.kernel.encoder import Encoder
from holdfast.kernel.learning import action_space
from holdfast.kernel.plane_layout import planes_for
from holdfast.kernel.planes import Planes
from holdfast.kernel.stepper import Stepper
from holdfast.kernel.tensor_layout import TensorLayout, tensor_layout

MOST_TABLES = 1 << 20
MOST_SEED = 1 << 20
Opponent = str | Policy


@dataclass(frozen=True)
class Setting:
    """One kind of table, in numbers."""

    game: Game
    seats: int
    options: Options
    padded: bool = False
    """As long as for the largest table."""
    own: bool = False
    """Every seat sees itself first."""

    @classmethod
    def of(
        cls,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        padded: bool = False,
        own: bool = False,
    ) -> Setting:
        """A setting by the game's name, for as many as play it at least if that is not said."""
        found = find_game(game) if isinstance(game, str) else game
        chosen = found.options.read(options or {})
        number = found.seats[0] if seats is None else seats
        found.check(number, chosen)
        return cls(found, number, chosen, padded, own)

    def __reduce__(self) -> tuple[type[Setting], tuple[object, ...]]:
        """What was worked out from it is worked out again elsewhere."""
        return Setting, (self.game, self.seats, self.options, self.padded, self.own)

    @cached_property
    def layout(self) -> TensorLayout:
        return tensor_layout(self.game, self.seats, self.options, self.padded, self.own)

    @cached_property
    def space(self) -> ActionSpace:
        return action_space(self.game, self.layout.wide.seats if self.padded else self.seats)

    @cached_property
    def planes(self) -> Planes:
        return planes_for(self.layout)

    @cached_property
    def empty(self) -> State:
        """A table with the cards still in the box, to be copied from."""
        return self.game.empty_table(self.seats, self.options)

    def encoder(self) -> Encoder:
        return self.layout.encoder(self.space)

    def stepper(self, seed: int, recalls: bool = False) -> Stepper:
        """A table of this kind, dealt by a numbered seed."""
        state = self.empty.empty_twin()
        self.empty.copy_to(state)
        state.people = 0
        if recalls:
            state.journal = self.new_journal()
        state.set_up(Chance(seed))
        return Stepper(state, self.encoder(), self.space, recalls)

    def new_journal(self) -> Journal:
        """Somebody to whom the story is told."""
        return Journal(self.game.vocabulary.events.card_fields())

    def batch(self, tables: int, first: int, seed: int, opponents: Sequence[Opponent | None]) -> TableBatch:
        """Many tables stepped together, those from number `first` on."""
        check_range("tables", tables, 1, MOST_TABLES)
        policies = [self.policy(opponent) for opponent in opponents]
        if all(policies):
            raise HoldfastError("no_seat_for_the_learner")
        return TableBatch(self.empty, self.encoder(), self.space, tables, first, self.checked_seed(seed), policies)

    def checked_seed(self, seed: int) -> int:
        check_range("seed", seed, 0, MOST_SEED - 1)
        return seed

    def policy(self, opponent: Opponent | None) -> Policy | None:
        """Who plays a seat: nobody, a policy, or a bot by its name."""
        if opponent is None or isinstance(opponent, Policy):
            return opponent
        if opponent == "random":
            return RandomPolicy()
        network = network_of(opponent)
        if opponent not in BOTS and network is None:
            raise HoldfastError("no_such_opponent", name=opponent, known=sorted(BOTS))
        check_table(opponent, self.game, self.seats, self.options)
        return BotPolicy(self.game, partial(make_bot, opponent), network is None)


def check_range(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise HoldfastError("number_out_of_range", what=what, number=number, least=least, most=most)
