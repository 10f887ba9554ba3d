import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { useLibraryTimeZone } from "../page/library/LibraryTimeZone";
import { wallClock } from "../format/wallClock";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { actionWords, recordName, shownChanges } from "./activityText";
import { recordPlace } from "./recordPlace";

const ActivityEntry_auditEntry = graphql(`
  fragment ActivityEntry_auditEntry on AuditEntry {
    id
    createdAt
    actor
    address
    action
    recordType
    recordId
    user {
      id
    }
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

interface ActivityEntryProps {
  entry: FragmentType<typeof ActivityEntry_auditEntry>;
  /** The same list with the entries of one account alone. */
  hrefOfUser: (userId: string) => string;
}

/** One act in one line; what changed is folded out below it. */
export function ActivityEntry({ entry: ref, hrefOfUser }: ActivityEntryProps) {
  const entry = readFragment(ActivityEntry_auditEntry, ref);
  const { time } = wallClock(entry.createdAt, useLibraryTimeZone());
  const { record, verb } = actionWords(entry);
  const name = recordName(entry);
  const place = recordPlace(entry);
  const changes = shownChanges(entry.changes);
  return (
    <li className="border-b border-line last:border-b-0">
      <details className="group">
        <summary className="activity-line">
          <time dateTime={entry.createdAt} className="w-12 shrink-0 text-muted tabular-nums">
            {time}
          </time>
          <span className="row-text min-w-0 flex-1">
            {record} {name !== null && <b className="font-semibold">{name}</b>} {verb}
          </span>
          <span className="row-text max-w-[35%] shrink-0 text-right text-muted">{entry.actor}</span>
          <ChevronRight
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-90"
          />
        </summary>
        <div className="grid gap-2.5 px-4 pb-3.5 text-sm sm:pl-19">
          {changes.length === 0 ? (
            <p className="text-muted">Tanpa rincian perubahan.</p>
          ) : (
            <dl className="grid gap-1">
              {changes.map(({ name: field, label, before, after }) => (
                <div key={field} className="grid gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
                  <dt className="text-muted wrap-anywhere">{label}</dt>
                  <dd className="wrap-anywhere">
                    {before !== null && (
                      <>
                        <span className="sr-only">dari </span>
                        <del className="text-muted">{before}</del>
                        <span aria-hidden="true"> → </span>
                        <span className="sr-only"> menjadi </span>
                      </>
                    )}
                    <ins className="no-underline">{after ?? "kosong"}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
            {entry.address && <span>Dari alamat IP {entry.address}</span>}
            {place && (
              <Link to={place.href} className="inline-link">
                {place.text}
              </Link>
            )}
            {entry.user && (
              <Link to={hrefOfUser(entry.user.id)} className="inline-link">
                Hanya oleh {entry.actor}
              </Link>
            )}
          </p>
        </div>
      </details>
    </li>
  );
}
