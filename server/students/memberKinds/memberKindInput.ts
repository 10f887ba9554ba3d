import { z } from "zod";

import { memberKindFields } from "./memberKindFields.js";

const { name, numberName, membershipMonths, fee, attendsClasses, selfRegistration, position, active } =
  memberKindFields;

const described = <Schema extends z.ZodType>({ sent }: { sent: { input: Schema; says: string } }) =>
  sent.input.describe(sent.says);

export const createMemberKindInput = z.strictObject({
  name: described(name),
  numberName: described(numberName),
  membershipMonths: described(membershipMonths).optional(),
  fee: described(fee).nullish(),
  attendsClasses: described(attendsClasses).nullish(),
  selfRegistration: described(selfRegistration).nullish(),
  position: described(position).nullish(),
  active: described(active).nullish(),
});

/** A field that is omitted or null keeps its value; only `membershipMonths` of null is a membership without an end. */
export const updateMemberKindInput = createMemberKindInput.partial();

/** An id that does not exist is reported as not found, whatever its value is. */
export const deleteMemberKindInput = z.strictObject({ replacementId: z.int().nullish() });
