import { hyphenateIsbn, parseIsbn } from "./isbn.js";

/** What a typed ISBN is, with warnings; it never refuses a value. */
export type IsbnAdvice =
  | { readonly kind: "valid"; readonly isbn13: string; readonly hyphenated: string; readonly message: null }
  | {
      readonly kind: "wrongCheckDigit" | "notIsbn" | "serial" | "rounded";
      readonly isbn13: null;
      readonly hyphenated: null;
      readonly message: string;
    };

const MESSAGES = {
  wrongCheckDigit: "ISBN tidak valid (digit cek salah). Bandingkan sekali lagi dengan bukunya.",
  serial: "Ini nomor majalah (ISSN), bukan ISBN.",
  rounded: "Angka ISBN ini sudah dibulatkan Excel. Tulis lagi dari bukunya.",
} as const;

export function isbnAdvice(typed: string): IsbnAdvice {
  const parsed = parseIsbn(typed);
  if (parsed.kind === "valid") {
    const { isbn13 } = parsed;
    return { kind: "valid", isbn13, hyphenated: hyphenateIsbn(isbn13), message: null };
  }
  const digits = typed.replace(/[^\dXx]/gu, "").length;
  if (parsed.kind === "wrong" && digits !== 10 && digits !== 13) {
    return {
      kind: "notIsbn",
      isbn13: null,
      hyphenated: null,
      message: `ISBN terdiri atas 10 atau 13 angka; di sini ada ${digits}. Bandingkan sekali lagi dengan bukunya.`,
    };
  }
  const kind = parsed.kind === "wrong" ? "wrongCheckDigit" : parsed.kind;
  return { kind, isbn13: null, hyphenated: null, message: MESSAGES[kind] };
}
