// The HTML of a diagram and of an exercise: what is there without a script is the board in characters and its position.
import { WORDS } from "./words.mjs";

/** Diagrams with these ids are numbered as the figures of the page that first described the game. */
const NUMBERED = /^\d+[a-z]?$/;

/**
 * @param {string} id
 * @param {string} caption Markdown.
 * @param {(text: string) => string} inline Renders Markdown.
 * @param {{ language: string, game: string, positions: object, Game: Function }} env
 */
export function diagram(id, caption, inline, env) {
  const source = entry(env.positions.diagrams, id);
  const words = WORDS[env.language];
  const label = NUMBERED.test(id) ? `<b>${words.figure} ${id}.</b> ` : "";
  return `<figure id="figure-${id}" class="diagram ${env.game}">
${board(source, env)}
<figcaption>${label}${inline(caption)} <a class="open" href="../../index.html#${linkTo(source, env)}">${words.open}</a></figcaption>
</figure>
`;
}

/**
 * The text is the task and, behind lines `---`, what is said to the one who has solved it, and what to the one who has not:
 * a hint that is true after every wrong move.
 */
export function exercise(id, text, inline, env) {
  const source = entry(env.positions.exercises, id);
  const [task, reply, hint, more] = text.split(/^---$/m);
  if (!reply || more !== undefined) throw new Error(`exercise ${id}: a task, a line ---, a reply, and where it needs one a line --- and a hint`);
  const words = WORDS[env.language];
  const line = source.line ? ` data-line="${escape(source.line.join(" "))}"` : "";
  const answers = source.solutions.map((move) => `<code>${escape(move)}</code>`).join(words.or);
  return `<section id="exercise-${id}" class="exercise ${env.game}" data-goal="${escape(source.goal)}"${line}>
<p class="task"><b>${words.exercise}.</b> ${inline(task)}</p>
${board(source, env)}
<p class="verdict" role="status"></p>${hint ? `\n<p class="hint" hidden>${inline(hint)}</p>` : ""}
<details><summary>${words.solution}</summary><p><span class="answers">${answers}</span>. <span class="reply">${inline(reply)}</span></p></details>
</section>
`;
}

/** The hash by which the page of the games opens what a diagram shows. */
function linkTo({ position, rules, moves }, { game, Game }) {
  const start = new Game(game, { position, rules }).position();
  const fields = { game, position: start, moves: moves?.join(","), rules: rules && JSON.stringify(rules) };
  return Object.entries(fields).filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&amp;");
}

function board(source, { language, game, positions, Game }) {
  const { position, rules, moves, marks, arrows, orientation = positions.orientation, mode = "diagram" } = source;
  const shown = new Game(game, { position, rules });
  const start = shown.position();
  if (mode !== "replay") for (const move of moves ?? []) shown.play(move);
  const given = {
    game, position: start, rules: rules && JSON.stringify(rules), moves: moves?.join(" "),
    marks: marks?.join(","), arrows: arrows?.join(","), mode, orientation, lang: language,
  };
  const attributes = Object.entries(given).filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escape(value)}"`).join("");
  const playable = mode === "diagram" && !shown.outcome() ? " playable" : "";
  return `<tablier-board${attributes}${playable}>
<pre>${escape(shown.ascii().trimEnd())}</pre>
<p class="position"><code>${escape(shown.position())}</code></p>
</tablier-board>`;
}

function entry(positions, id) {
  if (!Object.hasOwn(positions, id)) throw new Error(`no position of that id: ${id}`);
  return positions[id];
}

export function escape(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
