import { NotFoundError } from "../../errors.js";

export function fineNotFound(): NotFoundError {
  return new NotFoundError("Denda tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
}

export function ledgerEntryNotFound(): NotFoundError {
  return new NotFoundError("Catatan denda ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
}

export function receiptNotFound(): NotFoundError {
  return new NotFoundError("Kuitansi tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
}
