// Brings the changes of files to the disk in the background.
import { countFiles, openDatabase, writeFiles } from "./database.js";

const RETRY_MS = 5_000;

export class Keeper {
    // The changes of this turn of JavaScript: path → { bytes, modified }, or null for a removal.
    #turn;
    // What waits: a Map for each turn. Turns that touch the same path are one, so that none is written by halves.
    #waiting = [];
    // What has been handed to the database.
    #underWay = new Set();
    #database;
    #isAtWork = false;
    #isUnread = false;
    #trouble;
    #retry;
    #whenKept;

    /** `whenKept` hears the paths that have reached the disk. */
    constructor(whenKept = () => {}) {
        this.#whenKept = whenKept;
    }

    /** Goes on with a database that is open already. */
    use(database) {
        this.#database = database;
    }

    /** The files could not be read at the start. Nothing may overwrite them then, unless there prove to be none. */
    startUnread(why) {
        this.#isUnread = true;
        this.#trouble = wordsFor(why);
    }

    keep(path, bytes, modified) {
        if (!this.#turn) {
            this.#turn = new Map();
            queueMicrotask(() => {
                this.#endTurn();
                this.#work();
            });
        }
        this.#turn.set(path, bytes ? { bytes: own(bytes), modified } : null);
    }

    trouble() {
        return this.#trouble;
    }

    unkept() {
        const maps = [...this.#waiting, ...this.#underWay, this.#turn ?? new Map()];
        return new Set(maps.flatMap(changes => [...changes.keys()])).size;
    }

    /** Hands everything to the database at once, for a page that may go away: what was begun before ends before. */
    flush() {
        this.#endTurn();
        const changes = this.#waiting.splice(0);
        if (!changes.length) return;
        const written = this.#database ? this.#write(union(changes)) : Promise.resolve(false);
        written.then(isWritten => {
            if (!isWritten) this.#putBack(changes);
            this.#plan();
        });
    }

    /** The browser has closed the database. */
    lose() {
        this.#database = undefined;
    }

    #endTurn() {
        if (!this.#turn) return;
        this.#add(this.#turn);
        this.#turn = undefined;
    }

    #add(turn) {
        const related = this.#waiting.filter(changes => [...turn.keys()].some(path => changes.has(path)));
        this.#waiting = this.#waiting.filter(changes => !related.includes(changes));
        this.#waiting.push(union([...related, turn]));
    }

    // Before what has come since.
    #putBack(older) {
        const newer = this.#waiting.splice(0);
        for (const changes of [...older, ...newer]) this.#add(changes);
    }

    async #work() {
        if (this.#isAtWork) return;
        this.#isAtWork = true;
        clearTimeout(this.#retry);
        this.#retry = undefined;
        while (this.#waiting.length && (await this.#writeWaiting()));
        this.#isAtWork = false;
        this.#plan();
    }

    // Everything in one transaction. Where there is too little room for that, each turn has its own, the smallest first: a
    // large file that finds no room must not keep a match from being written.
    async #writeWaiting() {
        const turns = this.#waiting.splice(0);
        if (await this.#write(union(turns))) return true;
        if (this.#trouble !== "full" || turns.length === 1) {
            this.#putBack(turns);
            return false;
        }
        turns.sort((one, other) => size(one) - size(other));
        const failed = [];
        for (const turn of turns) if (!(await this.#write(turn))) failed.push(turn);
        this.#putBack(failed);
        return failed.length === 0;
    }

    // Whether it is on the disk.
    async #write(changes) {
        this.#underWay.add(changes);
        try {
            await this.#tryTwice(changes);
            this.#trouble = undefined;
            this.#whenKept([...changes.keys()]);
            return true;
        } catch (why) {
            this.#trouble = wordsFor(why);
            return false;
        } finally {
            this.#underWay.delete(changes);
        }
    }

    // The database may have been closed without a word; then it is opened anew.
    async #tryTwice(changes) {
        if (this.#database) {
            try {
                return await writeFiles(this.#database, changes);
            } catch (why) {
                if (isFull(why)) throw why;
                this.#database?.close();
                this.#database = undefined;
            }
        }
        const database = await openDatabase(() => this.lose());
        if (this.#isUnread && (await countFiles(database)) > 0) {
            database.close();
            throw new Error("the files could not be read at the start");
        }
        this.#isUnread = false;
        this.#database = database;
        return writeFiles(database, changes);
    }

    #plan() {
        if (this.#waiting.length && !this.#isAtWork) this.#retry ??= setTimeout(() => this.#work(), RETRY_MS);
    }
}

// A view of the game's memory shows something else later on.
function own(bytes) {
    return bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
}

function union(maps) {
    return new Map(maps.flatMap(changes => [...changes]));
}

function size(changes) {
    let bytes = 0;
    for (const file of changes.values()) bytes += file?.bytes.byteLength ?? 0;
    return bytes;
}

function isFull(why) {
    return why?.name === "QuotaExceededError";
}

function wordsFor(why) {
    if (isFull(why)) return "full";
    // What browsers say where the visitor allows no storage, or in private windows.
    if (["SecurityError", "InvalidStateError"].includes(why?.name) || /denied/.test(why?.message)) return "denied";
    return `${why?.name ?? "Error"}: ${why?.message ?? why}`;
}
