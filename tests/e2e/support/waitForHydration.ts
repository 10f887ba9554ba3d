import type { Page } from "playwright-core";

interface HydratedRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

/** Once React has taken over what the server sent: it has marked it, and has come to the end of it, where it begins to listen. At once where the document is none of ours. */
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
  // What listens by an effect begins a task later.
  await page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout: 2_000 })));
}
