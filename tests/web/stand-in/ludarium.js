// Stands in for what wasm-bindgen makes of the game: does at once what the test asks for in the address.
export default async function init({ module_or_path: module }) {
    const { exports } = await WebAssembly.instantiate(module);
    const page = globalThis.ludarium;
    const asked = new URLSearchParams(page.address.query);
    globalThis.standIn = { woken: 0, timeouts: [], left: 0, exports };
    page.wake = () => standIn.woken++;
    page.timeout = id => standIn.timeouts.push(id);
    page.leaving = () => {
        standIn.left++;
        if (asked.has("late")) page.keep("late", new TextEncoder().encode("handed over at the end"), 1);
    };
    if (asked.has("sound")) globalThis.sound = new AudioContext();
    if (asked.has("trap")) exports.trap();
    if (asked.has("hang")) return;
    requestAnimationFrame(() => {
        const canvas = document.getElementById("game");
        canvas.width = canvas.clientWidth;
        canvas.height = canvas.clientHeight;
        const light = canvas.getContext("webgl2");
        light.clearColor(0.2, 0.3, 0.25, 1);
        light.clear(light.COLOR_BUFFER_BIT);
        page.firstFrame();
    });
}
