/** @import { GameInfo, RecordedGame } from "../../pkg/tablier.js" */
import { Game, writeRecord } from "../../pkg/tablier.js";

/**
 * What the tag or the frame is to show: the position as a diagram, to try a move on, to play on or to analyse; the game to
 * replay or to analyse. `level` of the computer in `play`, "" where two people play; `theme` is light, dark or
 * "auto", that of its page, and `look` what the board is made of.
 * @typedef {{ content: "position" | "try" | "play" | "analyse" | "game" | "game-analyse", level: string, caption: string,
 *   theme: string, look: string, lang: string }} Wanted
 */
/** @typedef {Pick<RecordedGame, "id" | "rules" | "position" | "moves" | "notes" | "tags" | "ended">} WholeGame */

/** What of the tag's modes shows the whole game. @type {Record<string, string>} */
const GAME_MODES = { game: "replay", "game-analyse": "analyse" };
/** Look of a board that is told none. */
const USUAL_LOOK = "wood";
/** Width of a frame in pixels, its height by the mode, and what a caption adds. */
const FRAME = { width: 480, diagram: 490, try: 550, play: 560, replay: 720, analyse: 780, caption: 40 };

/**
 * @param {Wanted} wanted
 * @param {{ record: WholeGame, position: string, info: GameInfo, orientation: string | null }} shown The whole game and the
 *   position on the board; `orientation` is the player at the bottom, `null` where that is the usual one.
 * @returns {Record<string, string>} Attributes of `<tablier-board>`.
 */
export function attributesFor({ content, level, caption, theme, look, lang }, { record, position, info, orientation }) {
  const isGame = Object.hasOwn(GAME_MODES, content);
  const defaults = Object.fromEntries(info.rules.map((option) => [option.name, option.default]));
  const changed = Object.entries(record.rules).filter(([name, value]) => value !== defaults[name]);
  const rules = Object.fromEntries(changed);
  /** @type {Record<string, string>} */ const attributes = { game: record.id };
  const isPlain = record.notes.length === 0 && Object.keys(record.tags).length === 0 && record.ended === null;
  if (isGame && !isPlain) {
    attributes.record = writeRecord(record);
  } else {
    const start = isGame ? record.position : position;
    if (start !== startOf(record.id, rules)) attributes.position = start;
    if (changed.length > 0) attributes.rules = JSON.stringify(rules);
    if (isGame) attributes.moves = record.moves.join(" ");
  }
  if (isGame) attributes.mode = GAME_MODES[content];
  else if (content === "play" || content === "analyse") attributes.mode = content;
  else if (content === "try") attributes.playable = "";
  if (content === "play" && level !== "") attributes.level = level;
  if (orientation !== null) attributes.orientation = orientation;
  const words = [look === USUAL_LOOK ? "" : look, theme === "auto" ? "" : theme].filter(Boolean);
  if (words.length > 0) attributes.theme = words.join(" ");
  attributes.lang = lang;
  if (caption !== "") attributes.caption = caption;
  return attributes;
}

/**
 * The caption stands in the tag as an element: so it is read where there are no scripts too.
 * @param {Record<string, string>} attributes
 * @param {string} home Address of the page.
 * @param {string} text What readers without scripts see.
 */
export function tagCode({ caption, ...attributes }, home, text) {
  const script = new URL("../pkg/board.js", home).href;
  const written = Object.entries(attributes).map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`)).join("");
  const inside = caption === undefined ? escaped(text) : `\n  <p slot="caption">${escaped(caption)}</p>\n  ${escaped(text)}\n`;
  return `<script type="module" src="${escaped(script)}"></script>\n<tablier-board${written}>${inside}</tablier-board>`;
}

/**
 * @param {Record<string, string>} attributes
 * @param {string} home Address of the page.
 * @param {string} title
 */
export function frameCode(attributes, home, title) {
  const address = new URL("embed.html", home);
  for (const [name, value] of Object.entries(attributes)) address.searchParams.set(name, value);
  const kind = /** @type {"diagram" | "try" | "play" | "replay" | "analyse"} */ (attributes.mode ?? ("playable" in attributes ? "try" : "diagram"));
  const height = FRAME[kind] + ("caption" in attributes ? FRAME.caption : 0);
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
