// The page of exercises: solved by mouse and by keyboard, wrong moves, hints, what is kept, no network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Game } from "tablier";
import { cellsFor, clickCells, enterCells, lit, ready, tabTo, told } from "./table.mjs";

const SMALL = { width: 320, height: 740 };
const LARGE = { width: 1280, height: 800 };
const GAMES = ["draughts", "spanish-draughts", "charret", "bulltricker", "tumblingdown", "ultima"];

const exercisesOf = (game) => JSON.parse(readFileSync(new URL(`../../www/exercises/${game}.json`, import.meta.url), "utf8")).exercises;

/** The first of a game with so many moves of the solver. */
const withMoves = (game, moves) => exercisesOf(game).find((one) => (one.line.length + 1) >> 1 === moves);

/** `visit` and `visitAlone` make a test of a page, as page-tests.mjs has them. */
export function testExercises({ visit, visitAlone, url }) {
  const open = async (page, address) => {
    await page.goto(`${url()}exercises.html#${address}`);
    await ready(page);
  };

  visit("each game has an exercise of the day, which the mouse solves", LARGE, async (page) => {
    await open(page, "draughts");
    for (const game of GAMES) {
      await page.evaluate((game) => { location.hash = `#${game}`; }, game);
      await page.until((game) => document.querySelector(`#games [aria-current]`).hash === `#${game}`, game);
      assert.match(await textOf(page, "#which"), /Today/);
      assert.notEqual(await textOf(page, "#task"), "");
      const id = await idOf(page);
      await solve(page, game, exercisesOf(game).find((one) => one.id === id), clickCells);
      assert.match(await textOf(page, "#verdict"), /^Solved!/);
      assert.equal(await page.evaluate(() => document.querySelector("#all [aria-current]").dataset.solved), "alone");
      await page.until((game) => document.querySelector(`#games [href="#${game}"]`).textContent.includes("✓"), game);
    }
    assert.match(await textOf(page, "#streak"), /^1 day in a row/);
  });

  visitAlone("an exercise by keyboard alone, spoken", SMALL, async (page) => {
    const exercise = withMoves("ultima", 2);
    await open(page, `ultima/${exercise.id}`);
    assert.match(await textOf(page, "#live"), /Ultima.*to play/);
    await solve(page, "ultima", exercise, enterCells);
    assert.match(await textOf(page, "#live"), /Solved!/);
    await tabTo(page, "#next");
    await page.press("Enter");
    await page.until((id) => document.documentElement.dataset.exercise !== id, exercise.id);
    await page.until(() => document.activeElement.matches("#board [data-cell]"));
  });

  visit("a wrong move is answered and taken back; hints show the move; a reload keeps what is solved", SMALL, async (page) => {
    const exercise = exercisesOf("bulltricker").find(({ kind, moves }) => kind === "win" && moves === 2);
    await open(page, `bulltricker/${exercise.id}`);
    const game = new Game("bulltricker", { position: exercise.position });
    const wrong = game.moves().find((move) => move !== exercise.line[0]);
    await clickCells(page, cellsFor(game, wrong));
    await page.until(() => document.documentElement.dataset.state === "wrong" && document.documentElement.dataset.thinking === "false");
    assert.match(await textOf(page, "#verdict"), /not the move.*answers/s);
    await page.click("#take-back");
    assert.equal(await stateOf(page), "open");
    await page.click("#hint");
    assert.match(await textOf(page, "#verdict"), new RegExp(`piece on ${exercise.line[0].split(/[-x:]/)[0]} `));
    await page.click("#hint");
    assert.match(await textOf(page, "#verdict"), / goes to /);
    assert.equal(await page.evaluate(() => document.querySelector("#hint").ariaDisabled), "true");
    await solve(page, "bulltricker", exercise, clickCells);
    assert.match(await textOf(page, "#verdict"), /with help/);
    await page.reload();
    await ready(page);
    const link = `#all [href="#bulltricker/${exercise.id}"]`;
    assert.equal(await page.evaluate((link) => document.querySelector(link).dataset.solved, link), "helped");
    assert.match(await textOf(page, "#all-title"), / 1 of /);
  });

  visitAlone("a refused click or drag is explained beside the board, and nothing moves", SMALL, async (page) => {
    const { id, position } = exercisesOf("draughts").find(({ position }) => /^W:W((?!K|:).)*:/.test(position) && new Game("draughts", { position }).moves()[0].includes("-"));
    const game = new Game("draughts", { position });
    const own = game.board().filter(({ player }) => player === "white").map(({ cell }) => cell);
    const enemy = game.board().find(({ player }) => player === "black").cell;
    const [first] = game.moves({ verbose: true });
    await open(page, `draughts/${id}`);
    const places = () => page.evaluate(() => ["#board", "#controls"].map((selector) => document.querySelector(selector).getBoundingClientRect().top + scrollY));
    const before = await places();
    const theirs = `The man on ${enemy} is your opponent’s.`;
    await clickCells(page, [enemy]);
    assert.deepEqual(await told(page, "#refusal-text"), { text: `${theirs} See the rules`, link: "rules/en/draughts.html#men" });
    assert.deepEqual(await places(), before);
    await lit(page, [enemy]);
    await page.drag(`[data-cell="${own[0]}"]`, `[data-cell="${own[1]}"]`);
    assert.equal(await textOf(page, "#live"), `A piece of your own stands on ${own[1]}.`, "one after the other, not both");
    await lit(page, [own[1]]);
    await page.click("#language");
    assert.equal((await told(page, "#refusal-text")).link, "rules/fr/draughts.html#men");
    await page.click("#language");

    /** Each puts it away: the first thing that is done then. */
    const ends = [() => page.press("Escape"), () => clickCells(page, [first.from]), () => page.click("#hint")];
    for (const end of ends) {
      await clickCells(page, [enemy]);
      await page.until(() => !document.querySelector("#refusal").hidden);
      await end();
      assert.equal(await page.evaluate(() => document.querySelector("#refusal").hidden), true);
      await lit(page, []);
    }
    await clickCells(page, [enemy]);
    await page.evaluate(() => { location.hash = "#charret/none"; });
    await page.until(() => document.querySelector("#games [aria-current]").hash === "#charret");
    assert.equal(await page.evaluate(() => document.querySelector("#refusal").hidden), true);
    assert.match(await textOf(page, "#live"), /^This exercise is not there, or no longer\. Here is today’s\. Charret/);
    assert.doesNotMatch(await textOf(page, "#live"), /\.\./);
  });

  visit("the solution is shown, counts for nothing, and can be played again", LARGE, async (page) => {
    const exercise = withMoves("draughts", 3);
    await open(page, `draughts/${exercise.id}`);
    await page.click("#solution");
    await page.until(() => document.querySelector("#verdict").textContent !== "");
    assert.ok((await textOf(page, "#verdict")).includes(exercise.line.at(-1)));
    assert.match(await textOf(page, "#all-title"), / 0 of /);
    await page.click("#again");
    await solve(page, "draughts", exercise, clickCells);
    assert.match(await textOf(page, "#verdict"), /with help/);
  });

  visit("nothing is wider than a narrow screen, in both languages", SMALL, async (page) => {
    for (const game of GAMES) {
      await open(page, game);
      for (let language = 0; language < 2; language++) {
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), game);
        assert.doesNotMatch(await textOf(page, "body"), /\{\w+\}|undefined/);
        await page.click("#language");
      }
    }
  });

  visit("what the storage holds may be nonsense", LARGE, async (page) => {
    await open(page, "charret");
    for (const stored of ["[]", "7", '{"solved":{"charret":[1]},"streak":"long"}', '{"solved":{"charret":{"x":3}},"streak":{"day":-1}}']) {
      await page.evaluate((stored) => localStorage.setItem("tablier:daily", stored), stored);
      await page.reload();
      await ready(page);
      assert.match(await textOf(page, "#all-title"), / 0 of /);
    }
    await open(page, "no-game/no-exercise");
    // The address changes without a reload.
    await page.until(() => document.querySelector("#games [aria-current]").hash === "#draughts");
  });
}

/** For tests that have closed the server: opens an exercise that was never opened before, and has a wrong move answered. */
export async function exerciseOffline(page, url) {
  await page.goto(`${url}exercises.html#tumblingdown`);
  await ready(page);
  const id = await idOf(page);
  const { position, line } = exercisesOf("tumblingdown").find((one) => one.id === id);
  const game = new Game("tumblingdown", { position });
  await clickCells(page, cellsFor(game, game.moves().find((move) => move !== line[0])));
  await page.until(() => document.documentElement.dataset.state === "wrong" && document.documentElement.dataset.thinking === "false");
  await page.goto(`${url}rules/`);
  assert.match(await page.evaluate(() => location.pathname), /\/rules\/en\/index\.html$/);
  await page.goto(`${url}nothing`);
  assert.match(await page.evaluate(() => document.body.textContent), /not there/);
}

async function solve(page, id, { position, line }, enter) {
  const game = new Game(id, { position });
  for (let ply = 0; ply < line.length; ply += 2) {
    await page.until((key) => document.documentElement.dataset.thinking === "false" && document.documentElement.dataset.state === key, "open");
    await enter(page, cellsFor(game, line[ply]));
    game.play(line[ply]);
    if (ply + 1 < line.length) game.play(line[ply + 1]);
  }
  await page.until(() => document.documentElement.dataset.state === "solved");
  game.free();
}

const idOf = (page) => page.evaluate(() => document.documentElement.dataset.exercise);
const stateOf = (page) => page.evaluate(() => document.documentElement.dataset.state);
const textOf = (page, selector) => page.evaluate((selector) => document.querySelector(selector).textContent, selector);
