// axe-core in a page of either driver.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong with a page, by its rules for WCAG and good practice.
 * @param {{ part?: string, without?: string }} [options] A selector of the part to be looked at; a rule to be left out.
 */
export async function violations(page, { part = null, without = null } = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async ({ part, without }) => {
    const rules = without && { [without]: { enabled: false } };
    const { violations } = await axe.run(part ?? document, { resultTypes: ["violations"], ...(rules && { rules }) });
    const places = (nodes) => nodes.slice(0, 3).map(({ target, failureSummary }) => `${target} ${failureSummary}`);
    return violations.map(({ id, nodes }) => `${id}: ${places(nodes).join(" | ")}`);
  }, { part, without });
}
