// The game with a gamepad alone: through the shelf into the settings and back.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startBrowser } from "../harness/browser.mjs";
import { GAME } from "../harness/build.mjs";
import { eventually, firstFrame, openPage, screenshot } from "../harness/page.mjs";
import { connect, DOWN, EAST, LEFT, preparePad, pressPad, SOUTH } from "../harness/pad.mjs";
import { press, readAloud } from "../harness/reader.mjs";
import { serve } from "../harness/server.mjs";

const PATIENCE = 60_000;

let server, browser;

before(async () => {
    server = await serve(GAME);
    browser = await startBrowser();
});
after(async () => {
    await browser?.close();
    await server?.close();
});

/** The sheets that are open. */
const sheets = page => page.locator('#reader [role="dialog"]').evaluateAll(all => all.map(sheet => sheet.dataset.name));

test("a gamepad walks on the shelf, opens the settings, where it is named, and leaves them", async t => {
    const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 720 } });
    t.after(() => context.close());
    const page = await openPage(context, `${server.url}?low`, { before: preparePad });
    await firstFrame(page, PATIENCE);
    await readAloud(page);
    await eventually(() => sheets(page), ["welcome"], PATIENCE);
    await connect(page);
    await pressPad(page, EAST);
    await eventually(() => sheets(page), [], PATIENCE);
    // The first tool at the head of the shelf, and the one beside it.
    await pressPad(page, DOWN);
    await page.waitForTimeout(1_000);
    await pressPad(page, LEFT);
    await page.waitForTimeout(1_000);
    await pressPad(page, SOUTH);
    await eventually(() => sheets(page), ["settings"], PATIENCE);
    // A sheet takes no press before it has come to rest.
    await page.waitForTimeout(4_000);
    await press(page, "group pad");
    const isNamed = () => page.locator("#reader").evaluate(reader => /Brass pad(?! \()/.test(reader.textContent));
    await eventually(isNamed, true, PATIENCE);
    await screenshot(page, "pad-settings");
    await pressPad(page, EAST);
    await eventually(() => sheets(page), [], PATIENCE);
    await connect(page, false);
    assert.equal(await page.locator(".notice").count(), 0);
    assert.deepEqual(page.wrong, []);
});
