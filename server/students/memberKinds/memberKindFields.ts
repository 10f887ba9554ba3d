import { z } from "zod";

import type { SentField, ShownField } from "../../platform/fields/describedField.js";
import { line, rupiah } from "../../platform/validation/fields.js";

/** Ten years: whoever stays longer has a membership without an end. */
const MOST_MONTHS = 120;
/** All of them stand in one choice of a form. */
export const MAX_MEMBER_KINDS = 30;

const named = (maxLength: number) =>
  line(maxLength).refine((text) => text === "" || /[\p{L}\p{N}]/u.test(text), "Tulis dengan huruf atau angka.");

interface MemberKindField extends ShownField, SentField {
  readonly restSays: string;
  readonly example: string | number | boolean | null;
  readonly sent: { readonly input: z.ZodType; readonly says: string };
}

/** What a kind of member says of itself; its place is 1 for the first. */
export const memberKindFields = {
  name: {
    kind: "text",
    isNullable: false,
    says: "What such a member is called.",
    restSays: "What such a member is called; unique.",
    example: "Umum",
    sent: { input: named(60), says: "At most 60 characters; unique but for case, accents and punctuation." },
  },
  numberName: {
    kind: "text",
    isNullable: false,
    says: "What the member's number is called: `NIS`, `NIP`, `No. anggota`.",
    restSays: "What the member's number is called.",
    example: "No. anggota",
    sent: { input: named(30), says: "At most 30 characters." },
  },
  membershipMonths: {
    kind: "integer",
    isNullable: true,
    says: "How many months a new member's membership lasts; null for one without an end.",
    restSays: "How many months a new member's membership lasts; null for one without an end.",
    example: 12,
    sent: {
      input: z.int().min(1).max(MOST_MONTHS).nullable(),
      says: `1 to ${MOST_MONTHS}; null for a membership without an end.`,
    },
  },
  fee: {
    kind: "integer",
    isNullable: false,
    says: "What a registration costs, in whole rupiah. It is shown and not charged.",
    restSays: "What a registration costs, in whole rupiah. It is shown and not charged.",
    example: 25_000,
    sent: { input: rupiah, says: "Whole rupiah; 0 for a registration that is free." },
  },
  attendsClasses: {
    kind: "boolean",
    isNullable: false,
    says: "Whether such members have a class, move up with it and count as pupils of the school.",
    restSays: "Whether such members have a class, move up with it and count as pupils of the school.",
    example: false,
    sent: { input: z.boolean(), says: "Whether they have a class and move up with it." },
  },
  selfRegistration: {
    kind: "boolean",
    isNullable: false,
    says: "Whether somebody may ask at `/register` to become one, which the desk decides.",
    restSays: "Whether somebody may ask by themselves to become one, which the desk decides.",
    example: false,
    sent: { input: z.boolean(), says: "Whether somebody may ask by themselves to become one; no unless given." },
  },
  position: {
    kind: "integer",
    isNullable: false,
    says: "Its place in the library's order, 1 for the first. The first active one is the default.",
    restSays: "Its place, 1 for the first. The first active one is the default.",
    example: 4,
    sent: { input: z.int().min(1), says: "Its place; a number behind the last one means the end." },
  },
  active: {
    kind: "boolean",
    isNullable: false,
    says: "Whether it is offered for new members.",
    restSays: "Whether it is offered for new members.",
    example: true,
    sent: { input: z.boolean(), says: "Whether it is offered for new members; the last active one stays active." },
  },
} as const satisfies Readonly<Record<string, MemberKindField>>;
