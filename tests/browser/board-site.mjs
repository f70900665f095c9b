// A site that has a board in a page: the pages on one origin, the package on the same or on another.
import { createServer } from "node:http";
import { fileServer, listen } from "../../scripts/serve.mjs";

/** What a strict site allows: nothing but its own files, and wasm. */
export const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; style-src 'self'; img-src data:";

/**
 * `{ page(body, options), requests, close() }`. `page` puts a page up and gives its address: `body` is HTML; `policy` a
 * content security policy; `elsewhere` takes the package from another origin; `head` is HTML too. `requests` are the
 * addresses asked of the package since the site was opened.
 */
export async function openSite() {
  const pages = new Map();
  const requests = [];
  const files = fileServer({ headers: { "Access-Control-Allow-Origin": "*" } });
  files.on("request", ({ url }) => requests.push(url));
  const filesUrl = `http://127.0.0.1:${await listen(files, 0)}`;
  const server = createServer((request, response) => {
    const page = pages.get(request.url);
    if (page) {
      const policy = page.policy && { "Content-Security-Policy": page.policy };
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", ...policy }).end(page.html);
    } else {
      files.emit("request", request, response);
    }
  });
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  return {
    requests,
    page(body, { policy, elsewhere = false, head = "", lang = "en" } = {}) {
      const path = `/page-${pages.size}`;
      const script = `${elsewhere ? filesUrl : ""}/pkg/board.js`;
      const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A page</title><link rel="icon" href="data:,">${head}<script type="module" src="${script}"></script>${body}</html>`;
      pages.set(path, { html, policy });
      return url + path;
    },
    close() {
      for (const one of [files, server]) {
        one.closeAllConnections();
        one.close();
      }
    },
  };
}
