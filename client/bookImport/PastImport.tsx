import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { PastImportRow } from "../importing/past/PastImportRow";
import { stateLabel } from "./importLabels";

export const PastImport_bookImport = graphql(`
  fragment PastImport_bookImport on BookImport {
    id
    databaseId
    fileName
    state
    startedBy
    createdAt
    warnings {
      isSerious
    }
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

/** One earlier import, or a file waiting to be imported, with a link to its page. */
export function PastImport({ bookImport: ref }: { bookImport: FragmentType<typeof PastImport_bookImport> }) {
  const { databaseId, fileName, state, startedBy, createdAt, warnings, undone, counts } = readFragment(
    PastImport_bookImport,
    ref,
  );
  const isDone = state === "DONE" || state === "PARTLY_UNDONE" || state === "UNDONE";
  return (
    <PastImportRow
      path={`/admin/books/imports/${databaseId}`}
      title={fileName ?? `Impor ${databaseId}`}
      createdAt={createdAt}
      startedBy={startedBy}
      state={stateLabel(state, warnings)}
      undone={
        undone &&
        `${formatNumber(undone.books)} buku diurungkan` +
          (undone.keptBooks > 0 ? `, ${formatNumber(undone.keptBooks)} tetap` : "")
      }
    >
      {isDone &&
        `${formatNumber(counts.books)} buku · ${formatNumber(counts.copies)} eksemplar · ` +
          `${formatNumber(counts.refused)} ditolak` +
          (counts.copiesLeftOut > 0 ? ` · ${formatNumber(counts.copiesLeftOut)} eksemplar tidak masuk` : "")}
    </PastImportRow>
  );
}
