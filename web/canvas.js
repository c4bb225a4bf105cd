// The canvas: which keys and gestures are the browser's, and whether it can be drawn on at all.

// Left to the browser whatever the game does with keys: they never reach it.
const BROWSERS = new Set(["F3", "F5", "F6", "F7", "F10", "F11", "F12"]);
const BROWSERS_WITH_CONTROL = new Set([
    ..."dfghjklnpqrtuw+-=0", "tab", "pageup", "pagedown", "f4", "f5",
]);

// What else would scroll, leave the canvas, search, or open something: the game has them all, or nothing should happen.
const GAMES = new Set([
    "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "PageUp", "PageDown", "Home", "End", "Tab", "Backspace",
    "F1", "/", "'",
]);
const GAMES_WITH_CONTROL = new Set([..."aosyz", "arrowup", "arrowdown", "arrowleft", "arrowright"]);

/** Whether this browser draws with WebGL2. The game is given the same context when it asks, as wgpu does, for that of its canvas. */
export function hasWebGl2() {
    return document.getElementById("game").getContext("webgl2", { antialias: false }) !== null;
}

/** Makes keys and gestures on the canvas the game's; `lost` hears when the browser takes the graphics away. */
export function prepareCanvas(lost) {
    const canvas = document.getElementById("game");
    addEventListener("keydown", event => isBrowsers(event) && event.stopPropagation(), { capture: true });
    canvas.addEventListener("keydown", event => isGames(event) && event.preventDefault());
    canvas.addEventListener("contextmenu", event => event.preventDefault());
    // Turning the wheel with Ctrl, and two fingers on a touchpad, would zoom the page.
    canvas.addEventListener("wheel", event => event.preventDefault(), { passive: false });
    // Safari's own, which knows no touch-action.
    for (const gesture of ["gesturestart", "gesturechange"]) {
        canvas.addEventListener(gesture, event => event.preventDefault());
    }
    canvas.addEventListener("webglcontextlost", event => {
        event.preventDefault();
        lost();
    });
    canvas.focus({ preventScroll: true });
}

function isBrowsers(event) {
    if (event.altKey && (event.key === "ArrowLeft" || event.key === "ArrowRight")) return true;
    const key = event.key ?? "";
    return event.ctrlKey || event.metaKey ? BROWSERS_WITH_CONTROL.has(key.toLowerCase()) : BROWSERS.has(key);
}

function isGames(event) {
    if (event.altKey || event.key === undefined) return false;
    if (!event.ctrlKey && !event.metaKey) return GAMES.has(event.key);
    const key = event.key.toLowerCase();
    // With Shift it opens the tools of developers; without, copying comes to the game as an event of its own.
    return GAMES_WITH_CONTROL.has(key) || (key === "c" && event.shiftKey);
}
