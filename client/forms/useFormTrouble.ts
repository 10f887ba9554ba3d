import { type RefObject, useEffect, useRef, useState } from "react";

export interface FormTrouble {
  /** Why the whole form was refused. */
  text?: string | undefined;
  /** What is wrong with single fields, by their `name`. */
  fields?: readonly { name: string; message: string }[];
  /** The fields it is about together, where no single one is wrong. */
  about?: readonly string[];
  /** The field to go on with. */
  next?: string;
  /** Nobody is logged in any more: another tab has logged out, or it was too long ago. */
  isSessionOver?: boolean;
}

interface FormTroubles {
  form: RefObject<HTMLFormElement | null>;
  trouble: FormTrouble;
  /** Replaces what was shown; the first wrong field gets the focus, and with it is read out. */
  show: (trouble: FormTrouble) => void;
  messageFor: (name: string) => string | undefined;
}

/** What a form has to say after it was sent; what people typed stays in its fields. */
export function useFormTrouble(): FormTroubles {
  const form = useRef<HTMLFormElement>(null);
  const [trouble, show] = useState<FormTrouble>({});
  const messageFor = (name: string) => trouble.fields?.find((field) => field.name === name)?.message;

  useEffect(() => {
    const wrong = new Set(trouble.next === undefined ? trouble.fields?.map(({ name }) => name) : [trouble.next]);
    for (const field of form.current?.elements ?? []) {
      if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && wrong.has(field.name)) {
        field.focus();
        field.select();
        return;
      }
    }
  }, [trouble]);

  return { form, trouble, show, messageFor };
}
