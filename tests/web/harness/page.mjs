// What tests do with an open page.
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./build.mjs";

const PICTURES = join(ROOT, "tests/artefacts/web");

/** Opens a page and notes what it says of errors: in `page.wrong`. */
export async function openPage(context, url, { size = { width: 1280, height: 720 }, before } = {}) {
    const page = await context.newPage();
    page.wrong = [];
    page.on("pageerror", error => page.wrong.push(String(error)));
    page.on("console", message => message.type() === "error" && page.wrong.push(message.text()));
    await page.setViewportSize(size);
    if (before) await page.addInitScript(before);
    await page.goto(url);
    return page;
}

/** Waits until the game has drawn its first frame, which takes the loading screen away. */
export async function firstFrame(page, timeout = 30_000) {
    await page.locator("#loading").waitFor({ state: "detached", timeout });
}

/** Opens a page and waits for its first frame. */
export async function openStarted(context, url, options) {
    const page = await openPage(context, url, options);
    await firstFrame(page);
    return page;
}

/** Clicks at a place of the page, in CSS pixels. */
export async function clickAt(page, x, y, options) {
    await page.mouse.click(x, y, options);
}

/** Touches a place of the page; the context needs `hasTouch`. */
export async function tapAt(page, x, y) {
    await page.touchscreen.tap(x, y);
}

/** Takes a picture into tests/artefacts/web. Playwright's own waits for frames that a busy page does not draw in time. */
export async function screenshot(page, name) {
    await mkdir(PICTURES, { recursive: true });
    const path = join(PICTURES, `${name}.png`);
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send("Page.captureScreenshot", { format: "png" });
    await session.detach();
    await writeFile(path, Buffer.from(data, "base64"));
    return path;
}

/** Asks again and again until the answer is the expected one. */
export async function eventually(ask, expected, timeout = 10_000) {
    const end = Date.now() + timeout;
    let answer;
    do {
        answer = await ask();
        try {
            assert.deepEqual(answer, expected);
            return;
        } catch {
            await new Promise(go => setTimeout(go, 50));
        }
    } while (Date.now() < end);
    assert.deepEqual(answer, expected);
}

/** The files in the store of the page: path → text. */
export function storedFiles(page) {
    return page.evaluate(() => new Promise((resolve, reject) => {
        const request = indexedDB.open("ludarium", 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
            const database = request.result;
            const store = database.transaction("files").objectStore("files");
            const keys = store.getAllKeys();
            const values = store.getAll();
            values.onsuccess = () => {
                const text = value => new TextDecoder().decode(value.bytes);
                resolve(Object.fromEntries(keys.result.map((key, index) => [key, text(values.result[index])])));
                database.close();
            };
        };
    }));
}

/** Hands a change of a text over to the page, as the game does. */
export function keep(page, path, text, modified = 1) {
    return page.evaluate(([path, text, modified]) => {
        ludarium.keep(path, text === null ? null : new TextEncoder().encode(text), modified);
    }, [path, text, modified]);
}

/** The renderer of the page dies, as when the system is short of memory. */
export async function kill(page) {
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    session.send("Page.crash").catch(() => {});
    await crashed;
    await page.close();
}

/** Goes on from view to view until the flat board is the one that is kept as chosen. */
export async function chooseFlatBoard(page) {
    for (let view = 0; view < 4; view += 1) {
        await page.keyboard.press("v");
        await page.waitForTimeout(3_000);
        if (Object.values(await storedFiles(page)).some(text => text.includes('viewpoint = "flat"'))) return;
    }
    throw new Error("the board has not become flat");
}
