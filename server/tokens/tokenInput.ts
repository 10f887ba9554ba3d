import { z } from "zod";

import { line } from "../platform/validation/fields.js";

export const createAccessTokenInput = z.strictObject({
  name: line(100).describe("What it is for: the name of the program that uses it."),
  scope: z.enum(["read", "write"]).describe("What it may do: read, or read and write."),
  expiresInDays: z
    .int()
    .min(1)
    .max(365)
    .nullish()
    .describe("1 to 365; null or absent for a token that lasts until it is revoked."),
});
