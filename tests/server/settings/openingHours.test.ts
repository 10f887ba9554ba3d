import { openingAt, completeWeek } from "../../../server/settings/openingHours/openingHours.js";

const schoolDay = [{ opens: "07:00", closes: "15:00" }];
const friday = [
  { opens: "07:00", closes: "11:30" },
  { opens: "13:00", closes: "15:00" },
];
const openingHours = completeWeek([
  { weekday: "friday", hours: friday },
  { weekday: "monday", hours: schoolDay },
  { weekday: "tuesday", hours: schoolDay },
]);

describe("Whether the library is open", () => {
  const at = (instant: string, holidays: string[] = []) => {
    const { isOpen, changesAt } = openingAt(
      { openingHours, holidays: holidays.map((date) => ({ date })), openDays: [] },
      "Asia/Jakarta",
      new Date(instant),
    );
    return [isOpen ? "open" : "closed", changesAt?.toISOString()];
  };

  it.each([
    ["a minute before it opens", "2026-11-19T23:59:00Z", "closed", "2026-11-20T00:00:00.000Z"],
    ["the minute it opens", "2026-11-20T00:00:00Z", "open", "2026-11-20T04:30:00.000Z"],
    ["the last minute before the break", "2026-11-20T04:29:59Z", "open", "2026-11-20T04:30:00.000Z"],
    ["the break", "2026-11-20T04:30:00Z", "closed", "2026-11-20T06:00:00.000Z"],
    ["after the break", "2026-11-20T06:00:00Z", "open", "2026-11-20T08:00:00.000Z"],
    ["the evening before a weekend", "2026-11-20T08:00:00Z", "closed", "2026-11-23T00:00:00.000Z"],
    ["the evening before a school day", "2026-11-23T13:00:00Z", "closed", "2026-11-24T00:00:00.000Z"],
    ["a weekend", "2026-11-21T05:00:00Z", "closed", "2026-11-23T00:00:00.000Z"],
  ])("is told in %s by the library's clock", (_when, instant, state, changesAt) => {
    expect(at(instant)).toEqual([state, changesAt]);
  });

  it("counts holidays as closed, also where they follow each other", () => {
    expect(at("2026-11-20T01:00:00Z", ["2026-11-20", "2026-11-23"])).toEqual(["closed", "2026-11-24T00:00:00.000Z"]);
  });

  it("names a day that is open although its weekday has no hours, and promises no time before it", () => {
    const openDays = [
      { date: "2026-11-21", name: "Sabtu ujian" },
      { date: "2026-11-23", name: "Senin biasa" },
    ];
    const stateAt = (instant: string) => {
      const reported = openingAt({ openingHours, holidays: [], openDays }, "Asia/Jakarta", new Date(instant));
      return [reported.isOpen, reported.openDayName, reported.changesAt?.toISOString() ?? null];
    };
    expect(stateAt("2026-11-20T09:00:00Z")).toEqual([false, null, null]);
    expect(stateAt("2026-11-21T03:00:00Z")).toEqual([false, "Sabtu ujian", "2026-11-23T00:00:00.000Z"]);
    expect(stateAt("2026-11-23T03:00:00Z")).toEqual([true, null, "2026-11-23T08:00:00.000Z"]);
  });

  it("looks two weeks ahead, and not a day more", () => {
    const onSundays = completeWeek([{ weekday: "sunday", hours: schoolDay }]);
    const changesAt = (instant: string, holidays: string[]) =>
      openingAt(
        { openingHours: onSundays, holidays: holidays.map((date) => ({ date })), openDays: [] },
        "Asia/Jakarta",
        new Date(instant),
      ).changesAt?.toISOString();

    // A Sunday after its hours, of which the next is a holiday; then the Saturday before.
    expect(changesAt("2026-11-22T09:00:00Z", ["2026-11-29"])).toBe("2026-12-06T00:00:00.000Z");
    expect(changesAt("2026-11-21T09:00:00Z", ["2026-11-22", "2026-11-29"])).toBeUndefined();
  });

  it("knows no next time for a library that never opens", () => {
    expect(
      openingAt({ openingHours: completeWeek([]), holidays: [], openDays: [] }, "Asia/Jakarta", new Date()),
    ).toMatchObject({
      isOpen: false,
      changesAt: null,
    });
    expect(openingHours.map(({ weekday, hours }) => `${weekday} ${hours.length}`)).toEqual([
      "monday 1",
      "tuesday 1",
      "wednesday 0",
      "thursday 0",
      "friday 2",
      "saturday 0",
      "sunday 0",
    ]);
  });
});
