import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };

const source = readFileSync(createRequire(join(process.cwd(), "package.json")).resolve("axe-core/axe.min.js"), "utf8");
const ALL: RunOptions["runOnly"] = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
/** All that a theme changes. */
const COLOURS: RunOptions["runOnly"] = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** What axe finds wrong with the page as it stands, in both themes, and whether it has to be scrolled sideways. */
export async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const barriers: string[] = [];
  for (const [colorScheme, runOnly] of [["light", ALL], ["dark", COLOURS]] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colours that are on their way to the other theme have no contrast yet.
    await page.waitForFunction(() => !document.getAnimations().some((animation) => animation instanceof CSSTransition));
    const { violations } = await page.evaluate((options) => axe.run(options), { runOnly, resultTypes: ["violations"] } satisfies RunOptions);
    barriers.push(...violations.map(({ id, nodes }) => `${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`));
  }
  const beyond = await beyondTheEdge(page);
  return beyond === 0 ? barriers : [...barriers, `${beyond}px stand beyond the right edge`];
}

/** How many pixels have to be scrolled to sideways. */
export function beyondTheEdge(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}
