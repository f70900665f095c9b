// The examples that run in Node.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { root } from "../../scripts/root.mjs";

/** What the bot prints when it is given these lines. */
function bot(id, lines) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["examples/node-bot.mjs", id, "1"], {
    cwd: root, encoding: "utf8", input: lines.map((line) => `${line}\n`).join(""),
  });
  assert.equal(stderr, "");
  assert.equal(status, 0);
  return stdout.trim().split("\n");
}

test("the bot answers a move, and says what is wrong with another", () => {
  const [start, refused, answer, end] = bot("draughts", ["32-29", "32-28"]);
  assert.match(start, /^white to move: .*32-28/);
  assert.match(refused, /32-29/);
  assert.match(answer, /^\d+-\d+$/);
  assert.equal(end, "no winner: not over");
});
