import { Download } from "lucide-react";
import { Link } from "react-router-dom";
import { formatNumber } from "../../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { Figures } from "../../../../importing/Figures";
import { ProgressBar } from "../../../../importing/ProgressBar";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { ResultHeading } from "../../../../importing/ResultHeading";
import { ImportedCodes } from "./ImportedCodes";
import { StoppedStudentImport } from "./StoppedStudentImport";
import { studentImportFigures } from "../studentImportFigures";
import { stateLabel } from "../studentImportLabels";
import { StudentImportBalance } from "./StudentImportBalance";
import { StudentImportRows } from "./StudentImportRows";
import { StudentImportStatus_studentImport } from "../studentImportStatus";
import { UndoStudentImport } from "./UndoStudentImport";

/** What was imported, what was not and why, the codes of the new students, and the undo. */
export function StudentResultStep({
  studentImport: ref,
}: {
  studentImport: FragmentType<typeof StudentImportStatus_studentImport>;
}) {
  const row = readFragment(StudentImportStatus_studentImport, ref);
  const { id, databaseId, state, isStopped, counts, progress, rowsKept, undoRefusal, leftOutUrl } = row;
  const isThere = state === "DONE" || state === "PARTLY_UNDONE";
  return (
    <>
      <ResultHeading isUndone={state === "UNDONE"} state={stateLabel(row)} />
      {counts.undone + counts.kept > 0 && (
        <p className="mt-2 max-w-prose text-pretty tabular-nums">
          {formatNumber(counts.undone)} anggota diurungkan.
          {counts.kept > 0 && ` ${formatNumber(counts.kept)} tetap ada; alasannya di daftar di bawah.`}
        </p>
      )}
      {isStopped && (
        <div className="mt-4">
          <StoppedStudentImport studentImport={ref} />
        </div>
      )}
      <Figures figures={studentImportFigures(counts)} />
      <StudentImportBalance studentImport={row} />
      {progress !== null && (
        <div className="mt-4 rounded-2xl border border-line bg-card p-5">
          <ProgressBar label="Mengurungkan impor" share={progress} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        {isThere && (
          <Link to="/admin/students" className={buttonStyle("filled", "compact")}>
            Lihat anggota
          </Link>
        )}
        {rowsKept && counts.leftOut > 0 && (
          <a href={leftOutUrl} download className={buttonStyle("outlined", "compact")}>
            <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Unduh baris yang tidak masuk (CSV)
          </a>
        )}
        {isThere && undoRefusal === null && <UndoStudentImport studentImport={ref} />}
        {isThere && undoRefusal !== null && <p className="basis-full text-sm text-muted text-pretty">{undoRefusal}</p>}
      </div>
      {rowsKept && counts.leftOut > 0 && (
        <p className="mt-2 max-w-prose text-sm text-muted text-pretty">
          Berkas itu berisi alasan setiap baris. Perbaiki barisnya, simpan, lalu impor lagi berkas itu.
        </p>
      )}
      {isThere && <ImportedCodes id={id} />}
      {rowsKept ? (
        <StudentImportRows id={id} databaseId={databaseId} counts={counts} isOpen={false} />
      ) : (
        <p className="mt-6 text-sm text-muted">
          Baris impor disimpan 30 hari, lalu dihapus karena berisi data pribadi.
        </p>
      )}
    </>
  );
}
