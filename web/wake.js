// The game's event loop, which sleeps between frames.
let isStopped = false;

/** Tells the game that something has arrived for it, if it listens already and still. */
export function wake() {
    if (!isStopped) globalThis.ludarium?.wake?.();
}

/** Tells the game that a time it asked for is over. */
export function wakeFor(id) {
    if (!isStopped) globalThis.ludarium?.timeout?.(id);
}

/** Lets the game hand over what it has not kept yet, before the page goes away. */
export function tellLeaving() {
    if (!isStopped) globalThis.ludarium?.leaving?.();
}

/** From now on nothing calls into the game: its memory is not to be trusted after an error. */
export function endWaking() {
    isStopped = true;
}
