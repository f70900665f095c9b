/** @import { GameInfo, Layout, PieceId, PieceOnCell, PlayerId } from "../../../pkg/tablier.js" */

/**
 * What an editor of positions holds: any placement, also one that is no position of its game. Drafts do not change; each
 * edit makes another one.
 */

/** @typedef {{ player: PlayerId, piece: PieceId }} Piece */

/**
 * @typedef {object} Draft
 * @property {ReadonlyMap<string, readonly Piece[]>} cells What stands on each cell that is not empty, from bottom to top.
 * @property {PlayerId} turn
 * @property {Readonly<Record<string, string>>} fields What else a position text of the game holds, by the names of its
 *   format's fields: digits, or cells between commas; "" where it is not given.
 */

/** @typedef {{ name: string, row: number, column: number }} Place */

/**
 * @param {Draft} draft
 * @param {string} cell
 * @returns {readonly Piece[]} From bottom to top.
 */
export function standingOn({ cells }, cell) {
  return cells.get(cell) ?? [];
}

/**
 * @param {Draft} draft
 * @returns {PieceOnCell[]} As `Game.board` lists them.
 */
export function boardOf({ cells }) {
  return [...cells].flatMap(([cell, pieces]) => pieces.map((piece) => /** @type {PieceOnCell} */ ({ cell, ...piece })));
}

/**
 * @param {Draft} draft
 * @param {string} cell
 * @param {readonly Piece[]} pieces
 * @returns {Draft}
 */
export function withPieces(draft, cell, pieces) {
  const cells = new Map(draft.cells);
  if (pieces.length > 0) cells.set(cell, pieces);
  else cells.delete(cell);
  return { ...draft, cells };
}

/**
 * @param {Draft} draft
 * @param {string} name
 * @param {string} value
 * @returns {Draft}
 */
export function withField(draft, name, value) {
  return { ...draft, fields: { ...draft.fields, [name]: value } };
}

/**
 * @param {Draft} draft
 * @param {string} from
 * @param {string} to
 * @param {boolean} stacks Whether what stands there already stays, below; else it is replaced.
 * @returns {Draft}
 */
export function withMoved(draft, from, to, stacks) {
  if (from === to) return draft;
  const below = stacks ? standingOn(draft, to) : [];
  return withPieces(withPieces(draft, to, [...below, ...standingOn(draft, from)]), from, []);
}

/**
 * @param {Draft} draft
 * @param {string} cell
 * @returns {Draft} Without the piece there, or the topmost one.
 */
export function withoutTop(draft, cell) {
  return withPieces(draft, cell, standingOn(draft, cell).slice(0, -1));
}

/**
 * @param {Layout} layout
 * @returns {Map<string, string> | null} Each cell with its counterpart across the vertical middle; `null` on a board that
 *   is not its own mirror image.
 */
export function mirror(layout) {
  return counterparts(layout, ({ row, column }, { lastColumn }) => ({ row, column: lastColumn - column }));
}

/**
 * @param {Layout} layout
 * @returns {Map<string, string>} Each cell with its counterpart across the centre: itself on a board of points, where the
 *   players have no sides.
 */
export function halfTurn(layout) {
  const turned = layout.kind === "squares" &&
    counterparts(layout, ({ row, column }, { lastRow, lastColumn }) => ({ row: lastRow - row, column: lastColumn - column }));
  return turned || new Map(layout.cells.map(({ name }) => [name, name]));
}

/**
 * @param {Layout} layout
 * @param {(place: Place, last: { lastRow: number, lastColumn: number }) => { row: number, column: number }} image
 * @returns {Map<string, string> | null}
 */
function counterparts({ cells }, image) {
  const last = { lastRow: Math.max(...cells.map(({ row }) => row)), lastColumn: Math.max(...cells.map(({ column }) => column)) };
  const names = new Map(cells.map(({ name, row, column }) => [`${row} ${column}`, name]));
  /** @type {Map<string, string>} */ const pairs = new Map();
  for (const cell of cells) {
    const { row, column } = image(cell, last);
    const name = names.get(`${row} ${column}`);
    if (name === undefined) return null;
    pairs.set(cell.name, name);
  }
  return pairs;
}

/**
 * @param {Draft} draft
 * @param {Map<string, string>} map Where each cell goes.
 * @returns {Draft}
 */
export function withCellsMapped(draft, map) {
  const goal = (/** @type {string} */ cell) => /** @type {string} */ (map.get(cell));
  return { ...draft, cells: new Map([...draft.cells].map(([cell, pieces]) => [goal(cell), pieces])) };
}

/**
 * @param {Draft} draft
 * @param {GameInfo} info
 * @returns {Draft} With the players in each other's place: their pieces and whose turn it is.
 */
export function withPlayersSwapped(draft, { players: [first, second] }) {
  const other = (/** @type {PlayerId} */ player) => (player === first.id ? second.id : first.id);
  const swap = (/** @type {Piece} */ { player, piece }) => ({ player: other(player), piece });
  return { ...draft, turn: other(draft.turn), cells: new Map([...draft.cells].map(([cell, pieces]) => [cell, pieces.map(swap)])) };
}
