import type { StockTakeItemRow } from "./stockTakeReads.js";

export function placeName(name: string | null, shelf: string | null): string | null {
  return name === null ? null : shelf === null ? name : `${name}, ${shelf}`;
}

const BY_STATUS: Readonly<Record<string, string>> = {
  lost: "Tercatat hilang, padahal ada di sini. Statusnya dapat diperbaiki saat stock opname diakhiri.",
  repair: "Tercatat sedang diperbaiki, padahal ada di sini. Statusnya dapat diperbaiki saat stock opname diakhiri.",
  withdrawn: "Tercatat sudah ditarik dari koleksi. Pisahkan bukunya dari rak.",
};

/** What a scan is answered with, in one sentence or two. */
export function scanMessage(item: StockTakeItemRow, isRepeated: boolean): string {
  if (isRepeated) return `Sudah dipindai oleh ${item.foundBy ?? "petugas lain"}.`;
  switch (item.outcome) {
    case "unknown":
      return "Kode ini tidak dikenal. Kodenya dicatat di daftar; periksa label bukunya.";
    case "on_loan":
      return "Tercatat masih dipinjam, padahal ada di sini. Terima pengembaliannya di meja peminjaman.";
    case "status":
      return BY_STATUS[item.foundStatus ?? ""] ?? "Statusnya perlu diperbaiki.";
    case "elsewhere":
      return elsewhere(item);
    default:
      return found(item);
  }
}

function elsewhere({ locationName, locationShelf, callNumber }: StockTakeItemRow): string {
  const place = placeName(locationName, locationShelf);
  const where = place ?? (callNumber === null ? null : `rak ${callNumber}`);
  return where === null ? "Bukan bagian dari stock opname ini." : `Tempatnya di ${where}. Pisahkan untuk dikembalikan.`;
}

function found({ expected, status }: StockTakeItemRow): string {
  if (expected) return "Ditemukan di tempatnya.";
  return status === "available" || status === "reference_only"
    ? "Ada, dan baru dicatat setelah stock opname dimulai."
    : "Ditemukan. Sudah kembali sejak stock opname dimulai.";
}
