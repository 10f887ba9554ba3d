import { setImmediate as nextTurn } from "node:timers/promises";

/** Longer than most writes take, and far shorter than anybody notices. */
const MAX_HELD_MS = 30;

/**
 * Lets the event loop go on within long work: a chunk of an import would be one turn, above all on SQLite, whose driver
 * works in this thread, and nobody would be answered until it has ended.
 */
export class EventLoopTurns {
  private since = performance.now();

  give(): Promise<void> | undefined {
    return performance.now() - this.since > MAX_HELD_MS ? this.takeTurn() : undefined;
  }

  /** As `items.map`, for work that takes long although it waits for nothing. */
  async map<Item, Result>(items: readonly Item[], work: (item: Item, index: number) => Result): Promise<Result[]> {
    const results: Result[] = [];
    for (const [index, item] of items.entries()) {
      results.push(work(item, index));
      await this.give();
    }
    return results;
  }

  private async takeTurn(): Promise<void> {
    await nextTurn();
    this.since = performance.now();
  }
}
