// What goes between the game and the browser: files, clipboard, address, keys, sound, and what is fetched when wanted.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, beforeEach, afterEach, test } from "node:test";
import { startBrowser } from "../harness/browser.mjs";
import { buildStandIn } from "../harness/build.mjs";
import { clickAt, eventually, openStarted, screenshot } from "../harness/page.mjs";
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
beforeEach(async () => (context = await browser.newContext({ locale: "de-DE" })));
afterEach(() => context.close());

test("the address as it stands at the start, and fragments that come later", async () => {
    const page = await openStarted(context, `${server.url}?game=tress&black=ai:3#m=ludo1.abc`);
    assert.deepEqual(await page.evaluate(() => ludarium.address), { query: "game=tress&black=ai:3", fragment: "m=ludo1.abc" });
    assert.deepEqual(await page.evaluate(() => ludarium.arguments()), ["--game=tress", "--black=ai:3"]);
    assert.equal(await page.evaluate(() => ludarium.pageAddress()), server.url, "with which a link begins");
    assert.equal(await page.evaluate(() => ludarium.takeFragment()), "m=ludo1.abc");
    assert.equal(await page.evaluate(() => ludarium.takeFragment()), undefined);
    await page.evaluate(() => (location.hash = "p=one"));
    await eventually(() => page.evaluate(() => standIn.woken), 1);
    assert.equal(await page.evaluate(() => ludarium.takeFragment()), "p=one");
    assert.equal(await page.evaluate(() => ludarium.takeFragment()), undefined);
});

test("a file is saved under its name", async () => {
    const page = await openStarted(context, server.url);
    const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.evaluate(() => ludarium.download("match.ludo", new TextEncoder().encode("moves"), "text/plain")),
    ]);
    assert.equal(download.suggestedFilename(), "match.ludo");
    assert.equal(await readFile(await download.path(), "utf8"), "moves");
});

const taken = page => page.evaluate(() => {
    const file = ludarium.takeFile();
    return file && [file[0], file[1] && new TextDecoder().decode(file[1].subarray(0, 20)), file[2]];
});

test("files are chosen, several at once", async () => {
    const page = await openStarted(context, server.url);
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.evaluate(() => ludarium.pickFiles(".ludo,.toml"))]);
    assert.equal(chooser.isMultiple(), true);
    await chooser.setFiles([
        { name: "a.ludo", mimeType: "text/plain", buffer: Buffer.from("one") },
        { name: "b.ludo", mimeType: "text/plain", buffer: Buffer.from("two") },
    ]);
    await eventually(() => page.evaluate(() => standIn.woken), 2);
    assert.deepEqual((await taken(page)).slice(0, 2), ["a.ludo", "one"]);
    assert.deepEqual((await taken(page)).slice(0, 2), ["b.ludo", "two"]);
    assert.equal(await taken(page), undefined);
});

test("files are dropped; what is too large is refused unread", async () => {
    const page = await openStarted(context, server.url);
    await page.evaluate(() => {
        const dragged = new DataTransfer();
        dragged.items.add(new File(["dropped"], "c.ludo"));
        dragged.items.add(new File([new Uint8Array(64 * 1024 * 1024 + 1)], "huge.ludo"));
        document.getElementById("game").dispatchEvent(new DragEvent("drop", { dataTransfer: dragged, bubbles: true, cancelable: true }));
    });
    await eventually(() => page.evaluate(() => standIn.woken), 2);
    assert.deepEqual((await taken(page)).slice(0, 2), ["c.ludo", "dropped"]);
    assert.deepEqual(await taken(page), ["huge.ludo", null, 64 * 1024 * 1024 + 1]);
});

test("texts are copied, with the clipboard of today and without", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await openStarted(context, server.url);
    await page.evaluate(() => ludarium.copyText("ludo1.abc"));
    await eventually(() => page.evaluate(() => navigator.clipboard.readText()), "ludo1.abc");
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("denied"))));
    await clickAt(page, 100, 100);
    await page.evaluate(() => ludarium.copyText("by hand"));
    await eventually(() => page.evaluate(() => navigator.clipboard.readText()), "by hand");
    assert.equal(await page.evaluate(() => document.activeElement.id), "game");
});

test("music comes when it is asked for, and what cannot be had is null, once", async () => {
    const page = await openStarted(context, server.url);
    const path = "assets/music/tune.ogg";
    const take = path => page.evaluate(path => {
        const bytes = ludarium.takeAsset(path);
        return bytes && new TextDecoder().decode(bytes);
    }, path);
    assert.equal(await take(path), undefined);
    await page.evaluate(path => (ludarium.fetchAssets(path), ludarium.fetchAssets("assets/music/none.ogg", path)), path);
    await eventually(() => page.evaluate(() => standIn.woken), 2);
    assert.equal(await take(path), "a tune of the first version");
    assert.equal(await take(path), undefined);
    assert.equal(await take("assets/music/none.ogg"), null);
    assert.equal(await take("assets/music/none.ogg"), undefined);
});

test("title, languages, motion, touch, timers", async t => {
    const phone = await browser.newContext({ locale: "de-DE", hasTouch: true, isMobile: true, reducedMotion: "reduce", viewport: { width: 360, height: 640 } });
    t.after(() => phone.close());
    const page = await openStarted(phone, server.url);
    await page.evaluate(() => (ludarium.setTitle("Tress – Ludarium"), ludarium.afterTimeout(10, 7)));
    assert.equal(await page.title(), "Tress – Ludarium");
    assert.equal((await page.evaluate(() => ludarium.language()))[0], "de-DE");
    assert.equal(await page.evaluate(() => ludarium.prefersReducedMotion()), true);
    assert.equal(await page.evaluate(() => ludarium.isTouch()), true);
    await eventually(() => page.evaluate(() => standIn.timeouts), [7]);
    const woken = await page.evaluate(() => standIn.woken);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await eventually(() => page.evaluate(() => [ludarium.prefersReducedMotion(), standIn.woken]), [false, woken + 1]);
    const desk = await openStarted(context, server.url);
    assert.equal(await desk.evaluate(() => ludarium.isTouch()), false);
    assert.equal(await desk.evaluate(() => ludarium.prefersReducedMotion()), false);
});

test("what the address has wrong is said, and the game goes on", async () => {
    const page = await openStarted(context, `${server.url}?flat&game=chess`);
    assert.deepEqual(await page.evaluate(() => ludarium.arguments()), ["--flat", "--game=chess"]);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => (ludarium.say("first"), ludarium.say("Unknown game: chess. Known are tress, trees, tribun, gess, go-chess, treason and troop-chess.")));
    assert.match(await page.locator(".slip").textContent(), /Unknown game/);
    await screenshot(page, "said");
    await page.getByRole("button", { name: "Schließen" }).click();
    assert.equal(await page.locator(".slip").count(), 0);
    assert.ok(await page.evaluate(() => ludarium.cores) >= 1);
});

test("keys that scroll are the game's, those of the browser are left to it", async () => {
    const page = await openStarted(context, server.url);
    const press = keys => page.evaluate(keys => {
        const canvas = document.getElementById("game");
        // As an event loop does that has all keys for itself.
        const reached = [];
        canvas.onkeydown = event => reached.push(event.key);
        return keys.map(key => {
            const names = key.split("+");
            const event = new KeyboardEvent("keydown", { key: names.pop(), ctrlKey: names.includes("Ctrl"), shiftKey: names.includes("Shift"), bubbles: true, cancelable: true });
            reached.length = 0;
            canvas.dispatchEvent(event);
            return `${reached.length ? "game" : "browser"}${event.defaultPrevented ? ", prevented" : ""}`;
        });
    }, keys);
    assert.deepEqual(await press(["ArrowDown", " ", "Tab", "F1", "Ctrl+z", "Ctrl+ArrowUp", "Ctrl+Shift+C"]), Array(7).fill("game, prevented"));
    assert.deepEqual(await press(["a", "Enter", "Escape", "Ctrl+c", "Ctrl+v"]), Array(5).fill("game"));
    assert.deepEqual(await press(["F5", "F11", "F12", "Ctrl+w", "Ctrl+t", "Ctrl+l", "Ctrl+r", "Ctrl+Shift+T", "Ctrl+Tab"]), Array(9).fill("browser"));
    const outside = await page.evaluate(() => {
        const event = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
    });
    assert.equal(outside, false);
});

test("neither wheel nor fingers zoom or scroll the page", async () => {
    const page = await openStarted(context, server.url);
    await page.mouse.move(300, 300);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, 300);
    await page.keyboard.up("Control");
    assert.deepEqual(await page.evaluate(() => [visualViewport.scale, scrollY, devicePixelRatio]), [1, 0, 1]);
    assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById("game")).touchAction), "none");
});

test("sound goes on with the next gesture", async () => {
    const page = await openStarted(context, `${server.url}?sound`);
    const state = () => page.evaluate(() => sound.state);
    assert.equal(await page.evaluate(() => sound instanceof BaseAudioContext), true);
    for (const gesture of [() => clickAt(page, 200, 200), () => page.keyboard.press("a")]) {
        await page.evaluate(() => sound.suspend());
        assert.equal(await state(), "suspended");
        await gesture();
        await eventually(state, "running");
    }
});
