import { Link } from "react-router-dom";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { useLibraryTimeZone } from "../../app/layout/LibraryTimeZone";
import { Pill } from "../../ui/Pill";
import { stateLabels } from "../importLabels";

export const PastImport_bookImport = graphql(`
  fragment PastImport_bookImport on BookImport {
    id
    databaseId
    fileName
    state
    startedBy
    createdAt
    undone {
      books
      keptBooks
    }
    counts {
      books
      copies
      refused
      copiesLeftOut
    }
  }
`);

const ROW_STYLE =
  "relative grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 transition-colors duration-150 " +
  "last:border-b-0 hover:bg-wash md:grid-cols-[minmax(0,1fr)_auto_8.5rem] md:items-center";

/** One earlier import, or a file waiting to be imported, with a link to its page. */
export function PastImport({ bookImport: ref }: { bookImport: FragmentType<typeof PastImport_bookImport> }) {
  const { databaseId, fileName, state, startedBy, createdAt, undone, counts } = readFragment(
    PastImport_bookImport,
    ref,
  );
  const { label, tone } = stateLabels[state];
  const { day, time } = wallClock(createdAt, useLibraryTimeZone());
  const isDone = state === "DONE" || state === "PARTLY_UNDONE" || state === "UNDONE";
  return (
    <li className={ROW_STYLE}>
      <div className="min-w-0">
        <Link
          to={`/admin/books/imports/${databaseId}`}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {fileName ?? `Impor ${databaseId}`}
        </Link>
        <p className="text-sm text-muted">
          <time dateTime={createdAt}>
            {formatDate(day)} {time}
          </time>
          {startedBy && ` · ${startedBy}`}
        </p>
      </div>
      <p className="text-sm text-muted tabular-nums md:text-right">
        {isDone &&
          `${formatNumber(counts.books)} buku · ${formatNumber(counts.copies)} eksemplar · ` +
            `${formatNumber(counts.refused)} ditolak` +
            (counts.copiesLeftOut > 0 ? ` · ${formatNumber(counts.copiesLeftOut)} eksemplar tidak masuk` : "")}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 md:flex-col md:items-start">
        <Pill tone={tone}>{label}</Pill>
        {undone && (
          <span className="text-xs text-muted tabular-nums">
            {formatNumber(undone.books)} buku diurungkan
            {undone.keptBooks > 0 && `, ${formatNumber(undone.keptBooks)} tetap`}
          </span>
        )}
      </p>
    </li>
  );
}
