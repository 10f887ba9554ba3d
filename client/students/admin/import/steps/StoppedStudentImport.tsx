import { useState } from "react";
import { formatNumber } from "../../../../format/formatNumber";
import { FormAlert } from "../../../../forms/errors/FormAlert";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { failureMessage } from "../../../../importing/failureMessage";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { Notice } from "../../../../ui/Notice";
import { StudentImportStatus_studentImport } from "../studentImportStatus";
import { UndoStudentImport } from "./UndoStudentImport";
import { useStudentImportCommands } from "../useStudentImportCommands";

/** An import that a fault of the server has stopped: it goes on after the last written row, or is undone. */
export function StoppedStudentImport({
  studentImport: ref,
}: {
  studentImport: FragmentType<typeof StudentImportStatus_studentImport>;
}) {
  const { id, state, counts, undoRefusal } = readFragment(StudentImportStatus_studentImport, ref);
  const { startStudentImport, undoStudentImport, isBusy } = useStudentImportCommands();
  const [error, setError] = useState<string | null>(null);
  const wasUndoing = state === "UNDOING";
  const goOn = async () => {
    if (!isBusy) setError(failureMessage(await (wasUndoing ? undoStudentImport(id) : startStudentImport(id))));
  };
  return (
    <>
      <FormAlert id="salah-lanjut">{error}</FormAlert>
      <Notice
        title={wasUndoing ? "Pembatalan impor terhenti di tengah jalan" : "Impor terhenti di tengah jalan"}
        actions={
          <>
            {!wasUndoing && undoRefusal === null && <UndoStudentImport studentImport={ref} />}
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => void goOn()}
              className={buttonStyle("filled", "compact")}
            >
              Lanjutkan
            </button>
          </>
        }
      >
        {wasUndoing
          ? `${formatNumber(counts.undone)} baris sudah diurungkan. Lanjutkan untuk mengurungkan sisanya.`
          : `${formatNumber(counts.done)} dari ${formatNumber(counts.rows)} baris sudah tersimpan. ` +
            "Lanjutkan untuk menyimpan sisanya, atau urungkan baris yang sudah tersimpan."}
      </Notice>
    </>
  );
}
