/** @import { GameInfo } from "../../../pkg/tablier.js" */
/** @import { IDBPDatabase } from "idb" */
/** @import { Fault, KeptRecord, Summary } from "./entry.js" */
/** @import { Review } from "../analysis/review.js" */
/** @import { OwnExercise } from "../exercises/own.js" */
/** @import { Exported } from "./library-file.js" */
import { Game } from "../../../pkg/tablier.js";
import * as idb from "../../vendor/idb.js";
import { checkedExercise } from "../exercises/own.js";
import { checkedRecord, contentOf, digestOf, summarise } from "./entry.js";
import { newKey } from "./key.js";

const { openDB } = /** @type {typeof import("idb")} */ (/** @type {unknown} */ (idb));

const NAME = "tablier";
const VERSION = 2;
/** Games that are checked at a stretch before the page may do something else. */
const STRETCH = 40;

/**
 * The games that are kept on this machine, in IndexedDB: a store of what lists show, one of the records, one of reviews by
 * the keys of their games, and one of the visitor's own exercises. Where storage
 * is forbidden or full, nothing is thrown: "trouble" is fired, once, and the library reads as empty.
 */
export class Library extends EventTarget {
  #catalog;
  /** @type {Promise<IDBPDatabase<any>> | null} */ #opening = null;
  #isTroubled = false;
  #isPersistenceAsked = false;

  /** @param {GameInfo[]} catalog */
  constructor(catalog) {
    super();
    this.#catalog = catalog;
  }

  /**
   * @param {string} key
   * @param {KeptRecord} record A playable one; it takes the place of what has this key.
   * @param {{ fault?: Fault | null }} [options]
   */
  async put(key, record, { fault = null } = {}) {
    return this.#do(false, async (db) => {
      const transaction = db.transaction(["summaries", "records"], "readwrite");
      const earlier = await transaction.objectStore("summaries").get(key);
      const kept = { key, source: earlier?.source, fault: fault ?? earlier?.fault };
      const summary = summarise(record, kept, Game, this.#catalog);
      // Where only the way it is played has changed, it keeps its place in the list.
      if (earlier?.digest !== summary.digest) transaction.objectStore("summaries").put(summary);
      else if (!record.play) return true;
      transaction.objectStore("records").put(record, key);
      await transaction.done;
      this.#persist();
      return true;
    });
  }

  /** @param {string} key */
  get(key) {
    return this.#do(null, async (db) => /** @type {KeptRecord | null} */ ((await db.get("records", key)) ?? null));
  }

  /** @returns {Promise<Summary[]>} The newest first. */
  list() {
    return this.#do([], async (db) => (await db.getAllFromIndex("summaries", "saved")).reverse());
  }

  /** @param {string} key */
  delete(key) {
    return this.#do(false, async (db) => {
      const transaction = db.transaction(["summaries", "records", "reviews"], "readwrite");
      transaction.objectStore("summaries").delete(key);
      transaction.objectStore("records").delete(key);
      transaction.objectStore("reviews").delete(key);
      await transaction.done;
      return true;
    });
  }

  /** @returns {Promise<Exported[]>} Every game, the newest first. */
  async all() {
    const summaries = await this.list();
    return this.#do([], async (db) => {
      const keys = await db.getAllKeys("records");
      const records = await db.getAll("records");
      const byKey = new Map(keys.map((key, index) => [key, records[index]]));
      return summaries.flatMap(({ key, saved, source, fault }) => {
        const record = byKey.get(key);
        return record ? [{ record, saved, source, fault }] : [];
      });
    });
  }

  /**
   * Keeps what was found out about a game; reviews of games that are not kept are left out then.
   * @param {string} key Of the game, which may not be kept yet.
   * @param {Review} review
   */
  putReview(key, review) {
    return this.#do(false, async (db) => {
      const transaction = db.transaction(["summaries", "reviews"], "readwrite");
      const reviews = transaction.objectStore("reviews");
      const kept = new Set(await transaction.objectStore("summaries").getAllKeys());
      for (const other of await reviews.getAllKeys()) if (!kept.has(other)) reviews.delete(other);
      reviews.put(review, key);
      await transaction.done;
      return true;
    });
  }

  /** @param {string} key Of a game. */
  review(key) {
    return this.#do(null, async (db) => /** @type {Review | null} */ ((await db.get("reviews", key)) ?? null));
  }

  /** @returns {Promise<OwnExercise[]>} The oldest first. */
  exercises() {
    return this.#do([], async (db) => {
      const all = /** @type {OwnExercise[]} */ (await db.getAll("exercises"));
      return all.sort((a, b) => (a.saved < b.saved ? -1 : a.saved > b.saved ? 1 : 0));
    });
  }

  /**
   * Adds exercises; those that are there already are left alone.
   * @param {unknown[]} exercises From anywhere: each is checked, and left out where it cannot be solved.
   * @returns {Promise<number>} How many are new.
   */
  async addExercises(exercises) {
    const checked = exercises.flatMap((one) => checkedExercise(Game, this.#catalog, one) ?? []);
    const added = await this.#do(0, async (db) => {
      const transaction = db.transaction("exercises", "readwrite");
      let count = 0;
      for (const one of checked) {
        if ((await transaction.store.getKey(one.id)) !== undefined) continue;
        transaction.store.put(one);
        count++;
      }
      await transaction.done;
      return count;
    });
    if (added > 0) this.#persist();
    return added;
  }

  /** @param {string} id */
  deleteExercise(id) {
    return this.#do(false, async (db) => {
      await db.delete("exercises", id);
      return true;
    });
  }

  /**
   * Adds games beside those that are there; those that are there already, with the same content, are left out.
   * @param {{ record: unknown, saved?: string, source?: string, fault?: Fault | null }[]} games From anywhere: each is checked.
   * @returns {Promise<{ added: number, known: number, bad: number[] }>} `bad` counts from 1.
   */
  async add(games) {
    const report = { added: 0, known: 0, bad: /** @type {number[]} */ ([]) };
    const keysByDigest = new Map((await this.list()).map(({ digest, key }) => [digest, key]));
    const contents = new Map();
    const now = Date.now();
    for (let start = 0; start < games.length; start += STRETCH) {
      /** @type {{ summary: Summary, record: KeptRecord }[]} */ const fresh = [];
      for (const [index, { record: unchecked, saved, source, fault }] of games.slice(start, start + STRETCH).entries()) {
        try {
          const record = checkedRecord(Game, this.#catalog, unchecked);
          const digest = digestOf(record);
          const known = keysByDigest.get(digest);
          const content = known && (contents.get(known) ?? (await this.#contentOf(known)));
          if (content === contentOf(record)) {
            report.known += 1;
            continue;
          }
          const key = newKey();
          keysByDigest.set(digest, key);
          contents.set(key, contentOf(record));
          // A file's first game stands before its others.
          const date = saved ?? new Date(now - start - index);
          fresh.push({ summary: summarise(record, { key, saved: date, source, fault }, Game, this.#catalog), record });
        } catch {
          report.bad.push(start + index + 1);
        }
      }
      const isStored = await this.#do(false, async (db) => {
        const transaction = db.transaction(["summaries", "records"], "readwrite");
        for (const { summary, record } of fresh) {
          transaction.objectStore("summaries").put(summary);
          transaction.objectStore("records").put(record, summary.key);
        }
        await transaction.done;
        return true;
      });
      if (!isStored) break;
      report.added += fresh.length;
      contents.clear();
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (report.added > 0) this.#persist();
    return report;
  }

  /** @param {string} key */
  async #contentOf(key) {
    const record = await this.get(key);
    return record && contentOf(record);
  }

  /**
   * @template T
   * @param {T} otherwise
   * @param {(db: IDBPDatabase<any>) => Promise<T>} task
   * @returns {Promise<T>}
   */
  async #do(otherwise, task) {
    try {
      return await task(await this.#open());
    } catch (error) {
      console.warn("tablier: the games cannot be kept", error);
      if (!this.#isTroubled) this.dispatchEvent(new Event("trouble"));
      this.#isTroubled = true;
      return otherwise;
    }
  }

  #open() {
    const forget = () => (this.#opening = null);
    this.#opening ??= openDB(NAME, VERSION, {
      upgrade(db, version) {
        if (version < 1) {
          db.createObjectStore("summaries", { keyPath: "key" }).createIndex("saved", "saved");
          db.createObjectStore("records");
        }
        if (version < 2) {
          db.createObjectStore("reviews");
          db.createObjectStore("exercises", { keyPath: "id" });
        }
      },
      // A newer page, in another tab, wants to change the stores.
      blocking: (_, __, event) => {
        forget();
        /** @type {IDBDatabase} */ (event.target).close();
      },
      terminated: forget,
    });
    this.#opening.catch(forget);
    return this.#opening;
  }

  /** Asks once that the browser does not clear this away when space gets short. */
  #persist() {
    if (this.#isPersistenceAsked) return;
    this.#isPersistenceAsked = true;
    navigator.storage?.persist?.().catch(() => {});
  }
}
