/** @typedef {"light" | "dark"} Theme */

/**
 * Colours of boards, pieces and marks.
 * @typedef {typeof light} Palette
 */
const light = {
  frame: "#5f3e28",
  frameEdge: "#7d563a",
  paleWood: "#ecd8b1",
  darkWood: "#a1704a",
  grain: "#3a200c",
  plank: "#e6cfa3",
  ink: "#402a1a",
  labelOnDark: "rgb(255 247 232 / 0.95)",
  labelOnFrame: "rgb(255 247 232 / 0.95)",
  labelOnLast: "rgb(43 27 16 / 0.9)",
  labelOnPale: "rgb(64 42 26 / 0.85)",

  white: { face: "#fbf3e2", side: "#cdb992", groove: "#d8c7a3", shine: "#ffffff", emblem: "#a57a2c" },
  black: { face: "#3b302b", side: "#17110e", groove: "#1f1814", shine: "#6d5d54", emblem: "#dcb765" },
  red: { face: "#c03a2b", side: "#701b13", groove: "#93281c", shine: "#ee8a78", emblem: "#ffe2b0" },
  yellow: { face: "#f4c63d", side: "#a5760f", groove: "#cf9c1d", shine: "#fff0b5", emblem: "#6b4a08" },

  lastMove: "rgb(255 214 92 / 0.42)",
  lastMoveLine: "rgb(178 108 8 / 0.75)",
  selected: "#12806a",
  target: "rgb(10 112 92 / 0.85)",
  targetRim: "rgb(255 255 255 / 0.8)",
  movable: "rgb(18 138 112 / 0.75)",
  must: "#e08a00",
  capturable: "#d3281a",
  cast: "rgb(30 14 4 / 0.42)",
  card: "rgb(250 241 222 / 0.97)",
};

/** @type {Palette} */
const dark = {
  ...light,
  frame: "#3a271a",
  frameEdge: "#573b27",
  paleWood: "#cbb38a",
  darkWood: "#80583a",
  plank: "#c6ab7c",
  ink: "#2b1b10",
  white: { ...light.white, face: "#f1e6d0", shine: "#fffaf0" },
  black: { ...light.black, face: "#332925", side: "#0f0b09" },
  cast: "rgb(14 6 2 / 0.5)",
  card: "rgb(214 192 152 / 0.97)",
};

/** @type {Record<Theme, Palette>} */
const PALETTES = { light, dark };

/** @param {Theme} theme */
export function paletteFor(theme) {
  return PALETTES[theme];
}
