import { useEffect } from "react";
import { FormAlert } from "./FormAlert";
import type { FormErrors } from "./useFormErrors";

/** Errors of a form that requires a login. */
export function SessionAlert({ id, formErrors }: { id: string; formErrors: FormErrors }) {
  const { text, isSessionExpired } = formErrors;
  useEffect(() => {
    // On a phone the alert may be scrolled out of view when the submit button is pressed.
    if (formErrors.text) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id, formErrors]);
  return (
    <FormAlert id={id}>
      {isSessionExpired ? (
        <>
          {text}
          <a
            href="/login"
            target="_blank"
            rel="noopener"
            className="mt-1 block w-fit py-0.5 font-semibold underline underline-offset-4"
          >
            Login di tab baru
          </a>
        </>
      ) : (
        text
      )}
    </FormAlert>
  );
}
