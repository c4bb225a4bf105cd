// Folders to serve: the page with a stand-in for the game, or the game itself.
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../..");

// A module with one exported function, which traps.
const TRAP = [
    [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    [0x01, 0x04, 0x01, 0x60, 0x00, 0x00],
    [0x03, 0x02, 0x01, 0x00],
    [0x07, 0x08, 0x01, 0x04, 0x74, 0x72, 0x61, 0x70, 0x00, 0x00],
    [0x0a, 0x05, 0x01, 0x03, 0x00, 0x00, 0x0b],
].flat();

// The same, as long as a program: a section that means nothing.
function wasm(bytes) {
    const section = Buffer.concat([Buffer.from([4]), Buffer.from("fill"), Buffer.alloc(bytes)]);
    const length = [];
    for (let rest = section.length; ; rest >>>= 7) {
        length.push(rest < 0x80 ? rest : (rest & 0x7f) | 0x80);
        if (rest < 0x80) break;
    }
    return Buffer.concat([Buffer.from(TRAP), Buffer.from([0, ...length]), section]);
}

/** The page with the stand-in, packed. Another `mark` is another version. Ends with `remove`. */
export async function buildStandIn({ mark = "first", kilobytes = 600 } = {}) {
    const work = await mkdtemp(join(tmpdir(), "ludarium-page-"));
    const made = join(work, "made");
    await cp(join(ROOT, "tests/web/stand-in"), made, { recursive: true });
    await writeFile(join(made, "ludarium_bg.wasm"), wasm(kilobytes * 1024));
    await writeFile(join(made, "ludarium_thinker_bg.wasm"), wasm(1024));
    await mkdir(join(made, "assets/music"), { recursive: true });
    await writeFile(join(made, "assets/music/tune.ogg"), `a tune of the ${mark} version`);
    for (const name of ["ludarium.js", "ludarium_thinker.js"]) await writeFile(join(made, name), `// ${mark}\n`, { flag: "a" });
    const folder = join(work, "served");
    const script = join(ROOT, "scripts/pack_web.py");
    const where = ["--program", made, "--thinker", made, "--assets", join(made, "assets/music"), "--rules", join(ROOT, "assets/rules")];
    execFileSync("python3", [script, ...where, "--out", folder], { stdio: ["ignore", "ignore", "inherit"] });
    return { folder, remove: () => rm(work, { recursive: true, force: true }) };
}

/** The game, as scripts/web has built it. */
export const GAME = process.env.LUDARIUM_WEB ?? join(ROOT, "dist/web");
