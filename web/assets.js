// What the game fetches when it wants it, such as music. After the first time the service worker has it.
import { at, build } from "./build.js";
import { wake } from "./wake.js";

// The bytes, or null if they could not be had; without an entry they are not here yet.
const arrived = new Map();
const underWay = new Set();

/** Fetches what is not here yet; the game is woken once all of it is. */
export async function fetchAssets(...paths) {
    const wanted = paths.filter(path => !underWay.has(path) && !arrived.get(path));
    if (wanted.length === 0) return;
    await Promise.all(wanted.map(async path => {
        arrived.delete(path);
        underWay.add(path);
        arrived.set(path, await read(build.assets[path] ?? path));
        underWay.delete(path);
    }));
    wake();
}

async function read(path) {
    try {
        const response = await fetch(at(path));
        return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    } catch {
        return null;
    }
}

/** The bytes, once; undefined while they are on their way, null if they could not be had. */
export function takeAsset(path) {
    const bytes = arrived.get(path);
    arrived.delete(path);
    return bytes;
}
