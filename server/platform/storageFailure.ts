import { storageTrouble, type StorageTrouble } from "./database/databaseErrors.js";

interface StorageFailure {
  readonly status: 503 | 507;
  readonly code: "SERVICE_UNAVAILABLE" | "INSUFFICIENT_STORAGE";
  readonly message: string;
}

const UNAVAILABLE = { status: 503, code: "SERVICE_UNAVAILABLE" } as const;

const FAILURES: Readonly<Record<StorageTrouble, StorageFailure>> = {
  unreachable: { ...UNAVAILABLE, message: "Data sedang tidak dapat dibaca. Tunggu sebentar, lalu coba lagi." },
  readOnly: {
    ...UNAVAILABLE,
    message:
      "Data sedang hanya dapat dibaca, jadi perubahan ini tidak disimpan. Tunggu sebentar, lalu coba lagi. Jika tetap " +
      "begini, beri tahu pengelola server.",
  },
  full: {
    status: 507,
    code: "INSUFFICIENT_STORAGE",
    message:
      "Disk penuh, jadi perubahan ini tidak disimpan. Minta pengelola server mengosongkan ruang disk, lalu coba lagi.",
  },
  damaged: {
    ...UNAVAILABLE,
    message:
      "Sebagian data perpustakaan rusak dan tidak dapat dibaca. Beri tahu pengelola server: data perlu diperiksa, atau " +
      "dipulihkan dari cadangan.",
  },
};

/** What people are told while the data cannot be used, under the id by which it is logged; null for other failures. */
export function storageFailure(error: unknown, errorId: string): StorageFailure | null {
  const trouble = storageTrouble(error);
  if (trouble === null) {
    return null;
  }
  const failure = FAILURES[trouble];
  return { ...failure, message: `${failure.message} (kode ${errorId})` };
}
