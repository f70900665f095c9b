// npm run docs: the reference of the API, made from its types, in target/reference/.
import { join } from "node:path";
import { run } from "./command.mjs";
import { root } from "./root.mjs";
import { setUpNodeModules } from "./setup.mjs";

/** A project of its own: TypeDoc needs another TypeScript than the one that checks the types. */
const folder = join(root, "scripts", "reference");

setUpNodeModules(folder);
run(process.execPath, ["node_modules/typedoc/bin/typedoc", "--options", "typedoc.json"], { cwd: folder });
