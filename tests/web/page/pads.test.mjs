// What the page tells the game of gamepads: what changes, and nothing while nobody touches them.
import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { startBrowser } from "../harness/browser.mjs";
import { buildStandIn } from "../harness/build.mjs";
import { openStarted } from "../harness/page.mjs";
import { connect, moveStick, preparePad, pressPad } from "../harness/pad.mjs";
import { serve } from "../harness/server.mjs";

let built, server, browser, context;

before(async () => {
    built = await buildStandIn();
    server = await serve(built.folder);
    browser = await startBrowser();
});
after(async () => {
    await browser?.close();
    await server?.close();
    await built?.remove();
});
beforeEach(async () => (context = await browser.newContext({ locale: "en-GB" })));
afterEach(() => context.close());

const open = () => openStarted(context, server.url, { before: preparePad });
const woken = page => page.evaluate(() => standIn.woken);
const taken = page => page.evaluate(() => {
    const all = [];
    for (let one; (one = ludarium.takePad()); ) all.push(one);
    return all;
});

test("what changes is told once, and the game sleeps meanwhile", async () => {
    const page = await open();
    assert.deepEqual(await taken(page), []);
    // What is held when it shows itself is not meant.
    await page.evaluate(() => (brassPad.buttons[0].pressed = true));
    const before = await woken(page);
    await connect(page);
    const name = "Brass pad (STANDARD GAMEPAD Vendor: 054c Product: 09cc)";
    assert.deepEqual([await taken(page), await woken(page)], [[["came", 0, name, true]], before + 1]);
    await moveStick(page, 0.004, 0);
    assert.deepEqual([await taken(page), await woken(page)], [[], before + 1]);
    await page.evaluate(() => (brassPad.buttons[0].pressed = false));
    await moveStick(page, -1, 0.5);
    assert.deepEqual(await taken(page), [["button", 0, false], ["stick", 0, -1, 0.5]]);
    await pressPad(page, 13);
    assert.deepEqual(await taken(page), [["button", 13, true], ["button", 13, false]]);
    await connect(page, false);
    await pressPad(page, 13);
    assert.deepEqual(await taken(page), [["gone", 0]]);
    await connect(page);
    assert.deepEqual(await taken(page), [["came", 0, name, true]]);
    assert.deepEqual(page.wrong, []);
});

test("of one that the browser does not know only its name is told", async () => {
    const page = await open();
    await page.evaluate(() => Object.assign(brassPad, { id: "Odd pad", mapping: "" }));
    await connect(page);
    await pressPad(page, 0, 1);
    assert.deepEqual(await taken(page), [["came", 0, "Odd pad", false]]);
});

test("a game that takes nothing is told no more than so much, and then how it is", async () => {
    const page = await open();
    await connect(page);
    await page.evaluate(async () => {
        for (let frames = 0; frames < 400; frames++) {
            brassPad.buttons[0].pressed = frames % 2 === 0;
            dispatchEvent(new Event("gamepadconnected"));
            await new Promise(go => requestAnimationFrame(go));
        }
        brassPad.buttons[0].pressed = true;
    });
    const told = await taken(page);
    assert.ok(told.length <= 256, String(told.length));
    await moveStick(page, 0, 0);
    const last = [...told, ...(await taken(page))].at(-1);
    assert.deepEqual(last, ["button", 0, true]);
});
