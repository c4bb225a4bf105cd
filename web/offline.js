// The service worker, with which the game starts without a connection, and the change from one version to the next: when
// the last tab of the old one has been closed, or at the visitor's wish. Not at the start of a page, though it could then
// go on with the new one at once: a worker that is busy with the old page lets the change wait, and Chromium has been seen
// to lose a page that is loaded meanwhile.
import { build } from "./build.js";
import { showNewVersion } from "./notice.js";

const LOOK_EVERY_MS = 60 * 60 * 1000;
// A folder that was not packed has no list of files to keep.
const isPacked = build.version !== "unpacked";
const container = isPacked ? serviceWorkers() : undefined;

// Merely asking for them is refused in frames without storage.
function serviceWorkers() {
    try {
        return navigator.serviceWorker;
    } catch {
        return undefined;
    }
}

/** As long as this tab lives, its version is kept. */
export function holdVersion() {
    if (!isPacked) return;
    navigator.locks?.request(`ludarium version ${build.version}`, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
}

/** Installs the service worker and looks for new versions; `leave` brings everything to the disk before a reload. */
export async function workOffline(leave) {
    if (!container) return;
    try {
        const registration = await container.register("./service-worker.js", { updateViaCache: "none" });
        const tell = worker => showNewVersion(async () => {
            await takeOver(worker);
            await leave();
            location.reload();
        });
        if (registration.waiting) tell(registration.waiting);
        registration.addEventListener("updatefound", () => {
            const coming = registration.installing;
            coming?.addEventListener("statechange", () => {
                // The first one that a browser gets replaces none.
                if (coming.state === "installed" && registration.active) tell(coming);
            });
        });
        const look = () => registration.update().catch(() => {});
        setInterval(look, LOOK_EVERY_MS);
        document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
        registration.active?.postMessage("tidy");
    } catch {
        // Storage is denied, or the page is not served securely: it works with a connection.
    }
}

// The waiting worker becomes the active one, for other tabs too; they go on with the files of their version. Until the
// change is complete, however long it takes, nothing may be loaded.
function takeOver(worker) {
    return new Promise(resolve => {
        const look = () => ["activated", "redundant"].includes(worker.state) && resolve();
        worker.addEventListener("statechange", look);
        worker.postMessage("take over");
        look();
    });
}

/** After a failure to load: forgets what was kept, which may be what is broken. Only with a connection. */
export async function forgetKept() {
    if (!container || !navigator.onLine) return;
    try {
        await (await container.getRegistration())?.unregister();
    } catch {
        // Then there was none.
    }
}
