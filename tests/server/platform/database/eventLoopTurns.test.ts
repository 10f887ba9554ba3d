import { EventLoopTurns } from "../../../../server/platform/database/writing/EventLoopTurns.js";

/** Holds the event loop, as work that waits for nothing does. */
function workFor(milliseconds: number): void {
  const since = performance.now();
  while (performance.now() - since < milliseconds) {
    // It works.
  }
}

describe("Long work on many items", () => {
  it("keeps their order and lets others go on meanwhile", async () => {
    const happened: string[] = [];
    setImmediate(() => happened.push("another request"));

    const results = await new EventLoopTurns().map(["a", "b", "c"], (item, index) => {
      workFor(40);
      happened.push(item);
      return `${item}${index}`;
    });

    expect(results).toEqual(["a0", "b1", "c2"]);
    expect(happened).toEqual(["a", "another request", "b", "c"]);
  });

  it("ends with the failure of an item, and takes up no other", async () => {
    const taken: number[] = [];
    const work = new EventLoopTurns().map([1, 2, 3], (item) => {
      taken.push(item);
      if (item === 2) {
        throw new Error("no");
      }
    });

    await expect(work).rejects.toThrow("no");
    expect(taken).toEqual([1, 2]);
  });
});
