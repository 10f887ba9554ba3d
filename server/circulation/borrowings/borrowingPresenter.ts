import { z } from "zod";

import { required } from "../../platform/required.js";
import { type Loan, LOAN_STATUSES } from "./presentLoan.js";

/** A loan as REST returns it to librarians and to its student. */
export const borrowingResponse = z
  .object({
    id: z.int(),
    student: z
      .object({ id: z.int(), nis: z.string(), name: z.string() })
      .nullable()
      .describe("Null once the library has forgotten whose it was."),
    class_name: z.string().nullable().describe("The student's class on the day of the loan."),
    copy: z.object({ id: z.int(), item_code: z.string() }),
    book: z.object({ id: z.int(), title: z.string(), slug: z.string() }),
    borrowed_at: z.iso.datetime(),
    due_at: z.iso.date().describe("The last day, by the library's clock."),
    returned_at: z.iso.datetime().nullable(),
    status: z.enum(LOAN_STATUSES).describe("As of today."),
    renewal_count: z.int(),
    most_renewals: z.int().describe("How often it may be renewed."),
    overdue_days: z.int().describe("How many days late it is today, or was when it came back or was reported lost."),
    days_left: z.int().nullable().describe("Calendar days to the due date, negative once it has passed."),
    fine: z
      .int()
      .describe("What its lateness costs in whole rupiah: today's while it is on loan, then as it was charged."),
    lost_price: z
      .int()
      .nullable()
      .describe("What is charged if it is lost: the copy's price, or else its book's, or the library's."),
    class_set_id: z.int().nullable().describe("The class set that it is of; null for a loan of one's own."),
    entered_at: z.iso
      .datetime()
      .nullable()
      .describe("When the loan or its return was typed in from a paper slip (susulan); null where neither was."),
    entered_by: z.string().nullable().describe("Who typed it in, by the name at the time."),
    held: z
      .object({
        received_at: z.iso.datetime().describe("When the scan arrived; it tells when it was scanned by its own clock."),
        by: z.string().describe("Who sent it."),
        checks: z
          .array(z.string())
          .describe(
            "Codes of exceptions that were made; `returned` where the time of the return would let off a fine.",
          ),
        fine: z.int().describe("What of the fine that time would let off, in whole rupiah."),
      })
      .nullable()
      .describe("What waits for somebody with the right, since it was scanned without network by who has not."),
  })
  .meta({ id: "Borrowing", description: "A loan of a copy to a student." });

function presentStudent({ studentId, nis, studentName }: Loan) {
  if (studentId === null) return null;
  return {
    id: studentId,
    nis: required(nis, "the number of a loan's student"),
    name: required(studentName, "the name of a loan's student"),
  };
}

export function presentBorrowing(loan: Loan): z.infer<typeof borrowingResponse> {
  return {
    id: loan.id,
    student: presentStudent(loan),
    class_name: loan.className,
    copy: { id: loan.copyId, item_code: loan.itemCode },
    book: { id: loan.bookId, title: loan.bookTitle, slug: loan.bookSlug },
    borrowed_at: loan.borrowedAt.toISOString(),
    due_at: loan.dueAt,
    returned_at: loan.returnedAt?.toISOString() ?? null,
    status: loan.loanStatus,
    renewal_count: loan.renewalCount,
    most_renewals: loan.policyRenewals,
    overdue_days: loan.overdueDays,
    days_left: loan.daysLeft,
    fine: loan.currentFine,
    lost_price: loan.lostPrice,
    class_set_id: loan.classSetId,
    entered_at: loan.enteredAt?.toISOString() ?? null,
    entered_by: loan.enteredBy,
    held: loan.held && {
      received_at: loan.held.receivedAt.toISOString(),
      by: loan.held.by,
      checks: [...loan.held.checks],
      fine: loan.held.fine,
    },
  };
}
