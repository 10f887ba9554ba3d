import { formatNumber } from "../../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { UndoButton } from "../../../../importing/UndoButton";
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
  return (
    <UndoButton undo={() => undoStudentImport(id)} isBusy={isBusy}>
      <p>
        <strong className="text-ink tabular-nums">{formatNumber(counts.imported)} anggota baru</strong> dihapus berikut
        kode aktivasinya, dan <strong className="text-ink tabular-nums">{formatNumber(counts.updated)} anggota</strong>{" "}
        memakai lagi data semula.
      </p>
      <p className="mt-3">
        Anggota yang sejak itu punya akun, peminjaman, atau kunjungan, dan data yang sudah diubah lagi, tetap ada.
        Daftarnya ditampilkan setelah selesai, dengan alasannya.
      </p>
    </UndoButton>
  );
}
