import { z } from "zod";

import { line } from "../platform/validation/fields.js";
import { newPasswordInput } from "../users/userInput.js";

export const requestPasswordResetInput = z.strictObject({
  account: line(255).describe("The name to log in with, the member's number, or the e-mail address of the account."),
});

export const redeemPasswordResetInput = z.strictObject({
  code: line(60).describe("As mailed; upper and lower case, hyphens and spaces do not count."),
  password: newPasswordInput.describe(
    "8 to 128 signs of any kind; not among the most common, and without the library's or the account's name.",
  ),
});
