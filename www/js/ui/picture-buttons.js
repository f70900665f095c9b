/** @import { I18n } from "../i18n.js" */
/** @import { Session } from "../session.js" */
/** @import { Settings } from "../settings.js" */
/** @import { Announcer } from "./announcer.js" */
import { byId } from "../dom.js";
import { pictureFileName } from "../records/stamps.js";
import { save } from "./give.js";

/** Of a PNG picture, in pixels: sharp in a forum on a screen with two pixels for one of CSS. */
const WIDTH = 1280;
const COPIED_MS = 1600;

/**
 * The board as a picture: an SVG or PNG file, or on the clipboard, where the browser can put one.
 * @param {Session} session
 * @param {Settings} settings
 * @param {I18n} i18n
 * @param {Announcer} announcer
 */
export function pictureButtons(session, settings, i18n, announcer) {
  const copyButton = byId("picture-copy");
  const name = (/** @type {"svg" | "png"} */ format) => pictureFileName(session.info.id, format);
  /** What draws pictures is loaded when somebody wants one. */
  const draw = async () => {
    const { positionOf, toPNG, toSVG } = await import("../../../pkg/board/diagram.js");
    const position = { ...positionOf(session.game, session.info), rotated: session.view.rotated };
    const theme = /** @type {const} */ (`${settings.look} ${settings.theme}`);
    const look = { theme, lang: settings.language };
    return { svg: () => toSVG(position, look), png: () => toPNG(position, { ...look, width: WIDTH }) };
  };
  const png = async () => (await draw()).png();

  byId("picture-svg").addEventListener("click", async () => save(name("svg"), (await draw()).svg(), "image/svg+xml"));
  byId("picture-png").addEventListener("click", async () => save(name("png"), await png()));

  copyButton.hidden = typeof ClipboardItem === "undefined" || !navigator.clipboard?.write;
  copyButton.addEventListener("click", async () => {
    const picture = png();
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    } catch {
      save(name("png"), await picture);
      return;
    }
    const copied = i18n.t("copied");
    copyButton.textContent = copied;
    announcer.say(copied);
    setTimeout(() => (copyButton.textContent = i18n.t("copy")), COPIED_MS);
  });
}
