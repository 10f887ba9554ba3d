import { setTimeout as wait } from "node:timers/promises";

import type { Database } from "../platform/database/Database.js";
import { readCounter } from "../platform/database/counterReads.js";
import { assertCanRead, type Viewer } from "../viewer.js";

/** Every change of the library counts itself, so that one row says whether there was any. */
const POLL_INTERVAL_MS = 3_000;

const RECHECK_VIEWER_MS = 30_000;

interface WatchOptions {
  readonly pollMs?: number;
  readonly recheckViewerMs?: number;
}

/** Tells the desk that something has changed. */
export class LibraryWatchService {
  constructor(
    private readonly database: Database,
    private readonly options: WatchOptions = {},
  ) {}

  /**
   * The number of changes so far, as soon as it is another than `after`; then it ends. It polls, so that any process
   * may have made the change, and asks `reloadViewer` whether the subscriber still works at the desk.
   * @throws UnauthenticatedError or ForbiddenError, also during the stream.
   */
  async *nextChange(
    viewer: Viewer,
    after: number,
    reloadViewer: () => Promise<Viewer>,
    signal: AbortSignal,
  ): AsyncGenerator<number> {
    assertCanRead(viewer, "reports");
    let viewerCheckedAt = performance.now();
    // While something writes without a pause, whoever asks anew at once is still told no more often than this.
    if (after >= 0) await this.pause(signal);
    while (!signal.aborted) {
      const changes = await this.database.read((reader) => readCounter(reader, "changes"), { byKey: true });
      if (changes !== after) {
        yield changes;
        return;
      }
      await this.pause(signal);
      if (performance.now() - viewerCheckedAt > (this.options.recheckViewerMs ?? RECHECK_VIEWER_MS)) {
        viewerCheckedAt = performance.now();
        assertCanRead(await reloadViewer(), "reports");
      }
    }
  }

  private async pause(signal: AbortSignal): Promise<void> {
    await wait(this.options.pollMs ?? POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
}
