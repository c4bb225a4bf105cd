// Stands in for the search: answers "think N" with N texts and an answer, and goes wrong on demand.
let exports;

export default async function init({ module_or_path: module }) {
    if (!(module instanceof WebAssembly.Module)) throw new Error("the first message is no compiled code");
    ({ exports } = await WebAssembly.instantiate(module));
}

export function hear(text, tell) {
    if (text === "trap") exports.trap();
    if (text === "panic") {
        console.error("panicked at search.rs:1: no turn");
        exports.trap();
    }
    if (text === "forever") for (;;);
    for (let step = 1; step <= Number(text.split(" ")[1] ?? 0); step++) tell(`progress ${step}`);
    tell(`answer to ${text}`);
}
