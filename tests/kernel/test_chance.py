"""Chance: the same seed gives the same game anywhere, for ever; and it is fair.

The numbers pinned here never change: stored records are replayed with them.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from holdfast.kernel import Chance, HoldfastError, SealedChance, chance_from
from holdfast.kernel.chance import MOST_BLOCKS, read_chance
from tests.kernel.bare import in_deck

KEY = bytes(range(16))
SEALED = "sealed:" + KEY.hex()

GOLDEN_WORDS = {
    0: [1639803984, 1165323434, 3350571639, 3835552995],
    1: [906043442, 994178786, 1441477573, 2832203028],
    42: [2993693932, 3967714331, 2638695561, 2152800308],
    2**31: [1701968564, 2975580918, 132901206, 743687671],
    2**40 + 7: [1873634998, 430186662, 772774759, 1399803331],
    -1: [1359251006, 95405626, 543426004, 248581239],
}
GOLDEN_PICKS = {
    0: [22, 26, 47, 45, 40, 51, 39, 25],
    1: [30, 33, 35, 24, 22, 18, 34, 1],
    42: [36, 34, 2, 1, 6, 9, 31, 47],
    2**31: [40, 34, 49, 13, 22, 10, 51, 50],
    2**40 + 7: [17, 22, 12, 4, 44, 45, 37, 28],
    -1: [25, 0, 0, 27, 24, 42, 6, 50],
}
"""Numbers below 52, drawn after the four words."""
SEALED_WORDS = [
    2173057197,
    353144898,
    2845789763,
    3218141620,
    2345101590,
    1168945871,
    2613539974,
    2631281417,
    288014976,
    3449823052,
]
SEALED_PICKS = [0, 8, 26, 46, 1, 42, 22, 48, 38, 18]


def words(chance: Chance, count: int) -> list[int]:
    return [int(chance.word()) for _ in range(count)]


def picks(chance: Chance, below: int, count: int) -> list[int]:
    return [int(chance.below(below)) for _ in range(count)]


def chi_square(counts: Counter[int], cells: int, draws: int) -> float:
    """How far counts are from even; for fair draws about as much as there are cells."""
    even = draws / cells
    return sum((counts[cell] - even) ** 2 / even for cell in range(cells))


# The same seed, the same numbers


@pytest.mark.parametrize("seed", GOLDEN_WORDS)
def test_a_seed_gives_these_numbers_for_ever(seed: int) -> None:
    chance = Chance(seed)
    assert words(chance, 4) == GOLDEN_WORDS[seed]
    assert picks(chance, 52, 8) == GOLDEN_PICKS[seed]


def test_a_sealed_seed_gives_these_numbers_for_ever() -> None:
    chance = chance_from(SEALED)
    assert words(chance, 10) == SEALED_WORDS
    assert picks(chance, 52, 10) == SEALED_PICKS


def test_the_sealed_stream_is_sha_256_over_key_and_counter() -> None:
    blocks = [hashlib.sha256(KEY + block.to_bytes(8, "big")).digest() for block in range(3)]
    stream = b"".join(blocks)
    expected = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    assert words(SealedChance(KEY), 24) == expected


@pytest.mark.parametrize(
    ("seed", "shuffled", "picked", "seat"),
    [
        ("1", [0, 8, 9, 1, 10, 6, 7, 4, 5, 3, 11, 2], 0, 2),
        (SEALED, [5, 11, 8, 0, 10, 4, 2, 6, 1, 3, 7, 9], 8, 1),
    ],
)
def test_a_seed_shuffles_and_picks_like_this_for_ever(seed: str, shuffled: list[int], picked: int, seat: int) -> None:
    table = in_deck(range(12))
    table.chance = chance_from(seed)
    table.shuffle(table.deck)
    assert table.deck.to_list() == shuffled
    assert (table.pick(table.deck), table.pick_seat(0b111)) == (picked, seat)


@pytest.mark.parametrize("seed", ["1", "-5", str(2**62), SEALED])
def test_a_copy_goes_on_alike_and_on_its_own(seed: str) -> None:
    chance = chance_from(seed)
    words(chance, 3)
    twin = chance.copy()
    ahead = words(chance, 20)
    assert words(twin, 20) == ahead


@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 16, 21])
@pytest.mark.parametrize("seed", ["1", SEALED])
def test_a_generator_goes_on_from_what_was_written(seed: str, drawn: int) -> None:
    chance = chance_from(seed)
    words(chance, drawn)
    again = read_chance(chance.to_text())
    assert again.to_text() == chance.to_text()
    assert words(again, 20) == words(chance, 20)


@pytest.mark.parametrize("drawn", [0, 3, 8, 9])
@pytest.mark.parametrize("make", [lambda: Chance(1), lambda: SealedChance(KEY)], ids=["words", "sealed"])
def test_a_twin_goes_on_alike_and_on_its_own(make: Callable[[], Chance], drawn: int) -> None:
    chance, twin = make(), make()
    words(chance, drawn)
    words(twin, 5)
    assert chance.copy_to(twin)
    assert twin.to_text() == chance.to_text()
    ahead = words(chance, 20)
    assert words(twin, 20) == ahead


def test_a_twin_of_another_kind_is_left_as_it_was() -> None:
    plain, sealed = Chance(1), SealedChance(KEY)
    before = plain.to_text(), sealed.to_text()
    assert not plain.copy_to(sealed)
    assert not sealed.copy_to(plain)
    assert (plain.to_text(), sealed.to_text()) == before


# Fair


@pytest.mark.parametrize("below", [1, 2, 3, 6, 40, 52, 100])
@pytest.mark.parametrize("make", [lambda: Chance(11), lambda: SealedChance(KEY)], ids=["words", "sealed"])
def test_every_number_comes_equally_often(make: Callable[[], Chance], below: int) -> None:
    draws = 60 * below
    counts = Counter(picks(make(), below, draws))
    assert set(counts) == set(range(below))
    assert chi_square(counts, below, draws) < below + 4 * (2 * below) ** 0.5 + 4


@pytest.mark.parametrize(
    "seeds",
    [range(2500), range(0, 2500 << 32, 1 << 32), range(-2500, 0), range(0, 2500 << 10, 1 << 10)],
    ids=["small", "large", "negative", "round"],
)
def test_the_first_draws_of_many_games_have_nothing_to_do_with_each_other(seeds: Sequence[int]) -> None:
    games = [picks(Chance(seed), 6, 10) for seed in seeds]
    for one in range(10):
        for other in range(one):
            counts = Counter(game[one] * 6 + game[other] for game in games)
            assert chi_square(counts, 36, len(games)) < 90, f"draws {other + 1} and {one + 1}"


def scripted(*words: int) -> SealedChance:
    """A sealed stream that gives these words first."""
    chance = SealedChance(KEY)
    chance.digest = b"".join(word.to_bytes(4, "big") for word in (*[0] * (8 - len(words)), *words))
    chance.spare = len(words)
    return chance


def test_sealed_words_in_the_last_incomplete_stretch_are_drawn_again() -> None:
    last = 2**32 - 1
    assert last % 3 == 0, "2**32 - 1 is a multiple of 3, so that the word itself is the incomplete stretch"
    assert scripted(last, 7).below(3) == 1
    assert scripted(last - 1, 7).below(3) == (last - 1) % 3
    assert scripted(last).below(2) == 1


# What cannot be read


@pytest.mark.parametrize("seed", [42, "42", " 42 ", -7, 2**64, "9" * 20, "-" + "9" * 20])
def test_a_whole_number_is_a_seed(seed: str | int) -> None:
    assert words(chance_from(seed), 3) == words(Chance(int(seed) & 2**63 - 1), 3)


@pytest.mark.parametrize("seed", ["", "x", "1.5", "sealed:", "sealed:12", "sealed:" + "zz" * 16, "sealed:" + "00" * 17])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    with pytest.raises(HoldfastError, match="hexadecimal"):
        chance_from(seed)


@pytest.mark.parametrize("seed", ["9" * 21, "-" + "9" * 21, "9" * 5000, 10**20, 10**5000, -(10**5000)], ids=range(6))
def test_a_number_of_many_digits_is_refused_in_one_line(seed: str | int) -> None:
    with pytest.raises(HoldfastError, match=r"^a seed that is a number has at most 20 digits$"):
        chance_from(seed)


BROKEN = [
    "",
    "words",
    "words 1 2 3",
    "words 1 2 3 x",
    "words 0 0 0 0",
    "sealed",
    "sealed 00 1 1",
    f"sealed {KEY.hex()} x 1",
    f"sealed {KEY.hex()} 0 3",
    f"sealed {KEY.hex()} -5 0",
    f"sealed {KEY.hex()} {2**64 + 5} 0",
    "dice 4",
]
ENDLESS = [f"sealed {KEY.hex()} 1 9", f"sealed {KEY.hex()} 1 8", f"sealed {KEY.hex()} 1 -1"]
LARGE = [
    f"sealed {KEY.hex()} {2**64 - 1} 0",
    f"sealed {KEY.hex()} {2**64 - 1} 3",
    f"sealed {KEY.hex()} {2**63} 0",
    f"sealed {KEY.hex()} {2**62} 0",
    f"sealed {KEY.hex()} 1 {2**64}",
    f"sealed {KEY.hex()} {'9' * 5000} 0",
    f"words {2**64:x} 1 1 1",
    f"words {'f' * 5000} 1 1 1",
    "words -1 1 1 1",
    "words 1_0 1 1 1",
    "words ١ 1 1 1",
]


@pytest.mark.parametrize("text", [*BROKEN, *ENDLESS, *LARGE], ids=lambda text: text[:60])
def test_the_state_of_a_generator_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(HoldfastError, match="generator") as refused:
        read_chance(text)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("count", [0, -1, 2**32 + 1])
def test_a_sealed_stream_draws_nothing_where_there_is_nothing_to_draw(count: int) -> None:
    with pytest.raises(HoldfastError, match=f"no number below {count} to draw"):
        SealedChance(KEY).below(count)


def test_the_last_block_that_can_be_read_can_be_drawn_from() -> None:
    chance = read_chance(f"sealed {KEY.hex()} {MOST_BLOCKS} 7")
    assert len(words(chance, 20)) == 20
