import { z } from "zod";

import { passwordError } from "../users/passwords/passwordRules.js";
import { newPasswordInput, usernameInput } from "../users/userInput.js";
import { line, recordIds } from "../platform/validation/fields.js";

/** A large class has fifty; more is a slip of the hand. */
export const MAX_CODES = 250;

export const activateAccountInput = z.strictObject({
  nis: line(40),
  code: line(40).describe("As printed; upper and lower case, hyphens and spaces do not count."),
  username: usernameInput.describe("3 to 60 letters, digits and . _ - @; upper and lower case are one."),
  password: newPasswordInput.describe(
    "8 to 128 signs of any kind; not among the most common, and without the library's name, the account's or the NIS.",
  ),
});

/** As `activateAccountInput`; the password rules that depend on nobody are checked together with the other fields. */
export function activationInputFor(libraryName: string) {
  const passwordErrorOf = (password: unknown) =>
    typeof password === "string" ? passwordError(password, { username: "", libraryName }) : null;
  const password = newPasswordInput.refine((given) => passwordErrorOf(given) === null, {
    error: ({ input }) => passwordErrorOf(input) ?? undefined,
  });
  return activateAccountInput.extend({ password });
}

export const createActivationCodeInput = z.strictObject({
  resetAccount: z
    .boolean()
    .optional()
    .describe(
      "True for a student who has an account and no way into it: the account is removed, and the code makes a new one.",
    ),
});

export const createActivationCodesInput = z
  .strictObject({
    className: line(100).optional().describe("Every active student of this class, however it is spelled."),
    studentIds: recordIds(MAX_CODES, "Seorang anggota disebut dua kali. Sebutkan satu kali saja.")
      .min(1)
      .optional()
      .describe(`1 to ${MAX_CODES} students, each once.`),
  })
  .refine(({ className, studentIds }) => (className === undefined) !== (studentIds === undefined), {
    path: ["className"],
    message: "Sebutkan kelas atau daftar anggota, salah satu saja.",
  });
