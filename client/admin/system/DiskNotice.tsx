import { Link } from "react-router-dom";
import { formatBytes } from "../../format/formatBytes";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { DiskContent } from "../../gql/graphql";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { SetupNotice } from "../SetupNotice";

export const DiskNotice_systemStatus = graphql(`
  fragment DiskNotice_systemStatus on SystemStatus {
    lowDisks {
      holds
      freeBytes
      totalBytes
    }
  }
`);

const TITLES: Readonly<Record<DiskContent, string>> = {
  DATA: "Disk server hampir penuh",
  BACKUPS: "Disk cadangan hampir penuh",
};
const CONSEQUENCES: Readonly<Record<DiskContent, string>> = {
  DATA: "Jika penuh, tidak ada yang dapat disimpan.",
  BACKUPS: "Jika penuh, cadangan baru tidak dapat dibuat.",
};

/** Says so before a disk is full, while there is time to make room. */
export function DiskNotice({ status: ref }: { status: FragmentType<typeof DiskNotice_systemStatus> }) {
  const { lowDisks } = readFragment(DiskNotice_systemStatus, ref);
  const seesBackups = useCan("BACKUPS_READ");
  return lowDisks.map(({ holds, freeBytes, totalBytes }) => (
    <SetupNotice
      key={holds}
      id={`disk-${holds.toLowerCase()}`}
      title={TITLES[holds]}
      text={
        `Sisa ${formatBytes(freeBytes)} dari ${formatBytes(totalBytes)}. ${CONSEQUENCES[holds]} ` +
        (seesBackups
          ? "Hapus berkas yang tidak diperlukan di komputer itu, atau pindahkan cadangan lama ke disk lain."
          : "Beri tahu admin perpustakaan.")
      }
      tone="bg-bata-soft"
    >
      {seesBackups && (
        <Link to="/admin/settings#cadangan" className={buttonStyle("outlined", "compact")}>
          Lihat cadangan
        </Link>
      )}
    </SetupNotice>
  ));
}
