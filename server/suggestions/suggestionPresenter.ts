import { z } from "zod";

import type { SuggestionRow } from "./suggestionReads.js";
import { SUGGESTION_STATES } from "./suggestionStates.js";

const DESK = "Null for who may not know.";

/** A suggestion as REST returns it. */
export const suggestionResponse = z
  .object({
    id: z.int(),
    title: z.string(),
    author: z.string().nullable(),
    publisher: z.string().nullable(),
    publish_year: z.int().nullable(),
    isbn: z.string().nullable().describe("As typed."),
    note: z.string().nullable().describe(`Why. For librarians and who proposed it; null for others.`),
    state: z.enum(SUGGESTION_STATES),
    reason: z.string().nullable().describe("What the library says to its decision."),
    decided_at: z.iso.datetime().nullable(),
    decided_by: z.string().nullable().describe(`The librarian's name. ${DESK}`),
    book_id: z.int().nullable().describe("The book that came of it."),
    votes_count: z.int().describe("How many members want it."),
    voted: z.boolean().describe("Whether the caller wants it."),
    own: z.boolean().describe("Whether the caller proposed it."),
    student_id: z.int().nullable().describe(`The member who proposed it. ${DESK}`),
    proposer: z.string().nullable().describe(`The name of who proposed it. ${DESK}`),
    class_name: z.string().nullable().describe(`The class of who proposed it. ${DESK}`),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Suggestion", description: "A book that somebody wants the library to have." });

export function presentSuggestion(row: SuggestionRow): z.infer<typeof suggestionResponse> {
  return {
    id: row.id,
    title: row.title,
    author: row.author,
    publisher: row.publisher,
    publish_year: row.publishYear,
    isbn: row.isbn,
    note: row.note,
    state: row.state,
    reason: row.reason,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.deciderName,
    book_id: row.bookId,
    votes_count: row.votesCount,
    voted: row.hasVoted,
    own: row.isOwn,
    student_id: row.studentId,
    proposer: row.proposerName,
    class_name: row.proposerClass,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
