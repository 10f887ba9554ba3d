import { NotFoundError } from "../errors.js";

export function stockTakeNotFound(): NotFoundError {
  return new NotFoundError("Stock opname ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
}
