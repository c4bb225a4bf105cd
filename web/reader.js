// What the game shows, as texts and buttons that nobody sees: for a screen reader, which finds nothing on a canvas. The game
// tells it only while it is wished; a button before the canvas, seen when the keyboard comes to it, says so.
import { wake } from "./wake.js";
import { words } from "./words.js";

// Kept in this browser, so that whoever cannot see the page finds it as it was left.
const KEPT = "ludarium read aloud";
// The bounds of what is taken from the game and of what waits for it. Between two screens both are there for a moment.
const MOST_ITEMS = 4_000;
const MOST_PRESSES = 32;

// How each kind of item is made: the element, its role where that is another, and what pressing it does.
const KINDS = {
    button: { element: "button", press: "press" },
    link: { element: "button", role: "link", press: "press" },
    checkbox: { element: "button", role: "checkbox", press: "press" },
    radio: { element: "button", role: "radio", press: "press" },
    slider: { element: "button", role: "slider" },
    // It is typed on the canvas.
    field: { element: "button", press: "focus" },
    group: { element: "div", role: "group" },
    dialog: { element: "div", role: "dialog" },
    spoken: { element: "p" },
    text: { element: "p" },
};
const STATES = { button: "aria-pressed", checkbox: "aria-checked", radio: "aria-checked" };
const SLIDES = { ArrowUp: "more", ArrowRight: "more", ArrowDown: "less", ArrowLeft: "less" };

// Id → the element, its kind, and the group that it belongs to.
const items = new Map();
const presses = [];
// The ids of all, as they are read.
let known = [];
// The sheet that lies over everything, and the name of what had the focus before it came.
let sheet, cameFrom;
let times = 0;
let begun = 0;
let toggle, list, spoken;

/** Puts the button there; nothing else before it is wished. */
export function prepareReader() {
    toggle = Object.assign(document.createElement("button"), { id: "reader-switch", type: "button" });
    toggle.addEventListener("click", () => setReading(times === 0));
    list = Object.assign(document.createElement("section"), { id: "reader", hidden: true });
    // Each thing once: the whole would be said again and again otherwise.
    spoken = Object.assign(document.createElement("div"), { id: "spoken" });
    for (const [name, value] of [["role", "status"], ["aria-live", "polite"], ["aria-atomic", "false"]]) {
        spoken.setAttribute(name, value);
    }
    list.addEventListener("click", pressed);
    list.addEventListener("keydown", slid);
    document.body.prepend(toggle, spoken, list);
    nameReader();
    setReading(wasReading());
}

/** Says in the language of the page what the button does. */
export function nameReader() {
    if (!toggle) return;
    toggle.textContent = words("readAloud");
    list.setAttribute("aria-label", "Ludarium");
}

/** How often it has been wished that the game be read; 0 while it is not. */
export function timesRead() {
    return times;
}

/** Takes what has changed, each as [id, kind, words, name, isOn, isDisabled, group], and the ids of all, if they have. */
export function showItems(changed, order) {
    if (times === 0) return;
    const isMoved = changed.map(write).includes(true);
    known = order ?? known;
    if (order || isMoved) arrange(known);
}

/** The next thing that is wanted: the id of an item, and what. */
export function takePress() {
    return presses.shift();
}

/** The game has stopped: nothing of it can be pressed any more. */
export function endReader() {
    if (!toggle) return;
    times = 0;
    forget();
    toggle.remove();
    list.remove();
}

function setReading(isWished) {
    times = isWished ? ++begun : 0;
    forget();
    toggle.setAttribute("aria-pressed", String(isWished));
    list.hidden = !isWished;
    try {
        if (isWished) localStorage.setItem(KEPT, "yes");
        else localStorage.removeItem(KEPT);
    } catch {
        // Then it is wished anew at the next visit.
    }
    wake();
}

function wasReading() {
    try {
        return localStorage.getItem(KEPT) !== null;
    } catch {
        return false;
    }
}

function forget() {
    items.clear();
    known = [];
    sheet = cameFrom = undefined;
    presses.length = 0;
    list.replaceChildren();
    spoken.replaceChildren();
}

// Returns whether it is to be put somewhere else than it was.
function write([id, kind, text, name, isOn, isDisabled, group]) {
    let item = items.get(id);
    if (!item && items.size >= MOST_ITEMS) return false;
    const isMoved = item?.kind !== kind || item.group !== group;
    if (item?.kind !== kind) {
        item?.element.remove();
        item = { kind, element: make(id, kind) };
        items.set(id, item);
    }
    item.group = group;
    const { element } = item;
    // A text that is written again is read again.
    const named = ["slider", "group", "dialog"].includes(kind);
    if (named) setAttribute(element, "aria-label", text || undefined);
    else if (element.textContent !== text) element.textContent = text;
    if (kind === "slider") setAttribute(element, "aria-valuetext", text);
    if (STATES[kind]) setAttribute(element, STATES[kind], isOn);
    setAttribute(element, "aria-disabled", isDisabled || undefined);
    setAttribute(element, "data-name", name || undefined);
    return isMoved;
}

function make(id, kind) {
    const { element: tag, role } = KINDS[kind] ?? KINDS.text;
    const element = document.createElement(tag);
    element.dataset.id = id;
    if (tag === "button") element.type = "button";
    if (role) element.setAttribute("role", role);
    if (kind === "dialog") {
        element.setAttribute("aria-modal", "true");
        element.tabIndex = -1;
    }
    return element;
}

function setAttribute(element, name, value) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

// Puts everything where it belongs, and moves nothing that is there: what moves loses the focus.
function arrange(order) {
    const before = list.contains(document.activeElement) ? document.activeElement : undefined;
    const wanted = new Set(order);
    for (const [id, { element }] of items) {
        if (wanted.has(id)) continue;
        element.remove();
        items.delete(id);
    }
    // By parent: the element that comes next in it.
    const nexts = new Map();
    for (const id of order) {
        const item = items.get(id);
        if (!item) continue;
        const parent = parentOf(item);
        const next = nexts.has(parent) ? nexts.get(parent) : parent.firstChild;
        if (next === item.element) {
            nexts.set(parent, next.nextSibling);
        } else {
            const from = item.element.parentNode;
            if (from && nexts.get(from) === item.element) nexts.set(from, item.element.nextSibling);
            parent.insertBefore(item.element, next);
            nexts.set(parent, next);
        }
    }
    if (before) refocus(before);
}

function parentOf({ kind, group }) {
    if (kind === "spoken") return spoken;
    const parent = items.get(group);
    return parent?.kind === "group" || parent?.kind === "dialog" ? parent.element : list;
}

// Into a sheet that has come, and back to where it was called when it goes. Where something else has gone, the same thing may
// be there anew; or else what has come in its place is read from its beginning.
function refocus(before) {
    const top = [...list.querySelectorAll('[role="dialog"]')].at(-1);
    const hasCome = top && top !== sheet;
    if (hasCome && !sheet) cameFrom = before.dataset.name;
    sheet = top;
    if (hasCome) return top.focus({ preventScroll: true });
    if (before.isConnected) return;
    const within = top ?? list;
    const named = [before.dataset.name, cameFrom].filter(Boolean);
    const found = named.map(name => within.querySelector(`button[data-name="${CSS.escape(name)}"]`)).find(Boolean);
    (found ?? within.querySelector("button"))?.focus({ preventScroll: true });
}

function pressed({ target }) {
    const item = items.get(target.dataset?.id);
    const action = KINDS[item?.kind]?.press;
    if (!action || target.getAttribute("aria-disabled") === "true") return;
    want(target.dataset.id, action);
    if (action === "focus") document.getElementById("game").focus({ preventScroll: true });
}

function slid(event) {
    const action = SLIDES[event.key];
    if (!action || items.get(event.target.dataset?.id)?.kind !== "slider") return;
    event.preventDefault();
    want(event.target.dataset.id, action);
}

function want(id, action) {
    if (presses.length < MOST_PRESSES) presses.push([id, action]);
    wake();
}
