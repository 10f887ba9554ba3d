import { LRUCache } from "lru-cache";

import { etagOf } from "../rest/etags.js";
import type { Page, PageRenderer, PageRequest } from "./PageRenderer.js";

/** Two hundred pages or so. */
const MOST_LETTERS = 16 * 1024 * 1024;
/** What only the clock changes, such as whether the door is open, is late by this at most. */
const KEPT_FOR_MS = 30_000;

/**
 * Pages as everybody sees them who is not logged in, kept until the data changes: drawing one is most of what it costs.
 * Of many who ask for the same at once, one has it drawn.
 */
export class VisitorPages {
  private readonly kept: LRUCache<string, Page>;
  private readonly underWay = new Map<string, Promise<Page>>();

  constructor(
    private readonly renderer: PageRenderer,
    now: () => number = () => performance.now(),
  ) {
    this.kept = new LRUCache({
      maxSize: MOST_LETTERS,
      sizeCalculation: ({ html }) => html.length + 1,
      ttl: KEPT_FOR_MS,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** `stamp` moves with every change of the data. */
  async page(request: PageRequest, stamp: string): Promise<Page> {
    const key = JSON.stringify([stamp, request.origin, request.theme, request.url]);
    const kept = this.kept.get(key) ?? this.underWay.get(key);
    if (kept) {
      return kept;
    }
    const drawing = this.draw(key, request).finally(() => this.underWay.delete(key));
    this.underWay.set(key, drawing);
    return drawing;
  }

  private async draw(key: string, request: PageRequest): Promise<Page> {
    const page = await this.renderer.render(request);
    // What is not there has any number of addresses, and what failed may work the next time.
    if (page.status !== 200) {
      return page;
    }
    const kept = { ...page, etag: etagOf(page.html) };
    this.kept.set(key, kept);
    return kept;
  }
}
