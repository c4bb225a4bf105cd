"""Plays a match of a game over the accessibility bus of the desktop, as a screen reader does: it knows no rule and no
place in the window, only what it is told, and asks for what can be pressed.

    dbus-run-session -- python3 play.py PROGRAM GAME TURNS

The last line says how the match has ended. Exit code 1, with the tree that was found, where it could not be played.
"""

import os
import random
import re
import subprocess
import sys
import time
from collections import namedtuple

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
PATIENCE = 90
CAN_BE_CHOSEN = ", can be chosen"
# The buttons of the table that are no choices; all others belong to the turn.
NO_CHOICES = {"step back", "why rule", "why lesson", "undo", "redo", "hint", "rules", "top", "flip", "menu", "fold turns"}
NO_CHOICES |= {f"{side} {what}" for side in "wb" for what in ("offer", "resign")}


# One node as it was when it was read, with the name of the group it is in. Nothing of it is asked again later, but to
# press it: in the meantime it may be another, or gone.
Seen = namedtuple("Seen", "node role words name group enabled")


class Stuck(Exception):
    pass


def wake_bus():
    """Starts the accessibility bus and says that a screen reader listens."""
    subprocess.Popen([LAUNCHER, "--launch-immediately"])
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("ScreenReaderEnabled", "IsEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        until = time.time() + PATIENCE
        while True:
            try:
                bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None,
                              Gio.DBusCallFlags.NONE, -1)
                break
            except GLib.Error:
                if time.time() > until:
                    raise
                time.sleep(0.1)


def walk(node, group=""):
    """Every node below this one."""
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is None:
            continue
        name = child.get_accessible_id() or ""
        enabled = child.get_state_set().contains(Atspi.StateType.ENABLED)
        yield Seen(child, child.get_role_name(), child.get_name() or "", name, group, enabled)
        yield from walk(child, name or group)


def window():
    """The window of the only program on the bus."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(index)
        if program is not None and program.get_child_count() > 0:
            return program.get_child_at_index(0)
    return None


def look():
    """What can be read now; nothing where it changed meanwhile."""
    try:
        top = window()
        return [] if top is None else list(walk(top))
    except GLib.Error:
        return []


def words_of(seen):
    return [one.words for one in seen]


def choices(seen):
    buttons = [one for one in seen if one.role in ("push button", "button", "toggle button") and one.enabled]
    first = [one for one in buttons if one.name in ("confirm", "curtain", "reveal")]
    if first:
        return first
    board = [one for one in buttons if one.group == "board" and one.words.endswith(CAN_BE_CHOSEN)]
    offers = [one for one in buttons if one.group != "board" and one.name and one.name not in NO_CHOICES]
    return board + [one for one in offers if not one.name.startswith("turn ")]


def ends(seen):
    """What has been said of the end of the match."""
    said = [one.words for one in seen if one.role == "status bar"]
    return [words for words in said if re.search(" wins$|^Draw$", words)]


def is_over(seen):
    return bool(ends(seen)) or any(one.name == "rematch" for one in seen)


def await_(game, what, asked):
    """What is asked for, as soon as it can be read; `game` is the process of the game."""
    until = time.time() + PATIENCE
    while time.time() < until:
        if game.poll() is not None:
            raise Stuck(f"the game has ended with exit code {game.returncode}")
        seen = look()
        found = asked(seen)
        if found:
            return found
        time.sleep(0.1)
    raise Stuck(f"{what}: {[one[1:] for one in look()]}")


def press(one):
    """Whether it was still there to be pressed."""
    try:
        return one.node.do_action(0)
    except GLib.Error:
        return False


def press_named(game, *names):
    for name in names:
        await_(game, f"no button {name}",
               lambda seen: any(press(one) for one in seen if one.name == name and one.enabled))


def turns_shown(seen):
    return sum(1 for one in seen if one.name.startswith("turn "))


def play(game, turns):
    chance = random.Random(7)
    for _ in range(60 * turns):
        seen = await_(game, "nobody can choose", lambda seen: seen if is_over(seen) or choices(seen) else None)
        if is_over(seen) or turns_shown(seen) >= turns:
            break
        if not press(chance.choice(choices(seen))):
            continue
        before, until = words_of(seen), time.time() + 10
        while time.time() < until and words_of(look()) == before:
            time.sleep(0.05)
    if not is_over(await_(game, "nothing can be read", lambda seen: seen)):
        press_named(game, "w resign", "resign for sure")
    return await_(game, "the match does not end", ends)


def main():
    program, name, turns = sys.argv[1], sys.argv[2], int(sys.argv[3])
    wake_bus()
    game = subprocess.Popen([program, "--game", name, "--low", "--window", "640x400", "--language", "en"])
    try:
        end = play(game, turns)
    except Stuck as why:
        print(why)
        return 1
    finally:
        game.kill()
        game.wait()
    print(" | ".join(end[-3:]))
    return 0


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", os.environ.get("TMPDIR", "/tmp"))
    sys.exit(main())
