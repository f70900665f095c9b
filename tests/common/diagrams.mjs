// For tests/diagram.rs: a list of arguments of `diagram` as JSON on the standard input, their pictures on the output.
import { readFileSync } from "node:fs";
import { diagram } from "tablier/diagram";

const cases = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(cases.map((args) => diagram(...args))));
