import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { BackupWarning } from "../gql/graphql";
import { buttonStyle } from "../ui/buttonStyle";
import { SetupNotice } from "../admin/SetupNotice";

export const BackupNotice_backupInfo = graphql(`
  fragment BackupNotice_backupInfo on BackupInfo {
    warning
    newestGood {
      id
    }
  }
`);

const TITLES: Readonly<Record<BackupWarning, string>> = {
  OLD: "Cadangan terakhir sudah lebih dari dua hari",
  UNWRITABLE: "Cadangan tidak dapat disimpan",
};

/** Warns that the newest data has no backup to be restored from. This notice cannot be dismissed. */
export function BackupNotice({ info: ref }: { info: FragmentType<typeof BackupNotice_backupInfo> }) {
  const { warning, newestGood } = readFragment(BackupNotice_backupInfo, ref);
  if (!warning) return null;
  return (
    <SetupNotice
      id="cadangan-lama"
      title={warning === "OLD" && !newestGood ? "Perpustakaan ini belum punya cadangan" : TITLES[warning]}
      text="Jika komputer server rusak, data terbaru tidak dapat dipulihkan. Lihat penyebabnya di Pengaturan."
      tone="bg-card"
    >
      <Link to="/admin/settings#cadangan" className={buttonStyle("outlined", "compact")}>
        Periksa cadangan
      </Link>
    </SetupNotice>
  );
}
