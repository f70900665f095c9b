/** @import { Colours } from "./palette.js" */
/** @import { PathSteps } from "./path-text.js" */
import { circle } from "./disc.js";
import { readPath, tracePath } from "./path-text.js";

/**
 * The men of Ultima as turned wooden figures seen from the side, in a circle of radius 1 and a little above it. Each is
 * an outline to fill and some lines to draw into it.
 * @typedef {{ outline: PathSteps, lines: PathSteps }} Figure
 */

const FOOT = "M -0.66 0.92 L -0.66 0.8 Q -0.64 0.68 -0.5 0.64 L 0.5 0.64 Q 0.64 0.68 0.66 0.8 L 0.66 0.92 Q 0 0.99 -0.66 0.92 Z";
const FOOT_LINE = "M -0.52 0.64 Q 0 0.72 0.52 0.64";

const PINCER = figure(
  `${FOOT} M -0.42 0.66 C -0.34 0.4 -0.2 0.26 -0.16 -0.02 L -0.34 -0.04 Q -0.38 -0.14 -0.24 -0.18
   A 0.34 0.34 0 1 1 0.24 -0.18 Q 0.38 -0.14 0.34 -0.04 L 0.16 -0.02 C 0.2 0.26 0.34 0.4 0.42 0.66 Z`,
  `${FOOT_LINE} M -0.24 -0.02 Q 0 0.05 0.24 -0.02`,
);

/** @type {[outline: string, lines: string]} */
const TOWER = [
  `${FOOT} M -0.46 0.66 C -0.34 0.42 -0.3 0.1 -0.3 -0.28 L -0.46 -0.36 L -0.5 -0.84 L -0.28 -0.84 L -0.26 -0.66
   L -0.12 -0.66 L -0.12 -0.84 L 0.12 -0.84 L 0.12 -0.66 L 0.26 -0.66 L 0.28 -0.84 L 0.5 -0.84 L 0.46 -0.36
   L 0.3 -0.28 C 0.3 0.1 0.34 0.42 0.46 0.66 Z`,
  `${FOOT_LINE} M -0.44 -0.4 L 0.44 -0.4 M -0.3 -0.24 L 0.3 -0.24`,
];

const HORSE = figure(
  `${FOOT} M -0.46 0.66 C -0.44 0.36 -0.06 0.24 -0.04 -0.06 C -0.18 0.04 -0.34 0.04 -0.42 0.2 C -0.54 0.24 -0.7 0.14 -0.68 0
   C -0.58 -0.2 -0.5 -0.3 -0.42 -0.54 Q -0.38 -0.66 -0.34 -0.9 L -0.16 -0.7 Q -0.04 -0.78 0.02 -0.92 L 0.1 -0.7
   C 0.5 -0.52 0.62 -0.02 0.5 0.66 Z`,
  `${FOOT_LINE} M 0.08 -0.52 C 0.34 -0.32 0.4 0 0.36 0.4 M -0.58 0.04 L -0.54 0.0`,
);

const MITRE = figure(
  `${FOOT} M -0.42 0.66 C -0.3 0.42 -0.16 0.34 -0.16 0.14 L -0.32 0.12 Q -0.36 0.02 -0.24 0
   C -0.5 -0.24 -0.3 -0.6 -0.06 -0.74 A 0.12 0.12 0 1 1 0.06 -0.74 C 0.3 -0.6 0.5 -0.24 0.24 0 Q 0.36 0.02 0.32 0.12
   L 0.16 0.14 C 0.16 0.34 0.3 0.42 0.42 0.66 Z`,
  `${FOOT_LINE} M -0.26 0.06 Q 0 0.13 0.26 0.06 M 0.06 -0.52 L 0.2 -0.28`,
);

const CORONET = figure(
  `${FOOT} M -0.44 0.66 C -0.34 0.4 -0.24 0.3 -0.26 0.02 L -0.62 -0.56 A 0.1 0.1 0 1 1 -0.52 -0.58 L -0.32 -0.26
   L -0.28 -0.72 A 0.1 0.1 0 1 1 -0.18 -0.72 L -0.02 -0.3 L 0.02 -0.3 L 0.18 -0.72 A 0.1 0.1 0 1 1 0.28 -0.72 L 0.32 -0.26
   L 0.52 -0.58 A 0.1 0.1 0 1 1 0.62 -0.56 L 0.26 0.02 C 0.24 0.3 0.34 0.4 0.44 0.66 Z`,
  `${FOOT_LINE} M -0.27 0.04 Q 0 0.12 0.27 0.04 M -0.24 0.18 Q 0 0.25 0.24 0.18`,
);

const CROSS = figure(
  `${FOOT} M -0.44 0.66 C -0.34 0.42 -0.26 0.34 -0.28 0.08 C -0.66 -0.16 -0.52 -0.6 -0.12 -0.46 L -0.06 -0.6 L -0.06 -0.72
   L -0.2 -0.72 L -0.2 -0.86 L -0.06 -0.86 L -0.06 -1 L 0.06 -1 L 0.06 -0.86 L 0.2 -0.86 L 0.2 -0.72 L 0.06 -0.72
   L 0.06 -0.6 L 0.12 -0.46 C 0.52 -0.6 0.66 -0.16 0.28 0.08 C 0.26 0.34 0.34 0.42 0.44 0.66 Z`,
  `${FOOT_LINE} M -0.28 0.08 Q 0 0.16 0.28 0.08 M -0.26 0.22 Q 0 0.29 0.26 0.22 M 0 -0.44 L 0 0.02`,
);

/** @type {Record<string, Figure>} */
const FIGURES = {
  pincer: PINCER,
  coordinator: figure(...TOWER),
  "long-leaper": HORSE,
  chameleon: MITRE,
  withdrawer: CORONET,
  king: CROSS,
  // The tower upside down.
  immobiliser: figure(...TOWER, (y) => 0.06 - y),
};

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} piece
 * @param {Colours} colours
 * @param {string} cast Colour of the shadow.
 */
export function paintMan(context, piece, { face, side, groove, shine, rim }, cast) {
  const { outline, lines } = FIGURES[piece];
  const shadow = context.createRadialGradient(0, 0.9, 0.1, 0, 0.9, 0.85);
  shadow.addColorStop(0, cast);
  shadow.addColorStop(1, "transparent");
  context.fillStyle = shadow;
  context.save();
  context.translate(0, 0.62);
  context.scale(1, 0.3);
  context.fillRect(-1, 0, 2, 2);
  context.restore();

  context.lineJoin = "round";
  context.lineCap = "round";
  context.strokeStyle = rim;
  context.lineWidth = 0.16;
  tracePath(context, outline);
  context.stroke();
  context.fillStyle = face;
  if (shine !== face) {
    const light = context.createLinearGradient(-0.6, -0.2, 0.65, 0.2);
    light.addColorStop(0, face);
    light.addColorStop(0.3, shine);
    light.addColorStop(0.5, face);
    light.addColorStop(0.85, groove);
    light.addColorStop(1, side);
    context.fillStyle = light;
  }
  context.fill();
  context.lineWidth = 0.06;
  if (shine === face) context.strokeStyle = groove;
  tracePath(context, lines);
  context.stroke();
  if (piece === "long-leaper") {
    context.fillStyle = shine === face ? groove : rim;
    circle(context, -0.24, -0.36, 0.065);
    context.fill();
  }
}

/**
 * @param {string} outline
 * @param {string} lines
 * @param {(y: number) => number} [turnY]
 * @returns {Figure}
 */
function figure(outline, lines, turnY) {
  return { outline: readPath(outline, turnY), lines: readPath(lines, turnY) };
}
