import { z } from "zod";

import { AUTHOR_ROLES } from "../../../common/authorRoles.js";

import { fullName } from "../../authorities/names/authorName.js";
import { AUTHOR_KINDS } from "../../authorities/records/Author.entity.js";
import { type FieldError, ValidationError } from "../../errors.js";
import { line, optionalLine, recordId, recordIds } from "../../platform/validation/fields.js";
import { exceptFields, mapFields } from "../../platform/fields/describedField.js";
import { parseInput, summaryOf } from "../../platform/validation/parseInput.js";
import { sentBook } from "../record/bookFields.js";
import { BOOK_LIMITS } from "../record/bookLimits.js";
import { itemCode, MAX_COPIES } from "../copies/itemCodes/itemCode.js";

const MAX_AUTHOR_LENGTH = 255;
const MAX_DELETED = 250;
const MAX_CHANGED = 250;

const namePart = {
  lastName: optionalLine(190).optional(),
  kind: z.enum(AUTHOR_KINDS).optional(),
  role: z.enum(AUTHOR_ROLES).optional(),
};

interface TypedName {
  readonly firstName?: string | undefined;
  readonly lastName?: string | null | undefined;
  readonly kind?: string | undefined;
}
const isNotTooLong = ({ firstName = "", lastName = null }: TypedName) =>
  fullName({ firstName, lastName }).length <= MAX_AUTHOR_LENGTH;
const TOO_LONG = { path: ["firstName"], message: `Nama lengkap maksimal ${MAX_AUTHOR_LENGTH} karakter.` };
const isNotDivided = ({ kind, lastName }: TypedName) => kind !== "organisation" || !lastName;
const DIVIDED = { path: ["lastName"], message: "Nama lembaga tidak dipecah: tulis seluruhnya sebagai nama depan." };

/** An author by name. */
export const authorNameInput = z
  .strictObject({ firstName: line(MAX_AUTHOR_LENGTH), ...namePart })
  .refine(isNotTooLong, TOO_LONG)
  .refine(isNotDivided, DIVIDED);

/** An author of the list, or one by name. */
const authorInput = z
  .strictObject({ id: recordId.optional(), firstName: line(MAX_AUTHOR_LENGTH).optional(), ...namePart })
  .refine(({ id, firstName }) => (id === undefined) !== (firstName === undefined), {
    path: ["firstName"],
    message: "Pilih dari daftar atau tulis namanya, salah satu saja.",
  })
  .refine(isNotTooLong, TOO_LONG)
  .refine(isNotDivided, DIVIDED);

const plain = mapFields(sentBook, ({ sent }) => sent.input.optional()) as unknown as {
  readonly [Name in keyof typeof sentBook]: z.ZodOptional<(typeof sentBook)[Name]["sent"]["input"]>;
};

/** What creating and changing a book share; `null` empties a field. */
const fields = {
  subtitle: plain.subtitle,
  authorIds: recordIds(BOOK_LIMITS.authors, "Seorang penulis disebut dua kali. Sebutkan satu kali saja.").nullish(),
  authors: z.array(authorInput).max(BOOK_LIMITS.authors).nullish(),
  isbn: plain.isbn,
  publisherId: recordId.nullish(),
  publisher: optionalLine(255).optional(),
  ...exceptFields(plain, "subtitle", "isbn", "callNumber", "description", "imageUrl", "price", "digitalFileAccess"),
  classificationId: recordId.nullish(),
  classification: z.strictObject({ code: line(100), name: optionalLine(255).optional() }).nullish(),
  callNumber: plain.callNumber,
  categoryId: recordId.nullish(),
  category: optionalLine(255).optional(),
  subjects: z.array(line(255)).max(BOOK_LIMITS.subjects).nullish(),
  description: plain.description,
  imageUrl: plain.imageUrl,
  locationId: recordId.nullish(),
  location: z.strictObject({ name: line(255), shelf: optionalLine(100).optional() }).nullish(),
  sourceId: recordId.nullish(),
  source: optionalLine(255).optional(),
  price: plain.price,
  digitalFileAccess: plain.digitalFileAccess,
} satisfies Readonly<Record<string, z.ZodType>>;

export const createBookInput = z.strictObject({
  title: line(500),
  ...fields,
  copies: z.int().min(0).max(MAX_COPIES).nullish(),
  itemCodes: z.array(itemCode).max(MAX_COPIES).nullish(),
  assignsInventoryCodes: z.boolean().nullish(),
});

export const updateBookInput = z.strictObject({
  title: line(500).optional(),
  ...fields,
  isDeleteImage: z.boolean().nullish(),
  expectedUpdatedAt: z.iso
    .datetime({ offset: true, error: "Isi dengan waktu seperti 2026-11-21T06:50:00Z." })
    .nullish(),
});

export const bulkDeleteBooksInput = z.strictObject({
  bookIds: bookIds(MAX_DELETED),
});

const { categoryId, category, locationId, location, sourceId, source, classificationId, classification } = fields;

/** What several books may be given at once: of each list the same record. */
export const bulkUpdateBooksInput = z
  .strictObject({
    bookIds: bookIds(MAX_CHANGED),
    categoryId,
    category,
    locationId,
    location,
    sourceId,
    source,
    classificationId,
    classification,
  })
  .refine(
    (changes: Readonly<Record<string, unknown>>) =>
      Object.entries(changes).some(([name, value]) => name !== "bookIds" && value !== undefined),
    {
      path: ["categoryId"],
      message: "Sebutkan apa yang diubah: kategori, lokasi, sumber perolehan, atau klasifikasi.",
    },
  );

function bookIds(max: number) {
  return recordIds(max, "Sebuah buku disebut dua kali. Sebutkan satu kali saja.").min(1);
}

/** What both commands may say of a book. */
export type BookChanges = Omit<z.output<typeof updateBookInput>, "isDeleteImage" | "expectedUpdatedAt">;

/** A record is chosen by its number or named, to be found or created. */
const ID_OR_NAME = [
  ["authorIds", "authors"],
  ["publisherId", "publisher"],
  ["classificationId", "classification"],
  ["categoryId", "category"],
  ["locationId", "location"],
  ["sourceId", "source"],
] as const;

/** As `parseInput`, and also reports fields where a record is given both by id and by name. */
export function parseBookInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const given = (typeof input === "object" && input !== null ? input : {}) as Readonly<Record<string, unknown>>;
  const bothGiven = ID_OR_NAME.flatMap(([idField, nameField]): FieldError[] =>
    (given[idField] ?? null) === null || (given[nameField] ?? null) === null
      ? []
      : [{ name: nameField, message: "Pilih dari daftar atau tulis namanya, salah satu saja." }],
  );
  let values: z.output<Schema>;
  try {
    values = parseInput(schema, input);
  } catch (error) {
    throw error instanceof ValidationError ? validationError([...error.fields, ...bothGiven]) : error;
  }
  if (bothGiven.length > 0) {
    throw validationError(bothGiven);
  }
  return values;
}

function validationError(fields: readonly FieldError[]): ValidationError {
  return new ValidationError(summaryOf(fields), fields);
}
