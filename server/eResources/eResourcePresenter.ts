import { z } from "zod";

import type { EResourceRow } from "./eResourceReads.js";

/** An e-resource as REST returns it. */
export const eResourceResponse = z
  .object({
    id: z.int(),
    label: z.string().describe("What the link says."),
    url: z.string().describe("Where it leads: http or https."),
    description: z.string().nullable(),
    position: z.int().describe("Its place in the library's order, 1 for the first."),
    active: z.boolean().describe("Whether readers see it; only administrators meet one that is not."),
  })
  .meta({ id: "EResource", description: "A link to reading elsewhere on the web." });

export function presentEResource({
  id,
  label,
  url,
  description,
  position,
  active,
}: EResourceRow): z.infer<typeof eResourceResponse> {
  return { id, label, url, description, position, active };
}
