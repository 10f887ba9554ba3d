import { dayIn, instantOf, nextDay, timeIn, weekdayOf } from "../../../../server/platform/time/libraryClock.js";

describe("The library's clock", () => {
  it.each(["UTC", "Asia/Jakarta", "America/New_York"])(
    "shows the library's day and hour on a server that keeps %s",
    (serverZone) => {
      const before = process.env.TZ;
      process.env.TZ = serverZone;
      const shown = ["2026-11-30T16:59:59Z", "2026-11-30T17:00:00Z"].map((instant) => [
        dayIn("Asia/Jakarta", new Date(instant)),
        timeIn("Asia/Jakarta", new Date(instant)),
      ]);
      process.env.TZ = before;

      expect(shown).toEqual([
        ["2026-11-30", "23:59"],
        ["2026-12-01", "00:00"],
      ]);
    },
  );

  it.each([
    ["Asia/Jakarta", "2026-12-01", "00:00", "2026-11-30T17:00:00.000Z"],
    ["Asia/Jayapura", "2026-12-01", "07:30", "2026-11-30T22:30:00.000Z"],
    ["America/New_York", "2026-11-01", "12:00", "2026-11-01T17:00:00.000Z"],
    ["America/New_York", "2026-10-31", "12:00", "2026-10-31T16:00:00.000Z"],
    ["Europe/Berlin", "2026-03-29", "00:00", "2026-03-28T23:00:00.000Z"],
    ["Europe/Berlin", "2026-03-30", "00:00", "2026-03-29T22:00:00.000Z"],
    ["UTC", "2026-01-01", "00:00", "2026-01-01T00:00:00.000Z"],
    // Shown twice: the first time.
    ["Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
    ["Europe/Berlin", "2026-10-25", "01:59", "2026-10-24T23:59:00.000Z"],
    ["Europe/Berlin", "2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
    // Skipped, and so half past three.
    ["Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
    ["Africa/Cairo", "2026-04-24", "00:00", "2026-04-23T22:00:00.000Z"],
  ])("in %s shows %s %s at %s on", (zone, day, time, instant) => {
    expect(instantOf(zone, day, time).toISOString()).toBe(instant);
  });

  it("knows the day after, and its name", () => {
    expect([nextDay("2026-12-31"), nextDay("2028-02-28")]).toEqual(["2027-01-01", "2028-02-29"]);
    expect([weekdayOf("2026-11-21"), weekdayOf("2026-11-22"), weekdayOf("2026-11-23")]).toEqual([
      "saturday",
      "sunday",
      "monday",
    ]);
  });
});
