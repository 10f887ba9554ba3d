import type { CopyStatus, StockTakeAct, StockTakeItemList, StockTakeSkipReason, StockTakeState } from "../gql/graphql";
import type { PillTone } from "../ui/Pill";

export const stateLabels: Readonly<Record<StockTakeState, { text: string; tone: PillTone }>> = {
  PREPARING: { text: "Disiapkan", tone: "quiet" },
  OPEN: { text: "Berjalan", tone: "plain" },
  FINISHED: { text: "Selesai", tone: "good" },
  CANCELLED: { text: "Dibatalkan", tone: "quiet" },
};

export const statusLabels: Readonly<Record<CopyStatus, string>> = {
  AVAILABLE: "Tersedia",
  ON_LOAN: "Dipinjam",
  KEPT: "Disimpan",
  REPAIR: "Diperbaiki",
  REFERENCE_ONLY: "Hanya dibaca di tempat",
  LOST: "Hilang",
  WITHDRAWN: "Ditarik",
};

export const actLabels: Readonly<Record<StockTakeAct, string>> = {
  LOST: "Dicatat hilang",
  AVAILABLE: "Tersedia lagi",
  MOVED: "Lokasi dipindahkan",
  AVAILABLE_MOVED: "Tersedia lagi, lokasi dipindahkan",
};

export const skipLabels: Readonly<Record<StockTakeSkipReason, string>> = {
  DELETED: "Sudah dihapus",
  ON_LOAN: "Sedang dipinjam",
  KEPT: "Disimpan untuk reservasi",
  CHANGED: "Sudah berubah sejak stock opname",
  LOST_LOAN: "Ganti rugi belum selesai: terima di meja peminjaman",
};

interface ListLabel {
  readonly list: StockTakeItemList;
  /** In the address. */
  readonly key: string;
  readonly label: string;
  /** What an empty one says. */
  readonly empty: string;
}

/** The lists of a stock take, in the order in which they are worked through. */
export const itemLists: readonly ListLabel[] = [
  {
    list: "MISSING",
    key: "missing",
    label: "Belum ditemukan",
    empty: "Semua eksemplar di bagian ini sudah ditemukan.",
  },
  {
    list: "STATUS",
    key: "status",
    label: "Status perlu diperbaiki",
    empty: "Belum ada buku di rak yang tercatat hilang, diperbaiki, atau ditarik.",
  },
  { list: "ELSEWHERE", key: "elsewhere", label: "Salah tempat", empty: "Belum ada buku yang salah tempat." },
  {
    list: "ON_LOAN",
    key: "on_loan",
    label: "Tercatat dipinjam",
    empty: "Belum ada buku di rak yang tercatat masih dipinjam.",
  },
  { list: "UNKNOWN", key: "unknown", label: "Kode tidak dikenal", empty: "Semua kode yang dipindai dikenal." },
  { list: "FOUND", key: "found", label: "Ditemukan", empty: "Pindai buku pertama, lalu bukunya tampil di sini." },
  {
    list: "AWAY",
    key: "away",
    label: "Memang tidak di rak",
    empty: "Saat dimulai tidak ada yang dipinjam, hilang, diperbaiki, atau ditarik.",
  },
  { list: "DONE", key: "done", label: "Sudah diterapkan", empty: "Belum ada perubahan yang diterapkan." },
  { list: "SKIPPED", key: "skipped", label: "Dilewati", empty: "Tidak ada yang dilewati." },
];

export function stockTakeHref(databaseId: number, list?: string): string {
  return `/admin/stock-takes/${databaseId}${list === undefined ? "" : `?list=${list}`}`;
}
