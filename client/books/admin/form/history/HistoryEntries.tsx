import { useLibraryTimeZone } from "../../../../page/library/LibraryTimeZone";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import type { HistoryEntries_AuditEntryFragment } from "../../../../gql/graphql";
import { actionText, readableChanges } from "./historyText";

export const HistoryEntries_auditEntry = graphql(`
  fragment HistoryEntries_auditEntry on AuditEntry {
    id
    createdAt
    actor
    action
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

type Entry = HistoryEntries_AuditEntryFragment;

export function HistoryEntries({
  entries: refs,
}: {
  entries: readonly FragmentType<typeof HistoryEntries_auditEntry>[];
}) {
  const groups = groupBatches(readFragment(HistoryEntries_auditEntry, refs));
  const timeZone = useLibraryTimeZone();
  const instants = new Intl.DateTimeFormat("id-ID", { dateStyle: "medium", timeStyle: "short", timeZone });
  return (
    <ol className="grid gap-4">
      {groups.map((group) => {
        const [first] = group;
        return (
          first && (
            <li key={first.id} className="border-l-2 border-line pl-4">
              <p className="text-sm font-semibold">{actionText(first, itemCodeOf(first), group.length)}</p>
              <p className="text-xs text-muted tabular-nums">
                {first.actor} · <time dateTime={first.createdAt}>{instants.format(new Date(first.createdAt))}</time>
              </p>
              <Changes entry={first} />
            </li>
          )
        );
      })}
    </ol>
  );
}

/** Entries of a created, deleted or restored record hold all its fields: the title is enough there. */
function Changes({ entry }: { entry: Entry }) {
  if (/\.(?:create|delete|restore)$/u.test(entry.action)) return null;
  const changes = readableChanges(entry.changes);
  return (
    <dl className="mt-2 grid gap-1.5 text-sm">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">
            <span className="sr-only">dari </span>
            <del className="text-muted">{before ?? "kosong"}</del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> menjadi </span>
            <ins className="no-underline">{after ?? "kosong"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function itemCodeOf({ copy, changes }: Entry): string | null {
  const change = changes.find(({ name }) => name === "itemCode");
  return copy?.itemCode ?? change?.after ?? change?.before ?? null;
}

/** Groups copies that were added together into one entry. */
function groupBatches(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isBatch =
      entry.action === "copy.create" &&
      last?.action === entry.action &&
      last.createdAt === entry.createdAt &&
      last.actor === entry.actor;
    if (group && isBatch) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
