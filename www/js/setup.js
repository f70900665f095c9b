/** @import { GameId, GameInfo, Level, PlayerId, RuleOption } from "../../pkg/tablier.js" */
/** @import { TimeControl } from "./clock/time-control.js" */
/** @import { Settings } from "./settings.js" */
import { Game } from "../../pkg/tablier.js";
import { asTimeControl } from "./clock/time-control.js";
import { handicapPosition, handicapsOf } from "./handicap.js";

/** @typedef {"computer" | "two" | "auto"} Mode Against the computer, two people at one screen, the computer alone. */

/** Who plays with less: against the computer "computer" or "you", else a player. @typedef {PlayerId | "computer" | "you"} Giver */

/**
 * What the new-game dialog answers: `random` and `alternate` are still open. `secondLevel`: of the second player, where the
 * computer plays both.
 * @typedef {{
 *   game: GameId, mode: Mode, side: PlayerId | "random", level: Level, secondLevel: Level, rules: Record<string, unknown>,
 *   clock: TimeControl, turns: boolean, handicap: { id: string, giver: Giver } | null,
 * }} Choice
 */

/**
 * What a game is played with. `turns`: between two people the board turns to the one who is to move. Where `clock`,
 * `turns` or `handicap` is missing, there is none; `secondLevel`, where it is missing, is the `level`. `contest`: how the
 * game was played before somebody began to analyse it.
 * @typedef {{
 *   game: GameId, mode: Mode, side: PlayerId, level: Level, secondLevel?: Level, rules: Record<string, unknown>,
 *   clock?: TimeControl, turns?: boolean, handicap?: { id: string, giver: PlayerId } | null,
 *   contest?: { mode: Mode, clock?: TimeControl },
 * }} Setup
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
  const level = levelIn(stored?.level) ?? DEFAULT_LEVEL;
  return {
    game: info.id,
    mode: MODES.find((mode) => mode === stored?.mode) ?? "computer",
    side: stored?.side === "random" ? "random" : (sides.find((side) => side === stored?.side) ?? sides[0]),
    level,
    secondLevel: levelIn(stored?.secondLevel) ?? level,
    rules: Object.fromEntries(info.rules.map((rule) => [rule.name, ruleValue(rule, stored?.rules?.[rule.name])])),
    clock: asTimeControl(stored?.clock),
    turns: stored?.turns === true,
    handicap: handicapFor(info, stored?.handicap),
  };
}

/** @param {unknown} value */
function levelIn(value) {
  return LEVELS.find((level) => level === value);
}

/**
 * @param {GameInfo} info
 * @param {any} stored
 * @returns {Choice["handicap"]}
 */
function handicapFor(info, stored) {
  const known = handicapsOf(info.id).find(({ id }) => id === stored?.id);
  const giver = ["computer", "you", ...info.players.map(({ id }) => id)].find((one) => one === stored?.giver);
  return known && giver ? { id: known.id, giver: /** @type {Giver} */ (giver) } : null;
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
  if (rules[SEED_RULE] === null) rules[SEED_RULE] = drawnSeed(info);
  if (STARTER_RULE in rules) settings.rememberStarter(info.id, String(rules[STARTER_RULE]));
  const { game, mode, level, secondLevel, clock, turns } = choice;
  const levels = mode === "auto" ? { level, secondLevel } : { level };
  return { game, mode, side, ...levels, rules, clock, turns: turns && mode === "two", handicap: settledHandicap(choice, side, players) };
}

/**
 * The start that a choice leads to, as far as it is settled: what will be drawn by lot is as usual.
 * @param {Choice} choice
 * @param {GameInfo} info
 * @param {string} [position] In place of the usual start. Throws a TablierError when it is not valid.
 * @returns {Game}
 */
export function startOf(choice, info, position) {
  const isDrawn = choice.rules[SEED_RULE] === null;
  const rules = isDrawn ? {} : { ...choice.rules };
  if (rules[STARTER_RULE] === ALTERNATE) delete rules[STARTER_RULE];
  const players = info.players.map((player) => player.id);
  const handicap = settledHandicap(choice, choice.side === "random" ? players[0] : choice.side, players);
  const start = position ?? (handicap ? handicapPosition(info.id, rules, handicap.id, handicap.giver) : undefined);
  return new Game(info.id, { rules, ...(start === undefined ? {} : { position: start }) });
}

/**
 * @param {Choice} choice
 * @param {PlayerId} side
 * @param {PlayerId[]} players
 * @returns {NonNullable<Setup["handicap"]> | null}
 */
function settledHandicap({ handicap, mode }, side, players) {
  if (!handicap) return null;
  const { id, giver } = handicap;
  if (giver !== "computer" && giver !== "you") return { id, giver };
  const person = mode === "computer" ? side : players[0];
  return { id, giver: giver === "you" ? person : players[players[0] === person ? 1 : 0] };
}

/** @param {GameInfo} info */
function drawnSeed(info) {
  const seed = info.rules.find(({ name }) => name === SEED_RULE);
  if (seed?.kind !== "limit") return null;
  return seed.min + Math.floor(Math.random() * (seed.max - seed.min + 1));
}

/**
 * The same game again, as it was played before it was analysed: the players change colours, and who plays with less stays
 * so; where a rule says who begins, they keep their colours and the other one begins.
 * @param {Setup} setup
 * @param {GameInfo} info
 * @param {Settings} settings
 * @returns {Setup}
 */
export function rematchOf({ contest, ...analysed }, info, settings) {
  const setup = { ...analysed, ...contest };
  const [first, second] = info.players.map((player) => player.id);
  const other = (/** @type {unknown} */ player) => (player === first ? second : first);
  const rules = { ...setup.rules };
  if (settings.choice(info.id)?.rules?.[SEED_RULE] === null && SEED_RULE in rules) rules[SEED_RULE] = drawnSeed(info);
  if (STARTER_RULE in rules) {
    rules[STARTER_RULE] = other(rules[STARTER_RULE]);
    settings.rememberStarter(info.id, String(rules[STARTER_RULE]));
    return { ...setup, rules };
  }
  const { side, level, secondLevel, handicap } = setup;
  const levels = secondLevel && { level: secondLevel, secondLevel: level };
  return { ...setup, ...levels, rules, side: other(side), handicap: handicap && { ...handicap, giver: other(handicap.giver) } };
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
  if (!sound) return null;
  const handicap = handicapFor(info, setup.handicap);
  const isSettled = info.players.some(({ id }) => id === handicap?.giver);
  const { game, mode, side, level, rules } = setup;
  const secondLevel = levelIn(setup.secondLevel);
  return {
    game, mode, side, level, ...(secondLevel && { secondLevel }), rules, clock: asTimeControl(setup.clock), turns: setup.turns === true,
    handicap: isSettled ? /** @type {Setup["handicap"]} */ (handicap) : null,
    ...(MODES.includes(setup.contest?.mode) && { contest: { mode: setup.contest.mode, clock: asTimeControl(setup.contest.clock) } }),
  };
}
