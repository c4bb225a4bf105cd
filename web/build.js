// What lies where. scripts/pack_web.py writes this file anew for every build, with a hash of its content in every name;
// as it stands here, it serves a folder in which everything lies under its plain name.
export const build = {
    // Of all files together.
    version: "unpacked",
    // What wasm-bindgen made of the game and of the search, and how many bytes the code has.
    program: { glue: "ludarium.js", wasm: "ludarium_bg.wasm", bytes: 0 },
    thinker: { worker: "thinker.js", wasm: "ludarium_thinker_bg.wasm", bytes: 0 },
    // What is fetched when it is wanted: the path that the game knows, and the name of the file.
    assets: {},
    // The games whose rules lie in the folder, by language.
    rules: {},
};

/** The address of a file of the build, in whatever folder the page lies. */
export function at(path) {
    return new URL(path, import.meta.url).href;
}
