// A server of static files, for one machine.
import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { headersFor } from "./policy.mjs";
import { root } from "./root.mjs";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * A server of the files under `folder`, below the path `prefix` ("" or "/some/path"), each with the headers of
 * policy.mjs and these. The start page is `home`. Not listening yet.
 */
export function fileServer({ folder = root, prefix = "", home = "/www/", headers = {} } = {}) {
  return createServer((request, response) => {
    answer(request, response).catch(() => refuse(response, 500, "Internal Server Error"));
  });

  async function answer(request, response) {
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, "Method Not Allowed");
    const path = pathOf(request.url);
    if (path === null) return refuse(response, 400, "Bad Request");
    if (path === "/" || path === prefix || path === `${prefix}/`) return redirect(response, prefix + home);
    if (!path.startsWith(`${prefix}/`)) return refuse(response, 404, "Not Found");

    const inside = path.slice(prefix.length);
    let file = await fileAt(inside);
    let status = file && (await stat(file));
    if (status?.isDirectory()) {
      if (!inside.endsWith("/")) return redirect(response, `${path}/`);
      file = await fileAt(`${inside}index.html`);
      status = file && (await stat(file));
    }
    if (!status?.isFile()) return refuse(response, 404, "Not Found");
    response.writeHead(200, {
      ...headersFor(inside),
      ...headers,
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Content-Length": status.size,
      "Cache-Control": "no-cache",
    });
    if (request.method === "HEAD") return response.end();
    createReadStream(file).on("error", () => response.destroy()).pipe(response);
  }

  /** The real path of a file under `folder`; hidden files are not served. */
  async function fileAt(path) {
    if (path.includes("\0") || path.split(/[/\\]/).some((part) => part.startsWith("."))) return null;
    try {
      const [file, base] = await Promise.all([realpath(join(folder, path)), realpath(folder)]);
      return file.startsWith(base + sep) ? file : null;
    } catch {
      return null;
    }
  }
}

/** Listens on this machine only, at `port` or, when that is taken, at one of the next or any other. Gives the port. */
export async function listen(server, port) {
  const candidates = port === 0 ? [0] : [port, port + 1, port + 2, port + 3, 0];
  for (const candidate of candidates) {
    try {
      await new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(candidate, "127.0.0.1", () => {
          server.off("error", reject);
          resolve();
        });
      });
      return server.address().port;
    } catch (error) {
      if (error.code !== "EADDRINUSE" && error.code !== "EACCES") throw error;
    }
  }
  throw new Error("no port is free");
}

/** The path that a request names, or `null`. */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
}

function redirect(response, location) {
  response.writeHead(302, { Location: encodeURI(location) }).end();
}

function refuse(response, code, text) {
  if (!response.headersSent) response.writeHead(code, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}
