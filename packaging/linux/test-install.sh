#!/bin/sh
# Tries install.sh and uninstall.sh with programs that do nothing. Leaves nothing behind.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME="$work/home" PREFIX=''
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_CACHE_HOME
mkdir -p "$HOME"
fail() { echo "test-install.sh: $*" >&2; exit 1; }

# A package with these files.
package() {
    name=$1
    shift
    for file in "$@"; do
        mkdir -p "$work/$name/${file%/*}"
        echo "$name" >"$work/$name/$file"
    done
    mkdir -p "$work/$name/share/applications" "$work/$name/share/mime/packages"
    cp "$here/ludarium.desktop" "$work/$name/share/applications/"
    cp "$here/ludarium-mime.xml" "$work/$name/share/mime/packages/ludarium.xml"
    cp "$here/install.sh" "$here/uninstall.sh" "$work/$name/"
    (cd "$work/$name" && find bin share -type f >files.txt)
}
listed() { (cd "$1" && find . | LC_ALL=C sort); }
refused() { if "$@" >"$work/said" 2>&1; then fail "this was not refused: $*"; fi; }

package old bin/ludarium bin/ludarium-lab share/games/ludarium/music/old.ogg
package new bin/ludarium bin/ludarium-lab share/games/ludarium/music/new.ogg

# Without anything before it, twice, and over an older version.
"$work/old/install.sh" >/dev/null
"$work/new/install.sh" >/dev/null
listed "$HOME" >"$work/once"
"$work/new/install.sh" >/dev/null
listed "$HOME" | diff "$work/once" - || fail "installing twice is not installing once"
[ -x "$HOME/.local/bin/ludarium" ] && [ "$(cat "$HOME/.local/bin/ludarium")" = new ] || fail "the program is not there"
[ ! -e "$HOME/.local/share/games/ludarium/music/old.ogg" ] || fail "a file of the older version stayed"
grep -q "^Exec=\"$HOME/.local/bin/ludarium\" %f\$" "$HOME/.local/share/applications/ludarium.desktop" ||
    fail "the desktop entry does not name the program"
if command -v update-mime-database >/dev/null; then
    grep -q ludo "$HOME/.local/share/mime/globs2" || fail "the type of .ludo files is not known"
fi

# What is the player's stays, and so does what belongs to others; all else goes.
mkdir -p "$HOME/.local/share/ludarium/matches" "$HOME/.local/share/icons"
echo match >"$HOME/.local/share/ludarium/matches/one.toml"
echo other >"$HOME/.local/bin/other"
"$HOME/.local/share/games/ludarium/uninstall.sh" >"$work/said"
grep -q "$HOME/.local/share/ludarium " "$work/said" || fail "it is not said where the matches lie"
(cd "$HOME" && find . -type f | LC_ALL=C sort) >"$work/left"
printf './.local/bin/other\n./.local/share/ludarium/matches/one.toml\n' | diff - "$work/left" || fail "something else is left"
rm -r "$HOME/.local"

# Another prefix, with blanks; nothing at all is left of it.
PREFIX="$work/some where" "$work/new/install.sh" >/dev/null
[ -x "$work/some where/bin/ludarium-lab" ] || fail "nothing was installed in another prefix"
PREFIX="$work/some where" "$work/new/uninstall.sh" >/dev/null
[ -z "$(ls -A "$work/some where")" ] || fail "left: $(find "$work/some where")"
[ -z "$(ls -A "$HOME")" ] || fail "something was written at home"

# What cannot be is refused, and said.
refused "$work/new/uninstall.sh"
grep -q "no Ludarium in" "$work/said" || fail "$(cat "$work/said")"
rm "$work/old/bin/ludarium-lab"
refused "$work/old/install.sh"
grep -q "not whole" "$work/said" || fail "$(cat "$work/said")"
[ -z "$(ls -A "$HOME/.local")" ] || fail "a package that is not whole was begun"
"$work/new/install.sh" >/dev/null
echo ../../kept >>"$HOME/.local/share/games/ludarium/installed.txt"
echo kept >"$HOME/kept"
refused "$HOME/.local/share/games/ludarium/uninstall.sh"
[ -f "$HOME/kept" ] && [ -f "$HOME/.local/bin/ludarium" ] || fail "a list that leads outside was followed"
echo "install.sh and uninstall.sh: all is well"
