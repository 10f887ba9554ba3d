import type { Step } from "./steps.js";

let keys = 0;
const withKey = (body: object) => {
  keys += 1;
  return { ...body, idempotency_key: `00000000-0000-4000-8000-0000000c${String(keys).padStart(4, "0")}` };
};

const create = { operation: "createClassSet", method: "POST" as const, path: "/class-sets" };
const lend = { operation: "lendClassSetCopy", method: "POST" as const, path: "/class-sets/{id}/borrowings" };
const swap = { operation: "swapClassSetCopies", method: "POST" as const, path: "/class-sets/{id}/swap" };
const undo = { operation: "undoClassSet", method: "POST" as const, path: "/class-sets/{id}/undo" };
const first = ["ClassSet", 1, "classSetId"] as const;
const nobodys = ["ClassSet", 999, "classSetId"] as const;

const dueAt = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const confirm = ["waited_for", "kept"];

const EVERYTHING = [
  ...confirm,
  "not_in_class",
  "cleared",
  "limit",
  "has_overdue",
  "debt",
  "lost_unsettled",
  "due_today",
];

/** One title to a class of two, by a scan each. */
export const aDayOfClassSets: readonly Step[] = [
  ...["Ani", "Beni"].map((name, index): Step => ({
    operation: "createStudent",
    title: `${name} of a class that gets a set`,
    method: "POST",
    path: "/students",
    body: { nis: `20264${index}`, name, class_name: "XI SET" },
    expected: 200,
  })),
  {
    operation: "createCopies",
    title: "for the set",
    method: "POST",
    path: "/books/{id}/copies",
    subject: ["Book", 3, "bookId"],
    body: { item_codes: ["SET0001", "SET0002", "SET0003"] },
    expected: 200,
  },
  {
    ...create,
    title: "by the code of a copy",
    body: withKey({ item_code: "set0001", class_name: "xi set", due_at: dueAt }),
    expected: 200,
  },
  { ...create, title: "of nothing for nobody", body: withKey({ due_at: dueAt }), expected: 422 },
  {
    ...create,
    title: "until yesterday",
    body: withKey({ book_id: 3, class_name: "XI SET", due_at: "2020-01-01" }),
    expected: 422,
  },
  {
    ...create,
    title: "for a card that nobody has",
    body: withKey({ book_id: 3, teacher_nis: "404", due_at: dueAt }),
    expected: 404,
  },
  ...["SET0001", "SET0002"].map((code): Step => ({
    ...lend,
    title: `to the next student: ${code}`,
    subject: first,
    body: withKey({ item_code: code, confirm, reason: "Izin guru" }),
    expected: 200,
  })),
  {
    ...lend,
    title: "once everybody has one",
    subject: first,
    body: withKey({ item_code: "SET0003", confirm, reason: "Izin guru" }),
    expected: 422,
  },
  {
    ...lend,
    title: "to a student of another class",
    subject: first,
    body: withKey({ item_code: "SET0003", student_id: 1 }),
    expected: 409,
  },
  {
    ...lend,
    title: "to a student of another class, confirmed without a reason",
    subject: first,
    body: withKey({ item_code: "SET0003", student_id: 1, confirm: EVERYTHING }),
    expected: 422,
  },
  {
    ...lend,
    title: "of a set that there is not",
    subject: nobodys,
    body: withKey({ item_code: "SET0003" }),
    expected: 404,
  },
  { ...lend, title: "of no copy", subject: first, body: withKey({}), expected: 422 },
  {
    ...swap,
    title: "of a loan of one's own",
    subject: first,
    body: withKey({ borrowing_id: 1, other_borrowing_id: 2 }),
    expected: 422,
  },
  {
    ...swap,
    title: "of a set that there is not",
    subject: nobodys,
    body: withKey({ borrowing_id: 1, other_borrowing_id: 2 }),
    expected: 404,
  },
  {
    ...swap,
    title: "of both students",
    subject: first,
    body: withKey({ borrowing_id: 3, other_borrowing_id: 4 }),
    expected: 200,
  },
  { ...undo, title: "a set that there is not", subject: ["ClassSet", 999], expected: 404 },
  {
    operation: "returnCopy",
    title: "of the set",
    method: "POST",
    path: "/returns",
    body: withKey({ item_code: "SET0001" }),
    expected: 200,
  },
  { ...undo, title: "a set of which a copy is back", subject: ["ClassSet", 1], expected: 409 },
  {
    ...create,
    title: "that was a mistake",
    body: withKey({ book_id: 3, class_name: "XI SET", due_at: dueAt }),
    expected: 200,
  },
  { ...undo, title: "it", subject: ["ClassSet", 2], expected: 200 },
];
