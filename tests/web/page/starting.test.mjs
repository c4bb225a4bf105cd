// From the first byte to the first frame, and what is said when there is none.
import assert from "node:assert/strict";
import { after, before, beforeEach, afterEach, test } from "node:test";
import { startBrowser } from "../harness/browser.mjs";
import { buildStandIn } from "../harness/build.mjs";
import { eventually, firstFrame, keep, openPage, openStarted, screenshot } from "../harness/page.mjs";
import { serve } from "../harness/server.mjs";

let built, server, browser, context;

before(async () => {
    built = await buildStandIn();
    server = await serve(built.folder, { below: "/some/where/" });
    browser = await startBrowser();
});
after(async () => {
    await browser.close();
    await server.close();
    await built.remove();
});
beforeEach(async () => {
    server.fault = () => undefined;
    context = await browser.newContext({ locale: "en-GB" });
});
afterEach(() => context.close());

const notice = page => page.locator(".notice section");

test("the first frame takes the loading screen away, in a folder below the host, within the policy of the page", async () => {
    const page = await openStarted(context, server.url);
    assert.equal(await page.locator("#loading").count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement.id), "game");
    assert.deepEqual(page.wrong, []);
    assert.ok(server.asked.every(path => path.startsWith("/some/where/") || path === "/favicon.ico"), String(server.asked));
});

test("the bar shows the bytes that have come", async () => {
    let go;
    server.fault = path => (/ludarium\.\w+\.js/.test(path) ? new Promise(resolve => (go = resolve)) : undefined);
    const page = await openPage(context, server.url);
    await eventually(() => page.evaluate(() => document.getElementById("bar").value), 1);
    const { bytes } = await page.evaluate(async () => (await import(document.querySelector("link[href*='/build.']").href)).build.program);
    assert.ok(bytes > 600 * 1024);
    go();
    await firstFrame(page);
});

for (const [name, size] of Object.entries({ wide: { width: 1280, height: 720 }, upright: { width: 360, height: 640 }, lying: { width: 640, height: 360 } })) {
    test(`the loading screen fits: ${name}`, async () => {
        const page = await openPage(context, `${server.url}?hang`, { size });
        await page.waitForFunction(() => globalThis.standIn);
        await page.evaluate(() => (document.getElementById("bar").value = 0.6));
        await page.evaluate(() => document.fonts.ready);
        await screenshot(page, `loading-${name}`);
        const outside = await page.evaluate(() => [...document.querySelectorAll("#loading *")]
            .filter(element => !element.closest("#silent, noscript"))
            .filter(element => {
                const { left, top, right, bottom } = element.getBoundingClientRect();
                return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
            }).map(element => element.outerHTML));
        assert.deepEqual(outside, []);
        const canvas = await page.locator("#game").boundingBox();
        assert.deepEqual(canvas, { x: 0, y: 0, ...size });
    });
}

test("an error that stops the game is told, with its words to copy, and what was played is kept", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await openStarted(context, server.url);
    await keep(page, "matches/one.toml", "played");
    await page.evaluate(() => ludarium.stopped("panicked at src/main.rs:1:\nboard without a game"));
    await notice(page).waitFor();
    assert.match(await notice(page).textContent(), /The game has stopped.*Everything that was played is kept.*board without a game/s);
    await screenshot(page, "stopped");
    await page.getByRole("button", { name: "Copy the error" }).click();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /board without a game/);
    const woken = await page.evaluate(() => ((location.hash = "m=1"), new Promise(go => setTimeout(() => go(standIn.woken), 100))));
    assert.equal(woken, 0, "nothing calls into the game any more");
    await page.getByRole("button", { name: "Load again" }).click();
    await page.waitForFunction(() => globalThis.standIn);
    assert.deepEqual(await page.evaluate(() => ludarium.files.map(([path]) => path)), ["matches/one.toml"]);
});

test("the same in German, on a phone", async t => {
    const other = await browser.newContext({ locale: "de-AT" });
    t.after(() => other.close());
    const page = await openStarted(other, server.url, { size: { width: 360, height: 640 } });
    assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
    await page.evaluate(() => ludarium.stopped(`panicked at src/main.rs:1:\n${"a long line of words ".repeat(40)}`));
    await notice(page).waitFor();
    assert.match(await notice(page).textContent(), /stehen geblieben.*gespeichert/s);
    await screenshot(page, "stopped-german-upright");
    assert.ok(await page.getByRole("button", { name: "Neu laden" }).isVisible());
});

test("a trap without a panic is told too, at the start and later", async () => {
    const page = await openPage(context, `${server.url}?trap`);
    await notice(page).waitFor();
    assert.match(await notice(page).textContent(), /The game has stopped.*unreachable/s);
    const later = await openStarted(context, server.url);
    await later.evaluate(() => void setTimeout(() => standIn.exports.trap()));
    await notice(later).waitFor();
    // This tab has no store.
    assert.match(await notice(later).textContent(), /open in another tab.*unreachable/s);
});

test("lost graphics are told", async () => {
    const page = await openStarted(context, server.url);
    await page.evaluate(() => document.getElementById("game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
    await notice(page).waitFor();
    assert.match(await notice(page).textContent(), /The picture is gone.*is kept/s);
    await screenshot(page, "lost");
    await page.getByRole("button", { name: "Load again" }).click();
    await firstFrame(page);
});

test("without WebGL2 it says what is needed, and the rules can be read", async t => {
    // It is slow to arrive.
    server.fault = path => (path.endsWith(".wasm") ? new Promise(go => setTimeout(go, 3_000)) : undefined);
    const blind = await startBrowser({ and: ["--disable-3d-apis"], without: ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"] });
    t.after(() => blind.close());
    const [blindContext, given] = [await blind.newContext({ locale: "en-GB" }), []];
    blindContext.on("requestfailed", request => given.push(request.url()));
    const page = await openPage(blindContext, server.url, { size: { width: 360, height: 640 } });
    await notice(page).waitFor();
    assert.match(await notice(page).textContent(), /WebGL2/);
    await screenshot(page, "no-webgl");
    assert.equal(await page.getByRole("link").count(), 7);
    await page.getByRole("link", { name: "Tribun" }).click();
    await page.waitForURL("**/rules/en/tribun.md");
    assert.ok(given.some(path => path.endsWith(".wasm")), "nothing large is fetched in vain");
});

test("a program that is not there is told, with its status", async () => {
    server.fault = path => (/ludarium_bg/.test(path) ? 404 : undefined);
    const page = await openPage(context, server.url);
    await notice(page).waitFor();
    assert.match(await notice(page).textContent(), /could not be loaded.*404/s);
    await screenshot(page, "not-loaded");
    server.fault = () => undefined;
    await page.getByRole("button", { name: "Load again" }).click();
    await firstFrame(page);
});

test("a server that does not know the type of the code is no hindrance", async () => {
    server.fault = path => (path.endsWith(".wasm") ? { "content-type": "text/plain" } : undefined);
    await openStarted(context, server.url);
});
