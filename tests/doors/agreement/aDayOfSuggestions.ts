import type { Step } from "./steps.js";

const of = (id: number) => ({ subject: ["Suggestion", id] }) satisfies Partial<Step>;
const made = { operation: "createSuggestion", method: "POST", path: "/suggestions" } as const;
const decided = { operation: "decideSuggestion", method: "POST", path: "/suggestions/{id}/decision" } as const;
const changed = { operation: "updateSuggestion", method: "PUT", path: "/suggestions/{id}" } as const;
const deleted = { operation: "deleteSuggestion", method: "DELETE", path: "/suggestions/{id}" } as const;
const vote = { operation: "voteForSuggestion", method: "POST", path: "/suggestions/{id}/vote" } as const;
const unvote = { operation: "unvoteSuggestion", method: "DELETE", path: "/suggestions/{id}/vote" } as const;

/** What a student and a librarian wish for, and what becomes of it. Book 3 is in the catalogue. */
export const aDayOfSuggestions: readonly Step[] = [
  { ...made, title: "a librarian's", body: { title: "Amba", publish_year: 2012 }, expected: 200 },
  { ...made, title: "a student's", body: { title: "Pulang", note: "Untuk resensi" }, as: "student", expected: 200 },
  { ...made, title: "without a title", body: { title: " " }, as: "student", expected: 422 },
  { ...vote, ...of(1), title: "a student", as: "student", expected: 200 },
  { ...vote, ...of(1), title: "a student again", as: "student", expected: 200 },
  { ...vote, ...of(1), title: "a librarian", expected: 403 },
  { ...vote, ...of(999), title: "what is not there", as: "student", expected: 404 },
  { ...unvote, ...of(1), title: "what was wanted", as: "student", expected: 200 },
  { ...unvote, ...of(2), title: "one's own", as: "student", expected: 409 },
  { ...changed, ...of(1), title: "its author", body: { author: "Laksmi Pamuntjak" }, expected: 200 },
  { ...changed, ...of(1), title: "to no title", body: { title: "" }, expected: 422 },
  { ...changed, ...of(999), title: "what is not there", body: { author: "x" }, expected: 404 },
  { ...decided, ...of(1), title: "available", body: { state: "available", book_id: 3 }, expected: 200 },
  { ...decided, ...of(2), title: "no, without a reason", body: { state: "rejected" }, expected: 422 },
  { ...decided, ...of(2), title: "no", body: { state: "rejected", reason: "Sudah ada." }, expected: 200 },
  { ...decided, ...of(2), title: "by who helps", body: { state: "ordered" }, as: "staff", expected: 403 },
  { ...decided, ...of(999), title: "what is not there", body: { state: "ordered" }, expected: 404 },
  { ...vote, ...of(1), title: "what is available", as: "student", expected: 409 },
  { ...deleted, ...of(2), title: "what was decided, by its student", as: "student", expected: 409 },
  { ...deleted, ...of(1), title: "somebody else's", as: "student", expected: 403 },
  { ...made, title: "another of a student's", body: { title: "Laut Bercerita" }, as: "student", expected: 200 },
  { ...deleted, ...of(3), title: "what one has proposed", as: "student", expected: 200 },
  { ...made, title: "one more of a librarian's", body: { title: "Entrok" }, expected: 200 },
  { ...deleted, ...of(4), title: "at the desk", expected: 200 },
  { ...deleted, ...of(999), title: "what is not there", expected: 404 },
];
