/** @import { I18n, Key } from "../i18n.js" */
import { create } from "../dom.js";

/**
 * A dialog that is not in the page until a script makes it; its buttons close it.
 * @param {I18n} i18n
 * @param {string} name Begins the ids of the dialog and its title.
 * @param {Key} key Of the title.
 * @param {{ className?: string }} options
 * @param {Node[]} children Below the title.
 */
export function madeDialog(i18n, name, key, options, ...children) {
  const title = create("h2", { data: { i18n: key } });
  title.id = `${name}-title`;
  const form = create("form", {}, title, ...children);
  form.method = "dialog";
  const dialog = create("dialog", options, form);
  dialog.id = `${name}-dialog`;
  dialog.setAttribute("aria-labelledby", title.id);
  document.body.append(dialog);
  i18n.translate(dialog);
  return dialog;
}
