import { LRUCache } from "lru-cache";

import { drawSharePicture, type SharePicture } from "./drawSharePicture.js";

/** A hundred pictures or so. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;
/** Who comes when so many wait is told to come later. */
const MOST_WAITING = 16;

/**
 * Pictures of books for those to whom an address is passed on. They are drawn one after the other, so that no crowd of
 * readers of links takes more than one of the machine's threads, and the latest are kept.
 */
export class SharePictures {
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (picture) => picture.length,
  });
  private readonly inFlight = new Map<string, Promise<Buffer>>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly draw: (picture: SharePicture) => Promise<Buffer> = drawSharePicture) {}

  /** Null while too many others wait. `key` tells apart whatever is drawn. */
  async picture(key: string, asked: SharePicture): Promise<Buffer | null> {
    const known = this.cache.get(key) ?? this.inFlight.get(key);
    if (known) {
      return known;
    }
    if (this.inFlight.size >= MOST_WAITING) {
      return null;
    }
    const drawing = this.queue.then(() => this.draw(asked)).finally(() => this.inFlight.delete(key));
    this.queue = drawing.catch(() => undefined);
    this.inFlight.set(key, drawing);
    const picture = await drawing;
    this.cache.set(key, picture);
    return picture;
  }
}
