import { makeVar } from "@apollo/client";

/** Number of mounted forms with unsaved changes. */
export const unsavedForms = makeVar(0);

/** Until the returned function is called, leaving the screen asks for confirmation. */
export function blockNavigation(): () => void {
  unsavedForms(unsavedForms() + 1);
  let isBlocking = true;
  return () => {
    if (isBlocking) unsavedForms(unsavedForms() - 1);
    isBlocking = false;
  };
}
