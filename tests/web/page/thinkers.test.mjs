// Workers: that texts go to them and come from them, and that a broken one says so.
import assert from "node:assert/strict";
import { after, before, beforeEach, afterEach, test } from "node:test";
import { startBrowser } from "../harness/browser.mjs";
import { buildStandIn } from "../harness/build.mjs";
import { eventually, openStarted } from "../harness/page.mjs";
import { serve } from "../harness/server.mjs";

let built, server, browser, page;

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
beforeEach(async () => {
    server.fault = () => undefined;
    page = await openStarted(browser, server.url);
});
afterEach(() => page.context().close());

// With a server that goes wrong, and nothing kept that could help.
async function openAnew(fault) {
    await page.context().close();
    server.fault = fault;
    page = await openStarted(await browser.newContext({ serviceWorkers: "block" }), server.url);
}

const think = (...texts) => page.evaluate(texts => {
    const id = ludarium.openThinker();
    for (const text of texts) ludarium.postThinker(id, text);
    return id;
}, texts);

// All that has come, one call each, as the game takes it.
const taken = {};
const take = async id => {
    const more = await page.evaluate(id => {
        const texts = [];
        for (let text; (text = ludarium.takeThinker(id)) !== undefined; ) texts.push(text);
        return texts;
    }, id);
    return (taken[id] = [...(taken[id] ?? []), ...more]);
};
beforeEach(() => Object.keys(taken).forEach(id => delete taken[id]));

test("texts are answered in order, with progress, and wake the game", async () => {
    const id = await think("think 2", "think");
    await eventually(() => take(id), ["progress 1", "progress 2", "answer to think 2", "answer to think"]);
    assert.equal(await page.evaluate(() => standIn.woken), 4);
    assert.equal(await page.evaluate(id => ludarium.takeThinker(id), id), undefined);
});

test("the code is fetched once for all workers", async () => {
    const ids = [await think("a"), await think("b"), await think("c")];
    for (const [index, id] of ids.entries()) await eventually(() => take(id), [`answer to ${"abc"[index]}`]);
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(entry => entry.name));
    assert.equal(fetched.filter(name => /ludarium_thinker_bg.*wasm$/.test(name)).length, 1);
});

test("a trap arrives as words, after what was told before", async () => {
    const id = await think("think 1", "trap", "think 1");
    await eventually(() => take(id), ["progress 1", "answer to think 1", '{"gone":"unreachable"}']);
    // The others go on.
    const other = await think("still");
    await eventually(() => take(other), ["answer to still"]);
});

test("a panic arrives in its own words", async () => {
    const id = await think("panic");
    await eventually(() => take(id), ['{"gone":"panicked at search.rs:1: no turn"}']);
});

test("a worker that is busy for ever can be closed", async () => {
    const id = await think("forever");
    await page.evaluate(id => ludarium.closeThinker(id), id);
    assert.equal(await page.evaluate(id => ludarium.takeThinker(id), id), undefined);
    await page.evaluate(id => ludarium.postThinker(id, "nobody hears this"), id);
    const other = await think("next");
    await eventually(() => take(other), ["answer to next"]);
});

test("a worker whose script is missing is gone", async () => {
    await openAnew(path => (/\/thinker\./.test(path) ? 404 : undefined));
    const id = await think("anything");
    await eventually(async () => (await take(id)).map(text => Object.keys(JSON.parse(text))), [["gone"]]);
});

test("code that is missing is said, and fetched again for the next worker", async () => {
    await openAnew(path => (/ludarium_thinker_bg/.test(path) ? 404 : undefined));
    const id = await think("anything");
    await eventually(async () => (await take(id)).map(text => /404/.test(JSON.parse(text).gone)), [true]);
    server.fault = () => undefined;
    const other = await think("again");
    await eventually(() => take(other), ["answer to again"]);
});
