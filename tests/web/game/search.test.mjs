// The search in a worker: the same answers as on this machine, field by field, in every game.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startBrowser } from "../harness/browser.mjs";
import { GAME } from "../harness/build.mjs";
import { nativeAnswers, withoutTime, workerAnswers } from "../harness/questions.mjs";
import { serve } from "../harness/server.mjs";

const POSITIONS = 200;
const NODES = 1_000;

let server, browser;

before(async () => {
    server = await serve(GAME);
    browser = await startBrowser();
});
after(async () => {
    await browser?.close();
    await server?.close();
});

test("a worker finds what this machine finds, with the same nodes", async t => {
    const games = nativeAnswers(POSITIONS, NODES);
    assert.equal(games.size, 7);
    for (const [game, asked] of games) {
        await t.test(game, async () => {
            assert.equal(asked.length, POSITIONS);
            const answers = await workerAnswers(browser, server.url, asked.map(({ question }) => question));
            for (const [index, { question, replies }] of asked.entries()) {
                assert.deepEqual(answers[index].map(withoutTime), replies.map(withoutTime), question);
            }
        });
    }
});
