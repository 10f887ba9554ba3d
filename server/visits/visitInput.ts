import { z } from "zod";

import { libraryDay, optionalLine } from "../platform/validation/fields.js";
import { VISIT_KINDS } from "./Visit.entity.js";
import { type VisitPurpose, visitPurposes } from "./visitPurposes.js";

/** Who is visiting; exactly one of three forms. */
export type NewVisit =
  | { readonly kind: "student"; readonly nis: string; readonly purpose: VisitPurpose | null }
  | {
      readonly kind: "guest";
      readonly visitorName: string;
      readonly institution: string | null;
      readonly purpose: VisitPurpose | null;
    }
  | {
      readonly kind: "class";
      readonly className: string;
      readonly peopleCount: number;
      readonly purpose: VisitPurpose | null;
    };

const ONE_WAY_ERROR = "Pilih salah satu: NIS / No. anggota, nama tamu, atau nama kelas.";

export const recordVisitInput = z
  .strictObject({
    nis: optionalLine(40).optional(),
    visitorName: optionalLine(120).optional(),
    institution: optionalLine(120).optional(),
    className: optionalLine(100).optional(),
    peopleCount: z.int().min(1).max(100).nullable().optional(),
    purpose: z.enum(visitPurposes).nullable().optional(),
  })
  .transform((given, ctx): NewVisit => {
    const {
      nis = null,
      visitorName = null,
      institution = null,
      className = null,
      peopleCount = null,
      purpose = null,
    } = given;
    const addError = (name: keyof typeof given, message: string) =>
      ctx.addIssue({ code: "custom", path: [name], message });
    const givenWays = (["nis", "visitorName", "className"] as const).filter((name) => (given[name] ?? null) !== null);
    if (givenWays.length > 1) {
      givenWays.forEach((name) => addError(name, ONE_WAY_ERROR));
      return z.NEVER;
    }
    if (institution !== null && visitorName === null) {
      addError("institution", "Instansi hanya untuk tamu. Isi juga nama tamu.");
    }
    if (peopleCount !== null && className === null) {
      addError("peopleCount", "Jumlah orang hanya untuk kunjungan kelas. Isi juga nama kelas.");
    }
    if (nis !== null) {
      return { kind: "student", nis, purpose };
    }
    if (visitorName !== null) {
      return { kind: "guest", visitorName, institution, purpose };
    }
    if (className === null) {
      addError("nis", "Isi NIS / No. anggota, nama tamu, atau nama kelas.");
      return z.NEVER;
    }
    if (peopleCount === null) {
      addError("peopleCount", "Wajib diisi.");
      return z.NEVER;
    }
    return { kind: "class", className: withoutKelasPrefix(className), peopleCount, purpose };
  });

/** "Kelas X IPA 1" and "X IPA 1" are one class. */
export function withoutKelasPrefix(className: string): string {
  return className.replace(/^kelas\s+(?=\S)/iu, "");
}

/** A field that is not given stays. */
export const updateVisitInput = z.strictObject({
  visitorName: optionalLine(120).optional(),
  institution: optionalLine(120).optional(),
  className: optionalLine(100).optional(),
  peopleCount: z.int().min(1).max(100).nullable().optional(),
  purpose: z.enum(visitPurposes).nullable().optional(),
});

export const visitListInput = z
  .strictObject({
    from: libraryDay.nullish(),
    to: libraryDay.nullish(),
    kind: z.enum(VISIT_KINDS).nullable().optional(),
    className: optionalLine(100).optional(),
    purpose: z.enum(visitPurposes).nullable().optional(),
    search: z.string().max(200, "Pencarian maksimal 200 karakter.").nullable().optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    message: "Tanggal akhir tidak boleh sebelum tanggal awal.",
  });
