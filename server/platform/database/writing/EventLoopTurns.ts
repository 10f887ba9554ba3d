import { setImmediate as nextTurn } from "node:timers/promises";

/** Longer than most writes take, and far shorter than anybody notices. */
const MAX_HELD_MS = 30;

/**
 * Lets the event loop go on within a long transaction on SQLite, whose driver works in this thread: else a chunk of an
 * import would be one turn, and nobody would be answered until it has ended.
 */
export class EventLoopTurns {
  private since = performance.now();

  give(): Promise<void> | undefined {
    return performance.now() - this.since > MAX_HELD_MS ? this.takeTurn() : undefined;
  }

  private async takeTurn(): Promise<void> {
    await nextTurn();
    this.since = performance.now();
  }
}
