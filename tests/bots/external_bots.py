"""Packages of somebody else's, each with a bot: good ones, broken ones, and one that would like to cheat."""

from __future__ import annotations

from pathlib import Path

BOTS = """
import gc, json, os, random, sys, time


class Polite:
    def choose(self, seen):
        return random.choice(seen.moves).number


class ByNotation:
    def choose(self, seen):
        return seen.moves[-1].notation


class Remembering:
    times = 0

    def __init__(self):
        self.asked = 0

    def choose(self, seen):
        self.asked += 1
        Remembering.times += 1
        return json.dumps({"asked": self.asked, "in all": Remembering.times, "process": os.getpid()})


class Listening:
    def choose(self, seen):
        return len(seen.events)


class Sleepy:
    def choose(self, seen):
        time.sleep(60)


class Nonsense:
    def choose(self, seen):
        return "the answer is 42"


class Wordless:
    def choose(self, seen):
        return None


class Vague:
    def choose(self, seen):
        return seen.moves[0]


class Complaining:
    def choose(self, seen):
        raise ValueError("no, " * 100_000)


class Unlawful:
    def choose(self, seen):
        return -1


class Chatty:
    def choose(self, seen):
        print("{\\"move\\": 0}", flush=True)
        os.write(1, b"junk\\n")
        os.write(2, b"junk\\n")
        assert sys.stdin.read() == ""
        return seen.moves[0].number


class Imagining:
    '''Plays the move that wins most of a few worlds, played on at random.'''

    def choose(self, seen):
        from holdfast.kernel import Chance

        luck, won = Chance(seen.seed), {move.number: 0.0 for move in seen.moves}
        for world in seen.sample_worlds(4):
            for move in won:
                tried = world.copy()
                tried.play(seen.seat, move)
                tried.play_out(luck)
                won[move] += tried.returns()[seen.seat]
        return max(won, key=won.get)


class Flooding:
    '''Writes to every file that it can find, the pipe to the server among them.'''

    def choose(self, seen):
        for number in range(3, 20):
            try:
                os.write(number, b"junk" * 5000 + b"\\n")
            except OSError:
                pass
        return seen.moves[0].number


class Forking:
    '''Starts somebody in a session of their own who would sleep for long, and is nobody's child.'''

    def choose(self, seen):
        read, write = os.pipe()
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                os.write(write, str(os.getpid()).encode())
                time.sleep(600)
            os._exit(0)
        os.wait()
        return os.read(read, 20).decode()


class Dying:
    def choose(self, seen):
        os._exit(3)


class Raising:
    def choose(self, seen):
        raise ValueError("I do not\\nlike this hand")


class Leaving:
    def choose(self, seen):
        raise SystemExit(0)


class Hungry:
    def choose(self, seen):
        hoard = bytearray(3 << 30)
        return seen.moves[0].number


class Cheat:
    '''Tells all that it can find in its process and its environment.'''

    def choose(self, seen):
        kinds = {type(thing).__name__ for thing in gc.get_objects()}
        found = [name for name in ("State", "Table", "SeatHandle", "Record", "Watcher") if name in kinds]
        held = json.dumps([str(thing) for thing in vars(seen).values()])
        return json.dumps({
            "objects": found,
            "environment": sorted(os.environ),
            "folder": os.getcwd(),
            "secret": "sealed:" in held,
            "arguments": sys.argv,
        })
"""
LINE = BOTS.partition("I do not")[0].count("\n") + 1
FAULT = f"ValueError: I do not like this hand (visitors_of_a_test.py, line {LINE})"
"""What is told of the bot that raises."""

NAMES = (
    *("polite", "by_notation", "remembering", "sleepy", "nonsense", "unlawful", "chatty", "flooding", "dying"),
    *("raising", "leaving", "hungry", "cheat", "wordless", "vague", "complaining", "forking", "listening", "imagining"),
)


def install(folder: Path, names: tuple[str, ...] = NAMES, module: str = "visitors_of_a_test") -> None:
    """Write a package with these bots as an installer would have left it."""
    (folder / f"{module}.py").write_text(BOTS, encoding="utf-8")
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: good-company\nVersion: 1.0\n", encoding="utf-8")
    classes = {name: "".join(part.title() for part in name.split("_")) for name in names}
    lines = [f"{name} = {module}:{made}" for name, made in classes.items()]
    (about / "entry_points.txt").write_text("\n".join(["[holdfast.bots]", *lines, ""]), encoding="utf-8")
