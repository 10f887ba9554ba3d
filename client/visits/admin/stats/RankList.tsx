import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "../../../format/formatNumber";

interface RankedItem {
  key: string;
  label: string;
  count: number;
  /** The guest book narrowed to it. */
  href: string | null;
}

interface RankListProps {
  title: string;
  items: readonly RankedItem[];
  /** Shown where there is none. */
  emptyText: string;
}

/** So many are shown at once, and the others on demand: the seven purposes and their absence fit. */
const MOST_RANKS = 8;

/** Who or what comes most, each with a thin bar beside its number of people. */
export function RankList({ title, items, emptyText }: RankListProps) {
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  const largest = Math.max(...items.map(({ count }) => count));
  return (
    <section aria-labelledby={heading} className="stats-card">
      <h2 id={heading} className="font-serif text-lg font-semibold">
        {title}
      </h2>
      {items.length === 0 ? (
        <p className="mt-2 text-sm text-muted text-pretty">{emptyText}</p>
      ) : (
        <ol className="mt-1.5">
          {(isWhole ? items : items.slice(0, MOST_RANKS)).map(({ key, label, count, href }) => (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_4.5rem_2.75rem] items-center gap-x-2.5 text-sm leading-7"
            >
              {href ? (
                <Link to={href} className="text-link truncate">
                  {label}
                </Link>
              ) : (
                <span className="truncate text-muted">{label}</span>
              )}
              <svg aria-hidden="true" className="h-1 w-full text-nila">
                <rect width={`${(count / largest) * 100}%`} height="100%" rx="2" fill="currentColor" />
              </svg>
              <span className="text-right font-semibold tabular-nums">
                {formatNumber(count)}
                <span className="sr-only"> orang</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {items.length > MOST_RANKS && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="inline-link needs-script min-h-9 cursor-pointer text-sm"
        >
          {isWhole ? "Tampilkan lebih sedikit" : `Tampilkan semua ${formatNumber(items.length)}`}
        </button>
      )}
    </section>
  );
}
