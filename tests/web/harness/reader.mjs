// What tests do with the texts and buttons that a screen reader finds: they are the game in words.

/** Wishes that the game be shown as text, or no longer. */
export async function readAloud(page, isWished = true) {
    const toggle = page.locator("#reader-switch");
    await toggle.waitFor({ state: "attached" });
    // As a screen reader presses it, which needs no place on the page.
    await toggle.evaluate((button, isWished) => {
        if ((button.getAttribute("aria-pressed") === "true") !== isWished) button.click();
    }, isWished);
}

/** Everything that can be read and pressed: kind, words, name, group, and whether it is off. */
export function readItems(page) {
    return page.evaluate(() => [...document.querySelectorAll("#reader [data-id]")].map(element => ({
        id: element.dataset.id,
        words: element.getAttribute("aria-label") ?? element.textContent,
        name: element.dataset.name ?? "",
        group: element.parentElement.dataset.name ?? "",
        isButton: element.tagName === "BUTTON",
        isOff: element.getAttribute("aria-disabled") === "true",
    })));
}

/** What has been said lately, the last at the end. */
export function spokenWords(page) {
    return page.locator("#spoken p").allTextContents();
}

/** Notes all that is said from now on, in `page.said`, also over reloads. */
export async function listen(page) {
    page.said = [];
    await page.exposeFunction("noteSaid", words => void page.said.push(words));
    const watch = () => {
        const begin = () => {
            const region = document.getElementById("spoken");
            if (!region) return setTimeout(begin, 20);
            const note = nodes => nodes.forEach(node => globalThis.noteSaid(node.textContent));
            note([...region.children]);
            new MutationObserver(seen => seen.forEach(record => note([...record.addedNodes]))).observe(region, { childList: true });
        };
        begin();
    };
    await page.addInitScript(watch);
    await page.evaluate(watch);
}

/** Presses what has this name, in this group if one is named; returns whether it is there and not off, as all is in its first frame. */
export function press(page, name, group) {
    return page.evaluate(([name, group]) => {
        const inside = group ? `[data-name="${CSS.escape(group)}"] ` : "#reader ";
        const button = document.querySelector(`${inside}button[data-name="${CSS.escape(name)}"]:not([aria-disabled="true"])`);
        button?.click();
        return button !== null;
    }, [name, group]);
}

/** Presses what has this id; returns whether it is there still and not off. */
export function pressId(page, id) {
    return page.evaluate(id => {
        const button = document.querySelector(`#reader button[data-id="${id}"]:not([aria-disabled="true"])`);
        button?.click();
        return button !== null;
    }, id);
}
