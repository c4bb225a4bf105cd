// What lies over the game: that it has stopped and why, and that a new version is there.
import { at, build } from "./build.js";
import { copyText } from "./exchange.js";
import { chosenLanguage, words } from "./words.js";

// In the order of the shelf.
const GAMES = {
    "tress": "Tress", "trees": "The Game for the Trees", "tribun": "Tribun", "gess": "Gess",
    "go-chess": "Go-Chess", "treason": "Treason", "troop-chess": "Troop Chess",
};

let isShown = false;

export function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children.filter(child => child !== undefined));
    return made;
}

/**
 * A lasting message. The first is the cause of those that follow it, so it stays alone.
 * `error` are words to copy, `reload` what the button does, none if loading again cannot help.
 */
export function showNotice({ title, paragraphs, more, error, reload }) {
    if (isShown) return;
    isShown = true;
    const again = reload && element("button", { className: "first", textContent: words("reload"), onclick: reload });
    const section = element(
        "section",
        {},
        element("h2", { id: "notice-title", textContent: title }),
        ...paragraphs.map(text => element("p", { textContent: text })),
        more,
        error ? element("pre", { textContent: error, tabIndex: 0 }) : undefined,
        element("div", { className: "buttons" }, again, error ? copyButton(error) : undefined),
    );
    section.setAttribute("role", "alertdialog");
    section.setAttribute("aria-labelledby", "notice-title");
    document.body.append(element("div", { className: "notice" }, section));
    again?.focus();
}

function copyButton(text) {
    const button = element("button", { textContent: words("copy") });
    button.onclick = () => {
        copyText(text);
        button.textContent = words("copied");
    };
    return button;
}

/** Links to the rules that lie in the folder, in the visitor's language before English; nothing if there are none. */
export function rulesLinks() {
    const language = [chosenLanguage(), "en"].find(language => build.rules[language]?.length);
    if (!language) return undefined;
    const games = Object.keys(GAMES).filter(game => build.rules[language].includes(game));
    const links = games.map(game => {
        const link = element("a", { href: at(`rules/${language}/${game}.md`), textContent: GAMES[game] });
        return element("li", {}, link);
    });
    return element("div", {}, element("p", { textContent: words("rules") }), element("ul", {}, ...links));
}

/** Says something below which the game goes on, until the visitor has read it. */
export function say(text) {
    showSlip("say", text, closing => [element("button", { textContent: words("close"), onclick: closing })]);
}

/** Says that a new version is there; the game goes on below it. */
export function showNewVersion(take) {
    showSlip("version", words("fresh"), closing => [
        element("button", { className: "first", textContent: words("take"), onclick: take }),
        element("button", { textContent: words("later"), onclick: closing }),
    ]);
}

// One of a kind: the last.
function showSlip(kind, text, buttons) {
    const slips = document.getElementById("slips") ?? element("div", { id: "slips" });
    document.body.append(slips);
    slips.querySelector(`.${kind}`)?.remove();
    const slip = element("div", { className: `slip ${kind}` }, element("span", { textContent: text }));
    slip.setAttribute("role", "status");
    slip.append(...buttons(() => slip.remove()));
    slips.append(slip);
}
