import type { ChargeReason, FineStatus, LedgerEntryKind } from "../../gql/graphql";

export const chargeReasonLabels: Readonly<Record<ChargeReason, string>> = {
  LATE: "Terlambat",
  LOST: "Hilang",
  DAMAGED: "Rusak",
  MEMBERSHIP: "Biaya keanggotaan",
  OTHER: "Lainnya",
};

export const fineStatusLabels: Readonly<Record<FineStatus, string>> = {
  OPEN: "Belum lunas",
  SETTLED: "Lunas",
  REVERSED: "Dibatalkan",
};

export const entryLabels: Readonly<Record<LedgerEntryKind, string>> = {
  CHARGE: "Denda",
  PAYMENT: "Pembayaran",
  WAIVER: "Pembebasan",
  REPLACEMENT: "Ganti buku",
  REFUND: "Pengembalian uang",
  REVERSAL: "Pembatalan",
};

/** Whether an entry of this kind makes more owed, and not less. */
export function isOwed(kind: LedgerEntryKind): boolean {
  return kind === "CHARGE" || kind === "REFUND";
}

interface Described {
  readonly bookTitle?: string | null;
  readonly reason?: string | null;
  readonly chargeReason: ChargeReason;
}

/** What a fine is for, as a line of a list names it. */
export function fineTitle({ bookTitle, reason, chargeReason }: Described): string {
  return bookTitle ?? reason ?? chargeReasonLabels[chargeReason];
}

/** The rest of what is known of it. */
export function fineDetail({ bookTitle, reason, chargeReason }: Described): string {
  const isNamedByReason = !bookTitle && !!reason;
  return [chargeReasonLabels[chargeReason], isNamedByReason ? null : reason].filter(Boolean).join(" · ");
}

const WHOLE_RUPIAH = /^\d{1,9}$/u;

/** `3.000`, `Rp 3000` as 3000; null for what is no sum of money from `least` on. */
export function parseRupiah(typed: string, least = 1): number | null {
  const digits = typed.replace(/^\s*rp\.?/iu, "").replace(/[.\s]/gu, "");
  return WHOLE_RUPIAH.test(digits) && Number(digits) >= least ? Number(digits) : null;
}

export const NO_SUM = "Isi dengan jumlah rupiah. Contoh: 3000";
