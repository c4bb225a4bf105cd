// A gamepad that nobody holds.

/** The numbers of some of its buttons. */
export const SOUTH = 0, EAST = 1, DOWN = 13, LEFT = 14;

/** Runs in a page before anything else, and puts a gamepad there that has not been connected yet. */
export function preparePad() {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const id = "Brass pad (STANDARD GAMEPAD Vendor: 054c Product: 09cc)";
    globalThis.brassPad = { id, index: 0, mapping: "standard", connected: false, axes: [0, 0, 0, 0], buttons };
    navigator.getGamepads = () => [brassPad.connected ? brassPad : null, null];
}

/** Connects it, or pulls it out. */
export function connect(page, isThere = true) {
    return page.evaluate(isThere => {
        brassPad.connected = isThere;
        dispatchEvent(new Event(isThere ? "gamepadconnected" : "gamepaddisconnected"));
    }, isThere);
}

/** Presses buttons one after the other, each long enough to be noticed. */
export function pressPad(page, ...numbers) {
    return page.evaluate(async numbers => {
        const frame = () => new Promise(go => requestAnimationFrame(go));
        for (const number of numbers) {
            for (const pressed of [true, false]) {
                brassPad.buttons[number].pressed = pressed;
                await frame();
                await frame();
            }
        }
    }, numbers);
}

/** Puts the left stick somewhere, and waits until that has been noticed. */
export function moveStick(page, x, y) {
    return page.evaluate(async ([x, y]) => {
        [brassPad.axes[0], brassPad.axes[1]] = [x, y];
        for (let frames = 0; frames < 2; frames++) await new Promise(go => requestAnimationFrame(go));
    }, [x, y]);
}
