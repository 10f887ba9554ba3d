import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

import { markupFaults } from "./markupFaults.js";

declare const axe: {
  run: ((options: RunOptions) => Promise<AxeResults>) &
    ((selector: string, options: RunOptions) => Promise<AxeResults>);
};

const source = readFileSync(createRequire(join(process.cwd(), "package.json")).resolve("axe-core/axe.min.js"), "utf8");
const ALL: RunOptions["runOnly"] = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** The rules that a theme can affect. */
const COLOURS: RunOptions["runOnly"] = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** The accessibility violations axe finds in both themes, faults of the markup, and horizontal overflow. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const barriers = await markupFaults(page);
  for (const [colorScheme, runOnly] of [
    ["light", ALL],
    ["dark", COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colours have no stable contrast during the transition to the other theme.
    await page.waitForFunction(() => !document.getAnimations().some((animation) => animation instanceof CSSTransition));
    const { violations } = await page.evaluate((options) => axe.run(options), {
      runOnly,
      resultTypes: ["violations"],
    } satisfies RunOptions);
    for (const { id, nodes } of violations) {
      const targets = nodes.map(({ target }) => target.join(" "));
      const wrong = id === "target-size" ? await smallAfterScrolling(page, targets) : targets;
      if (wrong.length > 0) barriers.push(`${colorScheme}: ${id} at ${wrong.join(", ")}`);
    }
  }
  const beyond = await horizontalOverflow(page);
  return beyond === 0 ? barriers : [...barriers, `${beyond}px stand beyond the right edge`];
}

/** A sticky bar may cover half of a button; such a button is checked again after scrolling to it. */
function smallAfterScrolling(page: Page, targets: readonly string[]): Promise<string[]> {
  return page.evaluate(async (selectors) => {
    const place = scrollY;
    const small: string[] = [];
    for (const selector of selectors) {
      const target = document.querySelector(selector);
      // A flash message may be gone by now.
      if (!target) continue;
      target.scrollIntoView({ block: "center" });
      const { violations } = await axe.run(selector, {
        runOnly: { type: "rule", values: ["target-size"] },
        resultTypes: ["violations"],
      });
      if (violations.length > 0) small.push(selector);
    }
    scrollTo(0, place);
    return small;
  }, targets);
}

/** The number of pixels by which the page overflows horizontally. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}
