import { Download } from "lucide-react";
import { useState } from "react";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { formatDateTime } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { BackupList_BackupFragment } from "../../gql/graphql";
import { buttonStyle } from "../../ui/buttonStyle";
import { backupSize } from "./backupText";

const BackupList_backup = graphql(`
  fragment BackupList_backup on Backup {
    id
    state
    startedAt
    startedBy
    bytes
    copyState
    copyProblem
  }
`);

type Backup = BackupList_BackupFragment;

const FIRST_SHOWN = 5;
/** The server's name for itself, as who started an automatic backup. */
const BY_ITSELF = "sistem";
const ROW_STYLE =
  "hover-row flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 pr-2 pl-4 text-sm last:border-b-0";

interface BackupListProps {
  backups: readonly FragmentType<typeof BackupList_backup>[];
  hasCopies: boolean;
  onDownload: (backup: { id: string; label: string }) => void;
}

/** What could be restored, the newest first. */
export function BackupList({ backups: refs, hasCopies, onDownload }: BackupListProps) {
  const timeZone = useLibraryTimeZone();
  const [showsAll, setShowsAll] = useState(false);
  const backups = readFragment(BackupList_backup, refs).filter(({ state }) => state !== "FAILED");
  if (backups.length === 0) return null;
  const shown = showsAll ? backups : backups.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul aria-label="Cadangan" className="mt-4 max-w-2xl overflow-hidden rounded-xl border border-line">
        {shown.map((backup) => {
          const { id, state, startedAt, startedBy, bytes } = backup;
          const label = formatDateTime(startedAt, timeZone);
          return (
            <li key={id} className={ROW_STYLE}>
              <span className="grid min-w-0 flex-1 basis-36">
                <b className="font-semibold tabular-nums">{label}</b>
                <span className="text-muted text-pretty wrap-anywhere">
                  {state === "RUNNING" ? "Sedang dibuat…" : backupSize(bytes)}
                  {` · ${startedBy === BY_ITSELF ? "otomatis" : startedBy}`}
                  {state === "DONE" && hasCopies && ` · ${copyText(backup)}`}
                </span>
              </span>
              {state === "DONE" && (
                <button
                  type="button"
                  aria-label={`Unduh cadangan ${label}`}
                  onClick={() => onDownload({ id, label })}
                  className={`needs-script ${buttonStyle("quiet", "compact")}`}
                >
                  <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
                  Unduh
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {!showsAll && backups.length > FIRST_SHOWN && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className={`needs-script mt-2 ${buttonStyle("quiet", "compact")}`}
        >
          Tampilkan semua ({backups.length})
        </button>
      )}
    </>
  );
}

function copyText({ copyState, copyProblem }: Backup): string {
  if (copyState === "COPIED") return "disalin ke disk kedua";
  if (copyState === "ABSENT") return "tanpa salinan kedua: disknya belum tersambung";
  return copyProblem ?? "tanpa salinan kedua";
}
