import { formatNumber } from "../../format/formatNumber";
import type { StudentPromotionAction, StudentPromotionKeptReason } from "../../gql/graphql";
import type { Decision } from "./promotionPlan";

export const actionLabels: Readonly<Record<StudentPromotionAction, string>> = {
  PROMOTE: "Naik ke",
  STAY: "Tinggal kelas",
  GRADUATE: "Lulus",
  MOVE: "Pindah sekolah",
  SKIP: "Tidak diubah",
};

export const keptReasonLabels: Readonly<Record<StudentPromotionKeptReason, string>> = {
  DELETED: "Siswa ini sudah dihapus",
  STATUS: "Statusnya diubah setelah kenaikan",
  CLASS_NAME: "Kelasnya diubah setelah kenaikan",
  ACADEMIC_YEAR: "Tahun ajarannya diubah setelah kenaikan",
  EXPIRES_AT: "Masa berlakunya diubah setelah kenaikan",
};

export function decisionText({ action, targetClassName }: Decision): string {
  return action === "PROMOTE" ? `Naik ke ${targetClassName ?? ""}` : actionLabels[action];
}

export interface Counts {
  promoted: number;
  stayed: number;
  graduated: number;
  moved: number;
  held: number;
}

/** `34 naik · 2 tinggal kelas`, without what there is none of. */
export function countsText({ promoted, stayed, graduated, moved, held }: Counts): string {
  const parts = [
    [promoted, "naik"],
    [stayed, "tinggal kelas"],
    [graduated, "lulus"],
    [moved, "pindah"],
    [held, "tertahan karena pinjaman"],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, label]) => `${formatNumber(count)} ${label}`);
  return shown.length > 0 ? shown.join(" · ") : "tidak ada data yang berubah";
}

/** Where a school is about to go up twice. */
export function repeatWarning(alreadyInYear: number, academicYear: string): string {
  const pupils = formatNumber(alreadyInYear);
  return `${pupils} siswa yang naik sudah tercatat di tahun ajaran ${academicYear}. Pastikan kenaikan ini belum dijalankan.`;
}
