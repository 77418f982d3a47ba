"""`python -m holdfast.server`: the same as `holdfast serve`, without the rest of the command."""

import sys

import typer

from holdfast.kernel import HoldfastError
from holdfast.server.cli import serve

if __name__ == "__main__":
    try:
        typer.run(serve)
    except HoldfastError as wrong:
        print(f"holdfast: {wrong}", file=sys.stderr)
        sys.exit(2)
