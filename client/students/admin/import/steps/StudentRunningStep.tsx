import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { ProgressBar } from "../../../../importing/ProgressBar";
import { StoppedStudentImport } from "./StoppedStudentImport";
import { StudentImportStatus_studentImport } from "../studentImportStatus";

/** An import that runs, or has stopped half-way: the page may be left. */
export function StudentRunningStep({
  studentImport: ref,
}: {
  studentImport: FragmentType<typeof StudentImportStatus_studentImport>;
}) {
  const { progress, counts, isStopped } = readFragment(StudentImportStatus_studentImport, ref);
  if (isStopped) return <StoppedStudentImport studentImport={ref} />;
  return (
    <div className="rounded-2xl border border-line bg-card p-5">
      <ProgressBar label="Menyimpan anggota" share={progress ?? 0} rows={counts.done} />
      <p className="mt-4 max-w-prose text-sm text-muted text-pretty">
        Halaman ini boleh ditutup; impor tetap berjalan. Setelah selesai, semuanya masih dapat diurungkan.
      </p>
    </div>
  );
}
