// A match in the real game: turns by the mouse, answers from a worker, and everything kept from turn to turn.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startBrowser } from "../harness/browser.mjs";
import { GAME } from "../harness/build.mjs";
import { chooseFlatBoard, clickAt, eventually, kill, openStarted, screenshot, storedFiles } from "../harness/page.mjs";
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

/** The saved match, once it has so many turns. */
async function savedMatch(page, turns) {
    const save = async () => {
        const files = await storedFiles(page);
        const name = Object.keys(files).find(path => path.endsWith(".toml") && path.includes("/matches/"));
        return name ? files[name] : "";
    };
    // One line a turn, in the list of them.
    const count = async () => (/^turns = \[\n((?: .*\n)*)\]/m.exec(await save())?.[1].split("\n").length ?? 1) - 1 >= turns;
    await eventually(count, true, PATIENCE);
    return save();
}

test("a turn by the mouse is answered from a worker, and kept when the tab dies", async t => {
    const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 720 } });
    t.after(() => context.close());
    // The flat board of Treason: C2 goes to C3.
    const page = await openStarted(context, `${server.url}?game=treason&black=ai:1&low`);
    await page.waitForTimeout(5_000);
    await chooseFlatBoard(page);
    await clickAt(page, 668, 498);
    await page.waitForTimeout(2_000);
    await clickAt(page, 668, 402);
    const save = await savedMatch(page, 2);
    await screenshot(page, "match-answered");
    assert.deepEqual(page.wrong, []);
    await kill(page);
    const again = await openStarted(context, server.url);
    assert.equal(await savedMatch(again, 2), save);
    await screenshot(again, "match-kept");
});
