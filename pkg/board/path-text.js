/**
 * A path read once from its text, to be traced on any context.
 * @typedef {["moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "arc" | "closePath", ...any[]][]} PathSteps
 */

const TOKENS = /[MLQCAZ]|-?[\d.]+/g;
const METHODS = /** @type {const} */ ({ M: "moveTo", L: "lineTo", Q: "quadraticCurveTo", C: "bezierCurveTo" });
/** How many numbers follow a letter. */
const NUMBERS = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 };

/**
 * @param {string} text As in SVG, of the absolute commands M, L, Q, C, Z and A with a circle.
 * @param {(y: number) => number} [turnY] A mirroring of the upright axis.
 * @returns {PathSteps}
 */
export function readPath(text, turnY = (y) => y) {
  const tokens = /** @type {string[]} */ (text.match(TOKENS));
  const mirrored = turnY(1) < turnY(0);
  /** @type {PathSteps} */ const steps = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < tokens.length; ) {
    const letter = /** @type {keyof typeof NUMBERS} */ (tokens[at]);
    const numbers = tokens.slice(at + 1, at + 1 + NUMBERS[letter]).map(Number);
    at += 1 + numbers.length;
    if (letter === "Z") {
      steps.push(["closePath"]);
      continue;
    }
    const end = [numbers[numbers.length - 2], turnY(numbers[numbers.length - 1])];
    if (letter === "A") {
      const [radius, , , large, sweep] = numbers;
      steps.push(["arc", ...arcBetween([x, y], end, radius, large === 1, (sweep === 1) !== mirrored)]);
    } else {
      const points = numbers.map((number, i) => (i % 2 === 0 ? number : turnY(number)));
      steps.push([METHODS[letter], ...points]);
    }
    [x, y] = end;
  }
  return steps;
}

/**
 * Begins the path anew on a context.
 * @param {CanvasRenderingContext2D} context
 * @param {PathSteps} steps
 */
export function tracePath(context, steps) {
  context.beginPath();
  for (const [method, ...args] of steps) /** @type {any} */ (context)[method](...args);
}

/**
 * An arc of a circle by its ends, as `arc` wants it: "Conversion from endpoint to center parameterization" of SVG 2.
 * @param {number[]} from
 * @param {number[]} to
 * @param {number} radius
 * @param {boolean} large
 * @param {boolean} clockwise On the screen, where y goes down.
 */
function arcBetween([x1, y1], [x2, y2], radius, large, clockwise) {
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  const height = Math.sqrt(Math.max(0, radius * radius - half * half)) * (large === clockwise ? 1 : -1);
  const x = (x1 + x2) / 2 + (height * (y2 - y1)) / (2 * half);
  const y = (y1 + y2) / 2 - (height * (x2 - x1)) / (2 * half);
  return [x, y, radius, Math.atan2(y1 - y, x1 - x), Math.atan2(y2 - y, x2 - x), !clockwise];
}
