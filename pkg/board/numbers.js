/** Numbers smaller than this, in CSS pixels, are enlarged to it unless the style says otherwise. */
const LEAST_PIXELS = 9;
/** Breadth of a halo, on both sides of a line together. */
const HALO_PIXELS = 3;

/**
 * Writes the numbers or names of cells. In pixels, not in board units: browsers round the metrics of tiny fonts.
 * @param {CanvasRenderingContext2D} context In board units.
 * @param {{ text: string, x: number, y: number, colour: string }[]} labels
 * @param {{ size: number, corner?: boolean, leastPixels?: number, weight?: number, halo?: string }} style
 *   Size in board units; whether the place of a label is its top left corner instead of its centre; a colour around the letters.
 */
export function paintNumbers(context, labels, { size, corner = false, leastPixels = LEAST_PIXELS, weight = 500, halo }) {
  const toPixels = context.getTransform();
  context.save();
  context.resetTransform();
  context.font = `${weight} ${Math.max(size * toPixels.a, leastPixels * pixelRatio(context))}px system-ui, sans-serif`;
  context.textAlign = corner ? "left" : "center";
  context.textBaseline = corner ? "top" : "middle";
  context.lineJoin = "round";
  for (const { text, x, y, colour } of labels) {
    context.fillStyle = colour;
    const place = toPixels.transformPoint({ x, y });
    if (halo) {
      context.strokeStyle = halo;
      context.lineWidth = HALO_PIXELS * pixelRatio(context);
      context.strokeText(text, place.x, place.y);
    }
    context.fillText(text, place.x, place.y);
  }
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context In board units.
 * @param {number} size In board units.
 */
export function areEnlarged(context, size) {
  return size < leastSize(context);
}

/**
 * @param {CanvasRenderingContext2D} context In board units.
 * @returns {number} The size in board units to which smaller numbers are enlarged.
 */
export function leastSize(context) {
  return (LEAST_PIXELS * pixelRatio(context)) / context.getTransform().a;
}

/**
 * How many pixels of a context lie side by side in one of CSS: those of the screen, unless the context has its own.
 * @param {CanvasRenderingContext2D & { pixelRatio?: number }} context
 */
export function pixelRatio(context) {
  return context.pixelRatio ?? devicePixelRatio;
}
