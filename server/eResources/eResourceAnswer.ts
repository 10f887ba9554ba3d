import { z } from "zod";

import type { EResourceRow } from "./EResourceService.js";

/** A link to reading elsewhere, as REST tells it. */
export const eResourceAnswer = z.object({
  id: z.int(),
  label: z.string().describe("What the link says."),
  url: z.string().describe("Where it leads: http or https."),
  description: z.string().nullable(),
  position: z.int().describe("Its place in the library's order."),
}).meta({ id: "EResource", description: "A link to reading elsewhere on the web." });

export function presentEResource({ id, label, url, description, position }: EResourceRow): z.infer<typeof eResourceAnswer> {
  return { id, label, url, description, position };
}
