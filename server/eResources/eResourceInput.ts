import { z } from "zod";

import { line, optionalLine } from "../platform/validation/fields.js";
import { webAddress } from "../platform/validation/webAddress.js";

export const newEResourceInput = z.strictObject({
  label: line(190),
  url: webAddress,
  description: optionalLine(500).optional(),
  position: z.int().min(1).nullish(),
  active: z.boolean().nullish(),
});

/** Omitted fields keep their value. */
export const eResourceChangesInput = newEResourceInput.partial();
