/** @import { GameId, GameInfo, Level, PlayerId, RuleOption } from "../../pkg/tablier.js" */
/** @import { Settings } from "./settings.js" */

/** @typedef {"computer" | "two" | "auto"} Mode Against the computer, two people at one screen, the computer alone. */

/**
 * What the new-game dialog answers: `random` and `alternate` are still open.
 * @typedef {{ game: GameId, mode: Mode, side: PlayerId | "random", level: Level, rules: Record<string, unknown> }} Choice
 */

/**
 * What a game is played with.
 * @typedef {{ game: GameId, mode: Mode, side: PlayerId, level: Level, rules: Record<string, unknown> }} Setup
 */

/** @type {readonly Mode[]} */
export const MODES = ["computer", "two", "auto"];
/** @type {readonly Level[]} */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const DEFAULT_LEVEL = 3;

/** A rule of this name says who begins; the page then offers to alternate from game to game. */
export const STARTER_RULE = "starter";
export const ALTERNATE = "alternate";
/** A rule of this name numbers a start position drawn by lot; the page draws a number where none is given. */
export const SEED_RULE = "seed";

/**
 * @param {GameInfo} info
 * @param {Partial<Choice> | null} [stored] An earlier choice; what is not valid in it is replaced by the default.
 * @returns {Choice}
 */
export function choiceFor(info, stored) {
  const sides = info.players.map((player) => player.id);
  return {
    game: info.id,
    mode: MODES.find((mode) => mode === stored?.mode) ?? "computer",
    side: stored?.side === "random" ? "random" : (sides.find((side) => side === stored?.side) ?? sides[0]),
    level: LEVELS.find((level) => level === stored?.level) ?? DEFAULT_LEVEL,
    rules: Object.fromEntries(info.rules.map((rule) => [rule.name, ruleValue(rule, stored?.rules?.[rule.name])])),
  };
}

/**
 * @param {RuleOption} rule
 * @param {unknown} stored
 */
function ruleValue(rule, stored) {
  if (rule.name === STARTER_RULE && (stored === undefined || stored === ALTERNATE)) return ALTERNATE;
  switch (rule.kind) {
    case "flag":
      return typeof stored === "boolean" ? stored : rule.default;
    case "choice":
      return rule.choices.some((choice) => choice.value === stored) ? stored : rule.default;
    case "limit":
      return stored === null || isWithin(stored, rule) ? stored : rule.default;
  }
}

/**
 * @param {unknown} value
 * @param {{ min: number, max: number }} bounds
 */
function isWithin(value, { min, max }) {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
}

/**
 * Settles what the choice left open.
 * @param {Choice} choice
 * @param {GameInfo} info
 * @param {Settings} settings
 * @returns {Setup}
 */
export function settle(choice, info, settings) {
  const players = info.players.map((player) => player.id);
  const side = choice.side === "random" ? players[Math.floor(Math.random() * players.length)] : choice.side;
  const rules = { ...choice.rules };
  if (rules[STARTER_RULE] === ALTERNATE) {
    rules[STARTER_RULE] = settings.lastStarter(info.id) === players[0] ? players[1] : players[0];
  }
  const seed = info.rules.find(({ name }) => name === SEED_RULE);
  if (seed?.kind === "limit" && rules[SEED_RULE] === null) {
    rules[SEED_RULE] = seed.min + Math.floor(Math.random() * (seed.max - seed.min + 1));
  }
  if (STARTER_RULE in rules) settings.rememberStarter(info.id, String(rules[STARTER_RULE]));
  return { game: choice.game, mode: choice.mode, side, level: choice.level, rules };
}

/**
 * @param {unknown} value
 * @param {GameInfo[]} catalog
 * @returns {Setup | null} The value if it is a setup that this version can play.
 */
export function asSetup(value, catalog) {
  const setup = /** @type {any} */ (value);
  const info = catalog.find(({ id }) => id === setup?.game);
  const sound =
    info &&
    MODES.includes(setup.mode) &&
    LEVELS.includes(setup.level) &&
    info.players.some(({ id }) => id === setup.side) &&
    typeof setup.rules === "object";
  return sound ? setup : null;
}
