import type { OperationResult } from "../../apollo/operationResult";
import { toFormErrors } from "./toFormErrors";
import type { FormErrors } from "./useFormErrors";

/** Like `toFormErrors`, for forms that require a login: an expired session loses nothing that was typed. */
export function toSessionFormErrors(result: OperationResult<unknown>): FormErrors {
  if (result.statusCode !== 401 || result.errors.length > 0) return toFormErrors(result);
  return {
    text: "Sesi Anda sudah berakhir. Login lagi di tab baru, lalu ulangi di sini. Isian Anda tetap ada.",
    isSessionExpired: true,
  };
}
