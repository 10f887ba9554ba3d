import { CARD_CACHE } from "./cardCache";

/** Browsers have it over HTTPS alone, and on their own machine. */
export const registerServiceWorker = () => navigator.serviceWorker.register("/service-worker.js");

/** Once the page has nothing better to do. A browser that refuses works as one without. */
export function startServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const start = () => {
    void registerServiceWorker().catch(() => undefined);
    void lookAfterCard().catch(() => undefined);
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(start);
  else setTimeout(start, 1_000);
}

/** Almost nobody keeps a card, so almost nobody fetches what looks after it. */
async function lookAfterCard(): Promise<void> {
  if (!("caches" in window) || !(await caches.has(CARD_CACHE))) return;
  const { dropForeignCard } = await import("./keptCard");
  await dropForeignCard();
}
