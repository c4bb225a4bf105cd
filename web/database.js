// The files in IndexedDB: one object store, path → { bytes, modified }.
const NAME = "ludarium";
const FILES = "files";
// Some browsers leave the opening unanswered, which must not keep the game from starting.
const PATIENCE_MS = 5_000;

/** Opens the database; `closed` hears when the browser has closed it. */
export function openDatabase(closed = () => {}) {
    return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error("IndexedDB does not answer")), PATIENCE_MS);
        const fail = why => {
            clearTimeout(timer);
            reject(why);
        };
        let request;
        try {
            if (!globalThis.indexedDB) throw new DOMException("no IndexedDB", "SecurityError");
            request = indexedDB.open(NAME, 1);
        } catch (why) {
            return fail(why);
        }
        request.onupgradeneeded = () => request.result.createObjectStore(FILES);
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
            clearTimeout(timer);
            const database = request.result;
            database.onclose = closed;
            // Somebody deletes or renews the database and waits for this.
            database.onversionchange = () => {
                database.close();
                closed();
            };
            resolve(database);
        };
    });
}

/** All files: [path, bytes, modified]. */
export function readFiles(database) {
    const transaction = database.transaction(FILES, "readonly");
    const paths = transaction.objectStore(FILES).getAllKeys();
    const values = transaction.objectStore(FILES).getAll();
    return ended(transaction).then(() =>
        paths.result.map((path, index) => [path, values.result[index].bytes, values.result[index].modified]),
    );
}

/** How many files there are. */
export function countFiles(database) {
    const transaction = database.transaction(FILES, "readonly");
    const count = transaction.objectStore(FILES).count();
    return ended(transaction).then(() => count.result);
}

/** Writes all changes, path → { bytes, modified } or null for a removal, or none of them. */
export function writeFiles(database, changes) {
    // What was written should also outlive a power cut: it is little, and nobody waits for it.
    const transaction = database.transaction(FILES, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(FILES);
    const done = ended(transaction);
    for (const [path, file] of changes) {
        if (file) store.put(file, path);
        else store.delete(path);
    }
    // Not only when all requests have answered: a page that goes away hears no answers.
    transaction.commit?.();
    return done;
}

function ended(transaction) {
    return new Promise((resolve, reject) => {
        let why;
        transaction.onerror = event => (why ??= event.target.error);
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? why ?? new Error("the transaction was aborted"));
    });
}
