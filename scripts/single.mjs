// npm run build:single [-- FILE]: tablier.html, the whole site in one file that opens from a disk, from www/ and pkg/ as they are.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import { build } from "esbuild";
import { addressed, sourceOf } from "./app.mjs";
import { pageFiles } from "./precache.mjs";
import { root } from "./root.mjs";

/** Scripts that run in workers. */
const WORKERS = ["www/engine-worker.js", "www/records-worker.js"];
/** Files that scripts or pages of the site ask for. */
const PACKED = /\.(html|css|json|bin|wasm)$/;
/** For frames in other sites. */
const APART = /^www\/embed\./;
const ICON = "www/icons/icon.svg";

const FILES = join(root, "scripts/single/files.js");

/** Writes the file. @returns {Promise<{ bytes: number, parts: Record<string, number> }>} Its size, and what takes it up. */
export async function writeSingle(file) {
  const paths = pageFiles().filter((path) => PACKED.test(path) && !APART.test(path));
  const icon = `data:image/svg+xml;base64,${read(ICON, "base64")}`;
  const blocks = paths.map((path) => block(path, path.endsWith(".html") ? withIcon(read(path), icon) : read(path, null)));
  for (const path of WORKERS) blocks.push(block(path, await bundled({ entryPoints: [join(root, path)], format: "iife" })));
  const pages = paths.filter((path) => path.endsWith(".html"));
  const script = await bundled({ entryPoints: [join(root, "scripts/single/shell.js")], format: "esm", plugins: [scriptsOf(pages)] });
  const html = page(script, blocks, icon);
  writeFileSync(file, html);
  const sizeOf = (kind) => blocks.filter((text) => kind.test(/data-file="(.*?)"/.exec(text)[1])).reduce((sum, { length }) => sum + length, 0);
  return {
    bytes: Buffer.byteLength(html),
    parts: {
      scripts: Buffer.byteLength(script) + sizeOf(/\.js$/),
      wasm: sizeOf(/\.wasm$/),
      "weights and tables": sizeOf(/\.bin$/),
      exercises: sizeOf(/\.json$/),
      "pages and styles": sizeOf(/\.(html|css)$/),
    },
  };
}

/**
 * Nothing may be loaded but what the file holds: no address is allowed at all. `blob:` is a worker that starts from memory,
 * or a picture that is given to the reader; the one script is named by its hash; style sheets are made by it.
 */
function page(script, blocks, icon) {
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = `default-src 'none'; script-src 'sha256-${hash}' 'wasm-unsafe-eval'; worker-src blob:; img-src data: blob:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<title>tablier</title>
<link rel="icon" href="${icon}">
</head>
<body>
<main><noscript>Cette page a besoin de JavaScript. This page needs JavaScript.</noscript></main>
${blocks.join("\n")}
<script type="module">${script}</script>
</body>
</html>
`;
}

/** A file as data in the page. */
function block(path, content) {
  return `<script type="text/plain" data-file="${path}">${deflateRawSync(content, { level: 9 }).toString("base64")}</script>`;
}

function withIcon(html, icon) {
  return html.replace(/ src="[./]*icons\/icon\.svg"/g, ` src="${icon}"`);
}

async function bundled(options) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    charset: "utf8",
    target: "es2022",
    inject: [FILES],
    logLevel: "error",
    ...options,
    // Wherever the file lies.
    plugins: [...(options.plugins ?? []), addressed(root, (path) => JSON.stringify(`tablier:///${path}`))],
  });
  return outputFiles[0].text.trim();
}

/** The module `tablier:scripts`: the scripts of these pages, each run when it is asked for. */
function scriptsOf(pages) {
  const paths = new Set(pages.map((path) => {
    const [, source] = /<script type="module" src="(.*?)">/.exec(read(path));
    return new URL(source, `file:///${path}`).pathname.slice(1);
  }));
  const lines = Array.from(paths, (path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(join(root, sourceOf(path)))}),`);
  return {
    name: "scripts",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^tablier:scripts$/ }, () => ({ path: "scripts", namespace: "scripts" }));
      onLoad({ filter: /.*/, namespace: "scripts" }, () => ({ contents: `export const SCRIPTS = {\n${lines.join("\n")}\n};`, resolveDir: root }));
    },
  };
}

function read(path, encoding = "utf8") {
  return readFileSync(join(root, path), encoding);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = resolve(process.argv[2] ?? join(root, "tablier.html"));
  const { bytes, parts } = await writeSingle(file);
  console.log(`${file}: ${bytes} bytes`);
  for (const [part, size] of Object.entries(parts)) console.log(`  ${part}: ${size}`);
}
