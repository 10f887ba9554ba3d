import { NotFoundError } from "../errors.js";

export function studentNotFound(): NotFoundError {
  return new NotFoundError("Siswa ini tidak ditemukan. Mungkin sudah dihapus.");
}
