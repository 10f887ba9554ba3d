import { z } from "zod";

import { route } from "../../platform/rest/route.js";
import { exampleSuggestion, suggestionId, suggestionTag } from "../suggestion.rest.js";
import { createSuggestionInput, decideSuggestionInput, updateSuggestionInput } from "../suggestionInput.js";
import { presentSuggestion, suggestionResponse } from "../suggestionPresenter.js";

const one = z.object({ data: suggestionResponse });
const example = { status_code: 200, data: exampleSuggestion } as const;

export const suggestionEditingRoutes = [
  route({
    ...suggestionTag,
    method: "POST",
    path: "/suggestions",
    operationId: "createSuggestion",
    access: "signedIn",
    operation: "create",
    success: 201,
    summary: "Propose a book",
    description: "A member's own proposal counts as wanted by one. 409 while five of the member's own wait.",
    body: createSuggestionInput,
    response: one,
    example: {
      body: { title: "Namaku Alam", author: "Leila S. Chudori", isbn: "978-602-481-923-5" },
      response: { status_code: 201, data: exampleSuggestion },
    },
    failures: [409, 422, 429],
    handle: async ({ context: { suggestionEditing, viewer }, body }) => ({
      data: presentSuggestion(await suggestionEditing.create(viewer, body)),
    }),
  }),
  route({
    ...suggestionTag,
    method: "PUT",
    path: "/suggestions/{id}",
    operationId: "updateSuggestion",
    access: "suggestions.write",
    operation: "update",
    success: 200,
    summary: "Correct what was typed",
    description: "What is left out stays.",
    params: suggestionId,
    body: updateSuggestionInput,
    response: one,
    example: { body: { author: "Leila S. Chudori" }, response: example },
    failures: [404, 422],
    handle: async ({ context: { suggestionEditing, viewer }, params: { id }, body }) => ({
      data: presentSuggestion(await suggestionEditing.update(viewer, id, body)),
    }),
  }),
  route({
    ...suggestionTag,
    method: "POST",
    path: "/suggestions/{id}/decision",
    operationId: "decideSuggestion",
    access: "suggestions.write",
    operation: "update",
    success: 200,
    summary: "Say what becomes of a proposed book",
    description:
      "Also anew; `proposed` takes the decision back. `rejected` needs a reason, which who proposed it reads, and " +
      "`available` may name the book.",
    params: suggestionId,
    body: decideSuggestionInput,
    response: one,
    example: {
      body: { state: "approved", reason: "Dibeli semester depan." },
      response: {
        status_code: 200,
        data: {
          ...exampleSuggestion,
          state: "approved",
          reason: "Dibeli semester depan.",
          decided_at: "2026-11-23T02:10:00.000Z",
          decided_by: "admin",
        },
      },
    },
    failures: [404, 422],
    handle: async ({ context: { suggestionEditing, viewer }, params: { id }, body }) => ({
      data: presentSuggestion(await suggestionEditing.decide(viewer, id, body)),
    }),
  }),
  route({
    ...suggestionTag,
    method: "DELETE",
    path: "/suggestions/{id}",
    operationId: "deleteSuggestion",
    access: "signedIn",
    operation: "delete",
    success: 200,
    summary: "Delete a proposed book",
    description:
      "Librarians into the bin. Who proposed it takes it back for good, while it is neither decided nor wanted by " +
      "anybody else (409).",
    params: suggestionId,
    response: z.object({
      bin_entry_ids: z.array(z.int()).describe("Its way back, for POST /bin/restore; none where it is gone for good."),
      message: z.string(),
    }),
    example: { response: { status_code: 200, bin_entry_ids: [9], message: "Usulan “Namaku Alam” dihapus." } },
    failures: [404, 409],
    handle: async ({ context: { suggestionEditing, viewer }, params: { id } }) => {
      const { title, binEntryIds } = await suggestionEditing.delete(viewer, id);
      return { bin_entry_ids: [...binEntryIds], message: `Usulan “${title}” dihapus.` };
    },
  }),
  route({
    ...suggestionTag,
    method: "POST",
    path: "/suggestions/{id}/vote",
    operationId: "voteForSuggestion",
    access: "signedIn",
    operation: "update",
    success: 200,
    summary: "Want a proposed book too",
    description: "For members; once, however often it is sent. 409 once it is available or rejected.",
    params: suggestionId,
    response: one,
    example: { response: example },
    failures: [404, 409],
    handle: async ({ context: { suggestionEditing, viewer }, params: { id } }) => ({
      data: presentSuggestion(await suggestionEditing.vote(viewer, id)),
    }),
  }),
  route({
    ...suggestionTag,
    method: "DELETE",
    path: "/suggestions/{id}/vote",
    operationId: "unvoteSuggestion",
    access: "signedIn",
    operation: "update",
    success: 200,
    summary: "No longer want a proposed book",
    description: "409 for one's own, which is deleted instead.",
    params: suggestionId,
    response: one,
    example: { response: { ...example, data: { ...exampleSuggestion, own: false, voted: false } } },
    failures: [404, 409],
    handle: async ({ context: { suggestionEditing, viewer }, params: { id } }) => ({
      data: presentSuggestion(await suggestionEditing.unvote(viewer, id)),
    }),
  }),
];
