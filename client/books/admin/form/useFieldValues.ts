import { useRef, useState } from "react";
import type { BookFormField, BookFormValues } from "./values/bookFormValues";
import { parseRupiah } from "./values/bookInput";

const MAX_PRICE = 2_000_000_000;
const MAX_COPIES = 1_000;

/** What is checked before a book is sent, by the names of the fields that are wrong; the server checks all of it. */
function failedRules({ title, price, copies }: BookFormValues): Partial<Record<BookFormField, string>> {
  return {
    ...(title.trim() === "" && { title: "Judul wajib diisi." }),
    ...(!/^\s*(?:rp)?[\d.\s]*$/iu.test(price)
      ? { price: "Isi dengan angka. Contoh: 79.000" }
      : (parseRupiah(price) ?? 0) > MAX_PRICE && { price: "Maksimal 2.000.000.000." }),
    ...(!(/^\s*\d{0,4}\s*$/u.test(copies) && Number(copies) <= MAX_COPIES) && {
      copies: "Isi dengan angka 0 sampai 1.000.",
    }),
  };
}

export type FieldErrors = Partial<Record<BookFormField, string>>;

/** The values in a book's fields, and what is wrong with them. */
export function useFieldValues(initial: BookFormValues) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** What has been typed since the last rendering, too. */
  const latest = useRef(initial);
  const [api] = useState(() => {
    const replace = (next: BookFormValues) => {
      latest.current = next;
      setValues(next);
    };
    return {
      getValues: () => latest.current,
      /** Whoever changes a field has read what was wrong with it. */
      setValue: <Name extends BookFormField>(name: Name, value: BookFormValues[Name]) => {
        replace({ ...latest.current, [name]: value });
        setErrors(({ [name]: _read, ...others }) => others);
      },
      setError: (name: BookFormField, message: string) => setErrors((others) => ({ ...others, [name]: message })),
      /** Checks the fields before they are sent, and returns the names of those that are wrong. */
      validate: () => {
        const failed = failedRules(latest.current);
        setErrors(failed);
        return Object.keys(failed);
      },
      reset: (next: BookFormValues) => {
        replace(next);
        setErrors({});
      },
    };
  });
  return { values, errors, ...api };
}
