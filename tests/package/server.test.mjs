// The server behind `npm start`.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileServer, listen } from "../../scripts/serve.mjs";

const base = mkdtempSync(join(tmpdir(), "tablier-serve-"));
const folder = join(base, "site");
const servers = [];

before(() => {
  mkdirSync(join(folder, "www"), { recursive: true });
  writeFileSync(join(base, "secret.txt"), "secret");
  writeFileSync(join(folder, ".hidden"), "secret");
  for (const name of ["index.html", "a.js", "a.wasm", "a.webmanifest", "a b.css"]) writeFileSync(join(folder, "www", name), name);
  symlinkSync(join(base, "secret.txt"), join(folder, "link.txt"));
});
after(() => {
  servers.forEach((server) => server.close());
  rmSync(base, { recursive: true });
});

async function start(options = {}, port = 0) {
  const server = fileServer({ folder, ...options });
  servers.push(server);
  return listen(server, port);
}

/** Sends a path as it is: `fetch` would tidy it up. */
function raw(port, path) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`));
    let text = "";
    socket.on("data", (chunk) => (text += chunk)).on("end", () => resolve(text)).on("error", reject);
  });
}

test("types of files, and folders", async () => {
  const url = `http://127.0.0.1:${await start()}`;
  const types = { "": "text/html; charset=utf-8", "a.js": "text/javascript; charset=utf-8", "a.wasm": "application/wasm", "a.webmanifest": "application/manifest+json", "a%20b.css": "text/css; charset=utf-8" };
  for (const [name, type] of Object.entries(types)) {
    const response = await fetch(`${url}/www/${name}`);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("content-type"), type);
    assert.equal(await response.text(), decodeURIComponent(name) || "index.html");
  }
  const head = await fetch(`${url}/www/a.js`, { method: "HEAD" });
  assert.equal(head.headers.get("content-length"), "4");
  assert.equal((await fetch(url)).url, `${url}/www/`);
  assert.equal((await fetch(`${url}/www`)).url, `${url}/www/`);
  assert.equal((await fetch(`${url}/www/a.js`, { method: "POST" })).status, 405);
  assert.equal((await fetch(`${url}/nothing`)).status, 404);
});

test("nothing outside of the folder", async () => {
  const port = await start();
  const paths = ["/../secret.txt", "/www/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/www/..%5c..%5csecret.txt", "/link.txt", "/.hidden", "/%00", "/%", "//etc/passwd", "//"];
  for (const path of paths) {
    const answer = await raw(port, path);
    assert.match(answer, /^HTTP\/1\.1 4\d\d /, path);
    assert.ok(!answer.includes("secret\n") && !answer.endsWith("secret"), path);
  }
});

test("a sub-path", async () => {
  const url = `http://127.0.0.1:${await start({ prefix: "/some/path" })}`;
  assert.equal((await fetch(url)).url, `${url}/some/path/www/`);
  assert.equal((await fetch(`${url}/some/path/www/a.js`)).status, 200);
  assert.equal((await fetch(`${url}/www/a.js`)).status, 404);
});

test("a port that is taken", async () => {
  const taken = await start();
  assert.notEqual(await start({}, taken), taken);
});
