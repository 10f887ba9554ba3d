import type { ReactNode } from "react";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { formatDay } from "../../format/formatDate";
import { wallClock } from "../../format/wallClock";
import { Skeleton } from "../../ui/Skeleton";

interface DaySectionsProps<Entry> {
  entries: readonly Entry[];
  /** When an entry was made. */
  instantOf: (entry: Entry) => string;
  /** An entry as list item. */
  children: (entry: Entry) => ReactNode;
}

/** Entries under the day on which they were made at the library, in the order in which they come. */
export function DaySections<Entry>({ entries, instantOf, children }: DaySectionsProps<Entry>) {
  const timeZone = useLibraryTimeZone();
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { day } = wallClock(instantOf(entry), timeZone);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`hari-${day}`}>
      <h2 id={`hari-${day}`} className="mb-1.5 text-sm font-semibold text-muted">
        {formatDay(day)}
      </h2>
      <ul className="overflow-hidden rounded-2xl border border-line bg-card">{ofDay.map(children)}</ul>
    </section>
  ));
}

/** A first day of twelve entries; `height` is an entry's. */
export function DaySectionsSkeleton({ height }: { height: "h-10" | "h-11" }) {
  return (
    <div aria-busy="true" className="mt-7 grid gap-px overflow-hidden rounded-2xl border border-line">
      <span className="sr-only">Memuat…</span>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className={`${height} rounded-none`} />
      ))}
    </div>
  );
}
