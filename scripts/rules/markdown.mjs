// Markdown as the rules pages write it: headings with anchors, blocks for diagrams and exercises, French spaces.
import MarkdownIt from "markdown-it";
import attributes from "markdown-it-attrs";
import { diagram, exercise } from "./blocks.mjs";

/** Renders with an environment `{ language, game, positions, Game }`, see `blocks.mjs`. */
export const markdown = new MarkdownIt({ html: false, linkify: false }).use(attributes, { allowedAttributes: ["id"] });

const BLOCKS = { diagram, exercise };

const { text: renderText } = markdown.renderer.rules;

markdown.renderer.rules.fence = (tokens, index, _options, env) => {
  const { kind, id } = fenceInfo(tokens[index]);
  const inline = (source) => markdown.renderInline(source.trim(), env);
  return BLOCKS[kind](id, tokens[index].content, inline, env);
};

markdown.renderer.rules.text = (tokens, index, options, env, self) => {
  const html = renderText(tokens, index, options, env, self).replaceAll("'", "’");
  return env.language === "fr" ? spaced(html) : html;
};

markdown.renderer.rules.table_open = () => '<div class="wide"><table>\n';
markdown.renderer.rules.table_close = () => "</table></div>\n";

/** Kind and id of a fenced block: "diagram 2a". */
export function fenceInfo({ info }) {
  const [, kind, id] = /^(\w+) ([\w-]+)$/.exec(info.trim()) ?? [];
  if (!Object.hasOwn(BLOCKS, kind ?? "")) throw new Error(`a fenced block is a diagram or an exercise, with its id: ${info}`);
  return { kind, id };
}

/** No line begins with a French mark of punctuation. */
export function spaced(text) {
  return text.replace(/ (?=[;:?!»%])/g, "\u202f").replace(/(?<=«) /g, "\u202f");
}
