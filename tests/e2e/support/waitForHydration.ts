import type { Page } from "playwright-core";

interface HydratedRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

/**
 * Waits for hydration: React has marked the content and its root is no longer dehydrated. Returns at once for
 * documents that are not ours.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.getElementById("isi");
    if (!content) return true;
    const isMarked = Object.keys(content).some((key) => key.startsWith("__reactFiber"));
    const roots = Object.entries(document as unknown as Readonly<Record<string, HydratedRoot>>).filter(([key]) =>
      key.startsWith("__reactContainer"),
    );
    return isMarked && roots.some(([, { stateNode }]) => !stateNode.current.memoizedState.isDehydrated);
  });
  // Effects that add listeners run a task later.
  await page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout: 2_000 })));
}
