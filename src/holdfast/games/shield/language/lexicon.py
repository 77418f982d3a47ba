"""The words of Shield's language: tokens that carry a value, the keywords between them, and what says nothing."""

from __future__ import annotations

from typing import Final

from holdfast.language.lexicon import Lexicon

NUMBER_WORDS: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen"),
)

RANK_NAMES: Final = {1: "ace", 11: "jack", 12: "queen", 13: "king", **{n: NUMBER_WORDS[n] for n in range(2, 11)}}

NOISE: Final = frozenset(
    (
        *("a", "an", "the", "please", "also", "always", "now", "just", "simply", "own", "together"),
        *("any of the", "one of the", "one of", "some", "at a time", "at once", "at the same time", "altogether"),
        *("from now on", "in this game", "in the game", "for the rest of the match", "instead", "being", "total"),
        *("during their turn", "on their turn", "as an action", "immediately", "of that"),
        *("instead of attacking", "instead of charging", "instead of swapping", "instead of an attack", "on the table"),
    )
)
"""Wordings that change nothing."""

VALUED: Final[dict[str, dict[str, str]]] = {
    "SUIT": {
        "hearts": "heart, ♥, hearts'",
        "spades": "spade, ♠",
        "diamonds": "diamond, ♦",
        "clubs": "club, ♣",
    },
    "TINT": {"red": "reds", "black": "blacks"},
    "RANK": {
        "1": "aces, ace",
        "2": "twos, 2s, deuces, deuce",
        "3": "threes, 3s",
        "4": "fours, 4s",
        "5": "fives, 5s",
        "6": "sixes, 6s",
        "7": "sevens, 7s",
        "8": "eights, 8s",
        "9": "nines, 9s",
        "10": "tens, 10s",
        "11": "jacks, jack, knaves, knave",
        "12": "queens, queen",
        "13": "kings, king",
    },
    "FIGURE": {
        "face": "faces, picture, pictures, court, royal, royals",
        "number": "numbers, numbered, numeral, numerals, pip, non face, nonface, numeric",
    },
    "PARITY": {
        "even": "evens, even numbered, even valued",
        "odd": "odds, odd numbered, odd valued, uneven",
    },
    "MULT": {
        "2": "double, double each, doubled, doubles, twice, two times, 2 times, x2, 2x, × 2, 2 ×, x 2, 2 x",
        "3": "triple, triple each, tripled, triples, thrice, three times, 3 times, x3, 3x, × 3, 3 ×, x 3, 3 x, "
        "treble, trebled",
    },
    "SIDE": {"lower": "lowest, smaller, weaker, lesser, low", "higher": "highest, larger, stronger, greater, high"},
    "CARD": {"card": "card", "cards": "cards, ones"},
}

KEYWORDS: Final[dict[str, str]] = {
    # Joints
    "ALL": "all, every, each, both, all of, each of, every single",
    "ANY": "any, any of",
    "AND": "and, and then, as well as, &, plus also",
    "THEN": "then",
    "OR": "or, /",
    "BUT": "but, yet, while only, and only, but only, whereas, however, although",
    "OF": "of",
    "AS": "as, used as, acting as, serving as, played as, if used as, when used as, when acting as",
    "IN": "in, inside, within, during, lying in, used in, that lie in, that is in, that are in, on, when used in, "
    "as part of, when part of",
    "FOR": "for, towards, toward, used for, when used for, in terms of, in regard to",
    "AGAINST": "against, versus, vs, used against, when used against, hitting at",
    "WITH": "with, using",
    "WITHOUT": "without, with no, without any, with zero, who has no, who have no, who holds no, "
    "unless they have, unless they hold, unless you have, unless you hold",
    "TO": "to, in order to, into, onto",
    "BY": "by",
    "AT": "at",
    "BETWEEN": "between",
    "WHEN": "when, whenever, if, while, once, each time, every time, any time, anytime, as soon as, as long as, after, "
    "in case, where, each time that, every time that, when ever, upon",
    "THAT": "that, which",
    "WHO": "who",
    "WHOEVER": "whoever",
    "POSS": "'s",
    # What cards are worth
    "CHARGED": "charged, charge pile, that are charged, that is charged",
    "ATTACK": "attack, attacks, offence, offense",
    "SHIELD": "shield, shields",
    "LIFE": "life, lives, life total, life points, hp, health",
    "COLOUR": "colour, color, suit, colours, colors, suits",
    "VALUE": "value, values, point, points, points each, strength, power, face value",
    "NORMAL": "normal, usual, printed, original, regular, ordinary, base, current",
    "MUCH": "as much, as many, as much as usual, as much as normal, as much as printed, as high, as strong, as low",
    "HALF": "half, halved, halves",
    "NOTHING": "nothing, no value, no points, zero points, worthless, useless, not worth anything, nil, none",
    "MORE": "more, more each, additional, stronger by",
    "LESS": "less, less each, fewer, weaker by",
    "PLUS": "plus, +, an extra, a bonus of, bonus of, an additional",
    "PENALTY": "a penalty of, penalty of",
    "MINUS": "minus, -",
    "INCREASED": "increased, increase, increases, raised, raise, rises, rise, go up, goes up, grow, grows, boosted",
    "REDUCED": "reduced, reduce, reduces, lowered, decreased, decrease, decreases, go down, goes down, shrink, drop, "
    "drops, diminished",
    "ORLESS": "or less, or fewer, or lower, or below, or under, or smaller, and below, and less, and lower, and under, "
    "or lesser",
    "ORMORE": "or more, or higher, or above, or greater, or over, or larger, and above, and more, and higher, and up, "
    "and over, or better",
    "ATMOST": "at most, no more than, not more than, up to, maximum, maximum of, at the most, no higher than, "
    "not higher than, only up to",
    "ATLEAST": "at least, no less than, not less than, no fewer than, minimum, no lower than, not lower than",
    "MORETHAN": "more than, over, above, higher than, greater than, larger than, bigger than",
    "LESSTHAN": "less than, under, below, lower than, fewer than, smaller than",
    "EXACTLY": "exactly, precisely, exact, perfectly, dead on",
    "OFVALUE": "of value, with value, with value of, having value, having value of, with values, with values of, "
    "whose value is, whose values are, that have value of, that have value",
    "WORTH": "worth, valued, valued at",
    "IS": "are, is, be, will be, is always, were, was, shall be",
    "COUNT": "counts, count, counted, score, scores, treated, considered",
    "BECOME": "becomes, become, =, turn into, turns into",
    "HAVE": "has, have, having, got, has got, have got, owns, possess, possesses",
    "GET": "gets, get, getting, receive, receives, gains, gain, gaining, adds, add",
    "LOSE": "loses, lose, losing",
    "ANYWHERE": "anywhere, everywhere, in every place, in every case, no matter where, wherever they are",
    "ATTACKING": "attacking, used to attack, making an attack",
    "HITTING": "hitting, striking, hit, hits, strike, strikes, facing, attacks against, smashing, damaging, "
    "breaking through, reaching, reach, reaches, dealing damage to, doing damage to",
    "DEFENDING": "defending, used to defend, blocking, used for defence, used for defense",
    "DEFENCE": "defence, defense",
    "SWAPPED": "swapped in, swapped into, that are swapped in, that is swapped in, swapped, exchanged, exchanged into, "
    "brought in",
    "DRAWN": "drawn, turned up, flipped, flipped up, revealed",
    # Players
    "PLAYER": "player, players, someone, anyone, somebody, anybody, person",
    "OPPONENT": "another player, other player, other players, opponent, opponents, enemy, enemies, rival, "
    "rivals, opposing player, any other player, any opponent, another person, someone else, somebody else, others, "
    "opponents'",
    "ANOTHER": "another",
    "THATPLAYER": "that player, this player",
    "OTHERS": "everyone else, everybody else",
    "EVERYONE": "everyone, everybody",
    "NOBODY": "nobody, no one, noone, no player, no players, none of the players",
    "DIFFERENT": "different, second",
    "ATTACKER": "attacker, attacking player, attackers, killer, aggressor, that player's attacker, their attacker",
    "DEFENDER": "defender, defending player, attacked player, victim, defenders",
    "THEY": "they, he, she, he or she, she or he",
    "THEM": "them, him",
    "THEIR": "their, his, her, its, his or her, theirs",
    "IT": "it, that card, this card",
    "YOU": "you, i, we",
    "YOUR": "your, my, yours, mine, our",
    "YOURSELF": "yourself, themselves, himself, herself, themself, oneself, myself",
    # What may be done
    "MAY": "may, can, could, might, is allowed to, are allowed to, gets to, get to, is able to, are able to",
    "MAYNOT": "may not, can't, cannot, can not, must not, mustn't, may never, can never, must never, should not, "
    "shouldn't, shall not, is not allowed to, are not allowed to, isn't allowed to, aren't allowed to, won't, "
    "is forbidden to, are forbidden to, does not, do not, doesn't, don't, never, will not, is never allowed to, "
    "are never allowed to, is unable to, are unable to",
    "MUST": "must, will, shall, should, has to, have to",
    "NEED": "needs, need, requires, require",
    "ONLY": "only",
    "NO": "no, there are no, there is no, there may be no, there can be no, there shall be no, there will be no",
    "FORBIDS": "it is forbidden to, it is not allowed to, it is illegal to, it is impossible to, "
    "it is not permitted to",
    "LIMITOF": "maximum number of, limit of, limit on, limit for, largest number of, highest number of",
    "FORBIDDEN": "forbidden, not allowed, prohibited, banned, illegal, not permitted, impossible",
    # What is done
    "SWAP": "swap, swaps, swapping, exchange, exchanges, exchanging, trade, trades, trading, switch, switches, "
    "switching",
    "MOVE": "move, moves, moving, put, puts, putting, place, shift, shifts, transfer, transfers, give, gives, giving",
    "STEAL": "steal, steals, stealing",
    "FROM": "from",
    "DISCARD": "discard, discards, discarding, throw away, throws away, throwing away, spend, spends, spending, "
    "sacrifice, sacrificing, sacrifices, "
    "get rid of, pay, pays, paying, give up",
    "DRAW": "draw, draws, drawing",
    "REPLACE": "replace, replaces, replacing, redraw, redraws, renew, renews, refresh, refreshes",
    "HEAL": "heals, heal, healing, recovers, recover, recovering, regain, regains, regaining, restores, restore",
    "HEALED": "healed",
    "DEAL": "deal, deals, do, does, dealing, inflict, inflicts, cause, causes",
    "LOOK": "look at, peek at, see, view, looks at, inspect, check, looking at, peeks at, take a look at, examine",
    "REVEAL": "reveal, reveals, revealing, show, shows, showing, turn up, turns up, turn over, turns over, flip, "
    "flips, expose, exposes, flip over, turn face up",
    "FACEUP": "face up, up",
    "CHARGE": "charge, charges, charging",
    "HOLD": "hold, holds, keep, keeps, holding, carry, store",
    "TAKE": "takes, take, suffers, suffer, taking, sustains, sustain",
    "DAMAGE": "damage",
    "ISHIT": "is hit, gets hit, are hit, get hit",
    "DAMAGED": "damaged, hurt, wounded, injured",
    "BREAK": "breaks, break, broken, destroys, destroy, destroyed, breaking, cracks, shatters",
    "EQUALS": "equals, equal, matches, match, is equal to, is exactly equal to, exactly equals, exactly matches",
    "KNOCKED": "knocked out, eliminated, out, killed, defeated, removed, out of the round, dead, "
    "removed from the round",
    "DIES": "dies, die, falls, goes out, drops out, leaves the round, fall",
    "STARTS": "starts, start, begins, begin, starting, beginning",
    "TURN": "turn, turns",
    "ABSORBED": "absorbed, blocked, stopped, fully absorbed, completely absorbed, repelled, warded off",
    "ABSORBS": "absorbs, absorb, blocks, block, stops, stop, withstands, repels",
    "EXTRA": "extra, another extra, bonus, second extra",
    "AGAIN": "plays again, goes again, play again, go again, acts again, moves again",
    "SKIP": "skips, skip, misses, miss, sits out, sit out, passes",
    "NEXT": "next, following, upcoming",
    "NEW": "new, fresh",
    "FIRST": "first, opening",
    "ROUND": "round, rounds, of the round, of a round, of each round, of every round, of any round",
    "LAST": "last, most recently, lately",
    "ATTACKED": "attacked, hit them, attacked them, attacked him, attacked her",
}

LEXICON: Final = Lexicon(
    valued=VALUED,
    keywords=KEYWORDS,
    noise=NOISE,
    number_words=NUMBER_WORDS,
    numeric=frozenset(("RANK",)),
    listed=frozenset(("SUIT", "RANK")),
    singular={"IS": "is"},
    never_meant=frozenset(("AND", "OR", "OF")),
)
