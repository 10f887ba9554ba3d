import { NotFoundError } from "../../errors.js";

export function letterNotFound(): NotFoundError {
  return new NotFoundError("Surat ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
}
