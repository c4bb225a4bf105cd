// A match of every game against the weakest opponent, by the buttons of a screen reader, left in the middle and gone on
// with, to its end. On a renderer without a graphics card a whole match can take an hour: after so many turns, or so long,
// it is given up, which is an end too. LUDARIUM_MATCH_TURNS and LUDARIUM_MATCH_MINUTES allow more.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startBrowser } from "../harness/browser.mjs";
import { GAME } from "../harness/build.mjs";
import { awaitChoice, goOn, isOver, playTurns, randomFrom, readBoard, resign } from "../harness/match.mjs";
import { eventually, firstFrame, openPage, screenshot } from "../harness/page.mjs";
import { listen, readAloud, readItems, spokenWords } from "../harness/reader.mjs";
import { serve } from "../harness/server.mjs";

const GAMES = {
    "tress": "Tress", "trees": "The Game for the Trees", "tribun": "Tribun pugna pro cannae", "gess": "Gess",
    "go-chess": "Go-Chess", "treason": "Treason", "troop-chess": "Troop Chess",
};
const TURNS = Number(process.env.LUDARIUM_MATCH_TURNS ?? 10);
const MINUTES = Number(process.env.LUDARIUM_MATCH_MINUTES ?? 4);
const TURNS_BEFORE_LEAVING = 2;
const PATIENCE = 120_000;

let server, browser;

before(async () => {
    server = await serve(GAME);
    browser = await startBrowser();
});
after(async () => {
    await browser?.close();
    await server?.close();
});

for (const [index, [game, title]] of Object.entries(GAMES).entries()) {
    test(`a match of ${title}, left and gone on with`, { timeout: (MINUTES * 60 + 600) * 1_000 }, async t => {
        const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 720 } });
        t.after(() => context.close());
        const page = await openPage(context, `${server.url}?game=${game}&black=ai:1&low`);
        await listen(page);
        await firstFrame(page, PATIENCE);
        await readAloud(page);
        const random = randomFrom(index + 1);
        const end = Date.now() + MINUTES * 60_000;
        await awaitChoice(page, PATIENCE);
        assert.ok(page.said.includes(title), page.said.join(" | "));

        let goesOn = await playTurns(page, random, TURNS_BEFORE_LEAVING);
        // What was said is also how it ends; a match this short has not been left.
        if (goesOn) goesOn = await leaveAndGoOn(page, title, random, end);
        if (goesOn) {
            await resign(page, PATIENCE);
            t.diagnostic(`${title}: given up, with ${page.said.filter(words => words.startsWith("White: ")).length} turns said`);
        } else {
            t.diagnostic(`${title}: played to its end`);
        }
        await eventually(async () => isOver(await readItems(page)), true, PATIENCE);
        const last = await spokenWords(page);
        assert.ok(last.some(words => / wins$|^Draw$/.test(words)), last.join(" | "));
        if (goesOn) assert.ok(last.some(words => words.includes("resigned")), last.join(" | "));
        await screenshot(page, `match-${game}`);
        assert.equal(await page.locator(".notice").count(), 0);
        assert.deepEqual(page.wrong, []);
    });
}

/** Closes the match in its middle by opening the page anew, finds it as it was, and plays on; returns whether it goes on. */
async function leaveAndGoOn(page, title, random, end) {
    if (isOver(await awaitChoice(page, PATIENCE))) return false;
    const board = await readBoard(page);
    assert.ok(board.length > 0);
    await page.goto(new URL("?low", page.url()).href, { timeout: PATIENCE });
    await firstFrame(page, PATIENCE);
    const before = page.said.length;
    await goOn(page, PATIENCE);
    await eventually(() => readBoard(page), board, PATIENCE);
    assert.ok(page.said.slice(before).includes(title), page.said.slice(before).join(" | "));
    return playTurns(page, random, TURNS, end);
}
