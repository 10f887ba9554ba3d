import { formatYear } from "../../../format/formatYear";
import type { Facet } from "./facet";
import { yearBars } from "./yearBars";

const HEIGHT = 48;
const BAR = 10;

interface YearHistogramProps {
  facet: Facet;
  from: number | null;
  to: number | null;
}

/** How the books spread over the years, those in the chosen range in colour; the fields below it choose. */
export function YearHistogram({ facet, from, to }: YearHistogramProps) {
  const bars = yearBars(facet.values.map(({ value, count }) => ({ year: Number(value), count })));
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last || bars.length < 2) return null;
  const highest = Math.max(...bars.map(({ count }) => count));
  return (
    <div aria-hidden="true" className="mb-2">
      <svg viewBox={`0 0 ${bars.length * BAR} ${HEIGHT}`} preserveAspectRatio="none" className="h-12 w-full">
        {bars.map(({ start, end, count }, place) => {
          const isChosen = (from === null || end >= from) && (to === null || start <= to);
          const height = count === 0 ? 1 : Math.max(5, (HEIGHT * count) / highest);
          return (
            <rect
              key={start}
              x={place * BAR}
              y={HEIGHT - height}
              width={BAR - 1}
              height={height}
              className={count === 0 || !isChosen ? "fill-line" : "fill-nila"}
            />
          );
        })}
      </svg>
      <div className="mt-1 flex justify-between text-xs text-muted tabular-nums">
        <span>{formatYear(first.start)}</span>
        <span>{formatYear(last.end)}</span>
      </div>
    </div>
  );
}
