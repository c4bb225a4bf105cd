// Keeps the files of the game, so that it starts without a connection. scripts/pack_web.py fills in the three lines below.
const VERSION = "unpacked";
// The page first, then everything that it needs; their names have a hash of their content.
const FILES = [];
// What is kept once it has been fetched.
const ASSETS = [];

// Several folders of one host share its caches.
const PREFIX = `ludarium ${registration.scope} `;
const CURRENT = PREFIX + VERSION;
const FETCHED = PREFIX + "assets";
const PAGE = new URL("./", registration.scope).href;
const addresses = new Set(ASSETS.map(path => new URL(path, registration.scope).href));

addEventListener("install", event => event.waitUntil(install()));
// As little as possible: pages wait for its end. A page has the rest tidied up once it is drawn.
addEventListener("activate", event => event.waitUntil(clients.claim()));
addEventListener("message", event => {
    if (event.data === "take over") skipWaiting();
    if (event.data === "tidy") event.waitUntil(tidy());
});
addEventListener("fetch", event => {
    const { request } = event;
    if (request.method !== "GET" || VERSION === "unpacked") return;
    const address = new URL(request.url);
    if (!address.href.startsWith(registration.scope)) return;
    if (request.mode !== "navigate") event.respondWith(answer(request));
    else if (isPage(address)) event.respondWith(page(request));
});

function isPage(address) {
    return [PAGE, new URL("index.html", PAGE).href].includes(address.origin + address.pathname);
}

async function install() {
    const cache = await caches.open(CURRENT);
    await Promise.all(FILES.map(async path => {
        // A name with a hash means the same for ever; the others may have been kept by the browser from the version before.
        const isHashed = /\.[0-9a-f]{12}\./.test(path);
        const response = await fetch(path, { cache: isHashed ? "default" : "no-cache" });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        await cache.put(path, await plain(response));
    }));
    // The server may have changed meanwhile: a page that belongs to another version would ask for files that are not here.
    const text = await (await cache.match(PAGE)).text();
    const script = FILES.find(path => path.startsWith("./page.") && path.endsWith(".js"));
    if (!text.includes(script)) {
        await caches.delete(CURRENT);
        throw new Error("the page is of another version");
    }
}

// An answer that came by a redirection is refused when it is given for a page.
async function plain(response) {
    return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

async function page(request) {
    const cache = await caches.open(CURRENT);
    return (await cache.match(PAGE)) ?? fetch(request);
}

async function answer(request) {
    const current = await (await caches.open(CURRENT)).match(request);
    if (current) return current;
    if (addresses.has(request.url)) return asset(request);
    // A tab that still has the version before.
    for (const name of await caches.keys()) {
        const kept = name.startsWith(PREFIX) && (await (await caches.open(name)).match(request));
        if (kept) return kept;
    }
    return fetch(request);
}

async function asset(request) {
    const cache = await caches.open(FETCHED);
    const kept = await cache.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    // No room is no reason to be silent.
    if (response.ok) cache.put(request, response.clone()).catch(() => {});
    return response;
}

// Removes versions that no tab uses any more, and what this one does not fetch. A version that is still being installed
// tidies up itself, later.
async function tidy() {
    if (registration.installing || registration.waiting) return;
    const locks = (await navigator.locks?.query())?.held ?? [];
    const used = new Set(locks.map(lock => lock.name.replace("ludarium version ", PREFIX)));
    for (const name of await caches.keys()) {
        if (name.startsWith(PREFIX) && name !== CURRENT && name !== FETCHED && !used.has(name)) await caches.delete(name);
    }
    const cache = await caches.open(FETCHED);
    for (const request of await cache.keys()) {
        if (!addresses.has(request.url)) await cache.delete(request);
    }
}
