// Files of the game: that they reach the disk, in one tab, whatever happens to the page.
import assert from "node:assert/strict";
import { after, before, beforeEach, afterEach, test } from "node:test";
import { startBrowser, startWithPreferences } from "../harness/browser.mjs";
import { buildStandIn } from "../harness/build.mjs";
import { eventually, keep, kill, openPage, openStarted, storedFiles } from "../harness/page.mjs";
import { serve } from "../harness/server.mjs";

let built, server, browser, context;

before(async () => {
    built = await buildStandIn();
    server = await serve(built.folder);
    browser = await startBrowser();
});
after(async () => {
    await browser.close();
    await server.close();
    await built.remove();
});
beforeEach(async () => (context = await browser.newContext()));
afterEach(() => context.close());

const files = page => page.evaluate(() => ludarium.files.map(([path, bytes, modified]) => [path, new TextDecoder().decode(bytes), modified]));
const unkept = page => page.evaluate(() => ludarium.unkept());
const trouble = page => page.evaluate(() => ludarium.trouble());

test("what is kept is there after a reload, with its time, and what is removed is not", async () => {
    const page = await openStarted(context, server.url);
    assert.deepEqual(await files(page), []);
    await keep(page, "matches/one.toml", "first", 1234567890123);
    await keep(page, "settings.toml", "gone soon");
    await keep(page, "settings.toml", null);
    await eventually(() => unkept(page), 0);
    await page.reload();
    await page.waitForFunction(() => globalThis.standIn);
    assert.deepEqual(await files(page), [["matches/one.toml", "first", 1234567890123]]);
    assert.equal(await page.evaluate(() => ludarium.isAlone), true);
    assert.equal(await trouble(page), undefined);
});

test("changes of one turn are one transaction, coalesced by path", async () => {
    const page = await openStarted(context, server.url, {
        before: () => {
            globalThis.transactions = [];
            const original = IDBDatabase.prototype.transaction;
            IDBDatabase.prototype.transaction = function (stores, mode, ...more) {
                const made = original.call(this, stores, mode, ...more);
                if (mode !== "readwrite") return made;
                const steps = [];
                globalThis.transactions.push(steps);
                const store = made.objectStore("files");
                made.objectStore = () => ({
                    put: (value, path) => (steps.push(`put ${path}`), store.put(value, path)),
                    delete: path => (steps.push(`delete ${path}`), store.delete(path)),
                });
                return made;
            };
        },
    });
    await page.evaluate(() => {
        const bytes = new Uint8Array([1]);
        ludarium.keep("a.tmp", bytes, 1);
        ludarium.keep("a", bytes, 1);
        ludarium.keep("a", new Uint8Array([2]), 1);
        ludarium.keep("a.tmp", null, 1);
    });
    await eventually(() => unkept(page), 0);
    const steps = await page.evaluate(() => globalThis.transactions);
    assert.deepEqual(steps.map(each => each.toSorted()), [["delete a.tmp", "put a"]]);
});

test("a view of the game's memory is copied before it changes", async () => {
    const page = await openStarted(context, server.url);
    await page.evaluate(() => {
        const memory = new TextEncoder().encode("--before--");
        ludarium.keep("view", memory.subarray(2, 8), 1);
        memory.fill(0);
    });
    await eventually(() => unkept(page), 0);
    assert.deepEqual(await storedFiles(page), { view: "before" });
});

test("a second tab has the files but does not write; it may when the first is closed", async () => {
    const first = await openStarted(context, server.url);
    await keep(first, "one", "of the first");
    await eventually(() => unkept(first), 0);
    const second = await openStarted(context, server.url);
    assert.equal(await second.evaluate(() => ludarium.isAlone), false);
    assert.deepEqual((await files(second)).map(([path]) => path), ["one"]);
    await keep(second, "two", "of the second");
    assert.equal(await unkept(second), 0);
    assert.deepEqual(Object.keys(await storedFiles(first)), ["one"]);
    await first.close();
    await second.reload();
    await second.waitForFunction(() => globalThis.standIn);
    assert.equal(await second.evaluate(() => ludarium.isAlone), true);
});

test("the death of the tab loses nothing that was kept, and lets go of the store", async () => {
    const page = await openStarted(context, server.url);
    await keep(page, "matches/one.toml", "before the death");
    await eventually(() => unkept(page), 0);
    await kill(page);
    const next = await openStarted(context, server.url);
    assert.deepEqual((await files(next)).map(([path, text]) => [path, text]), [["matches/one.toml", "before the death"]]);
    assert.equal(await next.evaluate(() => ludarium.isAlone), true);
});

test("what is kept in the very turn in which the page goes away is written", async () => {
    const page = await openStarted(context, `${server.url}?late`);
    await page.evaluate(url => {
        ludarium.keep("last", new TextEncoder().encode("just before"), 1);
        location.href = url;
    }, `${server.url}rules/en/tress.md`);
    await page.waitForURL("**/tress.md");
    await eventually(() => storedFiles(page), { last: "just before", late: "handed over at the end" });
});

test("a denied storage is said, and does not keep the game from starting", async t => {
    const denied = await startWithPreferences({ profile: { default_content_setting_values: { cookies: 2 } } });
    t.after(() => denied.close());
    const page = await openStarted(denied, server.url);
    assert.equal(await trouble(page), "denied");
    await keep(page, "matches/one.toml", "lost");
    await eventually(() => unkept(page), 1);
    assert.equal(await trouble(page), "denied");
    assert.deepEqual(page.wrong, []);
});

test("where there is no room, small files are written all the same, and all once there is room", async () => {
    const page = await openStarted(context, server.url);
    const session = await context.newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(server.url).origin, quotaSize: 1_500_000 });
    await page.evaluate(() => {
        const noise = new Uint8Array(4_000_000);
        for (let at = 0; at < noise.length; at += 65536) crypto.getRandomValues(noise.subarray(at, Math.min(at + 65536, noise.length)));
        ludarium.keep("cache/large", noise, 1);
    });
    await eventually(() => trouble(page), "full");
    assert.equal(await unkept(page), 1);
    await keep(page, "matches/one.toml", "small");
    await eventually(() => storedFiles(page), { "matches/one.toml": "small" });
    await eventually(() => unkept(page), 1);
    assert.equal(await trouble(page), "full");
    await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(server.url).origin });
    await keep(page, "other", "a change");
    await eventually(() => unkept(page), 0);
    assert.equal(await trouble(page), undefined);
    assert.deepEqual(Object.keys(await storedFiles(page)), ["cache/large", "matches/one.toml", "other"]);
});

test("a database that is deleted under the page is opened anew", async () => {
    const page = await openStarted(context, server.url);
    await keep(page, "one", "1");
    await eventually(() => unkept(page), 0);
    await page.evaluate(() => new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase("ludarium");
        request.onsuccess = resolve;
        request.onblocked = reject;
    }));
    await keep(page, "two", "2");
    await eventually(() => unkept(page), 0);
    assert.deepEqual(await storedFiles(page), { two: "2" });
});

test("files that could not be read are not overwritten", async () => {
    const page = await openStarted(context, server.url);
    await keep(page, "settings.toml", "mine");
    await eventually(() => unkept(page), 0);
    await page.close();
    const blind = await openStarted(context, server.url, {
        before: () => {
            const original = IDBObjectStore.prototype.getAll;
            IDBObjectStore.prototype.getAll = function () {
                IDBObjectStore.prototype.getAll = original;
                throw new DOMException("broken", "UnknownError");
            };
        },
    });
    assert.match(await trouble(blind), /UnknownError/);
    await keep(blind, "settings.toml", "as it comes");
    await eventually(() => unkept(blind), 1);
    await new Promise(go => setTimeout(go, 300));
    assert.deepEqual(await storedFiles(blind), { "settings.toml": "mine" });
});

test("persistence is asked for once, after the first match", async () => {
    const count = () => {
        globalThis.asked = 0;
        StorageManager.prototype.persist = async () => ++globalThis.asked > 0;
    };
    const page = await openStarted(context, server.url, { before: count });
    const asked = () => page.evaluate(() => globalThis.asked);
    await keep(page, "settings.toml", "1");
    await eventually(() => unkept(page), 0);
    assert.equal(await asked(), 0);
    await keep(page, "data/matches/one.toml", "1");
    await eventually(asked, 1);
    await keep(page, "data/matches/two.toml", "1");
    await eventually(() => unkept(page), 0);
    assert.equal(await asked(), 1);
});

test("a page that never gets an answer from the database starts without it", async () => {
    const page = await openPage(context, server.url, {
        before: () => (IDBFactory.prototype.open = () => ({})),
    });
    await page.waitForFunction(() => globalThis.standIn, undefined, { timeout: 15_000 });
    assert.match(await trouble(page), /does not answer/);
});
