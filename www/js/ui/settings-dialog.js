/** @import { Look } from "../../../pkg/board/palette.js" */
/** @import { I18n, Key } from "../i18n.js" */
/** @import { Settings, Switch } from "../settings.js" */
import { paintDisc, paintGroove } from "../../../pkg/board/disc.js";
import { LOOKS, paletteFor } from "../../../pkg/board/palette.js";
import { fillWood } from "../../../pkg/board/wood.js";
import { byId, create } from "../dom.js";

const LIGHTS = /** @type {const} */ (["auto", "light", "dark"]);
/** The sample of a look: two rows of cells with a man of each side, in CSS pixels a cell. */
const SAMPLE = { columns: 4, rows: 2, cell: 24 };

/**
 * How the page looks and sounds: a dialog that makes itself and opens by the button `#settings`.
 * @param {Settings} settings
 * @param {I18n} i18n
 * @param {Switch[]} switches Those that this page heeds.
 */
export function settingsDialog(settings, i18n, switches) {
  const close = create("button", { className: "primary" });
  close.type = "submit";
  const text = (/** @type {HTMLElement} */ element, /** @type {Key} */ key) => {
    element.dataset.i18n = key;
    return element;
  };
  const title = text(create("h2"), "settings");
  title.id = "settings-title";
  const form = create("form", {},
    title,
    group("settings.look", LOOKS.map((look) => radio("look", look, sample(look)))),
    group("settings.light", LIGHTS.map((light) => radio("light", light))),
    create("div", { className: "fields" }, ...switches.map(flag)),
    create("div", { className: "actions" }, text(close, "close")),
  );
  form.method = "dialog";
  const dialog = create("dialog", { className: "settings" }, form);
  dialog.id = "settings-dialog";
  dialog.setAttribute("aria-labelledby", title.id);
  document.body.append(dialog);
  i18n.translate(dialog);

  byId("settings").addEventListener("click", () => {
    show();
    dialog.showModal();
  });
  form.addEventListener("change", ({ target }) => {
    const { name, value, checked, type } = /** @type {HTMLInputElement} */ (target);
    if (name === "look") settings.look = /** @type {Look} */ (value);
    else if (name === "light") settings.chosenTheme = value === "auto" ? null : /** @type {"light" | "dark"} */ (value);
    else if (type === "checkbox") settings.turn(/** @type {Switch} */ (name), checked);
  });
  settings.addEventListener("theme", () => dialog.open && show());

  function show() {
    /** @type {Record<string, string | boolean>} */
    const chosen = { look: settings.look, light: settings.chosenTheme ?? "auto", ...settings.switches };
    for (const input of form.querySelectorAll("input")) {
      const now = chosen[input.name];
      input.checked = input.type === "checkbox" ? now === true : now === input.value;
    }
    for (const canvas of form.querySelectorAll("canvas")) paintSample(canvas, /** @type {Look} */ (canvas.dataset.look));
  }

  /**
   * @param {Key} key
   * @param {HTMLElement[]} choices
   */
  function group(key, choices) {
    return create("fieldset", { className: "choice-row" }, text(create("legend"), key), ...choices);
  }

  /**
   * @param {"look" | "light"} name
   * @param {string} value
   * @param {HTMLElement[]} picture
   */
  function radio(name, value, ...picture) {
    const input = create("input");
    Object.assign(input, { type: "radio", name, value });
    return create("label", { className: "option" }, input, ...picture, text(create("span"), /** @type {Key} */ (`settings.${name}.${value}`)));
  }

  /** @param {Switch} name */
  function flag(name) {
    const input = create("input");
    Object.assign(input, { type: "checkbox", name });
    return create("label", { className: "field flag" }, text(create("span"), `settings.${name}`), input);
  }

  /** @param {Look} look */
  function sample(look) {
    const canvas = create("canvas", { data: { look } });
    canvas.setAttribute("aria-hidden", "true");
    return canvas;
  }

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Look} look
   */
  function paintSample(canvas, look) {
    const { columns, rows, cell } = SAMPLE;
    const pixels = cell * devicePixelRatio;
    Object.assign(canvas, { width: columns * pixels, height: rows * pixels });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const palette = paletteFor(settings.theme, look);
    context.scale(pixels, pixels);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const isDark = (row + column) % 2 === 1;
        const wood = { base: isDark ? palette.darkWood : palette.paleWood, grain: palette.grain, seed: row * columns + column, spacing: 0.16 };
        fillWood(context, { x: column, y: row, width: 1, height: 1 }, wood);
      }
    }
    for (const [player, x, y] of /** @type {const} */ ([["black", 1.5, 0.5], ["white", 2.5, 1.5]])) {
      context.save();
      context.translate(x, y);
      context.scale(0.38, 0.38);
      paintDisc(context, palette[player], { cast: palette.cast, thickness: 0.13 });
      paintGroove(context, palette[player], 0.6);
      context.restore();
    }
  }
}
