// A rules page as a whole: the same frame for each game and for the index of a language.
import { POLICY } from "../policy.mjs";
import { escape } from "./blocks.mjs";
import { markdown, spaced } from "./markdown.mjs";
import { GAMES, LANGUAGES, outline, readPositions, readText } from "./source.mjs";
import { WORDS } from "./words.mjs";

/** @param {Function} Game The class of the package, which reads and draws the positions. */
export function gamePage(language, game, Game) {
  const text = readText(language, game);
  const { title, lead, headings } = outline(text);
  const words = WORDS[language];
  const body = markdown.render(text, { language, game, positions: readPositions(game), Game });
  const others = GAMES.filter((one) => one !== game)
    .map((one) => `<li><a href="${one}.html">${prose(titleOf(language, one), language)}</a></li>`).join("\n");
  return frame({ language, name: game, title, lead }, `<nav class="contents" aria-label="${words.contents}">
<details open>
<summary>${words.contents}</summary>
${contents(headings, language)}
</details>
</nav>
<main id="text">
${body}</main>
<footer>
<p>${prose(words.diagrams, language)}</p>
<p>${words.others}</p>
<ul>
${others}
</ul>
</footer>`);
}

export function indexPage(language) {
  const text = readText(language, "index");
  const { title, lead } = outline(text);
  const games = GAMES.map((game) => {
    const page = outline(readText(language, game));
    const exercises = Object.keys(readPositions(game).exercises).length;
    return `<li><a href="${game}.html">${prose(page.title, language)}</a> <span>${prose(page.lead, language)}</span>
<span class="progress" data-game="${game}" data-exercises="${exercises}"></span></li>`;
  });
  return frame({ language, name: "index", title, lead }, `<main id="text">
${markdown.render(text, { language })}<ul class="games">
${games.join("\n")}
</ul>
</main>`);
}

/** Headings of the second level, each with those of the third below it. */
function contents(headings, language) {
  const link = ({ id, text }) => `<a href="#${id}">${prose(text, language)}</a>`;
  const parts = [];
  for (const heading of headings) {
    if (heading.level === 2) parts.push({ heading, below: [] });
    else parts.at(-1).below.push(heading);
  }
  const items = parts.map(({ heading, below }) => {
    const inner = below.map((one) => `<li>${link(one)}</li>`).join("");
    return `<li>${link(heading)}${inner && `<ol>${inner}</ol>`}</li>`;
  });
  return `<ol>\n${items.join("\n")}\n</ol>`;
}

function frame({ language, name, title, lead }, body) {
  const words = WORDS[language];
  const alternates = LANGUAGES.map((one) => `<link rel="alternate" hreflang="${one}" href="../${one}/${name}.html">`);
  const translations = LANGUAGES.filter((one) => one !== language)
    .map((one) => `<a href="../${one}/${name}.html" hreflang="${one}" lang="${one}">${WORDS[one].name}</a>`);
  const hasBoards = name !== "index";
  const play = hasBoards ? `#game=${name}` : "";
  return `<!doctype html>
<html lang="${language}"${hasBoards ? ` data-game="${name}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escape(title)} · tablier</title>
<meta name="description" content="${escape(lead)}">
<meta name="theme-color" content="#f6f2ea" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#181512" media="(prefers-color-scheme: dark)">
${alternates.join("\n")}
<link rel="icon" href="../../icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../../theme.css">
<link rel="stylesheet" href="../rules.css">
<script type="module" src="../../js/rules/${hasBoards ? "page" : "index"}.js"></script>
</head>
<body>
<a class="skip" href="#text">${words.skip}</a>
<header>
<a class="brand" href="../../index.html"><img src="../../icons/icon.svg" width="24" height="24" alt="">${words.home}</a>
<nav>
${hasBoards ? `<a href="index.html">${words.rules}</a>\n` : ""}<a href="../../index.html${play}">${words.play}</a>
${translations.join("\n")}
</nav>
</header>
${body}
</body>
</html>
`;
}

function titleOf(language, game) {
  return outline(readText(language, game)).title;
}

function prose(text, language) {
  return escape(language === "fr" ? spaced(text) : text);
}
