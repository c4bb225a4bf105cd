// What the page itself says, where the game cannot: before it runs and after it has stopped.
const WORDS = {
    en: {
        stopped: "The game has stopped",
        stoppedWhy: "An error has stopped it.",
        light: "The picture is gone",
        lightWhy: "The browser has taken the graphics away from the game, as it does when memory is short.",
        kept: "Everything that was played is kept.",
        unkept: "What was played last could not be kept: the browser stores no more for this page.",
        elsewhere: "What was played here is not kept: the game is open in another tab, which has the store.",
        needs: "This browser cannot show the game",
        needsWhy: "Ludarium is drawn with WebGL2, which this browser does not have or has switched off. A newer browser helps, or hardware acceleration, switched on in its settings.",
        rules: "The rules can be read without it:",
        failed: "The game could not be loaded",
        failedOffline: "There is no connection, and the game is not kept in this browser yet.",
        failedWhy: "A part of it did not arrive.",
        reload: "Load again",
        copy: "Copy the error",
        copied: "Copied",
        fresh: "A new version is here.",
        take: "Load it",
        later: "Later",
        close: "Close",
        readAloud: "Show the game as text, for a screen reader",
    },
    de: {
        stopped: "Das Spiel ist stehen geblieben",
        stoppedWhy: "Ein Fehler hat es angehalten.",
        light: "Das Bild ist weg",
        lightWhy: "Der Browser hat dem Spiel die Grafik entzogen, etwa weil der Speicher knapp ist.",
        kept: "Alles Gespielte ist gespeichert.",
        unkept: "Das zuletzt Gespielte konnte nicht gespeichert werden: Der Browser nimmt für diese Seite nichts mehr an.",
        elsewhere: "Das hier Gespielte ist nicht gespeichert: Das Spiel ist in einem anderen Tab offen, der den Speicher hat.",
        needs: "Dieser Browser kann das Spiel nicht zeigen",
        needsWhy: "Ludarium zeichnet mit WebGL2, das dieser Browser nicht hat oder das abgeschaltet ist. Es hilft ein neuerer Browser oder die Hardwarebeschleunigung, in seinen Einstellungen eingeschaltet.",
        rules: "Die Regeln kann man auch so lesen:",
        failed: "Das Spiel konnte nicht geladen werden",
        failedOffline: "Es gibt keine Verbindung, und das Spiel liegt noch nicht in diesem Browser.",
        failedWhy: "Ein Teil davon kam nicht an.",
        reload: "Neu laden",
        copy: "Fehler kopieren",
        copied: "Kopiert",
        fresh: "Eine neue Version ist da.",
        take: "Laden",
        later: "Später",
        close: "Schließen",
        readAloud: "Das Spiel als Text zeigen, für einen Screenreader",
    },
};

let language = "en";

/** Takes the first language of these that the page knows. */
export function chooseLanguage(tags) {
    const known = tags.map(tag => tag.toLowerCase().split(/[-_]/)[0]).find(tag => tag in WORDS);
    language = known ?? "en";
    document.documentElement.lang = language;
}

export function chosenLanguage() {
    return language;
}

export function words(key) {
    return WORDS[language][key];
}
