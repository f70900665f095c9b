// The pages of www/: one strict content security policy, and nothing in them that it would refuse.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { filesUnder } from "../../scripts/freshness.mjs";
import { POLICY } from "../../scripts/policy.mjs";
import { root } from "../../scripts/root.mjs";
import { fileServer, listen } from "../../scripts/serve.mjs";

const pages = filesUnder("www").filter((path) => path.endsWith(".html"));

test("each page has the policy, no script, style or handler of its own, and nothing from elsewhere", () => {
  assert.ok(pages.length > 10);
  for (const path of pages) {
    const html = readFileSync(join(root, path), "utf8");
    assert.equal(/<meta http-equiv="Content-Security-Policy" content="(.*?)">/.exec(html)?.[1], POLICY, path);
    for (const [tag] of html.matchAll(/<\w[^>]*>/g)) {
      if (tag.startsWith("<script")) assert.match(tag, / src="/, path);
      assert.doesNotMatch(tag, /^<style|\s(style|on\w+)=|javascript:/i, path);
      if (/^<(script|link|img|iframe|source|use)\b/.test(tag)) assert.doesNotMatch(tag, /="(https?:)?\/\//, path);
    }
  }
});

test("nothing is evaluated, and nothing allowed that is written inline", () => {
  assert.doesNotMatch(POLICY, /unsafe-inline|'unsafe-eval'|https?:|\*/);
});

describe("the server", () => {
  let server;
  let url;
  before(async () => {
    server = fileServer();
    url = `http://127.0.0.1:${await listen(server, 0)}`;
  });
  after(() => server.close());

  test("sends the policy with the pages and their workers, and lets other sites frame one page only", async () => {
    const policyOf = async (path) => (await fetch(url + path)).headers.get("Content-Security-Policy");
    for (const path of ["/www/", "/www/exercises.html", "/www/rules/fr/ultima.html", "/www/engine-worker.js"]) {
      assert.equal(await policyOf(path), `${POLICY}; frame-ancestors 'self'`, path);
    }
    assert.equal(await policyOf("/www/embed.html"), POLICY);
    assert.equal(await policyOf("/README.md"), null);
  });
});
