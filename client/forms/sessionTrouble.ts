import type { OperationResult } from "../apollo/operationResult";
import { formTrouble } from "./formTrouble";
import type { FormTrouble } from "./useFormTrouble";

/** What a form behind the login says of a call that failed. A session that ended meanwhile costs nothing that was typed. */
export function sessionTrouble(result: OperationResult<unknown>): FormTrouble {
  if (result.statusCode !== 401 || result.errors.length > 0) return formTrouble(result);
  return {
    text: "Sesi Anda sudah berakhir. Login lagi di tab baru, lalu ulangi di sini: isian Anda tetap ada.",
    isSessionOver: true,
  };
}
