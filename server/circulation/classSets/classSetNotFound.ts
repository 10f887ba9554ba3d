import { NotFoundError } from "../../errors.js";

export function classSetNotFound(): NotFoundError {
  return new NotFoundError("Set kelas ini tidak ditemukan.");
}
