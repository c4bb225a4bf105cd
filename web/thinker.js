// A worker: the search, which hears texts and tells texts.
import init, { hear } from "./ludarium_thinker.js";

// A panic tells its words to the console before it becomes an error that has none.
let lastWords;
const original = console.error;
console.error = (...words) => {
    lastWords = words.join(" ");
    original(...words);
};

// One after the other. The first message is the compiled code, all others are texts.
let turn = Promise.resolve();
let isStarted = false;

onmessage = ({ data }) => {
    const act = isStarted ? () => hear(data, tell) : () => init({ module_or_path: data });
    isStarted = true;
    turn = turn.then(act);
    turn.catch(why => postMessage({ gone: lastWords ?? String(why?.message ?? why) }));
};

function tell(text) {
    postMessage({ text });
}
