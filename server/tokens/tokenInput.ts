import { z } from "zod";

import { line } from "../platform/validation/fields.js";

/** As long as a quarter of a school year: a key that nobody renews is one that nobody uses. */
export const DEFAULT_DAYS = 90;

export const createAccessTokenInput = z.strictObject({
  name: line(100).describe("What it is for: the name of the program that uses it."),
  scope: z.enum(["read", "write"]).describe("What it may do: read, or read and write."),
  expiresInDays: z
    .int()
    .min(1)
    .max(365)
    .default(DEFAULT_DAYS)
    .describe(`1 to 365; ${DEFAULT_DAYS} where it is absent.`),
});
