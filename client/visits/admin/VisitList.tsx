import { useLibraryTimeZone } from "../../app/layout/LibraryTimeZone";
import { formatDay } from "../../format/formatDate";
import type { FragmentType } from "../../gql/fragment-masking";
import { byDay } from "../../lists/byDay";
import { Skeleton } from "../../ui/Skeleton";
import { type DeskVisit, VisitLine, type VisitLine_visit } from "./VisitLine";

type ListedVisit = FragmentType<typeof VisitLine_visit> & { id: string; visitedAt: string };

interface VisitListProps {
  visits: readonly ListedVisit[];
  isBusy: boolean;
  onCorrect: (visit: DeskVisit) => void;
  onVoid: (visit: DeskVisit) => void;
}

/** The newest first, by days. */
export function VisitList({ visits, isBusy, onCorrect, onVoid }: VisitListProps) {
  const timeZone = useLibraryTimeZone();
  return (
    <div aria-busy={isBusy} className={`grid gap-4 transition-opacity duration-150 ${isBusy ? "opacity-60" : ""}`}>
      {byDay(visits, ({ visitedAt }) => visitedAt, timeZone).map(({ day, entries }) => (
        <section key={day} aria-labelledby={`hari-${day}`}>
          <h2 id={`hari-${day}`} className="mb-1.5 text-sm font-semibold text-muted">
            {formatDay(day)}
          </h2>
          <ul className="overflow-hidden rounded-2xl border border-line bg-card">
            {entries.map((visit) => (
              <VisitLine key={visit.id} visit={visit} onCorrect={onCorrect} onVoid={onVoid} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function VisitListSkeleton() {
  return (
    <div aria-busy="true" className="mt-7 grid gap-px overflow-hidden rounded-2xl border border-line">
      <span className="sr-only">Memuat…</span>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((index) => (
        <Skeleton key={index} className="h-11 rounded-none" />
      ))}
    </div>
  );
}
