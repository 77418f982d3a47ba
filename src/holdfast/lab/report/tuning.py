"""The report of a search: what fits, or what comes nearest and what it costs."""

from __future__ import annotations

from holdfast.lab.findings import Estimate
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.markup import NOTHING, Markup, joined, tag
from holdfast.lab.report.page import masthead, page, repeat, section, verdict_box
from holdfast.lab.report.plots.tradeoffs import SIGNS, goal_plots, goal_title, tradeoff_plots, wanted
from holdfast.lab.report.tables import DASH, folded, table, with_interval
from holdfast.lab.report.variants import tuning_in_words
from holdfast.lab.tune.goals import MISSED, Goal
from holdfast.lab.tune.result import CandidateResult, TuningResult


def tuning_report(tuning: TuningResult, language: str) -> str:
    """One HTML file: the verdict, trade-offs, goal by goal, tables, and the command to repeat it."""
    localizer = Localizer(language, tuning.study.game)
    tuning = tuning_in_words(tuning, localizer)
    name = tuning.study.name
    title = name if name != tuning.study.game else localizer.title()
    notes = [localizer.say("lab-page-stopped-tuning")] if tuning.stopped else []
    return page(
        f"{title} · Holdfast",
        language,
        tuning.study.game,
        masthead(title, localizer.say("lab-tune-over", game=localizer.title()), _played(tuning, localizer)),
        tag(
            "main",
            verdict_box(localizer.say("lab-page-verdict"), tuning_verdict(tuning, localizer), notes),
            _tradeoffs(tuning, localizer),
            section(
                localizer.say("lab-tune-goals"),
                goal_plots(tuning, localizer),
                lead=localizer.say("lab-tune-goals", "lead"),
            ),
            _tables(tuning, localizer),
            repeat(localizer, tuning.command, _made(tuning, localizer)),
        ),
    )


def _played(tuning: TuningResult, localizer: Localizer) -> str:
    return localizer.say(
        "lab-page-under",
        games=localizer.number(tuning.games),
        moves=localizer.number(tuning.moves),
        seats=localizer.bots(tuning.study.seats),
    )


def _made(tuning: TuningResult, localizer: Localizer) -> str:
    return localizer.say(
        "lab-page-made", version=tuning.version, rules=tuning.rules, seconds=localizer.number(round(tuning.seconds, 1))
    )


# The verdict


def tuning_verdict(tuning: TuningResult, localizer: Localizer) -> list[str]:
    """What fits, how near it comes goal by goal, and how much was looked at."""
    return [_fitting(tuning, localizer), _goal_by_goal(tuning, localizer), _looked_at(tuning, localizer)]


def _fitting(tuning: TuningResult, localizer: Localizer) -> str:
    fitting = [tried.name for tried in tuning.candidates if tuning.fits(tried)]
    if fitting:
        return localizer.say("lab-tune-fits", count=len(fitting), names=_quoted(fitting, localizer))
    within = [tried.name for tried in tuning.candidates if tried.finalist and tuning.within(tried)]
    if within:
        return localizer.say("lab-tune-may-fit", names=_quoted(within, localizer))
    out_of_reach = [goal_title(goal, localizer) for at, goal in enumerate(tuning.goals) if not tuning.reachable(at)]
    if out_of_reach:
        return localizer.say("lab-tune-out-of-reach", goals=", ".join(out_of_reach), best=tuning.best.name)
    doubtful = sum(MISSED not in tuning.judged(tried) for tried in tuning.candidates)
    if doubtful:
        return localizer.say("lab-tune-none-seen", best=tuning.best.name, count=doubtful)
    return localizer.say("lab-tune-none-together", best=tuning.best.name)


def _quoted(names: list[str], localizer: Localizer) -> str:
    return ", ".join(localizer.say("lab-page-quoted", name=name) for name in names)


def _goal_by_goal(tuning: TuningResult, localizer: Localizer) -> str:
    text = [
        localizer.say(
            "lab-tune-judged",
            judged,
            goal=goal_title(goal, localizer),
            value=_amount(goal, value, localizer),
            wanted=wanted(goal, localizer),
        )
        for goal, value, judged in zip(tuning.goals, tuning.best.values, tuning.judged(tuning.best), strict=True)
    ]
    return localizer.say("lab-tune-best", best=tuning.best.name, goals="; ".join(text))


def _amount(goal: Goal, value: Estimate | None, localizer: Localizer) -> str:
    if value is None:
        return DASH
    return f"{localizer.amount(goal.of, value.value)} ({localizer.interval(goal.of, value)})"


def _looked_at(tuning: TuningResult, localizer: Localizer) -> str:
    as_long = len(tuning.candidates) * tuning.study.games
    text = localizer.say(
        "lab-tune-looked-at",
        _how(tuning, as_long),
        tried=len(tuning.candidates),
        combinations=localizer.number(tuning.combinations),
        games=localizer.number(tuning.games),
        all=localizer.number(as_long),
    )
    return f"{text} {localizer.say('lab-tune-impossible', count=tuning.impossible)}" if tuning.impossible else text


def _how(tuning: TuningResult, as_long: int) -> str | None:
    """Whether it got to its finalists, and by fewer games than without halving."""
    if not any(tried.finalist for tried in tuning.candidates):
        return "begun"
    return "saved" if tuning.games < as_long else None


# Plots and tables


def _tradeoffs(tuning: TuningResult, localizer: Localizer) -> Markup:
    if len(tuning.goals) < 2:
        return NOTHING
    finalists = [tag("li", tried.name) for tried in tuning.candidates if tried.finalist]
    legend = tag("ol", *finalists, class_="legend") if finalists else NOTHING
    return section(localizer.say("lab-tune-tradeoffs"), tradeoff_plots(tuning, localizer), legend)


def _tables(tuning: TuningResult, localizer: Localizer) -> Markup:
    headings = [
        localizer.say("lab-tune-candidate"),
        localizer.say("lab-page-games"),
        *(goal_title(goal, localizer) for goal in tuning.goals),
    ]
    finalists = [_row(tried, tuning, localizer) for tried in tuning.candidates if tried.finalist]
    others = [_row(tried, tuning, localizer) for tried in tuning.candidates if not tried.finalist]
    tables = [table(localizer.say("lab-tune-finalists"), headings, finalists)] if finalists else []
    tables += [folded(localizer.say("lab-tune-others"), headings, others)] if others else []
    return section(localizer.say("lab-page-tables"), *tables, lead=localizer.say("lab-tune-tables"))


def _row(tried: CandidateResult, tuning: TuningResult, localizer: Localizer) -> list[str]:
    cells = zip(tuning.goals, tried.values, tuning.judged(tried), strict=True)
    return [
        tried.name,
        localizer.number(tried.games),
        *(_cell(goal, value, judged, localizer) for goal, value, judged in cells),
    ]


def _cell(goal: Goal, value: Estimate | None, judged: str, localizer: Localizer) -> Markup:
    if value is None:
        return joined([DASH])
    return joined([f"{SIGNS[judged]} ", with_interval(goal.of, value, localizer)])
