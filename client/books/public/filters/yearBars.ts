interface YearCount {
  year: number;
  count: number;
}

interface YearBar {
  start: number;
  end: number;
  count: number;
}

const MAX_BARS = 20;
/** The oldest 2% of the books share the first bar: their years would press all others together. */
const OLDEST_SHARE = 0.02;

/** Bars of equally many years, earliest first; what is older than nearly all is in the first. */
export function yearBars(years: readonly YearCount[]): YearBar[] {
  const total = years.reduce((sum, { count }) => sum + count, 0);
  const sorted = [...years].sort((one, other) => one.year - other.year);
  let older = 0;
  const start = sorted.find(({ count }) => (older += count) > total * OLDEST_SHARE)?.year;
  const end = sorted.at(-1)?.year;
  if (start === undefined || end === undefined) return [];
  const width = Math.ceil((end - start + 1) / MAX_BARS);
  const bars = Array.from({ length: Math.ceil((end - start + 1) / width) }, (_, place): YearBar => {
    const from = start + place * width;
    return { start: from, end: Math.min(end, from + width - 1), count: 0 };
  });
  for (const { year, count } of sorted) {
    const bar = bars[Math.max(0, Math.floor((year - start) / width))];
    if (bar) bar.count += count;
  }
  return bars;
}
