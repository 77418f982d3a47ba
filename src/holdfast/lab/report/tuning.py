"""The report of a search: what fits, or what comes nearest and what it costs."""

from __future__ import annotations

from holdfast.lab.findings import Value
from holdfast.lab.report.markup import NOTHING, Markup, joined, tag
from holdfast.lab.report.page import masthead, page, repeat, section, verdict_box
from holdfast.lab.report.plots.tradeoffs import SIGNS, goal_plots, goal_title, tradeoff_plots, wanted
from holdfast.lab.report.reader import Reader
from holdfast.lab.report.tables import DASH, folded, table, with_interval
from holdfast.lab.report.variants import tuned_in_words
from holdfast.lab.tune.goals import MISSED, Goal
from holdfast.lab.tune.tuned import Tried, Tuned


def tuning_report(tuned: Tuned, language: str) -> str:
    """One HTML file: the verdict, trade-offs, goal by goal, tables, and the command to repeat it."""
    reader = Reader(language, tuned.study.game)
    tuned = tuned_in_words(tuned, reader)
    name = tuned.study.name
    title = name if name != tuned.study.game else reader.title()
    notes = [reader.say("lab-page-stopped-tuning")] if tuned.stopped else []
    return page(
        f"{title} · Holdfast",
        language,
        tuned.study.game,
        masthead(title, reader.say("lab-tune-over", game=reader.title()), _played(tuned, reader)),
        tag(
            "main",
            verdict_box(reader.say("lab-page-verdict"), tuning_verdict(tuned, reader), notes),
            _tradeoffs(tuned, reader),
            section(reader.say("lab-tune-goals"), goal_plots(tuned, reader), lead=reader.say("lab-tune-goals", "lead")),
            _tables(tuned, reader),
            repeat(reader, tuned.command, _made(tuned, reader)),
        ),
    )


def _played(tuned: Tuned, reader: Reader) -> str:
    return reader.say(
        "lab-page-under",
        games=reader.number(tuned.games),
        moves=reader.number(tuned.moves),
        seats=reader.bots(tuned.study.seats),
    )


def _made(tuned: Tuned, reader: Reader) -> str:
    return reader.say(
        "lab-page-made", version=tuned.version, rules=tuned.rules, seconds=reader.number(round(tuned.seconds, 1))
    )


# The verdict


def tuning_verdict(tuned: Tuned, reader: Reader) -> list[str]:
    """What fits, how near it comes goal by goal, and how much was looked at."""
    return [_fitting(tuned, reader), _goal_by_goal(tuned, reader), _looked_at(tuned, reader)]


def _fitting(tuned: Tuned, reader: Reader) -> str:
    fitting = [tried.name for tried in tuned.candidates if tuned.fits(tried)]
    if fitting:
        return reader.say("lab-tune-fits", count=len(fitting), names=_quoted(fitting, reader))
    within = [tried.name for tried in tuned.candidates if tried.finalist and tuned.within(tried)]
    if within:
        return reader.say("lab-tune-may-fit", names=_quoted(within, reader))
    out_of_reach = [goal_title(goal, reader) for at, goal in enumerate(tuned.goals) if not tuned.reachable(at)]
    if out_of_reach:
        return reader.say("lab-tune-out-of-reach", goals=", ".join(out_of_reach), best=tuned.best.name)
    doubtful = sum(MISSED not in tuned.judged(tried) for tried in tuned.candidates)
    if doubtful:
        return reader.say("lab-tune-none-seen", best=tuned.best.name, count=doubtful)
    return reader.say("lab-tune-none-together", best=tuned.best.name)


def _quoted(names: list[str], reader: Reader) -> str:
    return ", ".join(reader.say("lab-page-quoted", name=name) for name in names)


def _goal_by_goal(tuned: Tuned, reader: Reader) -> str:
    told = [
        reader.say(
            "lab-tune-judged",
            judged,
            goal=goal_title(goal, reader),
            value=_amount(goal, value, reader),
            wanted=wanted(goal, reader),
        )
        for goal, value, judged in zip(tuned.goals, tuned.best.values, tuned.judged(tuned.best), strict=True)
    ]
    return reader.say("lab-tune-best", best=tuned.best.name, goals="; ".join(told))


def _amount(goal: Goal, value: Value | None, reader: Reader) -> str:
    if value is None:
        return DASH
    return f"{reader.amount(goal.of, value.value)} ({reader.interval(goal.of, value)})"


def _looked_at(tuned: Tuned, reader: Reader) -> str:
    as_long = len(tuned.candidates) * tuned.study.games
    told = reader.say(
        "lab-tune-looked-at",
        _how(tuned, as_long),
        tried=len(tuned.candidates),
        combinations=reader.number(tuned.combinations),
        games=reader.number(tuned.games),
        all=reader.number(as_long),
    )
    return f"{told} {reader.say('lab-tune-impossible', count=tuned.impossible)}" if tuned.impossible else told


def _how(tuned: Tuned, as_long: int) -> str | None:
    """Whether it got to its finalists, and by fewer games than without halving."""
    if not any(tried.finalist for tried in tuned.candidates):
        return "begun"
    return "saved" if tuned.games < as_long else None


# Plots and tables


def _tradeoffs(tuned: Tuned, reader: Reader) -> Markup:
    if len(tuned.goals) < 2:
        return NOTHING
    finalists = [tag("li", tried.name) for tried in tuned.candidates if tried.finalist]
    legend = tag("ol", *finalists, class_="legend") if finalists else NOTHING
    return section(reader.say("lab-tune-tradeoffs"), tradeoff_plots(tuned, reader), legend)


def _tables(tuned: Tuned, reader: Reader) -> Markup:
    headings = [
        reader.say("lab-tune-candidate"),
        reader.say("lab-page-games"),
        *(goal_title(goal, reader) for goal in tuned.goals),
    ]
    finalists = [_row(tried, tuned, reader) for tried in tuned.candidates if tried.finalist]
    others = [_row(tried, tuned, reader) for tried in tuned.candidates if not tried.finalist]
    tables = [table(reader.say("lab-tune-finalists"), headings, finalists)] if finalists else []
    tables += [folded(reader.say("lab-tune-others"), headings, others)] if others else []
    return section(reader.say("lab-page-tables"), *tables, lead=reader.say("lab-tune-tables"))


def _row(tried: Tried, tuned: Tuned, reader: Reader) -> list[str]:
    cells = zip(tuned.goals, tried.values, tuned.judged(tried), strict=True)
    return [
        tried.name,
        reader.number(tried.games),
        *(_cell(goal, value, judged, reader) for goal, value, judged in cells),
    ]


def _cell(goal: Goal, value: Value | None, judged: str, reader: Reader) -> Markup:
    if value is None:
        return joined([DASH])
    return joined([f"{SIGNS[judged]} ", with_interval(goal.of, value, reader)])
