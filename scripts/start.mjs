// npm start [-- --prefix /some/path]: serves the page on this machine. PORT names another port than 8000.
import { parseArgs } from "node:util";
import { isBuildNeeded, remember } from "./freshness.mjs";
import { writeLanguageList } from "./languages.mjs";
import { writePrecacheList } from "./precache.mjs";
import { fileServer, listen } from "./serve.mjs";
import { setUpNodeModules } from "./setup.mjs";

const { values } = parseArgs({ options: { prefix: { type: "string", default: "" } } });
const prefix = values.prefix.replace(/\/+$/, "").replace(/^(?=[^/])/, "/");

if (isBuildNeeded("pkg")) {
  const { build } = await import("./build.mjs");
  await build();
}
writeLanguageList();
if (isBuildNeeded("app")) {
  setUpNodeModules();
  const { writeApp } = await import("./app.mjs");
  await writeApp();
  remember("app");
}
writePrecacheList();
const port = await listen(fileServer({ prefix }), Number(process.env.PORT ?? 8000));
console.log(`tablier: http://127.0.0.1:${port}${prefix}/www/   (Ctrl+C to stop)`);
