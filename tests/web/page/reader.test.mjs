// What a screen reader finds on the page: nothing before it is wished, then texts and buttons that follow the game.
import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { startBrowser } from "../harness/browser.mjs";
import { buildStandIn } from "../harness/build.mjs";
import { eventually, openStarted } from "../harness/page.mjs";
import { press, readAloud } from "../harness/reader.mjs";
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

const item = (id, kind, words, { name = "", isOn, isDisabled = false, group = "0" } = {}) =>
    [String(id), kind, words, name, isOn, isDisabled, String(group)];

/** Hands items over, as the game does; `order` are their ids if they have changed. */
const show = (page, changed, order) =>
    page.evaluate(([changed, order]) => {
        // Playwright knows no undefined within arrays.
        ludarium.showItems(changed.map(item => item.map(part => part ?? undefined)), order?.map(String));
    }, [changed, order]);

const board = ["a1", "b1", "c1"];
const cells = (words = {}) => board.map((name, place) => item(place + 2, "button", `${name}, ${words[name] ?? "empty"}`, { name, group: 1 }));
const showBoard = page => show(page, [item(1, "group", "Board", { name: "board" }), ...cells()], [1, 2, 3, 4]);
const taken = page => page.evaluate(() => {
    const all = [];
    for (let one; (one = ludarium.takePress()); ) all.push(one);
    return all;
});
const texts = (page, selector) => page.locator(selector).allTextContents();

async function openRead(url = server.url) {
    const page = await openStarted(context, url);
    await readAloud(page);
    return page;
}

test("while nobody wishes it, nothing is taken, and the game is told so", async () => {
    const page = await openStarted(context, server.url);
    assert.equal(await page.evaluate(() => ludarium.timesRead), 0);
    await showBoard(page);
    assert.equal(await page.locator("#reader *").count(), 0);
    const before = await page.evaluate(() => standIn.woken);
    await readAloud(page);
    assert.equal(await page.evaluate(() => ludarium.timesRead), 1);
    assert.ok((await page.evaluate(() => standIn.woken)) > before, "the game is woken, since nothing else happens");
    assert.deepEqual(page.wrong, []);
});

test("cells are buttons in a group that is there for readers and seen by nobody", async () => {
    const page = await openRead();
    await showBoard(page);
    assert.deepEqual(await page.getByRole("group", { name: "Board" }).getByRole("button").allTextContents(), ["a1, empty", "b1, empty", "c1, empty"]);
    for (const selector of ["#reader button", "#reader-switch"]) {
        const style = await page.locator(selector).first().evaluate(button => {
            const { clipPath, display, visibility } = getComputedStyle(button);
            return { clipPath, display, visibility, width: button.offsetWidth };
        });
        assert.deepEqual({ ...style, display: style.display !== "none" }, { clipPath: "inset(50%)", display: true, visibility: "visible", width: 1 });
    }
    assert.deepEqual(page.wrong, [], "the policy of the page allows all of it");
});

test("only what changes is touched", async () => {
    const page = await openRead();
    const many = Array.from({ length: 400 }, (_, place) => item(place + 2, "button", `cell ${place}, empty`, { group: 1 }));
    await show(page, [item(1, "group", "Board", { name: "board" }), ...many], [1, ...many.map(([id]) => id)]);
    await page.evaluate(() => {
        globalThis.records = [];
        new MutationObserver(seen => records.push(...seen.map(record => record.target.textContent))).observe(
            document.getElementById("reader"),
            { subtree: true, childList: true, attributes: true, characterData: true },
        );
        globalThis.kept = document.querySelector('[data-id="7"]');
    });
    await show(page, [item(7, "button", "cell 5, White", { group: 1, isOn: true })]);
    assert.equal(await page.evaluate(() => kept.isConnected && kept.textContent), "cell 5, White");
    assert.equal(await page.evaluate(() => kept.getAttribute("aria-pressed")), "true");
    assert.deepEqual([...new Set(await page.evaluate(() => records))], ["cell 5, White"]);
    assert.ok((await page.evaluate(() => records.length)) <= 2);
});

test("pressing says which and what; what is off says nothing", async () => {
    const page = await openRead();
    const kinds = [
        item(5, "button", "Play", { name: "play" }),
        item(6, "checkbox", "Sound", { name: "sound", isOn: false }),
        item(7, "button", "Undo", { name: "undo", isDisabled: true }),
        item(8, "slider", "Volume, 0.7", { name: "volume" }),
        item(9, "field", "Your name, Ada", { name: "your name" }),
        item("18446744073709551615", "button", "The largest", { name: "largest" }),
        item(11, "text", "A line"),
    ];
    await show(page, kinds, kinds.map(([id]) => id));
    for (const name of ["play", "sound", "undo", "largest", "your name"]) await press(page, name);
    assert.deepEqual(await taken(page), [["5", "press"], ["6", "press"], ["18446744073709551615", "press"], ["9", "focus"]]);
    assert.equal(await page.evaluate(() => document.activeElement.id), "game", "a field is typed on the canvas");
    await page.locator('[data-name="volume"]').focus();
    for (const key of ["ArrowUp", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
    assert.deepEqual(await taken(page), [["8", "more"], ["8", "less"]]);
    await page.locator('[data-name="play"]').focus();
    await page.keyboard.press("Enter");
    assert.deepEqual(await taken(page), [["5", "press"]], "the keyboard presses as well");
    assert.equal(await page.getByRole("checkbox", { name: "Sound", checked: false }).count(), 1);
    assert.equal(await page.getByRole("slider", { name: "Volume, 0.7" }).count(), 1);
    assert.equal(await page.getByRole("button", { name: "Undo", disabled: true }).count(), 1);
});

test("words are said once, and those before them are not said again", async () => {
    const page = await openRead();
    const region = page.getByRole("status").first();
    assert.deepEqual(
        await region.evaluate(node => [node.id, node.getAttribute("aria-live"), node.getAttribute("aria-atomic")]),
        ["spoken", "polite", "false"],
    );
    await show(page, [item(20, "spoken", "White: e2 to e4")], [20]);
    await page.evaluate(() => {
        globalThis.added = [];
        new MutationObserver(seen => seen.forEach(record => added.push(...[...record.addedNodes].map(node => node.textContent)))).observe(
            document.getElementById("spoken"),
            { subtree: true, childList: true },
        );
    });
    await show(page, [item(21, "spoken", "Black: e7 to e5")], [20, 21]);
    await show(page, [item(22, "spoken", "Black: e7 to e5")], [21, 22]);
    assert.deepEqual(await page.evaluate(() => added), ["Black: e7 to e5", "Black: e7 to e5"]);
    assert.deepEqual(await texts(page, "#spoken p"), ["Black: e7 to e5", "Black: e7 to e5"]);
});

test("the focus stays on what stays, and finds its way where something goes", async () => {
    const page = await openRead();
    await showBoard(page);
    await page.locator('[data-name="b1"]').focus();
    const focused = () => page.evaluate(() => document.activeElement.dataset.name);
    // Panels come before the board, and a cell before it goes.
    await show(page, [item(30, "button", "Menu", { name: "menu" }), ...cells({ b1: "White" })], [30, 1, 3, 4]);
    assert.equal(await focused(), "b1");
    assert.deepEqual(await texts(page, "#reader button"), ["Menu", "b1, White", "c1, empty"]);
    await show(page, [item(40, "button", "b1, empty", { name: "b1", group: 1 })], [30, 1, 40, 4]);
    assert.equal(await focused(), "b1", "the same under another id");
    await show(page, [], [30]);
    assert.equal(await focused(), "menu");
});

test("a sheet takes the focus when it comes, and gives it back", async () => {
    const page = await openRead();
    const table = [item(30, "button", "Menu", { name: "menu" }), item(31, "button", "Hint", { name: "hint" })];
    await show(page, table, [30, 31]);
    await page.locator('[data-name="hint"]').focus();
    const pause = [item(50, "dialog", "Pause", { name: "pause" }), item(51, "button", "Back to the board", { name: "resume", group: 50 })];
    await show(page, pause, [30, 31, 50, 51]);
    const focused = () => page.evaluate(() => document.activeElement.dataset.name);
    assert.equal(await focused(), "pause");
    assert.deepEqual(await page.getByRole("dialog", { name: "Pause" }).getByRole("button").allTextContents(), ["Back to the board"]);
    const settings = [item(60, "dialog", "Settings", { name: "settings" }), item(61, "button", "Back", { name: "back", group: 60 })];
    await show(page, settings, [30, 31, 60, 61]);
    assert.equal(await focused(), "settings");
    await page.locator('[data-name="back"]').focus();
    await show(page, [], [30, 31]);
    assert.equal(await focused(), "hint");
    // Whoever plays on the canvas stays there.
    await page.locator("#game").focus();
    await show(page, pause, [30, 31, 50, 51]);
    assert.equal(await page.evaluate(() => document.activeElement.id), "game");
});

test("a kind and a group that change take the item along", async () => {
    const page = await openRead();
    await showBoard(page);
    await show(page, [item(3, "checkbox", "b1", { name: "b1", isOn: true, group: 1 })]);
    assert.deepEqual(await texts(page, '[data-name="board"] > *'), ["a1, empty", "b1", "c1, empty"]);
    await show(page, [item(3, "checkbox", "b1", { name: "b1", isOn: true })]);
    assert.deepEqual(await texts(page, '[data-name="board"] > *'), ["a1, empty", "c1, empty"]);
    assert.equal(await page.locator('#reader > [data-name="b1"]').count(), 1);
});

test("the wish is kept, and taken back", async () => {
    const page = await openRead();
    await showBoard(page);
    await page.reload();
    await eventually(() => page.evaluate(() => globalThis.standIn && ludarium.timesRead), 1);
    assert.equal(await page.locator("#reader *").count(), 0, "the game hands over everything anew");
    await readAloud(page, false);
    assert.equal(await page.evaluate(() => ludarium.timesRead), 0);
    await showBoard(page);
    assert.equal(await page.locator("#reader *").count(), 0);
    await readAloud(page);
    assert.equal(await page.evaluate(() => ludarium.timesRead), 2, "another time than the first");
    await page.reload();
    await readAloud(page, false);
    await page.reload();
    assert.equal(await page.evaluate(() => ludarium.timesRead), 0);
});

test("the button speaks the language of the game", async () => {
    const page = await openStarted(context, server.url);
    assert.equal(await page.locator("#reader-switch").textContent(), "Show the game as text, for a screen reader");
    await page.evaluate(() => ludarium.setLanguage("de"));
    assert.equal(await page.locator("#reader-switch").textContent(), "Das Spiel als Text zeigen, für einen Screenreader");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
});

test("a game without measure is not followed", async () => {
    const page = await openRead();
    const many = Array.from({ length: 5_000 }, (_, place) => item(place + 1, "button", "again"));
    await show(page, many, many.map(([id]) => id));
    assert.equal(await page.locator("#reader button").count(), 4_000);
    await page.evaluate(() => {
        for (let count = 0; count < 100; count++) document.querySelector("#reader button").click();
    });
    assert.equal((await taken(page)).length, 32);
});

test("of a game that has stopped nothing is left to press", async () => {
    const page = await openRead();
    await showBoard(page);
    await page.evaluate(() => ludarium.stopped("for a test"));
    await page.getByRole("alertdialog").waitFor();
    assert.equal(await page.locator("#reader, #reader-switch").count(), 0);
    await showBoard(page);
    assert.deepEqual(page.wrong, []);
});
