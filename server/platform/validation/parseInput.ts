import type { z } from "zod";

import { type FieldError, ValidationError } from "../../errors.js";

/**
 * Validates a caller's input. Every service does this itself after its permission check, so that REST and GraphQL
 * have the same rules.
 * @throws ValidationError with all invalid and unknown fields.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: indonesianMessage });
  if (result.success) {
    return result.data;
  }
  const fields = result.error.issues.flatMap(toFieldErrors);
  throw new ValidationError(summaryOf(fields), fields);
}

/** A summary: the field's own message if only one is invalid. */
export function summaryOf(fields: readonly FieldError[]): string {
  const [first] = fields;
  return fields.length === 1 && first ? first.message : `Ada ${fields.length} isian yang perlu diperbaiki.`;
}

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const place = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ name: [...place, key].join("."), message: "Isian ini tidak dikenal." }));
  }
  return [{ name: place.join(".") || "input", message: issue.message }];
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "teks",
  number: "angka",
  int: "bilangan bulat",
  boolean: "true atau false",
  array: "daftar",
  object: "objek",
};

const INVALID = "Isian ini tidak valid. Periksa lagi.";

/** Words for what zod finds; a schema's own message wins. */
function indonesianMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? "Wajib diisi."
        : `Isi dengan ${TYPE_NAMES[issue.expected] ?? issue.expected}.`;
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_value":
      return `Pilih salah satu: ${issue.values.map(String).join(", ")}.`;
    case "invalid_format":
      return issue.format === "email" ? "Alamat email tidak valid. Contoh: nama@sekolah.sch.id" : INVALID;
    default:
      return INVALID;
  }
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === "string") {
    return Number(minimum) === 1 ? "Wajib diisi." : `Minimal ${minimum} karakter.`;
  }
  if (origin === "array" || origin === "set") {
    return `Minimal ${minimum} data.`;
  }
  return inclusive === false ? `Harus lebih dari ${minimum}.` : `Minimal ${minimum}.`;
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === "string") {
    return `Maksimal ${maximum} karakter.`;
  }
  if (origin === "array" || origin === "set") {
    return `Maksimal ${maximum} data.`;
  }
  return inclusive === false ? `Harus kurang dari ${maximum}.` : `Maksimal ${maximum}.`;
}
