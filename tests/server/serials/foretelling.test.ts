import {
  FREQUENCIES,
  type Frequency,
  horizonDays,
  issueDays,
  issuesPerYear,
  weekdayBit,
} from "../../../server/serials/foretelling/foretell.js";
import { isLabelPattern, issueLabel } from "../../../server/serials/foretelling/issueLabel.js";
import { type IssueInLine, numberAfter, numberInLine } from "../../../server/serials/foretelling/issueNumbers.js";
import { addDays, addMonths } from "../../../server/platform/time/libraryClock.js";
import { fc } from "../../support/fastCheck.js";

const MANY = 5_000;
const schedule = (frequency: Frequency, firstOn: string, values = {}) => ({
  frequency,
  weekdays: 127,
  firstOn,
  endsOn: null,
  ...values,
});

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));
const schedules = fc.record({
  frequency: fc.constantFrom(...FREQUENCIES),
  weekdays: fc.integer({ min: 1, max: 127 }),
  firstOn: day,
  endsOn: fc.option(day, { nil: null, freq: 2 }),
});
const span = fc.integer({ min: 0, max: 900 });

describe("The days on which a periodical comes out", () => {
  it("are in order, each once, within the subscription and within what was asked", () => {
    fc.assert(
      fc.property(schedules, day, span, (given, from, length) => {
        const until = addDays(from, length);
        const days = issueDays(given, from, until, MANY);
        expect(days).toEqual([...new Set(days)].sort());
        for (const found of days) {
          expect(found >= from && found <= until && found >= given.firstOn).toBe(true);
          if (given.endsOn !== null) expect(found <= given.endsOn).toBe(true);
          if (given.frequency === "daily") expect(given.weekdays & weekdayBit(found)).not.toBe(0);
        }
      }),
    );
  });

  it("are the same, whether they are asked for at once or piece by piece", () => {
    fc.assert(
      fc.property(schedules, day, span, span, (given, from, one, other) => {
        const middle = addDays(from, one);
        const until = addDays(middle, other + 1);
        expect([...issueDays(given, from, middle, MANY), ...issueDays(given, addDays(middle, 1), until, MANY)]).toEqual(
          issueDays(given, from, until, MANY),
        );
      }),
    );
  });

  it("lose none: each step from the first day is there", () => {
    const months = { monthly: 1, bimonthly: 2, quarterly: 3, semiannual: 6, annual: 12 } as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(months) as (keyof typeof months)[])),
        day,
        fc.integer({ min: 1, max: 60 }),
        (frequency, firstOn, count) => {
          const steps = Array.from({ length: count }, (_, step) => addMonths(firstOn, step * months[frequency]));
          expect(issueDays(schedule(frequency, firstOn), firstOn, steps.at(-1) ?? firstOn, MANY)).toEqual(steps);
        },
      ),
    );
  });

  it("keep to the number asked for", () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 1, max: 30 }), (given, atMost) => {
        const all = issueDays(given, given.firstOn, addDays(given.firstOn, 400), MANY);
        expect(issueDays(given, given.firstOn, addDays(given.firstOn, 400), atMost)).toEqual(all.slice(0, atMost));
      }),
    );
  });

  it("are the last ones of shorter months for the 31st, and the 31st again afterwards", () => {
    expect(issueDays(schedule("monthly", "2027-12-31"), "2028-01-01", "2028-05-31", MANY)).toEqual([
      "2028-01-31",
      "2028-02-29",
      "2028-03-31",
      "2028-04-30",
      "2028-05-31",
    ]);
  });

  it("come each year also for the leap day", () => {
    expect(issueDays(schedule("annual", "2028-02-29"), "2028-01-01", "2032-12-31", MANY)).toEqual([
      "2028-02-29",
      "2029-02-28",
      "2030-02-28",
      "2031-02-28",
      "2032-02-29",
    ]);
  });

  it("leave out the days of the week on which a newspaper does not appear", () => {
    const noSundays = schedule("daily", "2026-11-27", { weekdays: 0b0111111 });
    expect(issueDays(noSundays, "2026-11-27", "2026-12-01", MANY)).toEqual([
      "2026-11-27",
      "2026-11-28",
      "2026-11-30",
      "2026-12-01",
    ]);
  });

  it("end with the subscription, and are none of what comes irregularly", () => {
    const ending = schedule("weekly", "2026-11-02", { endsOn: "2026-11-16" });
    expect(issueDays(ending, "2026-11-01", "2026-12-31", MANY)).toEqual(["2026-11-02", "2026-11-09", "2026-11-16"]);
    expect(issueDays(schedule("irregular", "2026-11-02"), "2026-11-01", "2027-12-31", MANY)).toEqual([]);
  });

  it("are few however far one looks ahead", () => {
    for (const frequency of FREQUENCIES) {
      const until = addDays("2026-11-30", horizonDays(frequency));
      const count = issueDays(schedule(frequency, "2026-11-30"), "2026-11-30", until, MANY).length;
      expect(count).toBeLessThanOrEqual(46);
      expect(count).toBeGreaterThanOrEqual(frequency === "irregular" ? 0 : 2);
    }
  });

  it("are so many a year, by which a yearly price is divided", () => {
    expect(FREQUENCIES.map((frequency) => issuesPerYear({ frequency, weekdays: 0b0111111 }))).toEqual([
      312,
      52,
      26,
      12,
      6,
      4,
      2,
      1,
      null,
    ]);
  });
});

const line = (...issues: Partial<IssueInLine>[]): IssueInLine[] =>
  issues.map((issue) => ({
    issuedOn: "2026-01-01",
    volume: null,
    number: null,
    isSkipped: false,
    isSettled: false,
    ...issue,
  }));
const NUMBERING = { firstVolume: 12, firstNumber: 1, restartsYearly: true };

describe("The numbers of issues", () => {
  it("go on by one, and a year's restart begins a volume with 1", () => {
    const issues = line({ issuedOn: "2026-11-15" }, { issuedOn: "2026-12-15" }, { issuedOn: "2027-01-15" });
    expect(numberInLine(issues, null, { ...NUMBERING, firstNumber: 11 })).toEqual([
      { volume: 12, number: 11 },
      { volume: 12, number: 12 },
      { volume: 13, number: 1 },
    ]);
    expect(numberInLine(issues, null, { firstVolume: 3, firstNumber: 99, restartsYearly: false })).toEqual([
      { volume: 3, number: 99 },
      { volume: 3, number: 100 },
      { volume: 4, number: 101 },
    ]);
  });

  it("are not taken by an issue that never came out", () => {
    const issues = line({}, { isSkipped: true }, {});
    expect(numberInLine(issues, null, NUMBERING)).toEqual([
      { volume: 12, number: 1 },
      { volume: null, number: null },
      { volume: 12, number: 2 },
    ]);
  });

  it("go on from what somebody has corrected", () => {
    const issues = line({}, { isSettled: true, volume: 12, number: 7 }, {});
    expect(numberInLine(issues, null, NUMBERING).map(({ number }) => number)).toEqual([1, 7, 8]);
  });

  it("are never given twice, and none is left out, whatever does not come out", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), day, (skips, firstOn) => {
        const issues = skips.map((isSkipped, step) => ({
          ...line({})[0],
          issuedOn: addDays(firstOn, step),
          volume: null,
          number: null,
          isSettled: false,
          isSkipped,
        }));
        const numbering = { firstVolume: null, firstNumber: 1, restartsYearly: false };
        const numbers = numberInLine(issues, null, numbering).flatMap(({ number }) => number ?? []);
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        expect(numbers).toHaveLength(skips.filter((isSkipped) => !isSkipped).length);
      }),
    );
  });

  it("are none where the periodical has none", () => {
    const before = { issuedOn: "2026-01-01", volume: null, number: null };
    expect(numberAfter(before, "2027-01-01", NUMBERING)).toEqual({ volume: null, number: null });
  });
});

describe("What an issue is called", () => {
  const issue = { volume: 12, number: 3, issuedOn: "2026-03-01" };

  it("has the part of its day by which people know it", () => {
    expect(issueLabel(issue, "monthly", null)).toBe("Vol. 12 No. 3, Maret 2026");
    expect(issueLabel(issue, "annual", null)).toBe("Vol. 12 No. 3, 2026");
    expect(issueLabel({ ...issue, volume: null }, "weekly", null)).toBe("No. 3, 1 Maret 2026");
    expect(issueLabel({ ...issue, volume: null, number: null }, "daily", null)).toBe("1 Maret 2026");
  });

  it("follows the library's own pattern", () => {
    expect(issueLabel(issue, "monthly", "Edisi {nomor}/Th. {volume}, {bulan} {tahun}")).toBe(
      "Edisi 3/Th. 12, Maret 2026",
    );
    expect(issueLabel({ ...issue, number: null }, "daily", "{tanggal} ({nomor})")).toBe("1 Maret 2026 (–)");
  });

  it("knows a pattern by its places", () => {
    expect(["Edisi {nomor}", "{tanggal}"].every(isLabelPattern)).toBe(true);
    expect(["Edisi", "Edisi {angka}", "{nomor} {", "{nomor}}"].some(isLabelPattern)).toBe(false);
  });
});
