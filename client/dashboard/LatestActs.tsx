import { Link } from "react-router-dom";
import { useLibraryTimeZone } from "../app/layout/LibraryTimeZone";
import { useLibraryToday } from "../app/layout/useLibraryToday";
import { actionWords, recordHref, recordName } from "../audit/activityText";
import { formatDayOfMonth } from "../format/formatPeriod";
import { wallClock } from "../format/wallClock";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { Skeleton } from "../ui/Skeleton";

export const LatestActs_auditEntry = graphql(`
  fragment LatestActs_auditEntry on AuditEntry {
    id
    createdAt
    actor
    action
    recordType
    recordId
    book {
      id
      databaseId
      title
    }
    copy {
      id
      itemCode
    }
    changes {
      name
      before
      after
    }
  }
`);

interface LatestActsProps {
  /** Missing while they load. */
  entries: readonly (FragmentType<typeof LatestActs_auditEntry> & { id: string })[] | undefined;
  /** Whether the list follows what happens. */
  isLive: boolean;
}

/** What was done last at the desk, and by whom. */
export function LatestActs({ entries, isLive }: LatestActsProps) {
  return (
    <section aria-labelledby="kegiatan-terakhir" className="rounded-2xl border border-line bg-card">
      <div className="flex items-center justify-between gap-3 px-4 py-3.5">
        <h2 id="kegiatan-terakhir" className="font-serif text-lg font-semibold">
          Kegiatan terakhir
        </h2>
        {isLive && (
          <p className="flex items-center gap-1.5 text-xs font-medium text-daun">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-daun" />
            Langsung
          </p>
        )}
      </div>
      {entries?.length === 0 && (
        <p className="border-t border-line px-4 py-3.5 text-sm text-muted text-pretty">
          Apa yang diubah di sini, dan oleh siapa, akan tampil di sini.
        </p>
      )}
      <ul aria-busy={entries === undefined}>
        {entries === undefined &&
          [1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
            <li key={key} className="border-t border-line px-4 py-2.5">
              <Skeleton className="h-9" />
            </li>
          ))}
        {entries?.map((entry) => (
          <Act key={entry.id} entry={entry} />
        ))}
      </ul>
      <p className="border-t border-line px-4 py-2">
        <Link to="/admin/activity" className="inline-link py-1 text-sm">
          Semua catatan aktivitas
        </Link>
      </p>
    </section>
  );
}

function Act({ entry: ref }: { entry: FragmentType<typeof LatestActs_auditEntry> }) {
  const entry = readFragment(LatestActs_auditEntry, ref);
  const { day, time } = wallClock(entry.createdAt, useLibraryTimeZone());
  const isToday = day === useLibraryToday();
  const { record, verb } = actionWords(entry);
  const name = recordName(entry);
  const href = recordHref(entry);
  return (
    <li className="flex gap-3 border-t border-line px-4 py-2.5 text-sm">
      <time dateTime={entry.createdAt} className="w-12 shrink-0 text-muted tabular-nums">
        {isToday ? time : formatDayOfMonth(day)}
      </time>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 wrap-anywhere">
          {record}{" "}
          {name !== null &&
            (href ? (
              <Link to={href} className="font-semibold underline-offset-4 hover:underline">
                {name}
              </Link>
            ) : (
              <b className="font-semibold">{name}</b>
            ))}{" "}
          {verb}
        </p>
        <p className="truncate text-xs text-muted">oleh {entry.actor}</p>
      </div>
    </li>
  );
}
