// The game itself, as scripts/web has built it: that it comes up, at a desk and on a phone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startBrowser } from "../harness/browser.mjs";
import { GAME } from "../harness/build.mjs";
import { firstFrame, openPage, screenshot } from "../harness/page.mjs";
import { serve } from "../harness/server.mjs";

let server, browser;

before(async () => {
    server = await serve(GAME);
    browser = await startBrowser();
});
after(async () => {
    await browser?.close();
    await server?.close();
});

for (const [name, settings] of Object.entries({
    desk: { viewport: { width: 1280, height: 720 } },
    phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
})) {
    test(`the first frame comes: ${name}`, async t => {
        const context = await browser.newContext({ locale: "en-GB", ...settings });
        t.after(() => context.close());
        const page = await openPage(context, server.url, { size: settings.viewport });
        await firstFrame(page, 60_000);
        await page.waitForTimeout(2_000);
        await screenshot(page, `game-${name}`);
        assert.equal(await page.locator(".notice").count(), 0);
        assert.deepEqual(page.wrong, []);
    });
}
