import {
  Game,
  create,
  fillSelect
} from "./chunk-7SPBOE6I.js";

// www/js/clock/time-control.js
var NO_CLOCK = { kind: "none" };
var MOVE_SECONDS = [5, 10, 20, 30, 60, 120, 300];
var GAME_SECONDS = [60, 120, 180, 300, 600, 900, 1200, 1800, 3600];
var INCREMENTS = [0, 1, 2, 3, 5, 10, 20, 30];
var LONGEST = 24 * 3600;
function asTimeControl(value) {
  const { kind, seconds, increment } = (
    /** @type {any} */
    value ?? {}
  );
  if (!isWithin(seconds, 1)) return NO_CLOCK;
  if (kind === "move") return { kind, seconds };
  return kind === "game" && isWithin(increment, 0) ? { kind, seconds, increment } : NO_CLOCK;
}
function isWithin(value, least) {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= LONGEST;
}
function timeControlTag(control) {
  if (control.kind === "none") return null;
  if (control.kind === "move") return `1/${control.seconds}`;
  return control.increment > 0 ? `${control.seconds}+${control.increment}` : String(control.seconds);
}
function shortTime(control) {
  if (control.kind === "none") return 0;
  const [share, least, most] = control.kind === "move" ? [0.25, 2, 10] : [0.125, 10, 60];
  return 1e3 * Math.min(Math.max(share * control.seconds, least), most);
}

// www/js/handicap.js
var HANDICAPS = {
  draughts: several("man", 1, 2, 3),
  "spanish-draughts": several("man", 1, 2),
  charret: several("token", 1, 2, 3),
  bulltricker: several("queen", 1, 2, 3),
  ultima: [...several("pincer", 1, 2), ...several("long-leaper", 1, 2), ...several("immobiliser", 1)]
};
var MEN = {
  draughts: { squares: [48, 47, 49], sum: 51 },
  "spanish-draughts": { squares: [2, 3], sum: 33 }
};
var LETTERS = {
  bulltricker: { queen: { letter: "q", places: [0, 7, 1] } },
  ultima: { pincer: { letter: "p", places: [5, 2] }, "long-leaper": { letter: "n", places: [1, 0] }, immobiliser: { letter: "m", places: [0] } }
};
function several(piece, ...counts) {
  return counts.map((count) => ({ id: `${piece}-${count}`, piece, count }));
}
function handicapsOf(game) {
  return HANDICAPS[game] ?? [];
}
function handicapPosition(id, rules, handicap, giver) {
  const { piece, count } = (
    /** @type {Handicap} */
    handicapsOf(id).find((one) => one.id === handicap)
  );
  const game = new Game(id, { rules });
  try {
    const position = game.position();
    if (id === "charret") return withoutTokens(position, count, giver);
    if (id === "draughts" || id === "spanish-draughts") return withoutMen(game, MEN[id], count, giver);
    const { letter, places } = (
      /** @type {any} */
      LETTERS[id][piece]
    );
    return withoutLetters(position, giver === "white" ? letter.toUpperCase() : letter, places.slice(0, count));
  } finally {
    game.free();
  }
}
function withoutTokens(position, count, giver) {
  const [cells, turn, red, yellow] = position.split(" ");
  const hand = (tokens, player) => player === giver ? Number(tokens) - count : tokens;
  return `${cells} ${turn} ${hand(red, "red")} ${hand(yellow, "yellow")}`;
}
function withoutMen(game, { squares, sum }, count, giver) {
  const left = squares.slice(0, count).map((square) => String(giver === "white" ? square : sum - square));
  const standing = (player) => {
    const cells = game.board().filter((piece) => piece.player === player).map(({ cell }) => cell);
    return cells.filter((cell) => player !== giver || !left.includes(cell)).join(",");
  };
  return `W:W${standing("white")}:B${standing("black")}`;
}
function withoutLetters(position, letter, places) {
  const [ranks, ...rest] = position.split(" ");
  const cells = ranks.replace(/\d+/g, (digits) => "1".repeat(Number(digits)));
  let seen = -1;
  const left = [...cells].map((cell) => {
    if (cell !== letter) return cell;
    seen++;
    return places.includes(seen) ? "1" : cell;
  });
  return [left.join("").replace(/1+/g, (empty) => String(empty.length)), ...rest].join(" ");
}

// www/js/setup.js
var MODES = ["computer", "two", "auto"];
var LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
var DEFAULT_LEVEL = 3;
var STARTER_RULE = "starter";
var ALTERNATE = "alternate";
var SEED_RULE = "seed";
function choiceFor(info, stored) {
  const sides = info.players.map((player) => player.id);
  const level = levelIn(stored?.level) ?? DEFAULT_LEVEL;
  return {
    game: info.id,
    mode: MODES.find((mode) => mode === stored?.mode) ?? "computer",
    side: stored?.side === "random" ? "random" : sides.find((side) => side === stored?.side) ?? sides[0],
    level,
    secondLevel: levelIn(stored?.secondLevel) ?? level,
    rules: Object.fromEntries(info.rules.map((rule) => [rule.name, ruleValue(rule, stored?.rules?.[rule.name])])),
    clock: asTimeControl(stored?.clock),
    turns: stored?.turns === true,
    handicap: handicapFor(info, stored?.handicap)
  };
}
function levelIn(value) {
  return LEVELS.find((level) => level === value);
}
function handicapFor(info, stored) {
  const known = handicapsOf(info.id).find(({ id }) => id === stored?.id);
  const giver = ["computer", "you", ...info.players.map(({ id }) => id)].find((one) => one === stored?.giver);
  return known && giver ? { id: known.id, giver: (
    /** @type {Giver} */
    giver
  ) } : null;
}
function ruleValue(rule, stored) {
  if (rule.name === STARTER_RULE && (stored === void 0 || stored === ALTERNATE)) return ALTERNATE;
  switch (rule.kind) {
    case "flag":
      return typeof stored === "boolean" ? stored : rule.default;
    case "choice":
      return rule.choices.some((choice) => choice.value === stored) ? stored : rule.default;
    case "limit":
      return stored === null || isWithin2(stored, rule) ? stored : rule.default;
  }
}
function isWithin2(value, { min, max }) {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
}
function settle(choice, info, settings) {
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
function startOf(choice, info, position) {
  const isDrawn = choice.rules[SEED_RULE] === null;
  const rules = isDrawn ? {} : { ...choice.rules };
  if (rules[STARTER_RULE] === ALTERNATE) delete rules[STARTER_RULE];
  const players = info.players.map((player) => player.id);
  const handicap = settledHandicap(choice, choice.side === "random" ? players[0] : choice.side, players);
  const start = position ?? (handicap ? handicapPosition(info.id, rules, handicap.id, handicap.giver) : void 0);
  return new Game(info.id, { rules, ...start === void 0 ? {} : { position: start } });
}
function settledHandicap({ handicap, mode }, side, players) {
  if (!handicap) return null;
  const { id, giver } = handicap;
  if (giver !== "computer" && giver !== "you") return { id, giver };
  const person = mode === "computer" ? side : players[0];
  return { id, giver: giver === "you" ? person : players[players[0] === person ? 1 : 0] };
}
function drawnSeed(info) {
  const seed = info.rules.find(({ name }) => name === SEED_RULE);
  if (seed?.kind !== "limit") return null;
  return seed.min + Math.floor(Math.random() * (seed.max - seed.min + 1));
}
function rematchOf({ contest, ...analysed }, info, settings) {
  const setup = { ...analysed, ...contest };
  const [first, second] = info.players.map((player) => player.id);
  const other = (player) => player === first ? second : first;
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
function asSetup(value, catalog) {
  const setup = (
    /** @type {any} */
    value
  );
  const info = catalog.find(({ id }) => id === setup?.game);
  const sound = info && MODES.includes(setup.mode) && LEVELS.includes(setup.level) && info.players.some(({ id }) => id === setup.side) && typeof setup.rules === "object";
  if (!sound) return null;
  const handicap = handicapFor(info, setup.handicap);
  const isSettled = info.players.some(({ id }) => id === handicap?.giver);
  const { game, mode, side, level, rules } = setup;
  const secondLevel = levelIn(setup.secondLevel);
  return {
    game,
    mode,
    side,
    level,
    ...secondLevel && { secondLevel },
    rules,
    clock: asTimeControl(setup.clock),
    turns: setup.turns === true,
    handicap: isSettled ? (
      /** @type {Setup["handicap"]} */
      handicap
    ) : null,
    ...MODES.includes(setup.contest?.mode) && { contest: { mode: setup.contest.mode, clock: asTimeControl(setup.contest.clock) } }
  };
}

// www/js/ui/give.js
var KEPT_MS = 6e4;
function save(name, content, type = "text/plain") {
  const blob = typeof content === "string" ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(blob);
  const link = create("a");
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// www/js/ui/rule-fields.js
var RuleFields = class {
  #element;
  #i18n;
  #prefix;
  /** @type {Map<string, () => unknown>} */
  #readers = /* @__PURE__ */ new Map();
  /**
   * @param {HTMLElement} element
   * @param {I18n} i18n
   * @param {string} [prefix] Of the ids of the fields.
   */
  constructor(element, i18n, prefix = "rule") {
    this.#prefix = prefix;
    this.#element = element;
    this.#i18n = i18n;
  }
  /**
   * @param {GameInfo} info
   * @param {Record<string, unknown>} values
   */
  show(info, values) {
    this.#readers.clear();
    this.#element.replaceChildren(...info.rules.map((rule) => this.#field(rule, values[rule.name])));
  }
  /** @returns {Record<string, unknown>} */
  values() {
    return Object.fromEntries([...this.#readers].map(([name, read]) => [name, read()]));
  }
  /**
   * @param {RuleOption} rule
   * @param {unknown} value
   */
  #field(rule, value) {
    const control = this.#control(rule, value);
    control.id = `${this.#prefix}-${rule.name}`;
    const label = create("span", { text: this.#i18n.name(rule.names) });
    return create("label", { className: rule.kind === "flag" ? "field flag" : "field" }, label, control);
  }
  /**
   * @param {RuleOption} rule
   * @param {unknown} value
   * @returns {HTMLInputElement | HTMLSelectElement}
   */
  #control(rule, value) {
    if (rule.kind === "choice") {
      const select = create("select");
      const options = rule.choices.map((choice) => ({ value: choice.value, text: this.#i18n.name(choice.names) }));
      if (rule.name === STARTER_RULE) options.unshift({ value: ALTERNATE, text: this.#i18n.t("rule.alternate") });
      fillSelect(select, options, String(value));
      this.#readers.set(rule.name, () => select.value);
      return select;
    }
    const input = create("input");
    if (rule.kind === "flag") {
      input.type = "checkbox";
      input.checked = value === true;
      this.#readers.set(rule.name, () => input.checked);
    } else {
      input.type = "number";
      input.min = String(rule.min);
      input.max = String(rule.max);
      input.placeholder = this.#i18n.t(rule.name === SEED_RULE ? "rule.lot" : "rule.unlimited");
      input.value = value === null ? "" : String(value);
      this.#readers.set(rule.name, () => input.value === "" ? null : input.valueAsNumber);
    }
    return input;
  }
};

export {
  NO_CLOCK,
  MOVE_SECONDS,
  GAME_SECONDS,
  INCREMENTS,
  asTimeControl,
  timeControlTag,
  shortTime,
  handicapsOf,
  handicapPosition,
  MODES,
  LEVELS,
  DEFAULT_LEVEL,
  STARTER_RULE,
  SEED_RULE,
  choiceFor,
  settle,
  startOf,
  rematchOf,
  asSetup,
  save,
  copy,
  RuleFields
};
