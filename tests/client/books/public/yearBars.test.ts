import { yearBars } from "../../../../client/books/public/filters/yearBars";

test("a bar a year where there are few, empty ones between", () => {
  expect(
    yearBars([
      { year: 2007, count: 2 },
      { year: 2005, count: 5 },
    ]),
  ).toEqual([
    { start: 2005, end: 2005, count: 5 },
    { start: 2006, end: 2006, count: 0 },
    { start: 2007, end: 2007, count: 2 },
  ]);
});

test("at most twenty bars of equally many years, and every book in one of them", () => {
  const bars = yearBars(Array.from({ length: 90 }, (_, place) => ({ year: 1937 + place, count: 3 })));
  expect(bars.length).toBeLessThanOrEqual(20);
  expect(bars.at(-1)?.end).toBe(2026);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(270);
});

test("a single old book does not press the others together", () => {
  const bars = yearBars([
    { year: -750, count: 1 },
    { year: 2010, count: 60 },
    { year: 2012, count: 40 },
  ]);
  expect(bars).toEqual([
    { start: 2010, end: 2010, count: 61 },
    { start: 2011, end: 2011, count: 0 },
    { start: 2012, end: 2012, count: 40 },
  ]);
});

test("no bars of no years", () => {
  expect(yearBars([])).toEqual([]);
});
