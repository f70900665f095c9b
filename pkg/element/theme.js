/** @import { Look, Palette, Theme } from "../board/palette.js" */
import { paletteFor } from "../board/palette.js";

/** Custom properties for single colours of the palette. */
const COLOURS = /** @type {const} */ ({
  "--tablier-frame": "frame",
  "--tablier-light-cells": "paleWood",
  "--tablier-dark-cells": "darkWood",
  "--tablier-plank": "plank",
  "--tablier-selected": "selected",
  "--tablier-target": "target",
  "--tablier-last-move": "lastMove",
});
/** Custom properties for the pieces of a player; sides and shine follow from the face. */
const PIECES = /** @type {const} */ ({
  "--tablier-white": "white",
  "--tablier-black": "black",
  "--tablier-red": "red",
  "--tablier-yellow": "yellow",
});

/** Colours that every reader of SVG knows. */
const PLAIN = /^(#|rgb\()/;

/**
 * The colours of a board in an element: those of its theme, and those that its style sets.
 * @param {Element} element
 * @param {Theme} theme
 * @param {Look} look
 * @returns {Palette}
 */
export function paletteOf(element, theme, look) {
  const palette = { ...paletteFor(theme, look) };
  const style = getComputedStyle(element);
  const colourOf = (/** @type {string} */ property) => {
    const colour = style.getPropertyValue(property).trim();
    return CSS.supports("color", colour) ? colour : null;
  };
  for (const [property, name] of Object.entries(COLOURS)) palette[name] = colourOf(property) ?? palette[name];
  for (const [property, player] of Object.entries(PIECES)) {
    const face = colourOf(property);
    if (!face) continue;
    const mix = (/** @type {number} */ share, /** @type {string} */ other) => `color-mix(in srgb, ${face} ${share}%, ${other})`;
    palette[player] = { ...palette[player], face, side: mix(50, "black"), groove: mix(75, "black"), shine: mix(50, "white") };
  }
  return palette;
}

/**
 * @param {Palette} palette
 * @returns {Palette} The same without what only a browser can reckon out, such as a mix of colours.
 */
export function withPlainColours(palette) {
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true }));
  /** @type {(value: any) => any} */
  const plain = (value) => {
    if (typeof value === "number" || value === "") return value;
    if (typeof value !== "string") return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
    if (PLAIN.test(value)) return value;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
  };
  return plain(palette);
}

/**
 * Follows whether an element is seen in the dark: by its own theme, or by the colour scheme of the page around it.
 * @param {HTMLElement} probe An element whose colour is black in the dark, and changes by a transition.
 * @param {() => void} onChange
 */
export function followScheme(probe, onChange) {
  probe.addEventListener("transitionend", onChange);
}

/**
 * @param {HTMLElement} probe
 * @returns {Theme}
 */
export function schemeOf(probe) {
  return getComputedStyle(probe).color === "rgb(0, 0, 0)" ? "dark" : "light";
}
