import { fc } from "../../../support/fastCheck.js";

import { readDay } from "../../../../server/students/studentImport/rows/readDay.js";

const MONTHS = [
  ["Januari", "Jan", "January"],
  ["Februari", "Feb", "Peb"],
  ["Maret", "Mar", "March"],
  ["April", "Apr", "apr"],
  ["Mei", "May", "MEI"],
  ["Juni", "Jun", "June"],
  ["Juli", "Jul", "July"],
  ["Agustus", "Agt", "Aug"],
  ["September", "Sept", "Sep"],
  ["Oktober", "Okt", "Oct"],
  ["November", "Nop", "Nov"],
  ["Desember", "Des", "Dec"],
] as const;

/** The ways in which a day cannot be mistaken for another one. */
const SPELLINGS: readonly ((year: number, month: number, day: number, word: string) => string)[] = [
  (year, month, day) => `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
  (year, _month, day, word) => `${day} ${word} ${year}`,
  (year, _month, day, word) => `${word} ${day}, ${year}`,
  (year, _month, day, word) => `${String(day).padStart(2, "0")}-${word}-${year}`,
  (year, _month, day, word) => `Demak, ${day} ${word} ${year}`,
  (year, month, day) => `Senin, ${day}/${month}/${year}`,
  (year, month, day) => `${day}.${month}.${year} 00:00:00`,
  (year, month, day) => String(Math.round(Date.UTC(year, month - 1, day) / 86_400_000) + 25_569),
];

describe("A day in a list of members", () => {
  it("is the day that was meant, in every spelling that names one day only", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1950, max: 2025 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        fc.nat({ max: 2 }),
        fc.constantFrom(...SPELLINGS),
        (year, month, day, language, spell) => {
          fc.pre(!(year === 1970 && month === 1 && day === 1));
          const text = spell(year, month, day, MONTHS[month - 1]?.[language] ?? "");
          const meant = SPELLINGS[0]?.(year, month, day, "");
          expect([text, readDay(text)]).toEqual([text, meant]);
        },
      ),
    );
  });

  it.each([
    ["22 September 2022", "2022-09-22"],
    ["22 Sept 2022", "2022-09-22"],
    ["31-Des-08", "2008-12-31"],
    ["12/31/2008", "2008-12-31"],
    ["Jum'at, 1 Agustus 2010", "2010-08-01"],
    ["Demak, 31 Januari 2008", "2008-01-31"],
    ["5/3/09", "2009-03-05"],
    ["5/3/85", "1985-03-05"],
    ["31052009", "2009-05-31"],
    ["2009-05-02T00:00:00.000Z", "2009-05-02"],
    ["0000-00-00", null],
    ["1970-01-01", null],
    ["25569", null],
    ["Maret", "Maret"],
    ["45 Mei 2009", "45 Mei 2009"],
  ])("%s is %s", (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it("has the month first where its column has, and is ahead where it may be", () => {
    expect(readDay("5/3/2009", { monthFirst: true })).toBe("2009-05-03");
    expect(readDay("31/3/2009", { monthFirst: true })).toBe("2009-03-31");
    expect(readDay("30/6/99")).toBe("1999-06-30");
    expect(readDay("30/6/99", { mayBeAhead: true })).toBe("2099-06-30");
  });
});
