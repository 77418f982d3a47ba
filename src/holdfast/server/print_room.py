"""Where the server has things printed, one after the other, in a separate process; recent results are cached."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from contextlib import suppress
from importlib.util import find_spec

import msgspec

from holdfast.bots.external.process import clean_environment
from holdfast.server.print_worker import LENGTH, PrintRequest
from holdfast.server.refusals import NotFound, ServiceUnavailable, TooManyRequests

LOG = logging.getLogger("holdfast.server")
WORKER = ("-m", "holdfast.server.print_worker")
MOST_WAITING = 12
SECONDS = 90.0
"""How long one thing may take, on a machine that has a lot else to do."""
IDLE_SECONDS = 60.0
"""A process that nobody needs for so long is ended: it holds as much memory as a few hundred tables."""
KEPT = 96 * 2**20
"""Bytes of what was made."""
NEEDED = ("typst", "pikepdf", "fontTools", "brotli")


class PrintRoom:
    """Prints for everybody."""

    def __init__(self) -> None:
        self._made: OrderedDict[PrintRequest, bytes] = OrderedDict()
        self._size = 0
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._process: asyncio.subprocess.Process | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._leaving: asyncio.Future[None] | None = None

    async def make(self, wanted: PrintRequest) -> bytes:
        """What comes of a request that was checked; refused where too many wait, or where nothing can be printed."""
        if not all(map(find_spec, NEEDED)):
            raise NotFound("printing_not_installed")
        if self._waiting >= MOST_WAITING and wanted not in self._made:
            raise TooManyRequests("printer_busy")
        self._waiting += 1
        try:
            async with self._turn:
                if self._leaving is not None:
                    await self._leaving
                if wanted not in self._made:
                    self._keep(wanted, await self._printed(wanted))
                self._made.move_to_end(wanted)
                return self._made[wanted]
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        await self._end()

    async def _printed(self, wanted: PrintRequest) -> bytes:
        """A process that fails, or is too slow, is ended; the next request gets a fresh one."""
        if self._idle is not None:
            self._idle.cancel()
        try:
            content = await asyncio.wait_for(self._ask(wanted), SECONDS)
        except (OSError, EOFError, TimeoutError) as wrong:
            await self._end()
            LOG.error("nothing was printed for %s: %r", wanted, wrong)
            raise ServiceUnavailable("print_failed") from None
        except asyncio.CancelledError:
            await self._end()
            raise
        self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._leave)
        return content

    async def _ask(self, wanted: PrintRequest) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *WORKER,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=clean_environment(),
            )
        asked, answers = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answers is not None
        asked.write(msgspec.json.encode(wanted) + b"\n")
        await asked.drain()
        length = int.from_bytes(await answers.readexactly(LENGTH))
        return await answers.readexactly(length)

    def _keep(self, wanted: PrintRequest, made: bytes) -> None:
        self._made[wanted] = made
        self._size += len(made)
        while self._size > KEPT and len(self._made) > 1:
            _, dropped = self._made.popitem(last=False)
            self._size -= len(dropped)

    def _leave(self) -> None:
        self._leaving = asyncio.ensure_future(self._end())

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
