import { type DatedBackup, RETENTION, retainedIds } from "../../../../server/backup/runs/retainedBackups.js";
import { DAY_MS, dayIn } from "../../../../server/platform/time/libraryClock.js";
import { fc } from "../../../support/fastCheck.js";

const ZONE = "Asia/Jakarta";
const ANY_YEAR = { min: new Date("1990-01-01"), max: new Date("2090-01-01") };
const MOST = RETENTION.newest + RETENTION.days + RETENTION.weeks + RETENTION.months;

/** One every night at two o'clock, the last on 29 November 2026. */
const nights = (count: number): DatedBackup[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    startedAt: new Date(Date.parse("2026-11-28T19:00:00Z") - (count - 1 - index) * DAY_MS),
  }));
const daysOf = (backups: readonly DatedBackup[]) => {
  const kept = retainedIds(backups, ZONE);
  return backups.filter(({ id }) => kept.has(id)).map(({ startedAt }) => dayIn(ZONE, startedAt));
};

/** Made one after the other, by a clock that may be wrong in either direction at any time. */
const history = fc
  .array(fc.date({ ...ANY_YEAR, noInvalidDate: true }), { maxLength: 80 })
  .map((moments) => moments.map((startedAt, index): DatedBackup => ({ id: index + 1, startedAt })));

describe("Which backups are kept", () => {
  it("are those of 7 days, of the ends of 4 weeks and of the ends of 12 months", () => {
    expect(daysOf(nights(500))).toEqual([
      ...["2025-12-31", "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30"],
      ...["2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31"],
      // Sundays end a week, and the present one ends with its newest.
      ...["2026-11-08", "2026-11-15", "2026-11-22"],
      ...["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"],
    ]);
  });

  it("have of one day the last, by the library's midnight", () => {
    const made = (id: number, at: string) => ({ id, startedAt: new Date(at) });
    const days = [made(1, "2026-11-28T16:59:00Z"), made(2, "2026-11-28T17:01:00Z"), made(3, "2026-11-29T16:00:00Z")];
    const nextDay = [4, 5, 6].map((id) => made(id, `2026-11-30T0${id}:00:00Z`));
    expect([...retainedIds([...days, ...nextDay], ZONE)].sort()).toEqual([1, 3, 4, 5, 6]);
  });

  it("are the newest three of one day, so that who makes one in need does not lose the night's", () => {
    const made = (id: number) => ({ id, startedAt: new Date(`2026-11-29T0${id}:00:00Z`) });
    expect([...retainedIds([1, 2, 3, 4, 5].map(made), ZONE)].sort()).toEqual([3, 4, 5]);
  });

  it("always have the newest, and never more than there is a rule for", () => {
    fc.assert(
      fc.property(history, (backups) => {
        const kept = retainedIds(backups, ZONE);
        expect(kept.has(backups.length)).toBe(backups.length > 0);
        expect(kept.size).toBeLessThanOrEqual(MOST);
        expect(kept.size).toBeGreaterThanOrEqual(
          Math.min(RETENTION.days, new Set(backups.map(({ startedAt }) => dayIn(ZONE, startedAt))).size),
        );
      }),
    );
  });

  it("stay the same when those that were not kept are gone, in whatever order they are read", () => {
    fc.assert(
      fc.property(history, (backups) => {
        const kept = retainedIds(backups, ZONE);
        const left = backups.filter(({ id }) => kept.has(id)).reverse();
        expect(retainedIds(left, ZONE)).toEqual(kept);
      }),
    );
  });

  it("lose one day at most to a clock that was wrong for one night", () => {
    fc.assert(
      fc.property(fc.date({ ...ANY_YEAR, noInvalidDate: true }), (wrong) => {
        const backups = nights(40);
        const before = retainedIds(backups, ZONE);
        const after = retainedIds([...backups, { id: 41, startedAt: wrong }], ZONE);
        expect(after.has(41)).toBe(true);
        expect([...before].filter((id) => !after.has(id)).length).toBeLessThanOrEqual(3);
        expect(after.has(40) && after.has(39)).toBe(true);
      }),
    );
  });
});
