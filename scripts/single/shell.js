// The frame of the single file: shows the page that its address names, `?PAGE#…`, of those that are packed in it.
import { SCRIPTS } from "tablier:scripts";
import { readyWorkers, text } from "./files.js";

const HOME = "index.html";
const { documentElement: root } = document;

const asked = decodeURIComponent(location.search.slice(1));
const isThere = document.querySelector(`[data-file="www/${CSS.escape(asked)}"]`) !== null;
/** Where the page lies among the files of the site. */
const here = `tablier:///www/${isThere ? asked : HOME}`;

const page = new DOMParser().parseFromString(await text(new URL(here)), "text/html");
for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
document.title = page.title;
const sheets = Array.from(page.querySelectorAll('link[rel="stylesheet"]'), (link) => sheet(link.getAttribute("href")));
document.adoptedStyleSheets = await Promise.all(sheets);
await readyWorkers();
const script = new URL(page.querySelector("script[src]").getAttribute("src"), here).pathname.slice(1);
document.querySelector("main").replaceWith(...page.body.childNodes);
turnLinks();
new MutationObserver(turnLinks).observe(document.body, { subtree: true, childList: true, attributeFilter: ["href"] });
// A frame of another site would need addresses on the web.
document.querySelector("#embed-open")?.toggleAttribute("hidden", true);
// The browser has looked for the place before it was there.
if (location.hash.length > 1) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
await SCRIPTS[script]();

/** @param {string} path From the page. */
async function sheet(path) {
  return new CSSStyleSheet().replace(await text(new URL(path, here)));
}

/** Links between the pages of the site become links between those of this file. */
function turnLinks() {
  for (const link of document.querySelectorAll('a[href]:not([href^="?"], [href^="#"])')) {
    const { protocol, pathname, hash } = new URL(link.getAttribute("href"), here);
    if (protocol === "tablier:") link.setAttribute("href", `?${pathname.slice("/www/".length)}${hash}`);
  }
}
