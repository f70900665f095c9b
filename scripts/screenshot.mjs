// npm run screenshot: docs/img/page.png, the page as it is now on a wide screen and on a phone.
import { join } from "node:path";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGS, findChromium } from "./browsers.mjs";
import { root } from "./root.mjs";
import { fileServer, listen } from "./serve.mjs";

const GAMES = [
  { width: 1100, height: 760, theme: "light", game: "draughts", moves: "32-28 19-23 28x19 14x23 37-32 10-14 41-37 14-19 46-41 5-10 34-30 20-25 30-24 19x30 35x24" },
  { width: 360, height: 760, theme: "dark", game: "charret", moves: "8 7 13 14 17 12 16 20 21 23 19 5" },
];

const server = fileServer();
const address = `http://127.0.0.1:${await listen(server, 0)}/www/`;
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
try {
  const pictures = [];
  for (const { width, height, theme, game, moves } of GAMES) {
    const context = await browser.newContext({ viewport: { width, height }, locale: "en", colorScheme: theme, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`${address}#${new URLSearchParams({ game, moves })}`);
    await page.waitForFunction((plies) => document.querySelectorAll("#move-list button").length > plies, moves.split(" ").length);
    await page.waitForTimeout(500);
    pictures.push((await page.screenshot()).toString("base64"));
    await context.close();
  }
  const page = await browser.newPage();
  await page.setContent(
    `<style>body { display: flex; gap: 24px; width: max-content; margin: 0 } img { border-radius: 16px }</style>` +
      pictures.map((picture) => `<img src="data:image/png;base64,${picture}">`).join(""),
  );
  await page.locator("body").screenshot({ path: join(root, "docs/img/page.png"), omitBackground: true });
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
