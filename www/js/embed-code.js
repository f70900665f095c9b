/** @import { GameInfo, RecordedGame } from "../../pkg/tablier.js" */
import { Game, writeRecord } from "../../pkg/tablier.js";

/** What the tag or the frame is to show. @typedef {"position" | "game"} Content */
/** @typedef {Pick<RecordedGame, "id" | "rules" | "position" | "moves" | "notes" | "tags" | "ended">} WholeGame */

/** Width of a frame in pixels, and its height by what stands below the board. */
const FRAME = { width: 480, position: 520, game: 720 };

/**
 * @param {Content} content
 * @param {{ record: WholeGame, position: string, info: GameInfo, orientation: string | null }} shown The whole game and the
 *   position on the board; `orientation` is the player at the bottom, `null` where that is the usual one.
 * @returns {Record<string, string>} Attributes of `<tablier-board>`.
 */
export function attributesFor(content, { record, position, info, orientation }) {
  const defaults = Object.fromEntries(info.rules.map((option) => [option.name, option.default]));
  const changed = Object.entries(record.rules).filter(([name, value]) => value !== defaults[name]);
  const rules = Object.fromEntries(changed);
  /** @type {Record<string, string>} */ const attributes = { game: record.id };
  const isPlain = record.notes.length === 0 && Object.keys(record.tags).length === 0 && record.ended === null;
  if (content === "game" && !isPlain) {
    attributes.record = writeRecord(record);
  } else {
    const start = content === "game" ? record.position : position;
    if (start !== startOf(record.id, rules)) attributes.position = start;
    if (changed.length > 0) attributes.rules = JSON.stringify(rules);
    if (content === "game") attributes.moves = record.moves.join(" ");
  }
  if (content === "game") attributes.mode = "replay";
  if (orientation !== null) attributes.orientation = orientation;
  return attributes;
}

/**
 * @param {Record<string, string>} attributes
 * @param {string} home Address of the page.
 * @param {string} text What readers without scripts see.
 */
export function tagCode(attributes, home, text) {
  const script = new URL("../pkg/board.js", home).href;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  return `<script type="module" src="${escaped(script)}"></script>\n<tablier-board${written}>${escaped(text)}</tablier-board>`;
}

/**
 * @param {Record<string, string>} attributes
 * @param {string} home Address of the page.
 * @param {string} title
 */
export function frameCode(attributes, home, title) {
  const address = new URL("embed.html", home);
  for (const [name, value] of Object.entries(attributes)) address.searchParams.set(name, value);
  const height = attributes.mode === "replay" ? FRAME.game : FRAME.position;
  return `<iframe src="${escaped(address.href)}" title="${escaped(title)}" width="${FRAME.width}" height="${height}" style="max-width: 100%; border: 0" loading="lazy"></iframe>`;
}

/**
 * @param {WholeGame["id"]} id
 * @param {object} rules
 */
function startOf(id, rules) {
  const game = new Game(id, { rules });
  const position = game.position();
  game.free();
  return position;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
