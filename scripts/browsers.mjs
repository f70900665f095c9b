// Where the browsers of this machine are.
import { isExecutable, which } from "./command.mjs";

/** How a headless Chromium is started: as root too, and without connections of its own. */
export const CHROMIUM_ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/** TABLIER_CHROMIUM, or the Chromium in PATH, or the one that Playwright has installed. */
export async function findChromium() {
  const named = process.env.TABLIER_CHROMIUM ?? which("chromium", "chromium-browser", "google-chrome");
  if (named) return named;
  const { chromium } = await import("playwright-core");
  const own = chromium.executablePath();
  return isExecutable(own) ? own : undefined;
}

/** TABLIER_FIREFOX, or the Firefox in PATH. */
export function findFirefox() {
  return process.env.TABLIER_FIREFOX ?? which("firefox-esr", "firefox");
}
