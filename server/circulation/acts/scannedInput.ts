import { z } from "zod";

import { optionalLine, recordId } from "../../platform/validation/fields.js";

const id = recordId.optional();
/** What a scanner reads, or somebody types instead. */
export const scanned = z.string().trim().min(1, "Pindai atau ketik dulu.").max(100).optional();
export const reason = optionalLine(500)
  .optional()
  .describe(
    "Why an exception is made, for the audit trail: required where a check that `needs_override` is confirmed.",
  );
export const confirmOf = <Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z
    .array(z.enum(codes))
    .max(codes.length)
    .optional()
    .describe("Codes of `checks` that the desk has confirmed; what is not among them is asked again.");

/** Exactly one of several ways to name something; an error stands at the first. */
export const oneOf =
  <Name extends string>([first, ...others]: readonly [Name, ...Name[]], message: string) =>
  (input: { readonly [Each in Name]?: unknown }, context: z.RefinementCtx) => {
    if ([first, ...others].filter((name) => input[name] !== undefined).length !== 1) {
      context.addIssue({ code: "custom", path: [first], message });
    }
  };

export const copyFields = {
  copyId: id.describe("The copy, or else `item_code`."),
  itemCode: scanned.describe("The code of the copy's barcode, in either case."),
};
export const namesCopy = oneOf(
  ["itemCode", "copyId"],
  "Sebutkan eksemplar dengan kode atau nomor datanya, salah satu saja.",
);
