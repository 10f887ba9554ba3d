import { makeVar } from "@apollo/client";

/** How many forms on screen hold what is not saved yet. */
export const unsavedForms = makeVar(0);

/** From here until the returned function is called, whoever leaves the screen is asked first. */
export function blockNavigation(): () => void {
  unsavedForms(unsavedForms() + 1);
  let isBlocking = true;
  return () => {
    if (isBlocking) unsavedForms(unsavedForms() - 1);
    isBlocking = false;
  };
}
