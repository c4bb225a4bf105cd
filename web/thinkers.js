// The workers in which computer players think.
import { at, build } from "./build.js";
import { compile } from "./loading.js";
import { wake } from "./wake.js";

// By number: the worker, the texts that wait for its start (none once it has been started), and those that came from it.
const thinkers = new Map();
let last = 0;
// One for all workers: compiling takes longer than starting.
let compiled;

/** Compiles what workers run, so that the first does not wait for it. */
export function prepareThinkers() {
    compiled ??= compile(build.thinker);
    compiled.catch(() => (compiled = undefined));
    return compiled;
}

/** Starts a worker and gives its number. */
export function openThinker() {
    const id = ++last;
    const thinker = { worker: undefined, waiting: [], arrived: [] };
    thinkers.set(id, thinker);
    try {
        thinker.worker = new Worker(at(build.thinker.worker), { type: "module", name: `thinker ${id}` });
    } catch (why) {
        lose(id, why);
        return id;
    }
    thinker.worker.onmessage = ({ data }) => (data.gone === undefined ? arrive(id, data.text) : lose(id, data.gone));
    thinker.worker.onerror = event => {
        event.preventDefault?.();
        lose(id, event.message || "the worker could not be started");
    };
    thinker.worker.onmessageerror = () => lose(id, "a message could not be read");
    prepareThinkers().then(module => start(thinker, module), why => lose(id, why));
    return id;
}

function start(thinker, module) {
    if (!thinker.worker) return;
    thinker.worker.postMessage(module);
    for (const text of thinker.waiting) thinker.worker.postMessage(text);
    thinker.waiting = undefined;
}

export function postThinker(id, text) {
    const thinker = thinkers.get(id);
    if (thinker?.waiting) thinker.waiting.push(text);
    else thinker?.worker?.postMessage(text);
}

/** The next text that has come from a worker. */
export function takeThinker(id) {
    return thinkers.get(id)?.arrived.shift();
}

export function closeThinker(id) {
    thinkers.get(id)?.worker?.terminate();
    thinkers.delete(id);
}

export function closeAllThinkers() {
    for (const id of [...thinkers.keys()]) closeThinker(id);
}

function arrive(id, text) {
    thinkers.get(id)?.arrived.push(text);
    wake();
}

// The last that comes from a worker: why it is gone. Nothing can be asked of it any more.
function lose(id, why) {
    const thinker = thinkers.get(id);
    if (!thinker) return;
    thinker.worker?.terminate();
    thinker.worker = undefined;
    thinker.waiting = undefined;
    arrive(id, JSON.stringify({ gone: String(why?.message ?? why) }));
}
