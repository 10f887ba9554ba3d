import { NotFoundError } from "../../errors.js";

export function fineNotFound(): NotFoundError {
  return new NotFoundError("Denda tidak ditemukan.");
}

export function ledgerEntryNotFound(): NotFoundError {
  return new NotFoundError("Catatan denda ini tidak ditemukan.");
}

export function receiptNotFound(): NotFoundError {
  return new NotFoundError("Kuitansi tidak ditemukan.");
}
