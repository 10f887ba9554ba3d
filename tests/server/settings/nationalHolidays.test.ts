import { nationalHolidays } from "../../../server/settings/holidays/nationalHolidays.js";
import { weekdayOf } from "../../../server/platform/time/libraryClock.js";

const daysOf = (year: number) => nationalHolidays(year).holidays.map(({ date }) => date);

describe("The national holidays", () => {
  it("of 2026 are the 17 holidays and 8 days of joint leave of the decree, in order, each day once", () => {
    const { holidays, isDecreed, source } = nationalHolidays(2026);

    expect([isDecreed, source]).toEqual([true, "SKB 3 Menteri Nomor 1497, 2, dan 5 Tahun 2025"]);
    expect(holidays.filter(({ isJointLeave }) => !isJointLeave)).toHaveLength(17);
    expect(holidays.filter(({ isJointLeave }) => isJointLeave)).toHaveLength(8);
    expect(daysOf(2026)).toEqual([...new Set(daysOf(2026))].sort());
    // The days of the week that the decree prints.
    for (const [date, weekday] of [
      ["2026-01-16", "friday"],
      ["2026-02-17", "tuesday"],
      ["2026-03-19", "thursday"],
      ["2026-05-27", "wednesday"],
      ["2026-06-16", "tuesday"],
      ["2026-08-25", "tuesday"],
    ] as const) {
      expect([daysOf(2026).includes(date), weekdayOf(date)]).toEqual([true, weekday]);
    }
  });

  it("of a year without a decree are those of a fixed date and those that follow Easter", () => {
    expect(nationalHolidays(2027).isDecreed).toBe(false);
    expect(daysOf(2027)).toEqual([
      "2027-01-01",
      "2027-03-26",
      "2027-03-28",
      "2027-05-01",
      "2027-05-06",
      "2027-06-01",
      "2027-08-17",
      "2027-12-25",
    ]);
  });

  it("find Easter as the decree of 2026 and printed calendars have it", () => {
    const easterOf = (year: number) =>
      nationalHolidays(year).holidays.find(({ name }) => name.startsWith("Kebangkitan"))?.date;

    expect([2026, 2028, 2030, 2038, 2076].map(easterOf)).toEqual([
      "2026-04-05",
      "2028-04-16",
      "2030-04-21",
      "2038-04-25",
      "2076-04-19",
    ]);
  });
});
