import { byId } from "../dom.js";

/**
 * Asks a question in a dialog of the page.
 * @param {string} question
 * @param {string} yes Text of the button that confirms.
 * @returns {Promise<boolean>}
 */
export function confirm(question, yes) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("confirm-dialog"));
  byId("confirm-text").textContent = question;
  byId("confirm-yes").textContent = yes;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}
