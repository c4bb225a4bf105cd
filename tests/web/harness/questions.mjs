// Questions to the search, with what it answers on this machine, and the same asked of a worker of the browser.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { GAME, ROOT } from "./build.mjs";

const LARGEST = 256 * 1024 * 1024;

/** Game → questions with the answers of this machine, `{ question, replies }`; of all levels unless one is named. */
export function nativeAnswers(positions, nodes, ...level) {
    const run = ["run", "--quiet", "--release", "--locked", "-p", "ludarium-ai", "--example", "worker_questions", "--"];
    const said = execFileSync("cargo", [...run, ...[positions, nodes, ...level].map(String)], {
        cwd: ROOT,
        encoding: "utf8",
        maxBuffer: LARGEST,
        stdio: ["ignore", "pipe", "inherit"],
    });
    const games = new Map();
    for (const { game, ...asked } of said.trim().split("\n").map(line => JSON.parse(line))) {
        games.set(game, [...(games.get(game) ?? []), asked]);
    }
    return games;
}

/** What lies where in the folder that scripts/web has made. */
async function builtParts() {
    const name = readdirSync(GAME).find(name => /^build\.[\w-]+\.js$/.test(name));
    return (await import(pathToFileURL(join(GAME, name)))).build;
}

/** What a worker of the browser replies to questions, one after the other, all of the same player. */
export async function workerAnswers(browser, url, questions) {
    const { thinker } = await builtParts();
    const page = await browser.newPage();
    // A file beside the program, so that the game itself does not run and take time.
    await page.goto(`${url}manifest.webmanifest`);
    try {
        return await page.evaluate(async ([thinker, questions]) => {
            const module = await WebAssembly.compileStreaming(fetch(thinker.wasm));
            const worker = new Worker(thinker.worker, { type: "module" });
            const answers = [];
            await new Promise((resolve, reject) => {
                let replies = [];
                worker.onerror = event => reject(new Error(event.message));
                worker.onmessage = ({ data }) => {
                    if (data.gone !== undefined) return reject(new Error(data.gone));
                    replies.push(data.text);
                    if ("progress" in JSON.parse(data.text)) return;
                    answers.push(replies);
                    replies = [];
                    if (answers.length === questions.length) resolve();
                };
                worker.postMessage(module);
                for (const question of questions) worker.postMessage(question);
            });
            worker.terminate();
            return answers;
        }, [thinker, questions]);
    } finally {
        await page.close();
    }
}

/** A reply without what differs from run to run. */
export function withoutTime(reply) {
    return reply.replace(/"elapsed":\{[^}]*\}/, '"elapsed":{}');
}

/** Nodes a second of answers, all together. */
export function nodesPerSecond(answers) {
    let nodes = 0;
    let seconds = 0;
    for (const replies of answers) {
        const [, thought] = JSON.parse(replies.at(-1)).answer;
        nodes += thought.nodes;
        seconds += thought.elapsed.secs + thought.elapsed.nanos / 1e9;
    }
    return nodes / seconds;
}
