#!/bin/sh
# Plays Black in Tress: first dNd6, then eNe6. With an argument, does something else when it is to search.
echo $$ >>"${PIDS:-/dev/null}"
while read -r line; do
    case "$line" in
    ugi)
        echo 'id name Polite 1.0'
        echo 'id author Nobody'
        echo 'option name Level type spin default 1 min 1 max 3'
        echo 'option name Careful type check default true'
        echo 'option name Style type combo default calm var calm var wild'
        echo 'option name Book type string default <empty>'
        echo 'option name Clear Hash type button'
        echo ugiok
        ;;
    isready) echo readyok ;;
    position*) position=$line ;;
    go*)
        case "$1" in
        dead) echo 'out of memory' >&2 && exit 1 ;;
        silent) sleep 100 ;;
        chattering) exec yes info string and so on and so on and so on ;;
        mistaken) echo 'bestmove a1a8' && continue ;;
        slow) sleep 2 ;;
        esac
        echo 'info depth 9 score cp 35 nodes 4200 pv d7d6'
        case "$position" in
        *d7d6*) echo 'bestmove e7e6' ;;
        *) echo 'bestmove d7d6' ;;
        esac
        ;;
    quit) exit 0 ;;
    esac
done
