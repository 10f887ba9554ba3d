import type { ConfirmAsk } from "./Answer";

/** By the code of the check: why a library usually makes the exception. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  cleared: ["Masih perlu untuk ujian", "Tidak jadi pindah"],
  suspended: ["Ada surat keterangan", "Perlu untuk ujian"],
  reference_only: ["Dibahas di kelas hari ini", "Difotokopi sebentar"],
  kept: ["Pemesannya sudah setuju", "Pemesannya tidak masuk"],
  waited_for: ["Dibahas di kelas hari ini", "Dikembalikan hari ini"],
  same_title: ["Untuk kerja kelompok", "Buku pertamanya rusak"],
  limit: ["Untuk lomba atau tugas", "Buku lain segera dikembalikan"],
  has_overdue: ["Buku tertinggal di rumah", "Dikembalikan besok"],
  lost_unsettled: ["Penggantinya sedang dicari", "Diganti pekan ini"],
  debt: ["Dibayar pekan ini", "Perlu untuk ujian"],
  not_in_class: ["Ikut pelajaran kelas ini", "Baru pindah ke kelas ini"],
};

/** The reasons offered for these exceptions: those of the first code that has some, and one that always fits. */
export function usualReasons(exceptions: readonly string[]): readonly string[] {
  return [...(exceptions.map((code) => REASONS[code]).find(Boolean) ?? []), "Izin guru"];
}

/** Whether the copy is still with somebody else. */
export function isOut({ request, codes }: ConfirmAsk): boolean {
  return request.kind !== "renew" && codes.includes("on_loan");
}

/** What is done once it is confirmed. */
export function actText(ask: ConfirmAsk): string {
  if (isOut(ask)) return "Kembalikan dan pinjamkan";
  return ask.request.kind === "renew" ? "Tetap perpanjang" : "Tetap pinjamkan";
}
