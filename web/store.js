// The files of the game: read before it starts, then written through to IndexedDB by one tab.
import { openDatabase, readFiles } from "./database.js";
import { Keeper } from "./keeper.js";
import { tellLeaving } from "./wake.js";

const LOCK = "ludarium store";
// After a reload the tab before may need a moment to let go.
const PATIENCE_MS = 600;
const TRIES = 4;
const ASKED = "ludarium asked to persist";

/** Opens the store; never fails, since the game can be played without it. */
export async function openStore() {
    const isAlone = await takeLock();
    const keeper = new Keeper(paths => paths.some(isMatch) && askToPersist());
    let files = [];
    try {
        const database = await openDatabase(() => keeper.lose());
        files = await readFiles(database);
        if (isAlone) keeper.use(database);
        else database.close();
    } catch (why) {
        keeper.startUnread(why);
    }
    const store = {
        files,
        isAlone,
        keep: (path, bytes, modified) => isAlone && keeper.keep(path, bytes, modified),
        trouble: () => keeper.trouble(),
        unkept: () => keeper.unkept(),
        flush: () => keeper.flush(),
    };
    writeBeforeLeaving(store);
    return store;
}

// One tab has the store as long as it lives; a tab that was killed lets go as well.
async function takeLock() {
    if (!navigator.locks) return true;
    for (let tries = 0; tries < TRIES; tries++) {
        if (await isGranted()) return true;
        await new Promise(go => setTimeout(go, PATIENCE_MS / TRIES));
    }
    return false;
}

// Not by waiting with a limit: a machine that is busy may need longer even to grant what is free.
function isGranted() {
    return new Promise(resolve => {
        const hold = lock => {
            resolve(lock !== null);
            return lock && new Promise(() => {});
        };
        // Where locks are denied, all storage is, and there is nothing to share.
        navigator.locks.request(LOCK, { ifAvailable: true }, hold).catch(() => resolve(true));
    });
}

function writeBeforeLeaving(store) {
    const leave = () => {
        tellLeaving();
        store.flush();
    };
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave());
}

function isMatch(path) {
    return path.includes("matches/");
}

// Once: some browsers ask the visitor.
function askToPersist() {
    try {
        if (localStorage.getItem(ASKED)) return;
        localStorage.setItem(ASKED, "yes");
    } catch {
        return;
    }
    navigator.storage?.persist?.().catch(() => {});
}
