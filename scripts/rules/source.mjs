// The sources of the rules pages, rules/ (rules/README.md): positions by game, texts by game and language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { fenceInfo, markdown } from "./markdown.mjs";

export const LANGUAGES = ["fr", "en"];

/** In the order of the index. */
export const GAMES = ["draughts", "spanish-draughts", "charret", "bulltricker", "tumblingdown", "ultima"];

/**
 * What the pages of a game share: `{ sections, diagrams, exercises, orientation? }`. `sections` are the anchors in their order;
 * `diagrams` and `exercises` are positions by id.
 */
export function readPositions(game) {
  return JSON.parse(readFileSync(join(root, "rules", `${game}.json`), "utf8"));
}

/** The Markdown of a page. `name` is a game, or "index". */
export function readText(language, name) {
  return readFileSync(join(root, "rules", language, `${name}.md`), "utf8");
}

/**
 * What a page is made of: its title, its first paragraph, its anchored headings, its diagrams and exercises, in order,
 * and what its sections end with: a block, or nothing where that is text.
 * @returns {{ title: string, lead: string, headings: { level: number, id: string | null, text: string }[],
 *   blocks: { kind: "diagram" | "exercise", id: string, text: string }[], ends: Record<string, object | undefined> }}
 */
export function outline(text) {
  const tokens = markdown.parse(text, {});
  const inline = (index) => plain(tokens[index + 1]);
  const headings = [];
  const blocks = [];
  const ends = {};
  let title = "";
  let lead = "";
  tokens.forEach((token, index) => {
    if (token.type === "heading_open" && token.tag === "h1") title = inline(index);
    else if (token.type === "heading_open") headings.push({ level: Number(token.tag[1]), id: token.attrGet("id"), text: inline(index) });
    else if (token.type === "paragraph_open") lead ||= inline(index);
    else if (token.type === "fence") blocks.push({ ...fenceInfo(token), text: token.content });
    if (headings.length > 0) ends[headings.at(-1).id] = token.type === "fence" ? blocks.at(-1) : undefined;
  });
  return { title, lead, headings, blocks, ends };
}

function plain(token) {
  return token.children.filter(({ type }) => ["text", "code_inline"].includes(type)).map(({ content }) => content).join("");
}
