"""The mistakes that `mutations.py` makes on purpose, and the tests that should find each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

PAGE = "page"
"""Stands for the page's own tests, which are not pytest's."""


@dataclass(frozen=True)
class Mutation:
    """One mistake: in which file, what stands there, what somebody could have written, and where it should be found."""

    name: str
    file: str
    right: str
    wrong: str
    tests: Sequence[str]


KERNEL = "src/holdfast/kernel"
GAMES = "src/holdfast/games"
SERVER = "src/holdfast/server"
MUTATIONS = (
    Mutation(
        "a card that moves is told to who may not see it",
        f"{KERNEL}/journal.py",
        "lines[start + 3], told) if told & me else",
        "lines[start + 3], told) if told else",
        ("tests/kernel/test_journal.py", "tests/kernel"),
    ),
    Mutation(
        "a hidden card is seen by everybody if anybody knows it",
        f"{KERNEL}/observation.py",
        "    if knows & me:",
        "    if knows:",
        ("tests/kernel/test_observation.py", "tests/kernel"),
    ),
    Mutation(
        "a card that is laid face down stays known",
        f"{KERNEL}/tabletop.py",
        "    known = before & target.keeps | target.sees\n",
        "    known = before | target.sees\n",
        ("tests/kernel/test_tabletop.py", "tests/kernel", "tests/playthroughs"),
    ),
    Mutation(
        "luck never takes the last of several",
        f"{KERNEL}/chance.py",
        "return w * count >> 32",
        "return w * (count - 1) >> 32",
        ("tests/kernel/test_chance.py", "tests/playthroughs"),
    ),
    Mutation(
        "a card that is not known is listed by its number",
        f"{KERNEL}/hidden.py",
        "while at > 0 and keys[cards[at - 1]] > key:",
        "while at > 0 and cards[at - 1] > card:",
        (
            "tests/kernel/test_determinization.py",
            "tests/properties/test_determinization_laws.py",
            "tests/kernel",
            "tests/properties",
        ),
    ),
    Mutation(
        "what follows from a table is not worked out on its copy",
        f"{KERNEL}/copies.py",
        "        twin.forced = state.forced[:]\n    twin.rebuild_derived()\n",
        "        twin.forced = state.forced[:]\n",
        ("tests/testing/test_conformance.py", "tests/testing", "tests/games"),
    ),
    Mutation(
        "only those who added to a deal are asked for it",
        f"{KERNEL}/proof.py",
        "    for place in people:\n        yield from _in_rounds_by",
        "    for place in added:\n        yield from _in_rounds_by",
        ("tests/kernel/test_proof.py",),
    ),
    Mutation(
        "upgrade: a tie is a win",
        f"{GAMES}/upgrade/attack.py",
        "    if force > wall:",
        "    if force >= wall:",
        ("tests/games/test_scenarios.py", "tests/playthroughs"),
    ),
    Mutation(
        "shield: a shield that is broken exactly has absorbed the blow",
        f"{GAMES}/shield/attack.py",
        "    if blow.force < wall:",
        "    if blow.force <= wall:",
        ("tests/games/test_scenarios.py", "tests/playthroughs"),
    ),
    Mutation(
        "royal family: a fort stands with nothing left of it",
        f"{GAMES}/royal_family/battle.py",
        "    if state.fort_left(castle) > 0:",
        "    if state.fort_left(castle) >= 0:",
        ("tests/games/test_scenarios.py", "tests/playthroughs"),
    ),
    Mutation(
        "cluster royale: immunity of one row holds for all",
        f"{GAMES}/cluster_royale/destruction.py",
        "if state.rows[row].members & bit(seat) and state.players[seat].immune_to.value & bit(attacker):",
        "if state.players[seat].immune_to.value & bit(attacker):",
        ("tests/games/test_scenarios.py", "tests/games/test_cluster_royale.py"),
    ),
    Mutation(
        "ship it: components are counted from one",
        f"{GAMES}/ship_it/production.py",
        "    count: i64 = 0\n    for at in range(row.size):\n        if is_component",
        "    count: i64 = 1\n    for at in range(row.size):\n        if is_component",
        ("tests/playthroughs", "tests/games/test_scenarios.py", "tests/games/test_ship_it.py"),
    ),
    Mutation(
        "the greedy bot takes the worst move",
        "src/holdfast/bots/greedy.py",
        "if at == 0 or scores[at] > scores[best] + 1e-9:",
        "if at == 0 or scores[at] < scores[best] + 1e-9:",
        ("tests/games/test_royal_family.py", "tests/bots", "tests/games"),
    ),
    Mutation(
        "the searching bot takes the move that it tried least",
        "src/holdfast/bots/search.py",
        "(-stats.visits, -stats.expected)",
        "(stats.visits, -stats.expected)",
        ("tests/bots/test_search.py", "tests/bots"),
    ),
    Mutation(
        "the same leader as before counts as a change of the lead",
        "src/holdfast/lab/watch/lead_tracker.py",
        "            if self.leader != NONE:\n                self.changes += 1",
        "            self.changes += 1",
        ("tests/lab/watch",),
    ),
    Mutation(
        "an interval of a share is too wide",
        "src/holdfast/lab/statistics.py",
        "Z * Z / (4 * games * games)",
        "Z * Z / (2 * games * games)",
        ("tests/lab/test_simulate.py", "tests/lab"),
    ),
    Mutation(
        "half of the batches of a study are lost",
        "src/holdfast/lab/sums.py",
        "        self.watched += other.watched\n        _count(self.outcomes, other.outcomes)\n",
        "        self.watched += other.watched\n",
        ("tests/lab/test_study_run.py", "tests/lab"),
    ),
    Mutation(
        "a law book takes one sentence too many",
        "src/holdfast/games/shield/language/checks.py",
        "if len(in_force) >= MOST_SENTENCES:",
        "if len(in_force) > MOST_SENTENCES:",
        ("tests/laws/test_checks.py", "tests/laws", "tests/games/test_shield_law_books.py"),
    ),
    Mutation(
        "the terminal says the wrong goodbye",
        "src/holdfast/terminal/play.py",
        'words.say("terminal-bye-resume")',
        'words.say("terminal-bye-kept")',
        ("tests/terminal/test_play.py", "tests/terminal"),
    ),
    Mutation(
        "a game that is kept can be read by everybody on the machine",
        "src/holdfast/terminal/files.py",
        "write_text(path, record.write(), private=True)",
        "write_text(path, record.write())",
        ("tests/terminal/test_files.py", "tests/terminal"),
    ),
    Mutation(
        "a drawing takes text for markup",
        "src/holdfast/drawing/svg.py",
        "    return escape(text)",
        "    return text",
        ("tests/drawing/test_faces.py", "tests/drawing"),
    ),
    Mutation(
        "a move is told without being stored",
        f"{SERVER}/tables/play.py",
        "storing = asyncio.ensure_future(service.store.append(pending.row))",
        "storing = asyncio.ensure_future(asyncio.sleep(0))",
        ("tests/server/test_play.py", "tests/server/test_crashes.py", "tests/server"),
    ),
    Mutation(
        "a move that is sent again counts twice",
        f"{SERVER}/tables/play.py",
        "    before = session.named.get((seat, request.id))\n",
        "    before = None\n",
        ("tests/server/test_resending.py", "tests/server"),
    ),
    Mutation(
        "spectators are shown the first hand",
        f"{SERVER}/tables/session.py",
        "        seat = int(SPECTATOR) if told.seat is None else told.seat\n",
        "        seat = 0 if told.seat is None else told.seat\n",
        ("tests/server/test_leaks.py", "tests/server"),
    ),
    Mutation(
        "a clock of days runs for one day less",
        f"{SERVER}/tables/clocks.py",
        "int(found[1] or USUAL_DAYS) * DAY",
        "(int(found[1] or USUAL_DAYS) - 1) * DAY",
        ("tests/server/test_clocks.py", "tests/server"),
    ),
    Mutation(
        "a move may be kept before those that come before it",
        f"{SERVER}/store/sqlite.py",
        "WHERE ?2 = (SELECT",
        "WHERE ?2 >= (SELECT",
        ("tests/server/test_two_servers.py", "tests/server/test_store.py"),
    ),
    Mutation(
        "in PostgreSQL a move may be kept before those that come before it",
        f"{SERVER}/store/postgres.py",
        "WHERE wanted.ply = wanted.earlier",
        "WHERE wanted.ply >= wanted.earlier",
        ("tests/server/test_two_servers.py", "tests/server/test_store.py"),
    ),
    Mutation(
        "a second server may have the database too",
        f"{SERVER}/store/lease.py",
        '_say_who(connection)\n            connection.execute("BEGIN IMMEDIATE")',
        '_say_who(connection)\n            connection.execute("BEGIN")',
        ("tests/server/test_two_servers.py",),
    ),
    Mutation(
        "a second server may have a database of PostgreSQL too",
        f"{SERVER}/store/postgres.py",
        "SELECT pg_advisory_lock(:key)",
        "SELECT pg_try_advisory_lock(:key)",
        ("tests/server/test_two_servers.py",),
    ),
    Mutation(
        "each socket of a guest may send as much as a guest",
        f"{SERVER}/endpoint.py",
        '"" if guest is None else guest.id, address_of',
        '"" if guest is None else f"{guest.id} {id(scope)}", address_of',
        ("tests/server/test_hostile.py",),
    ),
    Mutation(
        "a move leaves the vote on taking back open",
        f"{SERVER}/tables/session.py",
        "if what != TAKEBACK or vote.ply == self.ply}",
        "if what != TAKEBACK or vote.ply <= self.ply}",
        ("tests/server/test_races.py",),
    ),
    Mutation(
        "who answers a vote that is over begins another one",
        f"{SERVER}/tables/votes.py",
        "    if meant is not None and (now is None",
        "    if meant is None and (now is None",
        ("tests/server/test_races.py",),
    ),
    Mutation(
        "the page reads cards one place too early",
        "web/src/schema/observation.ts",
        "numbers.slice(at + 1, at + 1 + size)",
        "numbers.slice(at, at + size)",
        (PAGE,),
    ),
    Mutation(
        "the page forgets a move that was made while the server was away",
        "web/src/state/live_table.svelte.ts",
        "unanswered: () => [...this.unanswered.values()],",
        "unanswered: () => [],",
        (PAGE, "tests/browser/test_interruptions.py"),
    ),
    Mutation(
        "the page takes what somebody says for markup",
        "web/src/table/TalkBox.svelte",
        "{one.talk.text}</span>",
        "{@html one.talk.text}</span>",
        (PAGE, "tests/browser/test_injection.py"),
    ),
    Mutation(
        "the page asks for a text that there is not",
        "web/src/table/TalkBox.svelte",
        't("table-mute")',
        't("table-muted-one")',
        (PAGE,),
    ),
    Mutation(
        "the page calls a deal fair of which it cannot tell",
        "web/src/replay/proof.ts",
        'steps.every((step) => step.holds === "yes")',
        'steps.every((step) => step.holds !== "no")',
        (PAGE,),
    ),
    Mutation(
        "the page asks only those for a deal who added to it",
        "web/src/replay/proof.ts",
        "people.flatMap((place) => placeSteps",
        "people.filter((place) => place in record.contributions).flatMap((place) => placeSteps",
        (PAGE,),
    ),
)
