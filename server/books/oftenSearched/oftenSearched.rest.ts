import { z } from "zod";

import { route } from "../../platform/rest/route.js";
import { enterSearchInput } from "./OftenSearchedService.js";

const example = { search: "laskar pelangi" };

export const oftenSearchedRoutes = [
  route({
    method: "POST",
    path: "/books/searches",
    operationId: "enterSearch",
    tag: "Books",
    access: "everyone",
    operation: "create",
    success: 200,
    summary: "Say that a reader has entered a search",
    description:
      "So that the home page can show what many look for: `often_searched` of `GET /library-info`. Nothing is kept " +
      "of who it was, nor of what is no name in the catalogue; searches by a token do not count.",
    body: enterSearchInput,
    response: z.object({ data: z.object({ search: z.string().describe("The search, its spaces tidied.") }) }),
    example: { body: example, response: { status_code: 200, data: example } },
    failures: [422],
    handle: ({ context: { oftenSearched, session, viewer }, body }) =>
      Promise.resolve({ data: { search: oftenSearched.enter(viewer, body, session) } }),
  }),
];
