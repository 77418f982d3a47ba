"""Text in files: read with care, for anything may be in them; written so that nothing is lost if it fails."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from holdfast.kernel.errors import FileError, Wording

REFUSALS = (OSError, RuntimeError, ValueError)
"""What the system raises for a file it will not open: also for a home that is nowhere, and for a hole in a name."""
USUAL_REASONS = {
    errno.ENOENT: Wording("file_not_found"),
    errno.EACCES: Wording("permission_denied"),
    errno.EISDIR: Wording("is_a_directory"),
    errno.ENOTDIR: Wording("not_a_directory"),
    errno.ENAMETOOLONG: Wording("file_name_too_long"),
    errno.ENOSPC: Wording("disk_full"),
    errno.EROFS: Wording("read_only_file_system"),
}
"""What the system usually says, in words that other languages have too."""
OPEN_TO_READ = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
OPEN_TO_WRITE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
PRIVATE = 0o600
SHARED = 0o666
"""Less what the user's mask takes away."""


def read_text(path: Path, most: int) -> str:
    """The text of a regular file of at most this many bytes."""
    content = read_content(path, most)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise FileError("not_utf_8", place=wrong.start + 1) from None


def read_content(path: Path, most: int) -> bytes:
    """What is in a regular file of at most this many bytes."""
    try:
        return _content(path.expanduser(), most)
    except FileError:
        raise
    except REFUSALS as wrong:
        raise FileError("cannot_read_file", reason=_reason(wrong)) from None


def _content(path: Path, most: int) -> bytes:
    handle = os.open(path, OPEN_TO_READ)
    try:
        _check_regular(os.fstat(handle).st_mode)
        with open(handle, "rb", closefd=False) as file:
            content = file.read(most + 1)
    finally:
        os.close(handle)
    if len(content) > most:
        raise FileError("file_too_large", most=most)
    return content


def _check_regular(mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise FileError("folder_not_file")
    if not stat.S_ISREG(mode):
        raise FileError("device_not_file")


def write_text(path: Path, text: str, *, private: bool = False) -> None:
    """Write a file whole or not at all: to a file next to it, to the disk, and only then in its place."""
    write_texts({path: text}, private=[path] if private else [])


def append_line(path: Path, line: str) -> None:
    """Add a line to the end of a file."""
    try:
        with path.expanduser().open("a", encoding="utf-8") as file:
            file.write(line + "\n")
    except REFUSALS as wrong:
        raise FileError("cannot_write_file", reason=_reason(wrong)) from None


def write_texts(texts: dict[Path, str], *, private: list[Path]) -> None:
    """Write several files that belong together; all are on the disk before the first takes its place."""
    write_contents({path: text.encode() for path, text in texts.items()}, private=private)


def write_contents(contents: dict[Path, bytes], *, private: Sequence[Path] = ()) -> None:
    """The same for files of any kind."""
    beside: dict[Path, Path] = {}
    try:
        for path, content in contents.items():
            target = path.expanduser().resolve()
            beside[target] = _written_beside(target, content, PRIVATE if path in private else SHARED)
        for target, draft in beside.items():
            os.replace(draft, target)
            _sync_folder(target.parent)
    except FileError:
        raise
    except REFUSALS as wrong:
        raise FileError("cannot_write_file", reason=_reason(wrong)) from None
    finally:
        for draft in beside.values():
            with suppress(OSError):
                draft.unlink(missing_ok=True)


def _written_beside(target: Path, content: bytes, mode: int) -> Path:
    """A draft in the same folder, safely on the disk."""
    if target.exists():
        old = target.stat().st_mode
        _check_regular(old)
        if not os.access(target, os.W_OK):
            raise PermissionError(13, "Permission denied")
        mode = stat.S_IMODE(old) & mode
    draft = target.with_name(f".{secrets.token_hex(8)}.draft")
    try:
        with open(os.open(draft, OPEN_TO_WRITE, mode), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return draft


def _sync_folder(folder: Path) -> None:
    """Let the new name survive a power cut, where a folder can be synced at all."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _reason(wrong: Exception) -> Wording | str:
    """Why the system refused: an error of the system says it in a word, a home that is nowhere in a sentence."""
    if not isinstance(wrong, OSError):
        return str(wrong)
    return USUAL_REASONS.get(wrong.errno or 0) or wrong.strerror or str(wrong)


def state_folder() -> Path:
    """Where a user's games are kept on this system."""
    named = os.environ.get("XDG_STATE_HOME", "")
    if os.path.isabs(named):
        return Path(named) / "holdfast"
    if os.name == "nt" and "LOCALAPPDATA" in os.environ:
        return Path(os.environ["LOCALAPPDATA"]) / "holdfast"
    try:
        return Path.home() / ".local" / "state" / "holdfast"
    except RuntimeError:
        raise FileError("no_home_folder") from None


def make_folder(folder: Path) -> None:
    """A folder that only its owner looks into."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as wrong:
        raise FileError("cannot_write_file", reason=_reason(wrong)) from None
