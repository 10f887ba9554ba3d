import { z } from "zod";

import { emailInput, optionalLine, optionalText, phoneInput } from "../platform/validation/fields.js";
import { USERNAME } from "./username.js";

export const usernameInput = z
  .string()
  .trim()
  .regex(USERNAME, "Pakai 3 sampai 60 huruf, angka, titik, garis bawah, tanda hubung, atau @.");

/** The longest that is hashed, so that no request makes the server digest megabytes. */
const currentPassword = z.string().min(1).max(1_000);

/** What an administrator may change of their own account; omitted fields keep their value. */
export const administratorInfoInput = z
  .strictObject({
    username: usernameInput,
    name: optionalLine(255),
    email: emailInput,
    phone: phoneInput,
    currentPassword,
  })
  .partial();

/** What a student may change: the rest of the record is the library's. */
export const studentInfoInput = z
  .strictObject({
    username: usernameInput,
    name: z.never("Nama anggota hanya dapat diubah oleh petugas."),
    email: emailInput,
    phone: phoneInput,
    address: optionalText(500),
    currentPassword,
  })
  .partial();

/** Both kinds at once. */
export const userInfoInput = z
  .strictObject({
    username: usernameInput.describe("3 to 60 letters, digits and . _ - @; upper and lower case are one."),
    name: optionalLine(255).describe("An administrator's only."),
    email: emailInput,
    phone: phoneInput,
    address: optionalText(500).describe("A student's only."),
    currentPassword: currentPassword.describe("Required where `username` or `email` becomes another."),
  })
  .partial();

export type AccountChanges = Omit<z.output<typeof userInfoInput>, "currentPassword">;

/** Length and strength are passwordRules.ts's; here only that no request makes the server digest megabytes. */
export const newPasswordInput = z.string().min(1).max(1_000, "Kata sandi maksimal 128 karakter.");

export const changePasswordInput = z.strictObject({
  currentPassword,
  password: newPasswordInput.describe(
    "8 to 128 signs of any kind; not among the most common, and without the library's or the account's name.",
  ),
});

export const administratorInput = z.strictObject({ username: usernameInput, password: newPasswordInput });
