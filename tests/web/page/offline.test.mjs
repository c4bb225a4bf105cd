// After the first visit the game starts without a connection; new versions come, and old tabs go on with theirs.
import assert from "node:assert/strict";
import { after, before, beforeEach, afterEach, test } from "node:test";
import { startBrowser } from "../harness/browser.mjs";
import { buildStandIn } from "../harness/build.mjs";
import { eventually, firstFrame, keep, openPage, openStarted, screenshot } from "../harness/page.mjs";
import { serve } from "../harness/server.mjs";

let first, second, browser, server, context;

before(async () => {
    [first, second, browser] = await Promise.all([buildStandIn({ mark: "first" }), buildStandIn({ mark: "second" }), startBrowser()]);
});
after(async () => {
    await browser.close();
    await Promise.all([first.remove(), second.remove()]);
});
beforeEach(async () => {
    server = await serve(first.folder, { below: "/games/" });
    context = await browser.newContext({ locale: "en-GB" });
});
afterEach(async () => {
    await context.close();
    await server.close().catch(() => {});
});

const installed = page => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
const version = page => page.evaluate(async () => (await import(document.querySelector("link[href*='/build.']").href)).build.version);
const caches = page => page.evaluate(async () => (await globalThis.caches.keys()).filter(name => !name.endsWith("assets")).length);
const music = page => page.evaluate(async () => {
    ludarium.fetchAssets("assets/music/tune.ogg");
    for (let bytes; ; await new Promise(go => setTimeout(go, 20))) {
        if ((bytes = ludarium.takeAsset("assets/music/tune.ogg")) !== undefined) return bytes && new TextDecoder().decode(bytes);
    }
});
const think = page => page.evaluate(async () => {
    const id = ludarium.openThinker();
    ludarium.postThinker(id, "hello");
    for (let text; ; await new Promise(go => setTimeout(go, 20))) if ((text = ludarium.takeThinker(id))) return text;
});
const look = page => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration()).update()));

test("without a server: page, game, search and the music that was heard", async () => {
    const page = await openStarted(context, server.url);
    await installed(page);
    assert.equal(await music(page), "a tune of the first version");
    await server.close();
    await page.goto(`${server.url}?game=tress#m=1`);
    await firstFrame(page);
    assert.equal(await think(page), "answer to hello");
    await eventually(() => music(page), "a tune of the first version");
    const byName = await openStarted(context, `${server.url}index.html`);
    assert.deepEqual(byName.wrong, []);
});

test("without a server and without a visit before, nothing is promised", async () => {
    const page = await openStarted(context, server.url);
    await installed(page);
    await server.close();
    const answer = await page.goto(`${server.url}rules/en/tress.md`).catch(why => String(why));
    assert.match(String(answer), /ERR_CONNECTION_REFUSED/);
});

test("a new version is offered, and taken without losing anything", async () => {
    const page = await openStarted(context, server.url);
    await installed(page);
    const before = await version(page);
    server.folder = second.folder;
    await look(page);
    const slip = page.locator(".slip");
    await slip.waitFor();
    assert.match(await slip.textContent(), /A new version is here/);
    await screenshot(page, "new-version");
    assert.equal(await version(page), before);
    await keep(page, "matches/one.toml", "played meanwhile");
    await page.getByRole("button", { name: "Load it" }).click();
    await page.waitForFunction(() => ludarium.files.length === 1 && globalThis.standIn);
    await firstFrame(page);
    assert.notEqual(await version(page), before);
    await eventually(() => caches(page), 1);
    assert.equal(await music(page), "a tune of the second version");
});

test("an old tab keeps its files while a new one has the new version; they go when it is closed", async () => {
    const old = await openStarted(context, server.url);
    await installed(old);
    const before = await version(old);
    server.folder = second.folder;
    await look(old);
    await old.locator(".slip").waitFor();
    const fresh = await openStarted(context, server.url);
    assert.equal(await version(fresh), before);
    await fresh.getByRole("button", { name: "Load it" }).click();
    await eventually(async () => (await version(fresh).catch(() => before)) !== before, true);
    await firstFrame(fresh);
    assert.equal(await version(old), before);
    assert.equal(await think(old), "answer to hello");
    assert.equal(await think(fresh), "answer to hello");
    assert.equal(await caches(fresh), 2);
    await old.close();
    await fresh.reload();
    await firstFrame(fresh);
    await eventually(() => caches(fresh), 1);
});

test("when all tabs have been closed, the new version comes by itself", async () => {
    const page = await openStarted(context, server.url);
    await installed(page);
    const before = await version(page);
    server.folder = second.folder;
    await look(page);
    await page.getByRole("button", { name: "Later" }).click();
    assert.equal(await page.locator(".slip").count(), 0);
    await page.reload();
    await firstFrame(page);
    assert.equal(await version(page), before);
    await page.close();
    // The browser notices a moment later.
    await new Promise(go => setTimeout(go, 1_000));
    const next = await openStarted(context, server.url);
    assert.notEqual(await version(next), before);
    assert.equal(await next.locator(".slip").count(), 0);
});

test("a version that arrives by halves is not taken", async () => {
    const page = await openStarted(context, server.url);
    await installed(page);
    const before = await version(page);
    server.folder = second.folder;
    server.fault = path => (/ludarium_bg/.test(path) ? 503 : undefined);
    await look(page).catch(() => {});
    await new Promise(go => setTimeout(go, 500));
    assert.equal(await page.locator(".slip").count(), 0);
    await page.reload();
    await firstFrame(page);
    assert.equal(await version(page), before);
    assert.equal(await caches(page) <= 2, true);
});

test("the page can be installed", async () => {
    const page = await openPage(context, server.url);
    await firstFrame(page);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
    const { errors } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
});
