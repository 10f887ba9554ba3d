import type { Step } from "./steps.js";

const serial = (id: number) => ({ subject: ["Serial", id] }) satisfies Partial<Step>;
const issue = (id: number) => ({ subject: ["SerialIssue", id] }) satisfies Partial<Step>;
const made = { operation: "createSerial", method: "POST", path: "/serials" } as const;
const changed = { operation: "updateSerial", method: "PUT", path: "/serials/{id}" } as const;
const deleted = { operation: "deleteSerial", method: "DELETE", path: "/serials/{id}" } as const;
const received = { operation: "receiveSerialIssues", method: "POST", path: "/serials/issues/receive" } as const;
const undone = { operation: "undoSerialReception", method: "POST", path: "/serials/issues/{id}/undo" } as const;
const marked = { operation: "markSerialIssues", method: "POST", path: "/serials/issues/mark" } as const;
const added = { operation: "createSerialIssue", method: "POST", path: "/serials/{id}/issues" } as const;
const corrected = { operation: "updateSerialIssue", method: "PUT", path: "/serials/issues/{id}" } as const;
const removed = { operation: "deleteSerialIssue", method: "DELETE", path: "/serials/issues/{id}" } as const;

/** An annual of today has two issues within sight, whatever the day is: 1 and 2. */
const FIRST_ON = new Date().toISOString().slice(0, 10);
const annual = { frequency: "annual", first_on: FIRST_ON, first_number: 7 };
const extra = { issued_on: FIRST_ON, label: "Edisi khusus" };

/** A title becomes a periodical, is subscribed to, comes and does not come. */
export const aDayOfSerials: readonly Step[] = [
  { ...made, title: "to what is no periodical", body: { ...annual, book_id: 2 }, expected: 422 },
  {
    operation: "updateBook",
    title: "into a periodical",
    method: "PUT",
    path: "/books/{id}",
    subject: ["Book", 2],
    body: { material_kind: "serial" },
    expected: 200,
  },
  { ...made, title: "a title", body: { ...annual, book_id: 2, supplier: "Agen Ilmu", price: 50_000 }, expected: 200 },
  { ...made, title: "a title that is not there", body: { ...annual, book_id: 999 }, expected: 404 },
  { ...made, title: "by who helps", body: { ...annual, book_id: 2 }, as: "staff", expected: 403 },
  { ...changed, ...serial(1), title: "its note", body: { note: "Diantar loper" }, expected: 200 },
  { ...changed, ...serial(1), title: "to an end before its beginning", body: { ends_on: "2001-01-01" }, expected: 422 },
  { ...changed, ...serial(999), title: "what is not there", body: { note: "x" }, expected: 404 },
  { ...marked, title: "the first", body: { issue_ids: [1], state: "claimed" }, expected: 200 },
  { ...marked, title: "what is not there", body: { issue_ids: [999], state: "claimed" }, expected: 404 },
  { ...corrected, ...issue(1), title: "its number", body: { number: 9 }, expected: 200 },
  { ...corrected, ...issue(999), title: "what is not there", body: { number: 9 }, expected: 404 },
  { ...received, title: "the first", body: { issue_ids: [1] }, expected: 200 },
  { ...received, title: "the first again", body: { issue_ids: [1] }, expected: 200 },
  { ...received, title: "none", body: { issue_ids: [] }, expected: 422 },
  { ...received, title: "what is not there", body: { issue_ids: [1, 999] }, expected: 404 },
  { ...marked, title: "what has come", body: { issue_ids: [1], state: "missing" }, expected: 409 },
  { ...undone, ...issue(2), title: "what has not come", expected: 409 },
  { ...undone, ...issue(1), title: "the first", expected: 200 },
  { ...received, title: "the first after all", body: { issue_ids: [1] }, expected: 200 },
  { ...added, subject: ["Serial", 1, "serialId"], title: "a special one", body: extra, expected: 200 },
  { ...added, subject: ["Serial", 999, "serialId"], title: "to nothing", body: extra, expected: 404 },
  { ...removed, ...issue(2), title: "what was foretold", expected: 409 },
  { ...removed, ...issue(3), title: "the special one", expected: 200 },
  { ...removed, ...issue(999), title: "what is not there", expected: 404 },
  { ...made, title: "the title once more", body: { ...annual, book_id: 2, makes_copies: false }, expected: 200 },
  { ...deleted, ...serial(2), title: "one of them", expected: 200 },
  { ...deleted, ...serial(999), title: "what is not there", expected: 404 },
];
