"""The lab's reports: finished studies, read from a folder and shown as they are. Nothing can be changed here.

A report is a page of its own that runs nothing; its policy allows the one style sheet in it, by its hash.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from holdfast.kernel import HoldfastError
from holdfast.server.refusals import NotFound, status_of
from holdfast.server.routes import REFUSALS, Service, refusal
from holdfast.server.waiting_page import spoken

if TYPE_CHECKING:
    from holdfast.lab.report import SavedRun

router = APIRouter(tags=["lab"], prefix="/lab")
HTML = {"text/html": {"schema": {"type": "string"}}}
UNREAD = refusal("What is kept under this name cannot be read; or what was asked cannot.")
PAGE: dict[int | str, dict[str, Any]] = {
    **REFUSALS,
    200: {"description": "A page.", "content": HTML},
    404: {"description": "A page that says what is wrong.", "content": HTML},
    422: {**UNREAD, "content": {**UNREAD["content"], **HTML}},
}
Language = Annotated[str, Query(max_length=10, examples=["ru"])]


@router.get("", response_class=Response, responses=PAGE)
async def list_runs(request: Request, service: Service, language: Language = "") -> Response:
    """The finished studies, the newest first."""
    reader = spoken(request.scope["headers"], language)
    return await asyncio.to_thread(_listed, service.settings.lab, reader)


@router.get("/{name}", response_class=Response, responses=PAGE)
async def show_run(request: Request, service: Service, name: str, language: Language = "") -> Response:
    """The report of one study."""
    reader = spoken(request.scope["headers"], language)
    return await asyncio.to_thread(_shown, service.settings.lab, name, reader)


# Made in a thread, and imported when somebody looks: a server is for tables


def _listed(folder: Path | None, language: str) -> Response:
    from holdfast.lab.report.listing import listing_page

    return _page(listing_page(_runs(folder), language))


def _shown(folder: Path | None, name: str, language: str) -> Response:
    """Only what is listed is ever read: a name is looked up, never followed."""
    from holdfast.lab.report import report_of
    from holdfast.lab.report.listing import error_page

    found = next((run for run in _runs(folder) if run.name == name), None)
    wrong: HoldfastError = NotFound("no_such_study", name=name)
    if found is not None:
        try:
            return _page(report_of(found.path, language))
        except HoldfastError:  # it names a file of this machine, which is nobody's business
            wrong = HoldfastError("study_damaged", name=name)
    return _page(error_page(wrong, language), status_of(wrong))


def _runs(folder: Path | None) -> Sequence[SavedRun]:
    from holdfast.lab.report import saved_runs
    from holdfast.lab.study_run import runs_folder

    return saved_runs(folder or runs_folder())


def _page(text: str, status: int = 200) -> Response:
    from holdfast.lab.report import style_policy

    told = {"cache-control": "no-store", "content-security-policy": style_policy().decode()}
    return Response(text, status, told, "text/html; charset=utf-8")
