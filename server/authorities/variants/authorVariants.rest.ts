import { z } from "zod";

import { route, type RestRoute } from "../../platform/rest/route.js";
import { variantsInput } from "./AuthorVariantService.js";
import type { AuthorVariantInfo } from "./variantsOf.js";

const params = z.object({ id: z.coerce.number().int().positive().describe("The author's number.") });
const response = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      origin: z.enum(["own", "delivered"]).describe("Who has written it: the library, or the program's list."),
      is_used: z.boolean().describe("False of a delivered one that the library has switched off."),
    }),
  ),
});
const example = {
  status_code: 200,
  data: [
    { name: "Gus Dur", origin: "delivered", is_used: true },
    { name: "Presiden keempat", origin: "own", is_used: true },
  ],
};

function presentVariant({ name, origin, isUsed }: AuthorVariantInfo) {
  return { name, origin, is_used: isUsed };
}

export const authorVariantRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "/books/authors/{id}/variants",
    operationId: "authorVariants",
    tag: "Lists",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "List the other names of an author",
    description: "Nicknames and pen names, the delivered ones first. A search for one finds the author's books.",
    params,
    response,
    example: { response: example },
    handle: async ({ context: { authorVariants, viewer }, params: { id } }) => ({
      data: (await authorVariants.list(viewer, id)).map(presentVariant),
    }),
  }),
  route({
    method: "PUT",
    path: "/books/authors/{id}/variants",
    operationId: "updateAuthorVariants",
    tag: "Lists",
    access: "catalogue.write",
    operation: "update",
    success: 200,
    summary: "Write the other names of an author",
    description: "Replaces all that the library has written, and says which delivered ones it does not want.",
    params,
    body: variantsInput,
    failures: [404, 422],
    response,
    example: { body: { own: ["Presiden keempat"], switched_off: [] }, response: example },
    handle: async ({ context: { authorVariants, viewer }, params: { id }, body }) => {
      await authorVariants.update(viewer, id, body);
      return { data: (await authorVariants.list(viewer, id)).map(presentVariant) };
    },
  }),
];
