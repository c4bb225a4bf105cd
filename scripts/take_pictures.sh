# Shared by make_pictures and make_miniatures: runs journeys that take pictures, in high quality. To be sourced after
# setup.sh, not run.
# shellcheck shell=bash

# Builds the game, unless LUDARIUM names the program, and makes a folder for pictures in $LUDARIUM_PICTURES.
prepare_pictures() {
    ensure_packages "${BUILD_PACKAGES[@]}" "${WINDOW_PACKAGES[@]}" "${DISPLAY_PACKAGES[@]}" netpbm libjpeg-turbo-progs
    if [[ -z "${LUDARIUM:-}" ]]; then
        ensure_rust
        use_target_folder
        say "Building the game"
        cargo build --release --locked -p ludarium --features testing
        LUDARIUM="$CARGO_TARGET_DIR/release/ludarium"
    fi
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    export BEVY_ASSET_ROOT="$PWD" LUDARIUM_QUALITY=high LUDARIUM_PICTURES="$work/pictures" LUDARIUM_CACHE="$work/cache"
    mkdir -p "$LUDARIUM_PICTURES"
}

# Runs the journeys of a folder ($1) whose names begin with one of the other words, or all of them.
take_pictures() {
    local folder=$1 journey name word wanted made=0
    shift
    for journey in "$folder"/*.ron; do
        name=$(basename "$journey" .ron)
        wanted=$((! $#))
        for word in "$@"; do [[ "$name" == "$word"* ]] && wanted=1; done
        [[ "$wanted" == 1 ]] || continue
        say "$name"
        # Every journey begins as on a machine that never saw the game.
        LUDARIUM_DATA="$work/$name/data" LUDARIUM_CONFIG="$work/$name/config" \
            xvfb-run --auto-servernum --server-args="-screen 0 1920x1280x24 -noreset" \
            "$LUDARIUM" --script "$journey" 2>"$work/$name.log" || { cat "$work/$name.log" >&2; fail "the journey $journey failed"; }
        made=$((made + 1))
    done
    [[ $made -gt 0 ]] || fail "no journey in $folder begins with: $*"
}

# The pictures that were taken, one a line.
pictures_taken() { find "$LUDARIUM_PICTURES" -name '*.png' | sort; }
