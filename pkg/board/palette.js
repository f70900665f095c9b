/** Whether a board is seen in the light or in the dark. @typedef {"light" | "dark"} Theme */
/** What a board and its pieces are made of. @typedef {typeof LOOKS[number]} Look */

export const LOOKS = /** @type {const} */ (["wood", "paper", "contrast"]);
export const THEMES = /** @type {const} */ (["light", "dark"]);

/**
 * Colours of the pieces of a player. `rim` goes around a piece, `edge` being its breadth around a disc in radii; a piece
 * whose `shine` is its `face` is flat. `emblem` is what is drawn and written on the face.
 * @typedef {{ face: string, side: string, groove: string, shine: string, emblem: string, rim: string, edge: number }} Colours
 */

/**
 * Colours of boards, pieces and marks. Without a `grain` the cells are plain.
 * @typedef {typeof wood} Palette
 */
const wood = {
  frame: "#5a3a26",
  frameEdge: "#7d563a",
  paleWood: "#ecd8b1",
  darkWood: "#94653f",
  grain: "#3a200c",
  plank: "#e6cfa3",
  ink: "#402a1a",
  labelOnDark: "rgb(255 250 240 / 0.97)",
  labelOnFrame: "rgb(255 247 232 / 0.95)",
  labelOnLast: "rgb(43 27 16 / 0.95)",
  labelOnPale: "rgb(64 42 26 / 0.9)",

  white: pieces({ face: "#fbf3e2", side: "#c0a87c", groove: "#cfbc94", shine: "#ffffff", emblem: "#7c5816", rim: "#4a3416", edge: 0.045 }),
  black: pieces({ face: "#2b2320", side: "#120d0b", groove: "#15100e", shine: "#64554c", emblem: "#dcb765", rim: "#c9b79a", edge: 0 }),
  red: pieces({ face: "#b53324", side: "#661710", groove: "#86231a", shine: "#ea8573", emblem: "#ffe2b0", rim: "#4a0f0a", edge: 0.045 }),
  yellow: pieces({ face: "#f4c63d", side: "#a5760f", groove: "#cf9c1d", shine: "#fff0b5", emblem: "#5a3d05", rim: "#6b4a08", edge: 0.045 }),

  lastMove: "rgb(255 214 92 / 0.46)",
  lastMoveLine: "#4d2c05",
  selected: "#0c6a57",
  target: "#054a39",
  targetRim: "rgb(255 255 255 / 0.92)",
  movable: "#054a39",
  must: "#ffb52b",
  mustRim: "#2b1500",
  capturable: "#9c1207",
  premove: "#20489a",
  mill: "#2a1a0e",
  cast: "rgb(30 14 4 / 0.42)",
  card: "rgb(250 241 222 / 0.97)",
};

/** The same woods in the evening. @type {Palette} */
const woodDark = {
  ...wood,
  frame: "#3a271a",
  frameEdge: "#5b402b",
  paleWood: "#cfb78f",
  darkWood: "#865d3e",
  plank: "#d2b98c",
  ink: "#24160c",
  white: { ...wood.white, face: "#f4ead5", shine: "#fffaf0" },
  black: { ...wood.black, face: "#1c1614", side: "#0a0706", shine: "#584b43", edge: 0.03, rim: "#b9a88d" },
  lastMove: "rgb(255 206 84 / 0.5)",
  cast: "rgb(14 6 2 / 0.5)",
  card: "rgb(214 192 152 / 0.97)",
};

/** As printed in a book. @type {Palette} */
const paper = {
  ...wood,
  frame: "#f3eee1",
  frameEdge: "#3b352d",
  paleWood: "#fbf8ef",
  darkWood: "#cfc6b2",
  grain: "",
  plank: "#f7f3e8",
  ink: "#2b2620",
  labelOnDark: "#3b352d",
  labelOnFrame: "#3b352d",
  labelOnLast: "#2b2620",
  labelOnPale: "#3b352d",
  white: flat({ face: "#fffefa", line: "#8d8474", emblem: "#4a4238", rim: "#2b2620" }),
  black: flat({ face: "#332d27", line: "#8d8474", emblem: "#f3eee1", rim: "#1d1814" }),
  red: flat({ face: "#a3281c", line: "#dd8d84", emblem: "#fff3ee", rim: "#4c0d07" }),
  yellow: flat({ face: "#f6d05c", line: "#9a7614", emblem: "#4b3503", rim: "#4b3503" }),
  lastMove: "rgb(240 190 60 / 0.5)",
  cast: "rgb(43 38 32 / 0.2)",
  card: "rgb(255 254 250 / 0.98)",
};

/** Slate with chalk. @type {Palette} */
const paperDark = {
  ...paper,
  frame: "#2b2d30",
  frameEdge: "#97948b",
  paleWood: "#7d7f80",
  darkWood: "#54575a",
  plank: "#54575a",
  ink: "#e9e5da",
  labelOnDark: "#f6f3ea",
  labelOnFrame: "#d9d5ca",
  labelOnLast: "#16140f",
  labelOnPale: "#f6f3ea",
  white: flat({ face: "#f4f0e6", line: "#8f897c", emblem: "#453f35", rim: "#16140f" }),
  black: flat({ face: "#1a1917", line: "#8f897c", emblem: "#ece7da", rim: "#cfcabd" }),
  red: flat({ face: "#a02a1f", line: "#e09a90", emblem: "#fff3ee", rim: "#ffd9d2" }),
  yellow: flat({ face: "#f3cb55", line: "#8e6c12", emblem: "#3f2c02", rim: "#2b1e01" }),
  lastMove: "rgb(255 206 84 / 0.72)",
  mill: "#f4f0e6",
  cast: "rgb(0 0 0 / 0.3)",
  card: "rgb(34 35 37 / 0.98)",
};

/** For weak eyes and bright sun. @type {Palette} */
const contrast = {
  ...paper,
  frame: "#000000",
  frameEdge: "#000000",
  paleWood: "#ffffff",
  darkWood: "#a9c8ee",
  plank: "#ffffff",
  ink: "#000000",
  labelOnDark: "#000000",
  labelOnFrame: "#ffffff",
  labelOnLast: "#000000",
  labelOnPale: "#000000",
  white: flat({ face: "#ffffff", line: "#000000", emblem: "#000000", rim: "#000000", edge: 0.13 }),
  black: flat({ face: "#000000", line: "#ffffff", emblem: "#ffffff", rim: "#000000", edge: 0.13 }),
  red: flat({ face: "#8a0a00", line: "#ffffff", emblem: "#ffffff", rim: "#000000", edge: 0.13 }),
  yellow: flat({ face: "#ffe14a", line: "#000000", emblem: "#000000", rim: "#000000", edge: 0.13 }),
  lastMove: "rgb(255 214 0 / 0.85)",
  lastMoveLine: "#000000",
  selected: "#004d3f",
  target: "#00402f",
  targetRim: "#ffffff",
  movable: "#004d3f",
  must: "#ffb000",
  mustRim: "#000000",
  capturable: "#a30000",
  premove: "#002f8a",
  mill: "#000000",
  cast: "rgb(0 0 0 / 0)",
  card: "#ffffff",
};

/** @type {Palette} */
const contrastDark = {
  ...contrast,
  frame: "#000000",
  frameEdge: "#ffffff",
  paleWood: "#31506f",
  darkWood: "#000000",
  plank: "#000000",
  ink: "#ffffff",
  labelOnDark: "#ffffff",
  labelOnFrame: "#ffffff",
  labelOnPale: "#ffffff",
  black: flat({ face: "#000000", line: "#ffffff", emblem: "#ffffff", rim: "#ffffff", edge: 0.13 }),
  red: flat({ face: "#8a0a00", line: "#ffffff", emblem: "#ffffff", rim: "#ffffff", edge: 0.13 }),
  lastMove: "rgb(255 214 0 / 0.9)",
  mill: "#ffffff",
  card: "#000000",
};

/** @type {Record<Look, Record<Theme, Palette>>} */
const PALETTES = {
  wood: { light: wood, dark: woodDark },
  paper: { light: paper, dark: paperDark },
  contrast: { light: contrast, dark: contrastDark },
};

/**
 * @param {Theme} theme
 * @param {Look} [look]
 */
export function paletteFor(theme, look = "wood") {
  return PALETTES[look][theme];
}

/**
 * Reads a theme as an attribute or an option gives it: words for the light, the look, or both.
 * @param {string} text "dark", "paper", "paper dark"…; "auto" says nothing.
 * @returns {{ theme: Theme | null, look: Look | null } | null} `null` where a word is not known.
 */
export function readThemeWords(text) {
  /** @type {{ theme: Theme | null, look: Look | null }} */ const read = { theme: null, look: null };
  for (const word of text.trim().split(/\s+/)) {
    const theme = THEMES.find((one) => one === word);
    const look = LOOKS.find((one) => one === word);
    if (theme && read.theme === null) read.theme = theme;
    else if (look && read.look === null) read.look = look;
    else if (word !== "auto") return null;
  }
  return read;
}

/** @param {Colours} colours */
function pieces(colours) {
  return colours;
}

/** @param {{ face: string, line: string, emblem: string, rim: string, edge?: number }} colours */
function flat({ face, line, emblem, rim, edge = 0.08 }) {
  return { face, side: rim, groove: line, shine: face, emblem, rim, edge };
}
