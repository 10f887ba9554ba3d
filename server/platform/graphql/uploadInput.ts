import type { builder } from "./builder.js";

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

/** The input of a mutation that gives a record a file. */
export const uploadInput = (
  t: InputBuilder,
  { record, accepts }: { readonly record: string; readonly accepts: string },
) => ({
  id: t.globalID({ required: true, description: `The ${record}'s global id.` }),
  file: t.field({ type: "Upload", required: true, description: `${accepts}; its content decides, not its name.` }),
});
