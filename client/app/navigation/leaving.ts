import { makeVar } from "@apollo/client";

/** How many forms on screen hold what is not saved yet. */
export const unsavedForms = makeVar(0);

/** From here until the returned function is called, whoever leaves the screen is asked first. */
export function holdScreen(): () => void {
  unsavedForms(unsavedForms() + 1);
  let isHeld = true;
  return () => {
    if (isHeld) unsavedForms(unsavedForms() - 1);
    isHeld = false;
  };
}
