// A board to click on, for every game (?game=charret): `layout` and `board` say what to draw, `input` where a click may go.
import init, { Game } from "tablier";
await init();

const game = new Game(new URLSearchParams(location.search).get("game") ?? "draughts");
const { width, height, cells, lines } = game.layout();
const svg = document.querySelector("svg");
const centres = new Map(cells.map(({ name, x, y }) => [name, { x, y }]));
let entered = [];

function element(name, attributes, text = "") {
  const node = document.createElementNS(svg.namespaceURI, name);
  for (const key in attributes) node.setAttribute(key, attributes[key]);
  node.textContent = text;
  return node;
}

function draw() {
  const { next } = game.input(entered);
  const state = (cell) => (entered.includes(cell) ? "entered" : next.includes(cell) ? "next" : "");
  const stacked = {};
  svg.replaceChildren(
    ...cells.map(({ name, polygon }) => element("polygon", { points: polygon.join(" "), class: state(name), "data-cell": name })),
    ...lines.map((line) => element("line", line)),
    ...game.board().flatMap(({ cell, player, piece }) => {
      const { x, y } = centres.get(cell);
      const top = y - 0.1 * (stacked[cell] = (stacked[cell] ?? -1) + 1);
      return [element("circle", { cx: x, cy: top, r: 0.28, class: player }), element("text", { x, y: top + 0.1 }, piece.slice(0, 2))];
    }),
  );
  document.querySelector("output").textContent = game.position();
}

svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
svg.addEventListener("click", ({ target: { dataset: { cell } } }) => {
  if (cell) entered = [[...entered, cell], [cell]].find((cells) => game.input(cells).moves.length > 0) ?? [];
  const { complete } = game.input(entered);
  if (complete) entered = [];
  if (complete) game.play(complete);
  draw();
});
draw();
