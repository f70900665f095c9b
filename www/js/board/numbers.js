/**
 * Writes the numbers or names of cells. In pixels, not in board units: browsers round the metrics of tiny fonts.
 * @param {CanvasRenderingContext2D} context In board units.
 * @param {{ text: string, x: number, y: number }[]} labels
 * @param {{ size: number, leastPixels: number, colour: string, corner?: boolean, weight?: number }} style Size in board
 *   units; whether the place of a label is its top left corner instead of its centre.
 */
export function paintNumbers(context, labels, { size, leastPixels, colour, corner = false, weight = 500 }) {
  const toPixels = context.getTransform();
  context.save();
  context.resetTransform();
  context.font = `${weight} ${Math.max(size * toPixels.a, leastPixels * devicePixelRatio)}px system-ui, sans-serif`;
  context.fillStyle = colour;
  context.textAlign = corner ? "left" : "center";
  context.textBaseline = corner ? "top" : "middle";
  for (const { text, x, y } of labels) {
    const place = toPixels.transformPoint({ x, y });
    context.fillText(text, place.x, place.y);
  }
  context.restore();
}
