import { z } from "zod";

import { presenterOf, responseShape } from "../../platform/rest/shownFields.js";
import { memberKindFields } from "./memberKindFields.js";
import type { MemberKindRow } from "./memberKindReads.js";

/** A kind of member as REST returns it. */
export const memberKindResponse = z
  .object({ id: z.int(), ...responseShape(memberKindFields) })
  .meta({ id: "MemberKind", description: "A kind of member (jenis anggota): the list is the library's own." });

export const presentKindFields = presenterOf(memberKindFields);

export function presentMemberKind(kind: MemberKindRow): z.infer<typeof memberKindResponse> {
  return { id: kind.id, ...presentKindFields(kind) };
}

/** The kind of something, as REST names it there. */
export const namedKind = z.object({ id: z.int(), name: z.string() });
export const exampleKind = { id: 1, name: "Siswa" };

export function presentNamedKind({ id, name }: Pick<MemberKindRow, "id" | "name">): z.infer<typeof namedKind> {
  return { id, name };
}
