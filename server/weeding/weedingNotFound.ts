import { NotFoundError } from "../errors.js";

export function weedingNotFound(): NotFoundError {
  return new NotFoundError("Penyiangan ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
}
