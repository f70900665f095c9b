// The page's game records as a visitor uses them.
import assert from "node:assert/strict";
import { Game } from "tablier";
import { submit } from "./table.mjs";

export async function replay(page, text) {
  await page.evaluate(() => (document.querySelector("#record-panel").open = true));
  await submit(page, "#record-form", "#record-text", text);
}

/** Gives files to the page, by its button or by dropping them. */
export function give(page, way, files) {
  return page.evaluate(({ way, files }) => {
    const transfer = new DataTransfer();
    for (const { name, text, bytes } of files) transfer.items.add(new File([bytes ? new Uint8Array(bytes) : text], name));
    if (way === "drop") {
      const board = document.querySelector("#board");
      for (const type of ["dragenter", "dragover", "drop"]) {
        board.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
        if (document.querySelector("#drop-hint").hidden !== (type === "drop")) throw new Error(`the hint at ${type}`);
      }
      return;
    }
    const input = document.querySelector("#record-file");
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, { way, files });
}

/** What a button puts into the clipboard. */
export async function copied(page, button) {
  await page.evaluate((button) => {
    window.copied = null;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => (window.copied = text) } });
    for (const panel of ["#record-panel", "#position-panel"]) document.querySelector(panel).open = true;
    document.querySelector(button).click();
  }, button);
  return page.until(() => window.copied);
}

/** The files that the page gives. */
export async function downloads(page, action) {
  await page.evaluate(() => {
    const blobs = new Map();
    const name = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      const url = name.call(URL, blob);
      blobs.set(url, blob);
      return url;
    };
    window.given = [];
    HTMLAnchorElement.prototype.click = function () {
      blobs.get(this.href).text().then((text) => window.given.push({ name: this.download, text }));
    };
    for (const panel of ["#record-panel", "#position-panel"]) document.querySelector(panel).open = true;
  });
  await action();
  return page.until(() => window.given.length > 0 && window.given);
}

/** What the list of the kept games says. */
export async function kept(page) {
  await page.click("#library-open");
  await page.until(() => !document.querySelector("#library-empty").hidden || document.querySelector("#library-list .open") !== null);
  const rows = await texts(page, "#library-list .open");
  await page.click("#library-close");
  return rows;
}

export function texts(page, selector) {
  return page.evaluate((selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent), selector);
}

export async function fits(page) {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
}

export function played(id, moves) {
  const game = new Game(id);
  moves.forEach((move) => game.play(move));
  return game.position();
}
