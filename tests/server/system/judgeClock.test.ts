import { fc } from "../../support/fastCheck.js";

import { type ClockEvidence, judgeClock } from "../../../server/system/clock/judgeClock.js";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SEEN = new Date("2026-11-27T05:00:00Z");
const after = (ms: number) => new Date(SEEN.getTime() + ms);

const judged = (sinceSeen: number, more: Partial<ClockEvidence> = {}) =>
  judgeClock({ now: after(sinceSeen), seenAt: SEEN, isDoubted: false, moved: null, otherClock: null, ...more });

describe("The clock of the machine", () => {
  it("is believed at the first start, whatever it shows", () => {
    expect(judgeClock({ now: new Date(0), seenAt: null, isDoubted: false, moved: null, otherClock: null })).toBeNull();
  });

  it("is doubted where it stands before what was recorded, but for an hour that was put right", () => {
    expect(judged(-HOUR_MS)).toBeNull();
    expect(judged(-HOUR_MS - 1)).toBe("behind");
    expect(judged(-16 * 365 * DAY_MS)).toBe("behind");
  });

  it("is believed after a weekend and after the holidays, but not after sixty days in which nobody was here", () => {
    expect(judged(3 * DAY_MS)).toBeNull();
    expect(judged(60 * DAY_MS)).toBeNull();
    expect(judged(60 * DAY_MS + 1)).toBe("ahead");
  });

  it("is doubted where it has moved by a day more than the machine has been up", () => {
    expect(judged(DAY_MS + HOUR_MS, { moved: { clockMs: DAY_MS + HOUR_MS, uptimeMs: 60_000 } })).toBe("ahead");
    expect(judged(DAY_MS, { moved: { clockMs: DAY_MS, uptimeMs: 0 } })).toBeNull();
  });

  it("is doubted where it is a day ahead of the database server's, and believed where that one is ahead", () => {
    expect(judged(2 * DAY_MS, { otherClock: after(0) })).toBe("ahead");
    expect(judged(2 * DAY_MS, { otherClock: after(30 * DAY_MS) })).toBeNull();
  });

  it("stays doubted until it shows what follows on what was believed", () => {
    expect(judged(2 * DAY_MS, { isDoubted: true })).toBe("ahead");
    expect(judged(60_000, { isDoubted: true })).toBeNull();
  });

  it("is never doubted while it goes on as the machine does, asleep or awake", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1_000, max: 20 * DAY_MS }), { maxLength: 60 }), (steps) => {
        let now = SEEN.getTime();
        for (const step of steps) {
          const moved = { clockMs: step, uptimeMs: step };
          const evidence = { now: new Date(now + step), seenAt: new Date(now), isDoubted: false, moved };
          expect(judgeClock({ ...evidence, otherClock: new Date(now + step) })).toBeNull();
          now += step;
        }
      }),
    );
  });

  it("never lets a jump of more than a day pass, whenever it is looked at", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 * DAY_MS }),
        fc.integer({ min: 0, max: 30 * DAY_MS }),
        (beyond, uptimeMs) => {
          const clockMs = uptimeMs + DAY_MS + beyond;
          expect(judged(clockMs, { moved: { clockMs, uptimeMs } })).toBe("ahead");
        },
      ),
    );
  });
});
