// What goes between the game and the visitor's machine: files both ways, and the clipboard.
import { wake } from "./wake.js";

// Larger files are refused unread.
const MOST_BYTES = 64 * 1024 * 1024;

const arrived = [];

/** Has the browser save a file. */
export function download(name, bytes, mime) {
    const address = URL.createObjectURL(new Blob([bytes], { type: mime || "application/octet-stream" }));
    const link = Object.assign(document.createElement("a"), { href: address, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    // Not at once: some browsers begin to read only after a while.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the visitor choose files; they arrive by `takeFile`. */
export function pickFiles(accept) {
    document.getElementById("picker")?.remove();
    const input = Object.assign(document.createElement("input"), {
        type: "file", id: "picker", multiple: true, accept: accept ?? "", hidden: true,
    });
    input.addEventListener("change", () => {
        receive(input.files);
        input.remove();
    });
    // Some browsers forget an input that is not part of the page before its dialogue is closed.
    document.body.append(input);
    input.click();
}

/** Files dropped anywhere on the page arrive by `takeFile`; without this the browser would open them instead of the game. */
export function acceptDrops() {
    addEventListener("dragover", event => event.preventDefault());
    addEventListener("drop", event => {
        event.preventDefault();
        receive(event.dataTransfer?.files ?? []);
    });
}

async function receive(files) {
    // In the order in which they were given, however long each takes.
    for (const file of [...files]) {
        arrived.push(await read(file));
        wake();
    }
}

async function read(file) {
    if (file.size > MOST_BYTES) return [file.name, null, file.size];
    try {
        return [file.name, new Uint8Array(await file.arrayBuffer())];
    } catch {
        // A folder, or a file that has gone meanwhile.
        return [file.name, null, file.size];
    }
}

/** The next file that has arrived: its name and its bytes; null and its size if it was too large or could not be read. */
export function takeFile() {
    return arrived.shift();
}

/** Puts a text on the clipboard. */
export function copyText(text) {
    if (!navigator.clipboard?.writeText) return copyByHand(text);
    navigator.clipboard.writeText(text).catch(() => copyByHand(text));
}

// The way of pages that are not served securely.
function copyByHand(text) {
    const before = document.activeElement;
    const area = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
    area.style.position = "fixed";
    area.style.opacity = "0";
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    before?.focus?.({ preventScroll: true });
}
