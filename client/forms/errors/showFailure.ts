import { showMessage } from "../../page/messages/flashMessage";
import type { OperationResult } from "../../apollo/operationResult";
import { failureText } from "./toFormErrors";

/** Says why an operation has failed, where there is no form. */
export function showFailure(result: OperationResult<unknown>): void {
  showMessage(failureText(result), "error");
}
