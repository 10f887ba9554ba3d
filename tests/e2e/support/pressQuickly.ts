import type { Page } from "playwright-core";

const SECONDS_BETWEEN = 0.004;
const NAMED: Readonly<Record<string, object>> = {
  Enter: { code: "Enter", text: "\r", windowsVirtualKeyCode: 13 },
  Escape: { code: "Escape", windowsVirtualKeyCode: 27 },
};

/**
 * Presses keys a few milliseconds apart, as a scanner does. The browser is told when each was pressed, otherwise a busy
 * machine would slow them to the pace of a hand; and it gets them in order, in which Playwright's `press` may be
 * overtaken by the next one unless that waits for it.
 */
export async function pressQuickly(page: Page, keys: Iterable<string>): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const begun = Date.now() / 1_000;
  await Promise.all(
    [...keys].flatMap((key, place) => {
      const { text, ...stroke } = { key, text: key.length === 1 ? key : undefined, ...NAMED[key] };
      const at = { ...stroke, timestamp: begun + place * SECONDS_BETWEEN };
      return [
        devTools.send("Input.dispatchKeyEvent", { ...at, ...(text ? { text } : {}), type: "keyDown" }),
        devTools.send("Input.dispatchKeyEvent", { ...at, type: "keyUp" }),
      ];
    }),
  );
  await devTools.detach();
}
