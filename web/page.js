// Starts the game, and is what it knows of the browser: `globalThis.ludarium`.
import { fetchAssets, takeAsset } from "./assets.js";
import { at, build } from "./build.js";
import { hasWebGl2, prepareCanvas } from "./canvas.js";
import { acceptDrops, copyText, download, pickFiles, takeFile } from "./exchange.js";
import { compile, endLoading, showProgress } from "./loading.js";
import { rulesLinks, say, showNotice } from "./notice.js";
import { forgetKept, holdVersion, workOffline } from "./offline.js";
import { followPads, takePad } from "./pads.js";
import { endReader, nameReader, prepareReader, showItems, takePress, timesRead } from "./reader.js";
import { followSound } from "./sound.js";
import { openStore } from "./store.js";
import { closeAllThinkers, closeThinker, openThinker, postThinker, prepareThinkers, takeThinker } from "./thinkers.js";
import { endWaking, tellLeaving, wake, wakeFor } from "./wake.js";
import { chooseLanguage, words } from "./words.js";

// What stood behind the # of the address, the first at the start, until the game takes it.
const fragments = location.hash.length > 1 ? [location.hash.slice(1)] : [];
let store;
let isDrawn = false;

const STILL = "(prefers-reduced-motion: reduce)";
const fits = query => matchMedia(query).matches;

globalThis.ludarium = {
    // The files, and whether this tab may write them; known before the game starts.
    files: [],
    isAlone: false,
    keep: (path, bytes, modified) => store?.keep(path, bytes, modified),
    trouble: () => store?.trouble(),
    unkept: () => store?.unkept() ?? 0,

    openThinker,
    postThinker,
    takeThinker,
    closeThinker,

    // As they stand in the address, without their first sign.
    address: { query: location.search.slice(1), fragment: location.hash.slice(1) },
    takeFragment: () => fragments.shift(),
    // With which a link to something in the game begins.
    pageAddress: () => location.href.split(/[?#]/)[0],
    // `?game=tress&black=ai:3&flat` as the words of a command line: --game=tress --black=ai:3 --flat.
    arguments: () => [...new URLSearchParams(location.search)].map(([name, value]) => (value ? `--${name}=${value}` : `--${name}`)),

    download,
    pickFiles,
    takeFile,
    copyText,
    fetchAssets,
    takeAsset,

    setTitle: title => (document.title = title),
    // Of what the page itself says, if it is another than the browser's.
    setLanguage: tag => {
        chooseLanguage([tag]);
        nameReader();
    },
    language: () => [...navigator.languages],
    prefersReducedMotion: () => fits(STILL),
    // How many things the machine can do at the same time.
    cores: navigator.hardwareConcurrency || 1,
    isTouch: () => fits("(pointer: coarse)"),
    // What is shown, for a screen reader.
    get timesRead() {
        return timesRead();
    },
    showItems,
    takePress,
    takePad,
    afterTimeout: (ms, id) => void setTimeout(() => wakeFor(id), ms),

    firstFrame,
    say,
    stopped: error => stop({ title: words("stopped"), why: words("stoppedWhy"), error }),
};

start();

async function start() {
    document.body.classList.add("running");
    chooseLanguage(navigator.languages);
    holdVersion();
    // On its way while the browser starts what draws, which takes a while.
    const loading = new AbortController();
    const parts = load(loading.signal);
    parts.catch(() => {});
    if (!hasWebGl2()) {
        loading.abort();
        showNotice({ title: words("needs"), paragraphs: [words("needsWhy")], more: rulesLinks() });
        return;
    }
    followSound();
    prepareReader();
    acceptDrops();
    followPads();
    prepareCanvas(() => stop({ title: words("light"), why: words("lightWhy") }));
    listen();
    try {
        await run(await parts);
    } catch (why) {
        fail(why);
    }
}

function load(signal) {
    const { program } = build;
    return Promise.all([
        import(at(program.glue)),
        compile(program, { signal, seen: bytes => showProgress(bytes, program.bytes) }),
        openStore().then(opened => (store = opened)),
    ]);
}

async function run([glue, module]) {
    ludarium.files = store.files;
    ludarium.isAlone = store.isAlone;
    try {
        await glue.default({ module_or_path: module });
    } catch (why) {
        // How event loops leave a function that never returns.
        if (!/exceptions for control flow/.test(why?.message)) stopFor(why);
    }
}

function firstFrame() {
    if (isDrawn) return;
    isDrawn = true;
    endLoading();
    if (document.activeElement === document.body) document.getElementById("game").focus({ preventScroll: true });
    // Only now, so that nothing competes with what the first frame needs.
    prepareThinkers().catch(() => {});
    workOffline(leave);
}

function listen() {
    addEventListener("hashchange", () => {
        fragments.push(location.hash.slice(1));
        wake();
    });
    matchMedia(STILL).addEventListener("change", wake);
    // What stops the code without a panic: memory or stack are at an end.
    addEventListener("error", ({ error }) => error instanceof WebAssembly.RuntimeError && stopFor(error));
    addEventListener("unhandledrejection", ({ reason }) => reason instanceof WebAssembly.RuntimeError && stopFor(reason));
}

function stopFor(why) {
    stop({ title: words("stopped"), why: words("stoppedWhy"), error: String(why?.stack ?? why) });
}

// The game does not go on, whatever the cause; what it has handed over is written still.
async function stop({ title, why, error }) {
    endWaking();
    endReader();
    closeAllThinkers();
    store?.flush();
    await settled();
    endLoading();
    showNotice({ title, paragraphs: [why, fateOfPlay()], error, reload: () => location.reload() });
}

function fateOfPlay() {
    if (store && !store.isAlone) return words("elsewhere");
    return store?.unkept() || store?.trouble() ? words("unkept") : words("kept");
}

function fail(why) {
    const text = words(navigator.onLine ? "failedWhy" : "failedOffline");
    const reload = () => forgetKept().then(() => location.reload());
    showNotice({ title: words("failed"), paragraphs: [text], error: String(why?.message ?? why), reload });
}

async function leave() {
    tellLeaving();
    store?.flush();
    await settled();
}

// Until everything is on the disk, or will not be soon.
async function settled() {
    for (let tries = 0; store?.unkept() && tries < 40; tries++) await new Promise(go => setTimeout(go, 50));
}
