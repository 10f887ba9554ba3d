import { useState } from "react";
import { Link } from "react-router-dom";
import type { OperationResult } from "../../../../apollo/operationResult";
import { formatNumber } from "../../../../format/formatNumber";
import { FormAlert } from "../../../../forms/errors/FormAlert";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { failureMessage } from "../../../../importing/failureMessage";
import { Figures } from "../../../../importing/Figures";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { studentImportFigures } from "../studentImportFigures";
import { StudentImportBalance } from "./StudentImportBalance";
import { StudentImportQuestions } from "./StudentImportQuestions";
import { StudentImportRows } from "./StudentImportRows";
import { StudentImportStatus_studentImport } from "../studentImportStatus";
import { useStudentImportCommands } from "../useStudentImportCommands";

const SUMMARY_STYLE =
  "flex flex-col items-start justify-between gap-4 rounded-2xl border border-line bg-card p-5 lg:flex-row " +
  "lg:items-center lg:gap-8";

/** What the import would do, row by row, before anything is written. */
export function StudentPreviewStep({
  studentImport: ref,
}: {
  studentImport: FragmentType<typeof StudentImportStatus_studentImport>;
}) {
  const status = readFragment(StudentImportStatus_studentImport, ref);
  const { id, databaseId, counts, reading } = status;
  const { previewStudentImport, startStudentImport, isPreviewing, isBusy } = useStudentImportCommands();
  /** What was asked for, until the rows are known anew. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState<string | null>(null);
  const hasNews = counts.imported + counts.updated > 0;
  const run = async (command: Promise<OperationResult<unknown>>) => {
    const result = await command;
    setError(failureMessage(result));
  };
  const setUpdating = async (updateExisting: boolean) => {
    setWanted(updateExisting);
    const result = await previewStudentImport({ id, updateExisting });
    setError(failureMessage(result));
    // On success the wish stays: the screen may show the updated cache a moment later.
    if (result.data === null) setWanted(null);
  };
  return (
    <>
      <FormAlert id="salah-pratinjau">{error}</FormAlert>
      <div className={SUMMARY_STYLE}>
        <div>
          <p className="max-w-prose text-pretty">
            <strong className="font-semibold tabular-nums">{formatNumber(counts.imported)} anggota baru</strong> akan
            ditambahkan dan{" "}
            <strong className="font-semibold tabular-nums">{formatNumber(counts.updated)} anggota</strong> diubah.{" "}
            {counts.leftOut > 0 && "Baris yang tidak masuk dapat diunduh, diperbaiki, lalu diimpor lagi."}
          </p>
          <label className="mt-2 flex min-h-10 cursor-pointer items-center gap-3 text-sm font-medium">
            <input
              type="checkbox"
              checked={wanted ?? reading.updateExisting}
              aria-disabled={isPreviewing || isBusy}
              onChange={({ target }) => {
                if (!isPreviewing && !isBusy) void setUpdating(target.checked);
              }}
              className="checkbox"
            />
            Perbarui data anggota yang sudah ada
          </label>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2.5">
          <Link
            to={`/admin/students/imports/${databaseId}?step=columns`}
            className={buttonStyle("outlined", "compact")}
          >
            Ubah kolom
          </Link>
          <button
            type="button"
            aria-disabled={isBusy || isPreviewing || !hasNews}
            onClick={() => {
              if (!isBusy && !isPreviewing && hasNews) void run(startStudentImport(id));
            }}
            className={`${buttonStyle("filled", "compact")} aria-disabled:cursor-default aria-disabled:opacity-70`}
          >
            {isPreviewing ? "Menghitung ulang…" : hasNews ? "Impor sekarang" : "Tidak ada data baru"}
          </button>
          <p role="status" className="sr-only">
            {isPreviewing ? "Menghitung ulang" : ""}
          </p>
        </div>
      </div>
      <StudentImportQuestions studentImport={status} onError={setError} />
      <Figures figures={studentImportFigures(counts)} />
      <StudentImportBalance studentImport={status} />
      <StudentImportRows id={id} databaseId={databaseId} counts={counts} isOpen />
    </>
  );
}
