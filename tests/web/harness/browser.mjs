// Starts the browser: Debian's Chromium, with a renderer that needs no graphics card.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const executablePath = process.env.LUDARIUM_CHROMIUM ?? "/usr/bin/chromium";
const args = [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    "--autoplay-policy=no-user-gesture-required",
];

/** A browser; `without` are switches that it is started without, `and` such that are added. */
export function startBrowser({ and = [], without = [] } = {}) {
    return chromium.launch({ executablePath, args: [...args.filter(arg => !without.includes(arg)), ...and] });
}

/** A browser with preferences of its own, as an object. Ends with `close`, which removes them. */
export async function startWithPreferences(preferences) {
    const folder = await mkdtemp(join(tmpdir(), "ludarium-browser-"));
    await mkdir(join(folder, "Default"));
    await writeFile(join(folder, "Default", "Preferences"), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(folder, { executablePath, args });
    const close = context.close.bind(context);
    context.close = async () => {
        await close();
        // The browser may still be writing.
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    return context;
}
