// Measures the game in the browser, for the table of docs/web.md: how long it takes to start, what a frame costs, how long
// the page is blocked, and how fast a worker searches beside this machine itself. Nothing else should run meanwhile.
//
//     node measure.mjs [start] [match] [search]      all, unless told
import { startBrowser } from "./harness/browser.mjs";
import { GAME } from "./harness/build.mjs";
import { chooseFlatBoard, clickAt, firstFrame, storedFiles } from "./harness/page.mjs";
import { nativeAnswers, nodesPerSecond, workerAnswers } from "./harness/questions.mjs";
import { serve } from "./harness/server.mjs";

const STARTS = 5;
// Frames that come closer together than that belong to one movement.
const PAUSE = 400;
const POSITIONS = 40;
const NODES = 50_000;

const wanted = process.argv.slice(2);
const isWanted = what => wanted.length === 0 || wanted.includes(what);
const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);
const ms = time => `${Math.round(time)} ms`;

const server = await serve(GAME);
const browser = await startBrowser();
try {
    if (isWanted("start")) await measureStarts();
    if (isWanted("match")) await measureMatch();
    if (isWanted("search")) await measureSearch();
} finally {
    await browser.close();
    await server.close();
}

// Runs in the page before everything else: notes when frames are drawn and what blocks the page.
function watch() {
    const seen = (globalThis.measured = { frames: [], blocks: [] });
    const ask = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = work => ask(time => {
        const began = performance.now();
        work(time);
        seen.frames.push([began, performance.now() - began]);
    });
    const note = list => list.getEntries().forEach(({ startTime, duration }) => seen.blocks.push([startTime, duration]));
    new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
}

async function open(context, query) {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const began = Date.now();
    await page.goto(`${server.url}${query}`);
    await firstFrame(page, 120_000);
    return { page, time: Date.now() - began };
}

function newContext() {
    return browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 720 } });
}

async function measureStarts() {
    for (const [name, query] of [["shelf", ""], ["board of a match", "?game=treason&black=ai:1"]]) {
        const [first, again] = [[], []];
        for (let start = 0; start < STARTS; start += 1) {
            const context = await newContext();
            const { page, time } = await open(context, query);
            first.push(time);
            // Until the service worker has kept everything.
            await page.waitForTimeout(4_000);
            await page.close();
            again.push((await open(context, query)).time);
            await context.close();
        }
        row(`To the ${name}, first visit`, ms(median(first)), `${STARTS} starts, ${first.map(ms).join(", ")}`);
        row(`To the ${name}, second visit`, ms(median(again)), `${STARTS} starts, ${again.map(ms).join(", ")}`);
    }
}

// A turn of Treason on the flat board with its answer, and what the page did meanwhile.
async function measureMatch() {
    const context = await newContext();
    const { page } = await open(context, "?game=treason&black=ai:1");
    await page.waitForTimeout(8_000);
    const start = await page.evaluate(() => globalThis.measured);
    await chooseFlatBoard(page);
    await page.evaluate(() => Object.assign(globalThis.measured, { frames: [], blocks: [] }));
    await clickAt(page, 668, 498);
    await page.waitForTimeout(2_000);
    await clickAt(page, 668, 402);
    await page.waitForTimeout(10_000);
    const files = Object.values(await storedFiles(page));
    const seen = await page.evaluate(() => globalThis.measured);
    if (!files.some(text => text.includes("K5"))) console.log("(no answer was seen in the saved match)");
    const between = seen.frames.slice(1).map(([began], index) => began - seen.frames[index][0]).filter(time => time < PAUSE);
    row("A frame of the flat board, median", ms(median(between)), `${between.length} frames of a turn and its answer`);
    row("The same, the game's own part", ms(median(seen.frames.map(([, took]) => took))), "");
    row("Longest block during a turn and its answer", ms(Math.max(0, ...seen.blocks.map(([, took]) => took))), list(seen.blocks));
    row("Longest block from the click to the board", ms(Math.max(0, ...start.blocks.map(([, took]) => took))), list(start.blocks));
    await context.close();
}

function list(blocks) {
    return `above 100 ms: ${blocks.filter(([, took]) => took > 100).map(([began, took]) => `${Math.round(took)} at ${Math.round(began)}`).join(", ") || "none"}`;
}

// The same searches by level 10 here and in a worker, one after the other in every game.
async function measureSearch() {
    for (const [game, asked] of nativeAnswers(POSITIONS, NODES, 10)) {
        const here = nodesPerSecond(asked.map(({ replies }) => replies));
        const there = nodesPerSecond(await workerAnswers(browser, server.url, asked.map(({ question }) => question)));
        const thousands = speed => Math.round(speed / 1000);
        row(game, `${thousands(here)} → ${thousands(there)} k nodes/s`, (there / here).toFixed(2));
    }
}
