"""What lies on the table of Shield, what it is worth, and all of it as data."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.shield.options import MOST_SENTENCES, UNDERSTOOD, ShieldOptions, not_understood
from holdfast.games.shield.player import Player
from holdfast.games.shield.words import PHASES, SHIELD_CARDS, TURN, WRITING
from holdfast.kernel.cards import KING, rank
from holdfast.kernel.errors import PositionError
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.sheet import MOST, Sheet
from holdfast.kernel.state import State
from holdfast.kernel.zones import EVERYONE, NOBODY, NONE, Zone, count_seats


class Brawl(State):
    """The table without its rules."""

    phase: i64
    round: i64
    round_turn: i64
    """Turns played in this round."""
    starter: i64
    king_value: i64
    rounds_to_win: i64

    def __init__(self, seats: i64, options: ShieldOptions) -> None:
        super().__init__(seats, options.turn_limit or 0)
        self.options = options
        self.king_value = options.king_value
        self.rounds_to_win = options.rounds_to_win
        self.winner_writes: bool = options.winner_writes
        self.rules: list[str] = [UNDERSTOOD.get(sentence, sentence) for sentence in options.custom_rules]
        self.phase = TURN
        self.round = 1
        self.round_turn = 0
        self.starter = NONE
        self.players: list[Player] = [self._sit_down(seat) for seat in range(seats)]

    def _sit_down(self, seat: i64) -> Player:
        life = self.zone("life", seat, EVERYONE)
        shield = self.zone("shield", seat, EVERYONE)
        charged = self.zone("charged", seat, NOBODY)
        return Player(life, shield, charged)

    # What cards are worth

    def life_total(self, player: Player) -> i64:
        return self.sum(player.life) - player.life_damage

    def shield_value(self, player: Player) -> i64:
        return self.sum(player.shield) - player.shield_damage

    def value(self, card: i64) -> i64:
        face_rank = rank(self.face[card])
        return self.king_value if face_rank == KING else face_rank

    def sum(self, zone: Zone) -> i64:
        total: i64 = 0
        for at in range(zone.size):
            total += self.value(zone.cards[at])
        return total

    # The table as data

    def copy_brawl_to(self, twin: Brawl) -> None:
        self.copy_to(twin)
        twin.phase = self.phase
        twin.round = self.round
        twin.round_turn = self.round_turn
        twin.starter = self.starter
        twin.rules = self.rules[:]
        for seat in range(self.seats):
            self.players[seat].copy_to(twin.players[seat])

    def lay_out(self, sheet: Sheet) -> None:
        self.phase = max(TURN, sheet.word("phase", self.phase, PHASES))
        self.round = sheet.number("round", self.round, 1)
        self.round_turn = sheet.number("round_turn", self.round_turn)
        self.starter = sheet.seat("starter", self.starter)
        if sheet.reading and self.starter != NONE and sheet.entry("turn", None) is None:
            self.turn = self.starter
        self.rules = sheet.texts("rules", self.rules)
        if sheet.texts("fired", []):
            raise PositionError("fired: no rule is in force that could have been set off")
        for seat in range(self.seats):
            self._lay_out_player(sheet, seat, self.players[seat])

    def _lay_out_player(self, sheet: Sheet, seat: i64, player: Player) -> None:
        name = seat_name(seat)
        sheet.place(f"{name}.life", player.life)
        player.life_damage = sheet.number(f"{name}.life_damage", player.life_damage, -MOST)
        self._lay_out_total(sheet, f"{name}.life_total", player)
        if sheet.reading and self.phase == TURN and self.is_in(seat) and sheet.entry(f"{name}.life_total", None) == 0:
            raise PositionError(f"{name}.life_total: is 0, so {name} is out of the round")
        sheet.zone(f"{name}.shield", player.shield, SHIELD_CARDS)
        player.shield_damage = sheet.number(f"{name}.shield_damage", player.shield_damage)
        sheet.zone(f"{name}.charged", player.charged)
        player.last_attacker = sheet.seat(f"{name}.last_attacker", player.last_attacker)
        player.skip = sheet.flag(f"{name}.skip", player.skip)
        player.extra = sheet.flag(f"{name}.extra", player.extra)
        player.rounds_won = sheet.number(f"{name}.rounds_won", player.rounds_won)

    def _lay_out_total(self, sheet: Sheet, path: str, player: Player) -> None:
        """A position may name the life total instead of the damage."""
        total = self.life_total(player)
        given = sheet.number(path, int(total), -MOST)
        if given != total and player.life_damage != 0:
            raise PositionError(f"{path}: is {given}, but life card and life_damage make it {total}")
        player.life_damage += total - given

    def settle(self) -> None:
        for sentence in self.rules:
            if sentence not in UNDERSTOOD.values():
                raise PositionError(f"rules: {not_understood(sentence)}")
        if len(self.rules) > MOST_SENTENCES:
            raise PositionError(f"rules: a match holds at most {MOST_SENTENCES} sentences")
        if not self.is_in(self.turn):
            raise PositionError(f"turn: {seat_name(self.turn)} is out of the round")
        for seat in range(self.seats):
            self._settle_player(seat_name(seat), self.players[seat], self.is_in(seat))
        if self.phase == TURN and count_seats(self.out) > self.seats - 2:
            raise PositionError("turn: only one player is left in the round, so it is over")
        if self.phase == WRITING and (self.rounds_to_win == 1 or not self.winner_writes):
            raise PositionError("phase: nobody writes rules in this match")

    def _settle_player(self, name: str, player: Player, is_in: bool) -> None:
        if player.rounds_won >= self.rounds_to_win:
            raise PositionError(f"{name}.rounds_won: with {player.rounds_won} rounds won the match is over")
        if not is_in and player.life.size + player.shield.size + player.charged.size > 0:
            raise PositionError(f"{name}: is out of the round, but has cards")
        if is_in and self.phase == TURN and self.life_total(player) < 1:
            raise PositionError(f"{name}.life: who is in the round has a life card and a life total of at least 1")
        if self.shield_value(player) < 0:
            raise PositionError(f"{name}.shield_damage: more than the shield cards are worth")
