// Fetches and compiles what wasm-bindgen made, and shows how much of it has come.
import { at } from "./build.js";

/** Compiles a part of the build while it arrives; `seen` hears how many bytes have come so far, `signal` ends it. */
export async function compile(part, { signal, seen = () => {} } = {}) {
    const response = await fetch(at(part.wasm), { signal });
    if (!response.ok) throw new Error(`${part.wasm}: ${response.status} ${response.statusText}`.trim());
    // Browsers keep compiled code beside what a service worker kept, but only know it again in the very answer that they
    // were given. It comes at once then, and nothing needs counting.
    if (isServedByWorker() && isWasm(response) && WebAssembly.compileStreaming) {
        const module = await WebAssembly.compileStreaming(response);
        seen(part.bytes);
        return module;
    }
    const counted = count(response, seen);
    return WebAssembly.compileStreaming
        ? WebAssembly.compileStreaming(counted)
        : WebAssembly.compile(await counted.arrayBuffer());
}

function isServedByWorker() {
    try {
        return Boolean(navigator.serviceWorker?.controller);
    } catch {
        // Frames without storage may not even ask.
        return false;
    }
}

function isWasm(response) {
    return response.headers.get("content-type")?.split(";")[0].trim() === "application/wasm";
}

// The copy also has the type without which nothing is compiled on the way, whatever the server says.
function count(response, seen) {
    let bytes = 0;
    const counter = new TransformStream({
        transform(chunk, controller) {
            bytes += chunk.byteLength;
            seen(bytes);
            controller.enqueue(chunk);
        },
    });
    return new Response(response.body.pipeThrough(counter), { headers: { "content-type": "application/wasm" } });
}

/** Fills the bar. The size is the build's own: servers tell that of what they have packed, or nothing. */
export function showProgress(bytes, total) {
    const bar = document.getElementById("bar");
    if (!bar || total <= 0) return;
    const part = Math.min(bytes / total, 1);
    // Hundreds of parts arrive; each change of the bar costs a picture of it.
    if (part === 1 || part - bar.value >= 0.02) bar.value = part;
}

/** Takes the loading screen away. */
export function endLoading() {
    const screen = document.getElementById("loading");
    if (!screen || screen.classList.contains("gone")) return;
    screen.classList.add("gone");
    // Whether or not it fades: it is not there any more for those who cannot see.
    setTimeout(() => screen.remove(), 400);
}
