import type { OperationResult } from "../apollo/operationResult";
import { formTrouble } from "../forms/formTrouble";
import type { FormTrouble } from "../forms/useFormTrouble";

/** What a form of one's own page says of a call that failed. A session that ended meanwhile costs nothing that was typed. */
export function accountTrouble(result: OperationResult<unknown>): FormTrouble {
  if (result.statusCode !== 401 || result.errors.length > 0) return formTrouble(result);
  return { text: "Sesi Anda sudah berakhir. Login lagi di tab baru, lalu ulangi di sini: isian Anda tetap ada.", isSessionOver: true };
}
