import { axisLabels, chartPoints } from "../../../../client/charts/chartPoints";
import { quickRanges } from "../../../../client/visits/admin/quickRanges";
import {
  NO_FILTERS,
  parseVisitsUrl,
  toVisitArgs,
  visitsExportHref,
  visitsHref,
} from "../../../../client/visits/admin/visitsUrlState";

const parse = (query: string) => parseVisitsUrl(new URLSearchParams(query));

test("a URL is read as it was written, and nonsense in it filters nothing", () => {
  const state = {
    search: "rina & budi",
    from: "2026-11-01",
    to: "2026-11-23",
    kind: "class",
    purpose: "reading",
    class_name: "XI IPA 1",
  };
  expect(parseVisitsUrl(new URLSearchParams(visitsHref(state).split("?")[1]))).toEqual(state);
  expect(parse("from=kemarin&kind=constructor&purpose=makan&search=%20")).toEqual(NO_FILTERS);
  expect(visitsHref(NO_FILTERS)).toBe("/admin/visits");
});

test("the schema and the export are asked for the same", () => {
  const state = parse("kind=guest&purpose=internet&class_name=X&from=2026-11-01&search=sri");
  expect(toVisitArgs(state)).toEqual({
    search: "sri",
    filter: { from: "2026-11-01", to: null, kind: "GUEST", purpose: "INTERNET", className: "X" },
  });
  expect(visitsExportHref(state)).toBe(
    "/api/visits/export?search=sri&from=2026-11-01&kind=guest&purpose=internet&class_name=X",
  );
});

test("quick ranges end today and are as long as they say, over months and years", () => {
  expect(quickRanges("2026-03-01").map(({ label, from, to }) => [label, from, to])).toEqual([
    ["Hari ini", "2026-03-01", "2026-03-01"],
    ["7 hari", "2026-02-23", "2026-03-01"],
    ["30 hari", "2026-01-31", "2026-03-01"],
    ["12 bulan", "2025-04-01", "2026-03-01"],
  ]);
  expect(quickRanges("2024-12-31")[3]).toMatchObject({ from: "2024-01-01" });
});

test("the chart tells of days where there are any, of months otherwise, and labels what there is room for", () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    period: `2026-11-${String(index + 1).padStart(2, "0")}`,
    count: index,
  }));
  const perMonth = [
    { period: "2025-12", count: 3 },
    { period: "2026-01", count: 4 },
  ];
  const month = chartPoints({ perDay: days, perMonth });
  expect([month.unit, axisLabels(month.unit, month.points)]).toEqual(["hari", ["1 Nov", "30 Nov"]]);
  expect(month.points[22]).toMatchObject({ count: 22, name: "Sen, 23 Nov 2026" });
  const week = chartPoints({ perDay: days.slice(0, 7), perMonth });
  expect(axisLabels(week.unit, week.points)).toHaveLength(7);
  const year = chartPoints({ perDay: [], perMonth });
  expect([year.unit, axisLabels(year.unit, year.points), year.points[0]?.name]).toEqual([
    "bulan",
    ["Des", "Jan"],
    "Desember 2025",
  ]);
  const many = Array.from({ length: 14 }, (_, index) => ({
    period: `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
    count: 1,
  }));
  const long = chartPoints({ perDay: [], perMonth: many });
  expect(axisLabels(long.unit, long.points)).toEqual(["Jan 2025", "Feb 2026"]);
});
