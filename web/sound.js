// Browsers keep sound silent until the visitor has done something. Every AudioContext that the game makes is known here,
// and goes on with the next touch, click or key, also after a call or the lock of a phone has interrupted it.
const contexts = new Set();

/** Must come before the game makes its first AudioContext. */
export function followSound() {
    const Original = globalThis.AudioContext ?? globalThis.webkitAudioContext;
    if (!Original) return;
    globalThis.AudioContext = class AudioContext extends Original {
        constructor(...settings) {
            super(...settings);
            contexts.add(this);
        }

        close() {
            contexts.delete(this);
            return super.close();
        }
    };
    for (const gesture of ["pointerdown", "keydown", "touchend"]) {
        addEventListener(gesture, resume, { capture: true, passive: true });
    }
}

function resume() {
    for (const context of contexts) {
        if (context.state !== "running") context.resume().catch(() => {});
    }
}
