import { z } from "zod";

import { given, line, optionalText, recordId } from "../platform/validation/fields.js";
import { sentStudent } from "../students/studentFields.js";
import { REGISTRATION_STATES } from "./Registration.entity.js";

/** For doors, which know no entity. */
export const registrationStates = REGISTRATION_STATES;

const { nis, name, className, birthDate, phone, email, address, guardianName, guardianPhone, occupation, education } =
  sentStudent;

const emptyIsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? null : value), schema.nullish());

/** What a person says of themselves, by the rules by which the desk writes it down. */
export const createRegistrationInput = z.strictObject({
  requestKey: z
    .string()
    .regex(/^[\w-]{8,64}$/, "Muat ulang halaman, lalu isi lagi.")
    .describe("Made by the form: one that is sent again with it is the same registration."),
  memberKindId: recordId.describe("One of `selfRegistration.kinds`."),
  name: name.sent.input.describe(name.sent.says),
  nis: emptyIsNull(nis.sent.input).describe("The number that the person knows already, such as an NIS."),
  birthDate: birthDate.sent.input.describe(birthDate.sent.says),
  className: className.sent.input.optional().describe(`${className.sent.says} Kept of kinds with classes.`),
  phone: phone.sent.input.optional().describe(phone.sent.says),
  email: email.sent.input.optional().describe("E-mail; a code is mailed that confirms it."),
  address: address.sent.input.optional().describe(address.sent.says),
  guardianName: guardianName.sent.input.optional().describe(`${guardianName.sent.says} Required below 17 years.`),
  guardianPhone: guardianPhone.sent.input.optional().describe(`${guardianPhone.sent.says} Required below 17 years.`),
  occupation: occupation.sent.input.optional().describe(occupation.sent.says),
  education: education.sent.input.optional().describe(education.sent.says),
  agreed: z
    .boolean()
    .refine((agreed) => agreed, "Setujui dulu penggunaan data Anda untuk mendaftar.")
    .describe("That the person has agreed to what `/privacy` says; only true is taken."),
});

export const confirmRegistrationInput = z.strictObject({
  code: line(60).describe("As mailed; upper and lower case, hyphens and spaces do not count."),
});

export const acceptRegistrationInput = z.strictObject({
  nis: nis.sent.input.describe("The new member's number; unique."),
});

export const rejectRegistrationInput = z.strictObject({
  reason: optionalText(500)
    .refine((reason) => reason !== null, "Alasan wajib diisi; pendaftar membacanya.")
    .describe("Why, at most 500 characters; the person is told."),
});

export const registrationListInput = z.strictObject({ state: given(z.enum(REGISTRATION_STATES)) });
export type RegistrationListArgs = z.input<typeof registrationListInput>;
