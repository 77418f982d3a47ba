"""Chance, whatever the seed: in range, reproducible, and written down exactly."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel import HoldfastError, SealedChance, chance_from, commitment
from holdfast.kernel.chance import read_chance
from tests.properties.common import lawful, seeds, thorough


@lawful
@given(seeds, st.integers(1, 2**31))
def test_every_draw_is_below_its_bound(seed: str, bound: int) -> None:
    chance = chance_from(seed)
    assert all(0 <= chance.below(bound) < bound for _ in range(30))


@lawful
@given(seeds)
def test_every_word_has_32_bits(seed: str) -> None:
    chance = chance_from(seed)
    assert all(0 <= chance.word() < 2**32 for _ in range(30))


@lawful
@given(seeds, st.lists(st.integers(1, 60), max_size=30))
def test_the_same_seed_and_draws_give_the_same_luck(seed: str, bounds: list[int]) -> None:
    one, other = chance_from(seed), chance_from(seed)
    assert [one.below(bound) for bound in bounds] == [other.below(bound) for bound in bounds]
    assert one.to_text() == other.to_text()


@lawful
@given(seeds, st.integers(0, 40))
def test_luck_goes_on_from_a_copy_and_from_what_was_written(seed: str, drawn: int) -> None:
    chance = chance_from(seed)
    for _ in range(drawn):
        chance.word()
    twins = [chance.copy(), read_chance(chance.to_text())]
    ahead = [chance.word() for _ in range(20)]
    assert all([twin.word() for _ in range(20)] == ahead for twin in twins)


@lawful
@given(st.binary(min_size=16, max_size=16), st.binary(min_size=16, max_size=16))
def test_two_keys_have_two_streams_and_two_commitments(one: bytes, other: bytes) -> None:
    same = one == other
    streams = [[int(chance.word()) for _ in range(8)] for chance in (SealedChance(one), SealedChance(other))]
    assert (streams[0] == streams[1]) == same
    assert (commitment(f"sealed:{one.hex()}") == commitment(f"sealed:{other.hex()}")) == same


@thorough
@given(st.one_of(st.text(), st.from_regex(r"(words|sealed)( [0-9a-fx-]{0,34}){0,5}", fullmatch=True)))
def test_any_text_is_a_generator_or_refused(text: str) -> None:
    try:
        chance = read_chance(text)
    except HoldfastError:
        return
    assert 0 <= chance.below(6) < 6
    assert read_chance(chance.to_text()).to_text() == chance.to_text()


@thorough
@given(st.one_of(st.text(), st.integers(), st.text().map(lambda text: f"sealed:{text}")))
def test_any_seed_is_a_generator_or_refused(seed: str | int) -> None:
    try:
        chance = chance_from(seed)
    except HoldfastError as wrong:
        assert "seed" in str(wrong)
    else:
        assert 0 <= chance.below(6) < 6
