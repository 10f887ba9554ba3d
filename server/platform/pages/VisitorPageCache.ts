import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { LRUCache } from "lru-cache";

import { etagOf } from "../rest/etags.js";
import type { Page, PageRenderer, PageRequest } from "./PageRenderer.js";

/** Two hundred pages or so. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** How late a page may show what depends only on the time, such as whether the library is open. */
const CACHE_TTL_MS = 30_000;

/** The encodings that browsers ask for, the smaller first; they take Brotli over HTTPS only. */
export const PAGE_ENCODINGS = ["br", "gzip"] as const;
type PageEncoding = (typeof PAGE_ENCODINGS)[number];

/** Above this Brotli takes longer than it saves. */
const BROTLI_QUALITY = 5;
const ENCODERS: Readonly<Record<PageEncoding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Kept as bytes: to encode and compress a page again for each reader took longer than all else of a kept page. */
export interface SentPage extends Omit<Page, "html"> {
  readonly html: string | Buffer;
  /** The body of a kept page, compressed once for all readers. */
  readonly encoded?: (encoding: PageEncoding) => Promise<Buffer>;
}

function encodedOnce(html: Buffer): (encoding: PageEncoding) => Promise<Buffer> {
  const made = new Map<PageEncoding, Promise<Buffer>>();
  return (encoding) => {
    const encoded = made.get(encoding) ?? ENCODERS[encoding](html);
    made.set(encoding, encoded);
    return encoded;
  };
}

/**
 * Caches rendered pages of visitors who are not logged in until the data changes, since rendering is most of a page's
 * cost. Concurrent requests for the same page share one rendering.
 */
export class VisitorPageCache {
  private readonly cache: LRUCache<string, SentPage>;
  private readonly inFlight = new Map<string, Promise<SentPage>>();

  constructor(
    private readonly renderer: PageRenderer,
    now: () => number = () => performance.now(),
  ) {
    this.cache = new LRUCache({
      maxSize: MAX_CACHE_BYTES,
      // Both compressed forms add less than half its size.
      sizeCalculation: ({ html }) => Math.ceil(html.length * 1.5) + 1,
      ttl: CACHE_TTL_MS,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** `dataVersion` increases with every change of the data. */
  async page(request: PageRequest, dataVersion: string): Promise<SentPage> {
    const key = JSON.stringify([dataVersion, request.origin, request.theme, request.url]);
    const cached = this.cache.get(key) ?? this.inFlight.get(key);
    if (cached) {
      return cached;
    }
    const rendering = this.render(key, request).finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, rendering);
    return rendering;
  }

  private async render(key: string, request: PageRequest): Promise<SentPage> {
    const page = await this.renderer.render(request);
    // Only pages with status 200 are cached: there is any number of unknown URLs, and an error may be temporary.
    if (page.status !== 200 || page.isPrivate) {
      return page;
    }
    const html = Buffer.from(page.html);
    const cachedPage = { ...page, html, encoded: encodedOnce(html), etag: etagOf(page.html) };
    this.cache.set(key, cachedPage);
    return cachedPage;
  }
}
