import { z } from "zod";

/** A record's number in the database. */
export const recordId = z.int().min(1, "Isi dengan nomor.").max(2_147_483_647, "Isi dengan nomor.");

/** Unique ids of records; `duplicateMessage` is the error for a repeated one. */
export function recordIds(max: number, duplicateMessage: string) {
  return z
    .array(recordId)
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, duplicateMessage);
}

/** One line of text, its spaces tidied; never empty. */
export function line(maxLength: number) {
  return z
    .string()
    .overwrite((text) => text.replace(/\s+/gu, " ").trim())
    .min(1)
    .max(maxLength)
    .refine(isPlainText, "Ada karakter yang tidak dapat disimpan. Hapus atau ketik ulang bagian itu.");
}

/** As `line`, or null, which an empty text means too. */
export function optionalLine(maxLength: number) {
  return z
    .string()
    .overwrite((text) => text.replace(/\s+/gu, " ").trim())
    .max(maxLength)
    .refine(isPlainText, "Ada karakter yang tidak dapat disimpan. Hapus atau ketik ulang bagian itu.")
    .transform((text) => (text === "" ? null : text))
    .nullable();
}

export const emailInput = optionalLine(255).refine(
  (address) => address === null || z.email().safeParse(address).success,
  "Alamat email tidak valid. Contoh: nama@sekolah.sch.id",
);
export const phoneInput = optionalLine(40).refine(
  (number) => number === null || /^\+?[\d ().-]{5,40}$/.test(number),
  "Isi dengan nomor telepon. Contoh: 0812-3456-7890",
);

/** Paragraphs, or null, which an empty text means too. */
export function optionalText(maxLength: number) {
  return z
    .string()
    .overwrite((text) => text.replace(/\r\n?/gu, "\n").trim())
    .max(maxLength)
    .refine(isPlainText, "Ada karakter yang tidak dapat disimpan. Hapus atau ketik ulang bagian itu.")
    .transform((text) => (text === "" ? null : text))
    .nullable();
}

const INSTANT_MESSAGE = "Isi dengan tanggal dan jam dari tahun 1970 sampai 2099. Contoh: 21 Nov 2026 pukul 07.00";
const MIN_INSTANT = new Date("1970-01-01T00:00:00Z");
const MAX_INSTANT = new Date("2100-01-01T00:00:00Z");

/** An instant, as REST writes it or as GraphQL has read it; only years that both engines can store. */
export const instant = z
  .union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))], INSTANT_MESSAGE)
  .refine((given) => given >= MIN_INSTANT && given < MAX_INSTANT, INSTANT_MESSAGE);

const DAY_MESSAGE = "Isi dengan tanggal dari tahun 1900 sampai 2100. Contoh: 21 Nov 2026";

/** A day of the library's that a list or a loan may name: far from where days and instants end. */
export const libraryDay = z.iso
  .date({ error: DAY_MESSAGE, abort: true })
  .refine((day) => day >= "1900-01-01" && day < "2101-01-01", DAY_MESSAGE);

/** What narrows a list: null and an empty text are as good as nothing. */
export const given = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => (value === null || value === "" ? undefined : value));

/** Unpaired surrogates and control characters, which databases and pages cannot represent. */
function isPlainText(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the control signs are what it looks for
  return !/\p{Cs}/u.test(text) && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/u.test(text);
}

/** What an integer column holds, with room. */
export const MOST_RUPIAH = 2_000_000_000;
/** Whole rupiah. */
export const rupiah = z.int().min(0).max(MOST_RUPIAH);
