# Shared by the scripts beside it: finds or installs what building Ludarium needs. To be sourced, not run.
# shellcheck shell=bash

# Debian and Ubuntu names.
# For building: headers for windows, sound and gamepads.
export BUILD_PACKAGES=(libasound2-dev pkg-config libudev-dev libwayland-dev libxkbcommon-dev)
# For the window: X11 libraries, and Mesa's renderer for machines without a GPU.
export WINDOW_PACKAGES=(mesa-vulkan-drivers libvulkan1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2)
# For tests without a screen, and for what they have read aloud.
export DISPLAY_PACKAGES=(xvfb xauth dbus at-spi2-core python3-gi gir1.2-atspi-2.0)
command -v cc >/dev/null || BUILD_PACKAGES+=(build-essential)

say() {
    if [[ -t 2 ]]; then printf '\033[1m==> %s\033[0m\n' "$*" >&2; else printf '==> %s\n' "$*" >&2; fi
}
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

# Whether to install without asking.
is_agreed() { [[ "${LUDARIUM_YES:-}" == 1 || -n "${CI:-}" ]]; }

# Asks a yes-or-no question; without a terminal the answer is no.
confirm() {
    is_agreed && return 0
    [[ -t 0 && -t 2 ]] || return 1
    local answer
    read -r -p "$1 [y/N] " answer
    [[ "$answer" == [yY]* ]]
}

# Runs a command as the administrator.
as_root() {
    if [[ "$(id -u)" == 0 ]]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "this needs an administrator: run  $*"
    fi
}

# Prints those of the packages that are not installed, one a line.
missing_packages() {
    local package
    for package in "$@"; do
        dpkg-query --show --showformat='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || echo "$package"
    done
}

# Installs what is missing of the packages, where apt-get exists; elsewhere says what is needed.
ensure_packages() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        hint_packages
        return 0
    fi
    local missing
    mapfile -t missing < <(missing_packages "$@")
    if [[ ${#missing[@]} == 0 ]]; then
        say "System packages: all there"
        return 0
    fi
    say "System packages missing: ${missing[*]}"
    local install="apt-get update && apt-get install --no-install-recommends ${missing[*]}"
    confirm "Install them now with apt-get?" || fail "install them first:  $install"
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# What to install on systems without apt-get. Nothing here can tell whether it is there; the build will.
hint_packages() {
    case "$(uname -s)" in
        Darwin) say "macOS: the Xcode command line tools are needed (xcode-select --install)" ;;
        MINGW* | MSYS* | CYGWIN*) say "Windows: the Visual Studio C++ Build Tools are needed" ;;
        *)
            say "If the build misses a library, install the like of:"
            cat >&2 <<'HINT'
    Fedora  sudo dnf install gcc alsa-lib-devel pkgconf-pkg-config systemd-devel wayland-devel libxkbcommon-devel \
                mesa-vulkan-drivers vulkan-loader libxkbcommon-x11 libXcursor libXi libXrandr xorg-x11-server-Xvfb xauth
    Arch    sudo pacman -S --needed base-devel alsa-lib pkgconf systemd-libs wayland libxkbcommon \
                vulkan-swrast vulkan-icd-loader libxkbcommon-x11 libxcursor libxi libxrandr xorg-server-xvfb xorg-xauth
HINT
            ;;
    esac
}

# The oldest Rust that the workspace accepts, from its manifest.
needed_rust() { sed -n 's/^rust-version *= *"\([^"]*\)".*/\1/p' Cargo.toml | head -n 1; }

# The Rust that is there; nothing if there is none.
present_rust() { rustc --version 2>/dev/null | sed -n 's/^rustc \([0-9.]*\).*/\1/p'; }

# Whether version $1 is at least version $2.
is_at_least() { [[ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" == "$2" ]]; }

# Makes sure of a Rust toolchain that is new enough.
ensure_rust() {
    # Where rustup puts it, which a shell opened earlier does not know yet.
    [[ ":$PATH:" == *":${CARGO_HOME:-$HOME/.cargo}/bin:"* ]] || export PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
    local needed present
    needed=$(needed_rust)
    present=$(present_rust)
    if [[ -n "$present" ]] && is_at_least "$present" "$needed"; then
        say "Rust: $present (needed: $needed or newer)"
        return 0
    fi
    say "Rust: ${present:-none} found, $needed or newer needed"
    install_rust
    present=$(present_rust)
    if [[ -z "$present" ]] || ! is_at_least "$present" "$needed"; then
        fail "Rust ${present:-is still missing}: $needed or newer needed"
    fi
}

# Offers to install or renew Rust through rustup.
install_rust() {
    local components=(--component clippy --component rustfmt)
    if command -v rustup >/dev/null; then
        confirm "Renew it with rustup?" || fail "renew it first:  rustup update stable && rustup default stable"
        rustup toolchain install stable --profile minimal "${components[@]}"
        export RUSTUP_TOOLCHAIN=stable
        return 0
    fi
    local url=https://sh.rustup.rs
    confirm "Install it with rustup ($url)?" || fail "install it first:  curl --proto '=https' --tlsv1.2 -sSf $url | sh"
    command -v curl >/dev/null || ensure_packages curl ca-certificates
    curl --proto '=https' --tlsv1.2 -sSf "$url" | sh -s -- -y --profile minimal "${components[@]}"
    hash -r
}

# Makes sure of the tools that check the code, which some toolchains come without.
ensure_checkers() {
    cargo clippy --version >/dev/null 2>&1 && cargo fmt --version >/dev/null 2>&1 && return 0
    command -v rustup >/dev/null || fail "install clippy and rustfmt for this Rust first"
    confirm "Install clippy and rustfmt with rustup?" || fail "install them first:  rustup component add clippy rustfmt"
    rustup component add clippy rustfmt
}

# One folder for everything that is built, outside the checkout.
use_target_folder() {
    export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/.cache/ludarium-target}"
    say "Build folder: $CARGO_TARGET_DIR"
    # Cargo does not notice that a checkout which shares the folder lies elsewhere: what has the old path in it would look
    # for its files there.
    local place="$CARGO_TARGET_DIR/checkout"
    if [[ "$(cat "$place" 2>/dev/null)" != "$PWD" ]]; then
        mkdir -p "$CARGO_TARGET_DIR"
        find crates src tests -name '*.rs' -print0 | xargs -0 grep -l --null 'env!("CARGO_' | xargs -0r touch --
        printf '%s' "$PWD" >"$place"
    fi
}

export WEB_TARGET=wasm32-unknown-unknown

# Whether this Rust can build for browsers.
has_web_target() { [[ -d "$(rustc --print sysroot)/lib/rustlib/$WEB_TARGET" ]]; }

# Makes sure of Chromium (LUDARIUM_CHROMIUM names another one) and of a Node.js that is new enough for tests in it.
ensure_browser() {
    export LUDARIUM_CHROMIUM="${LUDARIUM_CHROMIUM:-/usr/bin/chromium}"
    [[ -x "$LUDARIUM_CHROMIUM" ]] || ensure_packages chromium
    [[ -x "$LUDARIUM_CHROMIUM" ]] || fail "no $LUDARIUM_CHROMIUM here: LUDARIUM_CHROMIUM names the Chromium to use"
    command -v npm >/dev/null || ensure_packages nodejs npm
    local needed=20 present
    present=$(node --version 2>/dev/null | sed 's/^v//')
    is_at_least "${present:-0}" "$needed" || fail "Node.js ${present:-is missing}: $needed or newer needed (https://nodejs.org)"
}
