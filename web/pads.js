// Gamepads. A browser tells what they do only when it is asked: they are looked at before each frame of the browser's while
// one is there, and the game is woken by what has changed, so that it sleeps while nobody touches them.
import { wake } from "./wake.js";

// A stick tells where it is in so many steps to each side, so that a hand that trembles keeps nobody awake.
const STEPS = 32;
// What waits for the game at most; while it takes nothing, nobody looks.
const MOST_TOLD = 256;

// Index → how it was when it was looked at last.
const known = new Map();
const told = [];
let isLooking = false;

/** Notices gamepads as soon as the browser shows them, which it does when a button of theirs is pressed. */
export function followPads() {
    addEventListener("gamepadconnected", begin);
    addEventListener("gamepaddisconnected", begin);
}

/** The next that has happened: ["came", index, name, isStandard], ["gone", index], ["button", number, isDown] or ["stick", number, x, y]. */
export function takePad() {
    return told.shift();
}

function begin() {
    if (!isLooking) look();
}

function look() {
    const before = told.length;
    if (before < MOST_TOLD) compare(pads());
    if (told.length > before) wake();
    isLooking = known.size > 0;
    if (isLooking) requestAnimationFrame(look);
}

function pads() {
    try {
        return [...navigator.getGamepads()].filter(pad => pad?.connected);
    } catch {
        // A page within another may not be allowed to see them.
        return [];
    }
}

function compare(there) {
    for (const index of [...known.keys()]) {
        if (there.some(pad => pad.index === index)) continue;
        known.delete(index);
        told.push(["gone", index]);
    }
    for (const pad of there) {
        const before = known.get(pad.index);
        const now = stateOf(pad);
        known.set(pad.index, now);
        if (before?.id === pad.id) tellChange(before, now);
        // The button by which it has shown itself is not meant for the game.
        else told.push(["came", pad.index, pad.id, pad.mapping === "standard"]);
    }
}

// Nothing is known of buttons and sticks that are not in the standard layout.
function stateOf({ id, mapping, buttons, axes }) {
    if (mapping !== "standard") return { id, buttons: [], sticks: [] };
    const step = axis => Math.round((axes[axis] ?? 0) * STEPS) / STEPS;
    return { id, buttons: buttons.map(button => button.pressed), sticks: [[step(0), step(1)], [step(2), step(3)]] };
}

function tellChange(before, now) {
    now.buttons.forEach((isDown, number) => {
        if (isDown !== before.buttons[number]) told.push(["button", number, isDown]);
    });
    now.sticks.forEach(([x, y], number) => {
        if (x !== before.sticks[number]?.[0] || y !== before.sticks[number]?.[1]) told.push(["stick", number, x, y]);
    });
}
