import type { Step } from "./steps.js";

/** A minute ago by the sender's clock, whatever the time is. */
const LATE = { scanned_at: "2026-11-02T02:00:00.000Z", sent_at: "2026-11-02T02:01:00.000Z" };
/** The loan that staff made of a second copy of the same title. */
const HELD = ["Borrowing", 6] as const;
const decision = (title: string, subject: readonly [string, number], expected: number, reason = "Internet mati") =>
  ({
    operation: "decideHeldBorrowing",
    title,
    method: "POST",
    path: "/borrowings/{id}/decision",
    subject,
    body: { approve: true, reason },
    expected,
  }) as const;

export const aDayWithoutNetwork: readonly Step[] = [
  {
    operation: "createCopies",
    title: "two that are lent without network",
    method: "POST",
    path: "/books/{id}/copies",
    subject: ["Book", 3, "bookId"],
    body: { item_codes: ["TAHAN1", "TAHAN2"] },
    expected: 200,
  },
  ...["TAHAN1", "TAHAN2"].map((itemCode): Step => ({
    operation: "borrowCopy",
    title: `of ${itemCode} by staff, a minute ago`,
    method: "POST",
    path: "/borrowings",
    body: { nis: "1001", item_code: itemCode, ...LATE },
    as: "staff",
    expected: 200,
  })),
  decision("without a reason", HELD, 422, " "),
  decision("what waits", HELD, 200),
  decision("what is decided", HELD, 409),
  decision("of a loan that nobody knows", ["Borrowing", 999], 404),
];
