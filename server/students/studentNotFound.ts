import { NotFoundError } from "../errors.js";

export function studentNotFound(): NotFoundError {
  return new NotFoundError("Anggota ini tidak ditemukan. Mungkin sudah dihapus.");
}
