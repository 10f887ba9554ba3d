import { DatabaseBackup, FileDown } from "lucide-react";
import { useState } from "react";
import { FormSection } from "../../admin/form/FormSection";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { RecordHistoryLink } from "../../admin/history/RecordHistoryLink";
import { formatDateTime } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { BackupsSection_BackupInfoFragment } from "../../gql/graphql";
import { buttonStyle } from "../../ui/buttonStyle";
import { Pill } from "../../ui/Pill";
import { backupSize, folderRoom } from "./backupText";
import { BackupList } from "./BackupList";
import { DownloadBackupSheet } from "./DownloadBackupSheet";
import { ExportAllSheet } from "./ExportAllSheet";
import { useBackups } from "./useBackups";

export const BackupsSection_backupInfo = graphql(`
  fragment BackupsSection_backupInfo on BackupInfo {
    nightlyAt
    warning
    isRunning
    folder {
      path
      problem
      freeBytes
    }
    copyFolder {
      path
      problem
      freeBytes
    }
    newestGood {
      id
      startedAt
      bytes
    }
    backups {
      id
      state
      problem
      startedAt
      ...BackupList_backup
    }
  }
`);

type Info = BackupsSection_BackupInfoFragment;

/** Whether the library could be brought back, since when, and how. */
export function BackupsSection({ info: ref }: { info: FragmentType<typeof BackupsSection_backupInfo> }) {
  const info = readFragment(BackupsSection_backupInfo, ref);
  const timeZone = useLibraryTimeZone();
  const [downloaded, setDownloaded] = useState<{ id: string; label: string } | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const { newestGood, warning, backups } = info;
  const failed = backups.find(({ state }) => state === "FAILED");
  const { startBackup, isBusy } = useBackups(info.isRunning, failed !== undefined);
  return (
    <FormSection
      id="cadangan"
      title="Cadangan"
      aside={
        <Pill tone={warning ? "wrong" : newestGood ? "good" : "quiet"}>
          {newestGood ? `Terakhir ${formatDateTime(newestGood.startedAt, timeZone)}` : "Belum ada cadangan"}
        </Pill>
      }
    >
      <p className="-mt-2 max-w-prose text-sm text-muted text-pretty">
        {info.nightlyAt === null
          ? "Cadangan otomatis dimatikan (BACKUP_AT=off)."
          : `Seluruh data perpustakaan dicadangkan otomatis setiap hari pukul ${info.nightlyAt.replace(":", ".")}, atau setelah komputer ini menyala. Cadangan terbaru dari 7 hari, 4 minggu, dan 12 bulan disimpan.`}
      </p>
      <Folders info={info} />
      {failed && (
        <p
          role="alert"
          className="mt-4 max-w-prose rounded-xl bg-bata-soft px-4 py-3 text-sm text-pretty wrap-anywhere"
        >
          <b className="block font-semibold text-bata">
            Cadangan {formatDateTime(failed.startedAt, timeZone)} tidak jadi dibuat
          </b>
          {failed.problem}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <button
          type="button"
          onClick={() => void startBackup()}
          aria-disabled={isBusy}
          className={`needs-script aria-disabled:cursor-default aria-disabled:opacity-70 ${buttonStyle("outlined", "compact")}`}
        >
          <DatabaseBackup aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {isBusy ? "Sedang mencadangkan…" : "Cadangkan sekarang"}
        </button>
        <button
          type="button"
          onClick={() => setIsExporting(true)}
          className={`needs-script ${buttonStyle("quiet", "compact")}`}
        >
          <FileDown aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Unduh semua data (CSV)
        </button>
        <RecordHistoryLink type="backup" />
        <span role="status" className="sr-only">
          {isBusy ? "Cadangan sedang dibuat." : newestGood && `Cadangan terakhir: ${backupSize(newestGood.bytes)}.`}
        </span>
      </div>
      <BackupList backups={backups} hasCopies={info.copyFolder !== null} onDownload={setDownloaded} />
      <Restoring />
      {isExporting && <ExportAllSheet onClose={() => setIsExporting(false)} />}
      {downloaded && <DownloadBackupSheet {...downloaded} onClose={() => setDownloaded(null)} />}
    </FormSection>
  );
}

/** Where they are, and whether a broken disk would take them along. */
function Folders({ info: { folder, copyFolder } }: { info: Info }) {
  return (
    <dl className="mt-4 grid max-w-2xl gap-x-5 gap-y-3 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Folder label="Folder cadangan" folder={folder} />
      {copyFolder ? (
        <Folder label="Salinan kedua" folder={copyFolder} />
      ) : (
        <div className="sm:contents">
          <dt className="font-semibold">Salinan kedua</dt>
          <dd className="text-muted text-pretty">
            Belum ada. Jika disk komputer ini rusak, cadangannya ikut hilang. Minta pengelola server mengisi
            BACKUP_COPY_DIR dengan folder di disk lain (contoh: disk USB).
          </dd>
        </div>
      )}
    </dl>
  );
}

function Folder({ label, folder }: { label: string; folder: Info["folder"] }) {
  return (
    <div className="sm:contents">
      <dt className="font-semibold">{label}</dt>
      <dd className="wrap-anywhere">
        {folder.problem ?? (
          <>
            {folder.path}
            <span className="text-muted">
              {typeof folder.freeBytes === "number" && ` · ${folderRoom(folder.freeBytes)}`}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

function Restoring() {
  return (
    <details className="mt-4 max-w-prose text-sm">
      <summary className="inline-link flex min-h-11 w-fit cursor-pointer items-center font-semibold">
        Cara memulihkan
      </summary>
      <ol className="grid list-decimal gap-1 pl-5 text-pretty">
        <li>Hentikan server, di komputer tempat Aksara berjalan.</li>
        <li>
          Jalankan <code className="wrap-anywhere">npm run library -- restore BERKAS.zip --replace</code>. Data saat ini
          dicadangkan dulu, lalu diganti seluruhnya.
        </li>
        <li>Jalankan server lagi.</li>
      </ol>
      <p className="mt-2 text-muted text-pretty">
        Untuk memeriksa apakah sebuah berkas utuh:{" "}
        <code className="wrap-anywhere">npm run library -- check-backup BERKAS.zip</code>.
      </p>
    </details>
  );
}
