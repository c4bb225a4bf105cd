// Plays matches by the buttons that a screen reader finds: they say what can be chosen, so that no test knows a rule. The
// page must be in English and shown as text (`readAloud`), and what is said be noted (`listen`).
import assert from "node:assert/strict";
import { eventually } from "./page.mjs";
import { press, pressId, readItems } from "./reader.mjs";

// What is shown of a press within this time; a frame takes up to a second on a renderer without a graphics card.
const ANSWER_MS = 20_000;
// In words, of cells (assets/i18n/en/window.ftl).
const CAN_BE_CHOSEN = ", can be chosen";
// Among the buttons below the board, those that lead nowhere.
const NO_CHOICES = new Set(["step back", "why rule", "why lesson"]);
// More choices than this for one turn are a walk in a circle.
const MOST_CHOICES = 80;

/** Numbers from 0 up to 1, always the same ones. */
export function randomFrom(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}

/** What is read of the cells, in their order. */
export async function readBoard(page) {
    return (await readItems(page)).filter(item => item.group === "board").map(item => item.words);
}

/** Whether the match is over and the result is shown. */
export function isOver(items) {
    return items.some(item => item.name === "rematch");
}

function choices(items) {
    const buttons = items.filter(item => item.isButton && !item.isOff);
    // Whoever is asked plays on.
    const asked = buttons.filter(item => item.group === "questions");
    if (asked.length) return asked.slice(-1);
    const confirm = buttons.filter(item => item.name === "confirm");
    if (confirm.length) return confirm;
    return buttons.filter(item => item.group === "board" ? item.words.endsWith(CAN_BE_CHOSEN) : isOffer(item));
}

function isOffer({ group, name }) {
    return group === "choices" && name !== "" && !NO_CHOICES.has(name);
}

/** Waits until a person can choose, or the match is over; returns all that can be read then. */
export async function awaitChoice(page, patience) {
    const end = Date.now() + patience;
    for (;;) {
        const items = await readItems(page);
        if (isOver(items) || choices(items).length) return items;
        assert.ok(Date.now() < end, `nobody can choose: ${items.map(item => item.words).join(" | ")}`);
        await new Promise(go => setTimeout(go, 100));
    }
}

async function awaitAnswer(page, before) {
    const end = Date.now() + ANSWER_MS;
    while (Date.now() < end && JSON.stringify(await readItems(page)) === before) {
        await new Promise(go => setTimeout(go, 50));
    }
}

const turnsSaid = (page, side) =>
    page.said.filter(words => words.startsWith(`${side}: `) || words.startsWith(`${side} has chosen`)).length;

/** Chooses at random until a turn of this side is said; returns whether the match goes on. */
export async function playTurn(page, random, { side = "White", patience = 120_000 } = {}) {
    const before = turnsSaid(page, side);
    for (let count = 0; count < MOST_CHOICES; count++) {
        const items = await awaitChoice(page, patience);
        if (isOver(items)) return false;
        if (turnsSaid(page, side) > before) return true;
        const possible = choices(items);
        const chosen = possible[Math.floor(random() * possible.length)];
        if (await pressId(page, chosen.id)) await awaitAnswer(page, JSON.stringify(items));
    }
    assert.fail(`no turn after ${MOST_CHOICES} choices; last said: ${page.said.slice(-5).join(" | ")}`);
}

/** Plays so many turns at most, and begins none after this time; returns whether the match goes on. */
export async function playTurns(page, random, turns, end = Infinity) {
    for (let turn = 0; turn < turns && Date.now() < end; turn++) {
        if (!(await playTurn(page, random))) return false;
    }
    return true;
}

/** Goes on with the match that was being played, from the title. */
export async function goOn(page, patience = 120_000) {
    const end = Date.now() + patience;
    for (;;) {
        // What is asked at the first start lies over the title.
        if (!(await press(page, "to the shelf")) && (await press(page, "continue"))) return;
        assert.ok(Date.now() < end, "nothing leads back to the match");
        await new Promise(go => setTimeout(go, 500));
    }
}

/** Gives up. */
export async function resign(page, patience = 60_000) {
    await awaitChoice(page, patience);
    await eventually(() => press(page, "resign"), true, patience);
    await eventually(() => press(page, "resign for sure", "questions"), true, patience);
}
