import { NotFoundError } from "../../errors.js";

export function classSetNotFound(): NotFoundError {
  return new NotFoundError("Pinjaman kelas ini tidak ditemukan. Muat ulang daftarnya.");
}
