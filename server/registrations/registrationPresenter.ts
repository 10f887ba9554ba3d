import { z } from "zod";

import { registrationStates } from "./registrationInput.js";
import { DOUBLE_SIGNS, type LikelyDouble, type RegistrationRow } from "./registrationReads.js";

const optional = z.string().nullable();

/** A registration as REST returns it to the desk. */
export const registrationResponse = z
  .object({
    id: z.int(),
    state: z.enum(registrationStates),
    member_kind_id: z.int(),
    member_kind: z.string(),
    nis: optional.describe("The number that the person knows already."),
    name: z.string(),
    class_name: optional,
    birth_date: z.iso.date(),
    phone: optional,
    email: optional,
    address: optional,
    guardian_name: optional,
    guardian_phone: optional,
    occupation: optional,
    education: optional,
    email_confirmed_at: z.iso.datetime().nullable().describe("When the person has shown that the address is theirs."),
    created_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
    decided_by: optional.describe("Name of the librarian."),
    reason: optional.describe("Why it was rejected."),
    student_id: z.int().nullable().describe("The member that came of it."),
    doubles: z
      .array(z.object({ student_id: z.int(), nis: z.string(), name: z.string(), signs: z.array(z.enum(DOUBLE_SIGNS)) }))
      .describe("Members who may be the same person, and by what; of one that waits."),
  })
  .meta({ id: "Registration", description: "Somebody who asks to become a member (pendaftaran)." });

export function presentRegistration(
  row: RegistrationRow,
  doubles: readonly LikelyDouble[],
): z.infer<typeof registrationResponse> {
  return {
    id: row.id,
    state: row.state,
    member_kind_id: row.memberKindId,
    member_kind: row.memberKind,
    nis: row.nis,
    name: row.name,
    class_name: row.className,
    birth_date: row.birthDate,
    phone: row.phone,
    email: row.email,
    address: row.address,
    guardian_name: row.guardianName,
    guardian_phone: row.guardianPhone,
    occupation: row.occupation,
    education: row.education,
    email_confirmed_at: row.emailConfirmedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.deciderName,
    reason: row.reason,
    student_id: row.studentId,
    doubles: doubles.map(({ studentId, nis, name, signs }) => ({
      student_id: studentId,
      nis,
      name,
      signs: [...signs],
    })),
  };
}
