import type { Database } from "../platform/database/Database.js";
import { readCounter } from "../platform/database/counters/counterReads.js";
import { pauseBetweenLooks } from "../platform/time/pauseBetweenLooks.js";
import { assertLibrarian, type Viewer } from "../viewer.js";

const POLL_INTERVAL_MS = 3_000;
const RECHECK_VIEWER_INTERVAL_MS = 30_000;

interface WatchOptions {
  readonly pollMs?: number;
  readonly recheckViewerMs?: number;
}

/** Tells the desk that something has changed. A look costs one row, since every write counts itself in one counter. */
export class LibraryWatchService {
  constructor(
    private readonly database: Database,
    private readonly options: WatchOptions = {},
  ) {}

  /**
   * The number of changes so far, as soon as it is another than `after`; then it ends. `reloadViewer` says now and then
   * whether the subscriber still works at the desk.
   * @throws UnauthenticatedError or ForbiddenError, also during the stream.
   */
  async *nextChange(
    viewer: Viewer,
    after: number,
    reloadViewer: () => Promise<Viewer>,
    signal: AbortSignal,
  ): AsyncGenerator<number> {
    assertLibrarian(viewer);
    const pause = pauseBetweenLooks({
      intervalMs: this.options.pollMs ?? POLL_INTERVAL_MS,
      recheckMs: this.options.recheckViewerMs ?? RECHECK_VIEWER_INTERVAL_MS,
      recheck: async () => assertLibrarian(await reloadViewer()),
      signal,
    });
    // While something writes without a pause, whoever asks anew at once is still told no more often than this.
    if (after >= 0) await pause();
    while (!signal.aborted) {
      const changes = await this.database.read((reader) => readCounter(reader, "changes"), { byKey: true });
      if (changes !== after) {
        yield changes;
        return;
      }
      await pause();
    }
  }
}
