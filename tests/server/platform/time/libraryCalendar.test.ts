import { lastDays, lastMonths } from "../../../../server/platform/time/libraryCalendar.js";
import { dayIn } from "../../../../server/platform/time/libraryClock.js";

describe("The library's calendar", () => {
  const before = process.env.TZ;
  afterEach(() => {
    process.env.TZ = before;
  });

  it.each(["UTC", "Asia/Jakarta", "America/New_York"])(
    "turns its day and month at 17:00Z in Jakarta, on a machine that keeps %s",
    (machineZone) => {
      process.env.TZ = machineZone;

      expect(dayIn("Asia/Jakarta", new Date("2026-11-30T16:59:59Z"))).toBe("2026-11-30");
      expect(dayIn("Asia/Jakarta", new Date("2026-11-30T17:00:00Z"))).toBe("2026-12-01");
      expect(lastDays("Asia/Jakarta", new Date("2026-11-30T16:59:59Z"), 2)).toEqual([
        { name: "2026-11-29", from: new Date("2026-11-28T17:00:00Z"), until: new Date("2026-11-29T17:00:00Z") },
        { name: "2026-11-30", from: new Date("2026-11-29T17:00:00Z"), until: new Date("2026-11-30T17:00:00Z") },
      ]);
      const months = lastMonths("Asia/Jakarta", new Date("2026-11-30T17:00:00Z"), 12);
      expect([months[0]?.name, months[11]]).toEqual([
        "2026-01",
        { name: "2026-12", from: new Date("2026-11-30T17:00:00Z"), until: new Date("2026-12-31T17:00:00Z") },
      ]);
    },
  );

  it("counts twelve months back from a day that shorter months do not have", () => {
    expect(lastMonths("Asia/Jakarta", new Date("2027-03-31T05:00:00Z"), 3).map(({ name }) => name)).toEqual([
      "2027-01",
      "2027-02",
      "2027-03",
    ]);
  });

  it.each([
    // Clocks skip from midnight to one.
    ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z"],
    // Clocks fall from midnight back to eleven the evening before.
    ["Asia/Beirut", "2026-10-25", "2026-10-24T22:00:00.000Z"],
    ["Asia/Kolkata", "2026-11-21", "2026-11-20T18:30:00.000Z"],
    ["America/New_York", "2026-03-09", "2026-03-09T04:00:00.000Z"],
  ])("begins the day of %s on %s where that day begins", (zone, day, begins) => {
    const [period] = lastDays(zone, new Date(`${day}T12:00:00Z`), 1);

    expect([period?.name, period?.from.toISOString()]).toEqual([day, begins]);
    expect(dayIn(zone, new Date((period?.from.getTime() ?? 0) - 1_000))).not.toBe(day);
  });
});
