"""Seeds: numbers, secrets, and secrets to which players added; and what is proved by them.

What is pinned here never changes: stored records are dealt and checked with it.
"""

from __future__ import annotations

import hashlib
import json

import pytest

from holdfast.kernel import Chance, HoldfastError, Record, SealedChance, chance_from, commitment, secret_seed
from holdfast.kernel.seeds import combined, contribute, drawn_by_lot, player_commitment, read_seed

KEY = bytes(range(16))
SEALED = "sealed:" + KEY.hex()
ADDED = {"p1": "a0" * 16, "p2": "b1" * 16, "p10": "c2" * 16}
JOINT = f"joint:{KEY.hex()}:p1={ADDED['p1']}:p2={ADDED['p2']}:p10={ADDED['p10']}"
PURPOSES = ["deal", "bots", "seating"]
TABLE = "zkAz4PmFIhJKD4aR4MRc4g"


def words(chance: Chance, count: int = 4) -> list[int]:
    return [int(chance.word()) for _ in range(count)]


def sealed_record(**changes: object) -> Record:
    fields: dict[str, object] = {
        "game": "upgrade",
        "rules": 1,
        "options": {"tokens": 5, "rules": ("a",)},
        "players": ["you", "Мира", "greedy"],
        "people": ["p1", "p2"],
        "seed": SEALED,
    }
    return Record(**{**fields, **changes})  # type: ignore[arg-type]


# Text


@pytest.mark.parametrize("text", ["42", "-7", "0", SEALED, JOINT])
def test_a_seed_is_written_as_it_is_read(text: str) -> None:
    assert read_seed(text).write() == text


def test_contributions_stand_in_the_order_of_seats() -> None:
    seed = read_seed(f"joint:{KEY.hex()}:p10={ADDED['p10']}:p2={ADDED['p2']}:p1={ADDED['p1']}")
    assert seed.write() == JOINT
    assert words(seed.stream("deal")) == words(chance_from(JOINT))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "neither a whole number nor"),
        ("x" * 5000, "neither a whole number nor"),
        ("sealed", "neither a whole number nor"),
        ("sealed:", "a sealed seed has 32 hexadecimal digits"),
        ("sealed:" + "AB" * 16, "a sealed seed has 32 hexadecimal digits"),
        ("joint:", "a sealed seed has 32 hexadecimal digits"),
        (f"joint:{KEY.hex()}", "nobody contributes to this joint seed"),
        (f"joint:{KEY.hex()}:p1=12", "a part of a joint seed is written p1= and 32 hexadecimal digits, not “p1=12”"),
        (f"joint:{KEY.hex()}:p13={ADDED['p1']}", "a part of a joint seed is written"),
        (f"joint:{KEY.hex()}:p1={ADDED['p1']}:p1={ADDED['p2']}", "p1 contributes to the joint seed twice"),
    ],
    ids=range(10),
)
def test_a_seed_that_cannot_be_read_says_what_would_be_right(text: str, why: str) -> None:
    with pytest.raises(HoldfastError, match=why) as refused:
        read_seed(text)
    assert len(str(refused.value)) < 400


# Secrets


def test_secret_seeds_have_128_bits_and_never_come_twice() -> None:
    seeds = {secret_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(bytes.fromhex(seed.removeprefix("sealed:"))) == 16 for seed in seeds)
    assert all(isinstance(chance_from(seed), SealedChance) for seed in seeds)


def test_contributions_have_128_bits_and_never_come_twice() -> None:
    added = {contribute() for _ in range(50)}
    assert len(added) == 50
    assert all(len(bytes.fromhex(each)) == 16 for each in added)


def test_a_secret_and_contributions_give_this_key_for_ever() -> None:
    told = {"contributions": [[seat, ADDED[seat]] for seat in ADDED], "secret": KEY.hex()}
    expected = hashlib.sha256(json.dumps(told, separators=(",", ":")).encode()).digest()[:16]
    assert combined(KEY.hex(), ADDED) == expected
    assert expected.hex() == "84e630053df55e7d38df131b182324dd"


@pytest.mark.parametrize("seat", ADDED)
def test_every_contribution_changes_the_deal(seat: str) -> None:
    other = {**ADDED, seat: "00" * 16}
    assert combined(KEY.hex(), other) != combined(KEY.hex(), ADDED)
    without = {each: text for each, text in ADDED.items() if each != seat}
    assert combined(KEY.hex(), without) != combined(KEY.hex(), ADDED)


# Streams


@pytest.mark.parametrize("seed", ["42", SEALED, JOINT])
def test_every_purpose_has_a_stream_of_its_own(seed: str) -> None:
    streams = [words(read_seed(seed).stream(purpose, number)) for purpose in PURPOSES for number in range(3)]
    deals = 3 if seed != JOINT else 1
    assert len(set(map(tuple, streams))) == 9 - deals + 1
    assert streams == [words(read_seed(seed).stream(purpose, number)) for purpose in PURPOSES for number in range(3)]


def test_the_deal_of_a_number_and_of_a_secret_alone_is_what_it_always_was() -> None:
    assert words(read_seed("42").stream("deal")) == words(Chance(42))
    assert words(read_seed(SEALED).stream("deal")) == words(SealedChance(KEY))


def test_streams_give_these_numbers_for_ever() -> None:
    drawn = {
        f"{seed[:5]} {purpose}": words(read_seed(seed).stream(purpose, 1), 1)
        for seed in ("42", SEALED, JOINT)
        for purpose in PURPOSES
    }
    assert drawn == {
        "42 deal": [2993693932],
        "42 bots": [1092089951],
        "42 seating": [3041884300],
        "seale deal": [2173057197],
        "seale bots": [3856691403],
        "seale seating": [2294727017],
        "joint deal": [2564102494],
        "joint bots": [4082292073],
        "joint seating": [614184800],
    }


# Commitments


def test_the_commitment_to_a_secret_alone_is_the_hash_of_the_seed_as_it_is_written() -> None:
    assert commitment(SEALED) == hashlib.sha256(SEALED.encode()).hexdigest()
    assert commitment(SEALED) == "dbb4b76b19c07407677f531df34529927ea4144c2d25299bac2ec8d10ee0723f"


def test_another_seed_has_another_commitment() -> None:
    assert len({commitment(secret_seed()) for _ in range(20)}) == 20


def test_contributions_come_after_the_commitment_and_do_not_change_it() -> None:
    assert commitment(JOINT) == commitment(SEALED)
    assert commitment(JOINT, {"game": "upgrade"}) == commitment(SEALED, {"game": "upgrade"})


def test_a_bound_commitment_is_this_for_ever() -> None:
    assert (
        commitment(SEALED, sealed_record().binding())
        == "907bb3e306aea142dab8699c6af37498f4088f705271aba74d612495fe2e2969"
    )


@pytest.mark.parametrize(
    "change",
    [
        {"game": "shield"},
        {"rules": 2},
        {"options": {"tokens": 6, "rules": ("a",)}},
        {"players": ["Мира", "you", "greedy"]},
        {"people": ["p1"]},
        {"seed": "sealed:" + "00" * 16},
    ],
    ids=str,
)
def test_a_bound_commitment_holds_for_one_table_only(change: dict[str, object]) -> None:
    one, other = sealed_record(), sealed_record(**change)
    assert commitment(one.seed, one.binding()) != commitment(other.seed, other.binding())


def test_a_players_commitment_is_this_for_ever() -> None:
    assert (
        player_commitment(TABLE, "c2" * 32, "p2", ADDED["p2"], "0e" * 16)
        == "22457dc1cdf334a9e966a4425fd7f3e5562eccba75f0bded830615adc052476a"
    )


@pytest.mark.parametrize("other", range(5))
def test_a_players_commitment_holds_for_one_table_deal_place_and_number_only(other: int) -> None:
    one = [TABLE, "c2" * 32, "p2", ADDED["p2"], "0e" * 16]
    changed = [*one[:other], one[other].translate(str.maketrans("24be", "35cf")), *one[other + 1 :]]
    assert player_commitment(*one) != player_commitment(*changed)


def test_the_lot_is_this_for_ever_and_everybody_can_win_it() -> None:
    assert drawn_by_lot(read_seed(JOINT), ["p1", "p2", "p10"]) == "p1"
    drawn = {
        drawn_by_lot(read_seed(f"joint:{KEY.hex()}:p1={number:032x}"), ["p1", "p2", "p10"]) for number in range(40)
    }
    assert drawn == {"p1", "p2", "p10"}
