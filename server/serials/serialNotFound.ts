import { NotFoundError } from "../errors.js";

export function serialNotFound(): NotFoundError {
  return new NotFoundError("Langganan ini tidak ditemukan. Mungkin sudah dihapus.");
}

export function issueNotFound(): NotFoundError {
  return new NotFoundError("Edisi ini tidak ditemukan. Mungkin jadwalnya sudah berubah. Muat ulang halamannya.");
}
