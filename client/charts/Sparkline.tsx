import { formatMonth } from "../format/formatDate";
import { formatNumber } from "../format/formatNumber";

const WIDTH = 100;
const HEIGHT = 28;
/** The room above and below the line, so that its ends are not cut off. */
const MARGIN = 4;

/** A figure's last months as a small line beside it, which says its beginning and its end to who cannot see it. */
export function Sparkline({ points }: { points: readonly { period: string; count: number }[] }) {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const counts = points.map(({ count }) => count);
  const lowest = Math.min(...counts);
  const spread = Math.max(...counts) - lowest;
  const places = counts.map((count, index) => ({
    x: (index * WIDTH) / (counts.length - 1),
    // What does not change is a line in the middle.
    y: spread === 0 ? HEIGHT / 2 : HEIGHT - MARGIN - ((count - lowest) / spread) * (HEIGHT - 2 * MARGIN),
  }));
  const line = places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const end = places.at(-1)?.y ?? 0;
  return (
    <span
      role="img"
      aria-label={`${formatMonth(`${first.period}-01`)}: ${formatNumber(first.count)}, ${formatMonth(`${last.period}-01`)}: ${formatNumber(last.count)}`}
      className="block h-full pr-1 text-nila"
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="size-full overflow-visible">
        <path d={`M${line}V${HEIGHT}H0Z`} className="fill-nila-soft" />
        <path
          d={`M${line}`}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {/* A point is a line without length, which is not stretched with the picture. */}
        <path
          d={`M${WIDTH} ${end.toFixed(1)}h0`}
          stroke="currentColor"
          strokeWidth={5}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}
