import { LRUCache } from "lru-cache";

import { etagOf } from "../rest/etags.js";
import type { Page, PageRenderer, PageRequest } from "./PageRenderer.js";

/** Two hundred pages or so. */
const MAX_CACHE_CHARACTERS = 16 * 1024 * 1024;
/** What only the clock changes, such as whether the door is open, is late by this at most. */
const CACHE_TTL_MS = 30_000;

/**
 * Pages as everybody sees them who is not logged in, kept until the data changes: drawing one is most of what it costs.
 * Of many who ask for the same at once, one has it drawn.
 */
export class VisitorPageCache {
  private readonly cache: LRUCache<string, Page>;
  private readonly inFlight = new Map<string, Promise<Page>>();

  constructor(
    private readonly renderer: PageRenderer,
    now: () => number = () => performance.now(),
  ) {
    this.cache = new LRUCache({
      maxSize: MAX_CACHE_CHARACTERS,
      sizeCalculation: ({ html }) => html.length + 1,
      ttl: CACHE_TTL_MS,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** `stamp` moves with every change of the data. */
  async page(request: PageRequest, dataVersion: string): Promise<Page> {
    const key = JSON.stringify([dataVersion, request.origin, request.theme, request.url]);
    const cached = this.cache.get(key) ?? this.inFlight.get(key);
    if (cached) {
      return cached;
    }
    const rendering = this.render(key, request).finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, rendering);
    return rendering;
  }

  private async render(key: string, request: PageRequest): Promise<Page> {
    const page = await this.renderer.render(request);
    // What is not there has any number of addresses, and what failed may work the next time.
    if (page.status !== 200) {
      return page;
    }
    const cachedPage = { ...page, etag: etagOf(page.html) };
    this.cache.set(key, cachedPage);
    return cachedPage;
  }
}
