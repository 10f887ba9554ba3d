import { parseRupiah } from "./bookInput";
import type { BookFormField, BookFormValues } from "./bookFormValues";

const MAX_PRICE = 2_000_000_000;
const MAX_COPIES = 1_000;

/** What is checked before a book is sent, by the names of the fields that are wrong; the server checks all of it. */
export function failedRules({ title, price, copies }: BookFormValues): Partial<Record<BookFormField, string>> {
  return {
    ...(title.trim() === "" && { title: "Judul wajib diisi." }),
    ...(!/^\s*(?:rp)?[\d.\s]*$/iu.test(price)
      ? { price: "Isi dengan angka, misalnya 79.000." }
      : (parseRupiah(price) ?? 0) > MAX_PRICE && { price: "Paling besar 2.000.000.000." }),
    ...(!(/^\s*\d{0,4}\s*$/u.test(copies) && Number(copies) <= MAX_COPIES) && {
      copies: "Isi dengan angka 0 sampai 1.000.",
    }),
  };
}
