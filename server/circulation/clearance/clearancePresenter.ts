import { z } from "zod";

import { namedKind, presentNamedKind } from "../../students/memberKinds/memberKindPresenter.js";
import type { IssuedLetters } from "./ClearanceEditingService.js";
import type { LetterRow } from "../clearanceLetters/letterReads.js";
import { verificationPath } from "./verificationPath.js";

const className = z.string().nullable().describe("The class on the day of the letter.");

/** A letter as REST returns it to librarians. */
export const letterResponse = z
  .object({
    id: z.int(),
    number: z.string().describe("As the letter carries it; without gaps within a year."),
    is_valid: z.boolean().describe("False once it is revoked."),
    student: z.object({ id: z.int(), nis: z.string(), name: z.string() }).describe("As on the day of the letter."),
    class_name: className,
    member_kind: namedKind.describe("On the day of the letter."),
    verification_path: z.string().describe("Where everybody who holds the letter sees whether it is valid."),
    issued_at: z.iso.datetime(),
    issued_by: z.string(),
    revoked_at: z.iso.datetime().nullable(),
    revoked_by: z.string().nullable(),
    revoke_reason: z.string().nullable(),
  })
  .meta({
    id: "ClearanceLetter",
    description: "That a student owed the library nothing on a day (Surat Bebas Pustaka).",
  });

/** What everybody who holds a letter may know of it, and nothing else. */
export const verificationResponse = z
  .object({
    number: z.string(),
    is_valid: z.boolean().describe("False once it is revoked."),
    student_name: z.string(),
    class_name: className,
    issued_at: z.iso.datetime(),
  })
  .meta({ id: "ClearanceVerification", description: "Whether a clearance letter is valid." });

export const refusedResponse = z.object({
  student: z.object({ id: z.int(), nis: z.string(), name: z.string(), class_name: z.string().nullable() }),
  checks: z
    .array(z.object({ code: z.string(), kind: z.literal("impossible"), message: z.string() }))
    .describe("What is on loan, lost or owed."),
});

export function presentLetter(letter: LetterRow): z.infer<typeof letterResponse> {
  return {
    id: letter.id,
    number: letter.number,
    is_valid: letter.isValid,
    student: { id: letter.studentId, nis: letter.nis, name: letter.studentName },
    class_name: letter.className,
    member_kind: presentNamedKind({ id: letter.memberKindId, name: letter.memberKind }),
    verification_path: verificationPath(letter),
    issued_at: letter.issuedAt.toISOString(),
    issued_by: letter.issuedBy,
    revoked_at: letter.revokedAt?.toISOString() ?? null,
    revoked_by: letter.revokedBy,
    revoke_reason: letter.revokeReason,
  };
}

export function presentVerification(letter: LetterRow): z.infer<typeof verificationResponse> {
  return {
    number: letter.number,
    is_valid: letter.isValid,
    student_name: letter.studentName,
    class_name: letter.className,
    issued_at: letter.issuedAt.toISOString(),
  };
}

export function presentIssued({ letters, refused }: IssuedLetters) {
  return {
    letters: letters.map(presentLetter),
    refused: refused.map(({ student: { id, nis, name, className: class_name }, checks }) => ({
      student: { id, nis, name, class_name },
      checks: checks.map(({ code, kind, message }) => ({ code, kind, message })),
    })),
  };
}
