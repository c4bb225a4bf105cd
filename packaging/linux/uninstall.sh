#!/bin/sh
# Takes away what install.sh has installed, and nothing else: uninstall.sh [--quiet] [PREFIX]
#
# The matches, ratings and preferences of those who have played stay; where they lie is said at the end.
set -eu
quiet=
if [ "${1:-}" = --quiet ]; then
    quiet=1
    shift
fi
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
own=share/games/ludarium
if [ -n "${1:-}" ]; then
    prefix=$1
elif [ -f "$here/installed.txt" ]; then
    # This is the one that was installed.
    prefix=${here%/"$own"}
else
    prefix=${PREFIX:-${HOME:?}/.local}
fi
fail() { echo "uninstall.sh: $*" >&2; exit 1; }
[ -f "$prefix/$own/installed.txt" ] || fail "there is no Ludarium in $prefix that install.sh has put there"
prefix=$(CDPATH='' cd -- "$prefix" && pwd)
[ -w "$prefix/$own" ] || fail "$prefix/$own may not be written to"

list=$(mktemp)
trap 'rm -f "$list"' EXIT
cp "$prefix/$own/installed.txt" "$list"
# Nothing outside, whatever has happened to the list.
if grep -q -e '^/' -e '\(^\|/\)\.\.\(/\|$\)' "$list"; then
    fail "$prefix/$own/installed.txt names something outside $prefix; nothing was removed"
fi
while IFS= read -r file; do
    case $file in */) ;; *) rm -f "$prefix/$file" ;; esac
done <"$list"

# The same lists without it. Lists of nothing but Ludarium, which were made for it, go.
mime=$prefix/share/mime
if [ -z "$(ls "$mime/packages" 2>/dev/null)" ] && grep -q '^share/mime/$' "$list"; then
    for name in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version; do
        rm -f "$mime/$name"
    done
    rm -f "$mime/application/x-ludo.xml" "$mime/application/x-ludobox.xml"
    rmdir "$mime/application" 2>/dev/null || true
elif command -v update-mime-database >/dev/null && [ -d "$mime" ]; then
    update-mime-database "$mime" >/dev/null 2>&1 || true
fi
applications=$prefix/share/applications
if grep -q '^share/applications/$' "$list" && [ "$(ls "$applications" 2>/dev/null)" = mimeinfo.cache ]; then
    rm -f "$applications/mimeinfo.cache"
elif command -v update-desktop-database >/dev/null && [ -d "$applications" ]; then
    update-desktop-database -q "$applications" || true
fi
if [ -f "$prefix/share/icons/hicolor/icon-theme.cache" ]; then
    gtk-update-icon-cache -q "$prefix/share/icons/hicolor" || true
fi

# The folders that were made for it, unless something else is in them by now.
while IFS= read -r folder; do
    case $folder in */) rmdir "$prefix/$folder" 2>/dev/null || true ;; esac
done <"$list"

[ -z "$quiet" ] || exit 0
echo "Ludarium is no longer in $prefix"
echo "What is yours was left, if you have played:"
echo "    ${XDG_DATA_HOME:-$HOME/.local/share}/ludarium           matches, ratings, progress"
echo "    ${XDG_CONFIG_HOME:-$HOME/.config}/org.ludarium.Ludarium    preferences"
echo "    ${XDG_CACHE_HOME:-$HOME/.cache}/ludarium               what can be made again"
