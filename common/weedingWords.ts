/** Why a copy leaves the collection, and what becomes of it. */
export const WEEDING_REASONS = ["damaged", "outdated", "unwanted", "duplicate", "lost", "superseded", "other"] as const;
export type WeedingReason = (typeof WEEDING_REASONS)[number];

export const WEEDING_REASON_NAMES: Readonly<Record<WeedingReason, string>> = {
  damaged: "Rusak",
  outdated: "Usang",
  unwanted: "Tidak diminati",
  duplicate: "Ganda atau berlebih",
  lost: "Hilang",
  superseded: "Diganti edisi baru",
  other: "Alasan lain",
};

export const DISPOSALS = ["removed", "donated", "sold", "destroyed"] as const;
export type Disposal = (typeof DISPOSALS)[number];

export const DISPOSAL_NAMES: Readonly<Record<Disposal, string>> = {
  removed: "Dihapus dari daftar",
  donated: "Disumbangkan",
  sold: "Dijual",
  destroyed: "Dimusnahkan",
};

interface Weeded {
  readonly reason: WeedingReason;
  readonly reasonText: string | null;
}

/** The reason in words: one of the list, or somebody's own. */
export function weedingReasonText({ reason, reasonText }: Weeded): string {
  return reason === "other" && reasonText !== null ? reasonText : WEEDING_REASON_NAMES[reason];
}
