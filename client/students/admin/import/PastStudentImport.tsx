import { formatNumber } from "../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { PastImportRow } from "../../../importing/past/PastImportRow";
import { stateLabel } from "./studentImportLabels";

export const PastStudentImport_studentImport = graphql(`
  fragment PastStudentImport_studentImport on StudentImport {
    id
    databaseId
    fileName
    state
    isStopped
    startedBy
    createdAt
    counts {
      imported
      updated
      refused
      undone
      kept
    }
  }
`);

/** One earlier import of students, or a file waiting to be imported. */
export function PastStudentImport({
  studentImport: ref,
}: {
  studentImport: FragmentType<typeof PastStudentImport_studentImport>;
}) {
  const row = readFragment(PastStudentImport_studentImport, ref);
  const { imported, updated, refused, undone, kept } = row.counts;
  const hasRun = row.state !== "DRAFT" && row.state !== "READY";
  return (
    <PastImportRow
      path={`/admin/students/imports/${row.databaseId}`}
      title={row.fileName ?? `Impor ${row.databaseId}`}
      createdAt={row.createdAt}
      startedBy={row.startedBy}
      state={stateLabel(row)}
      undone={
        undone + kept > 0 && `${formatNumber(undone)} diurungkan` + (kept > 0 ? `, ${formatNumber(kept)} tetap` : "")
      }
    >
      {hasRun &&
        `${formatNumber(imported)} anggota baru · ${formatNumber(updated)} diubah · ${formatNumber(refused)} ditolak`}
    </PastImportRow>
  );
}
