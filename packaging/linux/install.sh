#!/bin/sh
# Installs Ludarium for you alone, or for everybody below another folder:
#
#     ./install.sh                               to ~/.local
#     sudo PREFIX=/usr/local ./install.sh        for everybody
#
# Safe to run again, also over an older version. ./uninstall.sh takes all of it away again, but nothing of yours.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${PREFIX:-${HOME:?}/.local}
# Where what was installed is noted down.
own=share/games/ludarium

fail() { echo "install.sh: $*" >&2; exit 1; }

[ -f "$here/files.txt" ] || fail "run this in the folder that was unpacked: there is no $here/files.txt"
mkdir -p "$prefix" || fail "the folder $prefix cannot be made"
prefix=$(CDPATH='' cd -- "$prefix" && pwd)
[ -w "$prefix" ] || fail "$prefix may not be written to"
case $prefix in *'"'* | *'`'* | *'$'* | *\\*) fail "a prefix with quotes, \`, \$ or \\ cannot stand in a desktop entry: $prefix" ;; esac
while IFS= read -r file; do
    [ -f "$here/$file" ] || fail "this package is not whole: $here/$file is missing"
done <"$here/files.txt"

# What an older version has installed, and this one has not, goes.
if [ -f "$prefix/$own/installed.txt" ]; then
    echo "Replacing the Ludarium in $prefix"
    sh "$here/uninstall.sh" --quiet "$prefix"
fi

# The folders that are made are noted down too, the innermost first.
list=$(mktemp)
trap 'rm -f "$list"' EXIT
make_folder() {
    [ -d "$prefix/$1" ] && return 0
    case $1 in */*) make_folder "${1%/*}" ;; esac
    mkdir "$prefix/$1"
    { echo "$1/"; cat "$list"; } >"$list.new" && mv "$list.new" "$list"
}
# Beside its place first: a program that runs is replaced, not written into.
put() {
    make_folder "${2%/*}"
    cp "$1" "$prefix/$2.part"
    chmod "$3" "$prefix/$2.part"
    mv -f "$prefix/$2.part" "$prefix/$2"
    echo "$2" >>"$list"
}
while IFS= read -r file; do
    case $file in bin/*) mode=755 ;; *) mode=644 ;; esac
    put "$here/$file" "$file" "$mode"
done <"$here/files.txt"
put "$here/uninstall.sh" "$own/uninstall.sh" 755

# The desktop need not look for programs here.
entry=$prefix/share/applications/ludarium.desktop
sed -e "s|^Exec=ludarium |Exec=\"$(printf '%s' "$prefix" | sed 's/[&|]/\\&/g')/bin/ludarium\" |" \
    -e '/^TryExec=/d' "$entry" >"$entry.part"
chmod 644 "$entry.part"
mv -f "$entry.part" "$entry"

echo "$own/installed.txt" >>"$list"
cp "$list" "$prefix/$own/installed.txt"
chmod 644 "$prefix/$own/installed.txt"

# Menus, icons and types of files are told; where such a program is not there, nothing keeps a list either.
if command -v update-mime-database >/dev/null; then update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$prefix/share/applications" || true; fi
if [ -f "$prefix/share/icons/hicolor/icon-theme.cache" ]; then
    gtk-update-icon-cache -q "$prefix/share/icons/hicolor" || true
fi

echo "Ludarium is installed in $prefix"
case ":$PATH:" in
    *":$prefix/bin:"*) echo "Start it from the menu, or with: ludarium" ;;
    *) echo "Start it from the menu, or with: $prefix/bin/ludarium" ;;
esac
echo "To try it without a window: $prefix/bin/ludarium --self-test"
echo "To take it away again: $prefix/$own/uninstall.sh"
if command -v ldd >/dev/null; then
    missing=$(ldd "$prefix/bin/ludarium" 2>/dev/null | sed -n 's/^[[:space:]]*\(.*\) => not found.*/\1/p' | tr '\n' ' ')
    if [ -n "$missing" ]; then
        echo "Libraries that it needs are missing: $missing"
        echo "Debian and Ubuntu: sudo apt install libasound2 libudev1 libvulkan1 mesa-vulkan-drivers libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2"
    fi
fi
