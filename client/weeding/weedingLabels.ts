import {
  type Disposal,
  DISPOSAL_NAMES,
  DISPOSALS,
  WEEDING_REASON_NAMES,
  WEEDING_REASONS,
  type WeedingReason as ReasonCode,
  weedingReasonText,
} from "../../common/weedingWords";
import type { WeedingDisposal, WeedingList, WeedingReason, WeedingSkip, WeedingState } from "../gql/graphql";
import type { PillTone } from "../ui/Pill";

export const stateLabels: Readonly<Record<WeedingState, { text: string; tone: PillTone }>> = {
  OPEN: { text: "Berjalan", tone: "plain" },
  FINISHED: { text: "Selesai", tone: "good" },
  CANCELLED: { text: "Dibatalkan", tone: "quiet" },
};

export const skipLabels: Readonly<Record<WeedingSkip, string>> = {
  DELETED: "Sudah dihapus",
  ON_LOAN: "Sedang dipinjam",
  RESERVED: "Ada reservasinya",
  WITHDRAWN: "Sudah ditarik sebelumnya",
  LOST_LOAN: "Ganti rugi belum selesai: terima di meja peminjaman",
  CHANGED: "Sudah diubah sejak ditarik",
};

export const reasonChoices = WEEDING_REASONS.map((code) => ({
  value: code.toUpperCase() as WeedingReason,
  text: WEEDING_REASON_NAMES[code],
}));
export const disposalChoices = DISPOSALS.map((code) => ({
  value: code.toUpperCase() as WeedingDisposal,
  text: DISPOSAL_NAMES[code],
}));

interface Fate {
  readonly reason: WeedingReason;
  readonly reasonText?: string | null;
  readonly disposal: WeedingDisposal;
}

export function reasonText({ reason, reasonText: own = null }: Fate): string {
  return weedingReasonText({ reason: reason.toLowerCase() as ReasonCode, reasonText: own });
}

export function disposalText({ disposal }: Fate): string {
  return DISPOSAL_NAMES[disposal.toLowerCase() as Disposal];
}

interface ListLabel {
  readonly list: WeedingList;
  /** In the address. */
  readonly key: string;
  readonly label: string;
  /** What an empty one says. */
  readonly empty: string;
}

export const itemLists: readonly ListLabel[] = [
  {
    list: "WAITING",
    key: "waiting",
    label: "Terkumpul",
    empty: "Belum ada yang dikumpulkan. Pindai buku di rak, atau pilih dari kandidat.",
  },
  {
    list: "WITHDRAWN",
    key: "withdrawn",
    label: "Ditarik",
    empty: "Belum ada yang ditarik. Eksemplar ditarik saat penyiangan diakhiri.",
  },
  { list: "SKIPPED", key: "skipped", label: "Dilewati", empty: "Tidak ada yang dilewati." },
];

export const WEEDINGS = "/admin/weeding";
export const WEEDINGS_CRUMB = { label: "Penyiangan", path: WEEDINGS };

export function weedingHref(databaseId: number, list?: string): string {
  return `${WEEDINGS}/${databaseId}${list === undefined ? "" : `?list=${list}`}`;
}
