import { useState } from "react";
import { showMessage } from "../../../../app/messages/flashMessage";
import { formatNumber } from "../../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { failureMessage } from "../../../../importing/failureMessage";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { ConfirmSheet } from "../../../../ui/ConfirmSheet";
import { StudentImportStatus_studentImport } from "../studentImportStatus";
import { useStudentImportCommands } from "../useStudentImportCommands";

/** Takes back what nobody has used or changed of the import, after saying what that means. */
export function UndoStudentImport({
  studentImport: ref,
}: {
  studentImport: FragmentType<typeof StudentImportStatus_studentImport>;
}) {
  const { id, counts } = readFragment(StudentImportStatus_studentImport, ref);
  const { undoStudentImport, isBusy } = useStudentImportCommands();
  const [isConfirming, setIsConfirming] = useState(false);
  const undo = async () => {
    const error = failureMessage(await undoStudentImport(id));
    setIsConfirming(false);
    if (error !== null) showMessage(error, "error");
  };
  return (
    <>
      <button type="button" onClick={() => setIsConfirming(true)} className={buttonStyle("outlined", "compact")}>
        Urungkan impor ini
      </button>
      <ConfirmSheet
        title="Urungkan impor ini?"
        confirm="Urungkan"
        cancel="Kembali"
        busyText="Mengurungkan…"
        isBusy={isBusy}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void undo()}
      >
        <p>
          <strong className="text-ink tabular-nums">{formatNumber(counts.imported)} siswa baru</strong> dihapus berikut
          kode aktivasinya, dan <strong className="text-ink tabular-nums">{formatNumber(counts.updated)} siswa</strong>{" "}
          mendapat kembali data semula.
        </p>
        <p className="mt-3">
          Siswa yang sejak itu punya akun, peminjaman, atau kunjungan, dan data yang sudah diubah lagi, tetap ada.
          Daftarnya ditampilkan sesudahnya, dengan alasannya.
        </p>
      </ConfirmSheet>
    </>
  );
}
