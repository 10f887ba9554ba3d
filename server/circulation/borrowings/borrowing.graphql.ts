import { BookRef, CopyRef } from "../../books/bookRefs.graphql.js";
import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { type GlobalId, parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { StudentRef } from "../../students/student.graphql.js";
import type { Held, Loan } from "./presentLoan.js";

export const BorrowingRef = builder.objectRef<Loan>("Borrowing");

export const BorrowingStatusRef = builder.enumType("BorrowingStatus", {
  description: "What has become of a loan.",
  values: {
    ON_LOAN: { value: "on_loan", description: "Dipinjam." },
    OVERDUE: { value: "overdue", description: "Terlambat: on loan, and a day late or more." },
    RETURNED: { value: "returned", description: "Dikembalikan." },
    LOST: { value: "lost", description: "Hilang." },
  } as const,
});

const HeldExceptionRef = builder.objectRef<Held>("HeldException").implement({
  description: "What waits at a loan for somebody with the right, since it was scanned without network by who has not.",
  fields: (t) => ({
    receivedAt: t.expose("receivedAt", { type: "DateTime", description: "When the scan arrived." }),
    by: t.exposeString("by", { description: "The name of who sent it." }),
    checks: t.exposeStringList("checks", {
      description:
        "Codes of exceptions that were made; `returned` where the time of the return would let off a fine or a " +
        "suspension.",
    }),
    fine: t.exposeInt("fine", { description: "What of the fine that time would let off, in whole rupiah." }),
  }),
});

builder.node(BorrowingRef, {
  description: "A loan of a copy to a student (peminjaman). Only that student and librarians see it.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { borrowings, viewer }) => borrowings.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: "Who has it; null for who may not know, and once the library has forgotten whose it was.",
      resolve: ({ studentId }, _args, { loaders }) => (studentId === null ? null : loaders.student.load(studentId)),
    }),
    studentName: t.exposeString("studentName", {
      nullable: true,
      description: "The student's name; null once the library has forgotten whose it was (tidak lagi dicatat).",
    }),
    nis: t.exposeString("nis", { nullable: true, description: "The student's number (NIS); null as the name." }),
    className: t.exposeString("className", {
      nullable: true,
      description: "The student's class on the day of the loan (kelas).",
    }),
    copy: t.field({
      type: CopyRef,
      nullable: true,
      description: "The copy.",
      resolve: ({ copyId }, _args, { loaders }) => loaders.copy.load(copyId),
    }),
    itemCode: t.exposeString("itemCode", { description: "The code of the copy's barcode." }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The book.",
      resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId),
    }),
    bookTitle: t.exposeString("bookTitle", { description: "The book's title." }),
    borrowedAt: t.expose("borrowedAt", { type: "DateTime", description: "When it was lent (tanggal pinjam)." }),
    dueAt: t.expose("dueAt", { type: "Date", description: "The last day, by the library's clock (jatuh tempo)." }),
    returnedAt: t.expose("returnedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it came back (tanggal dikembalikan).",
    }),
    status: t.field({
      type: BorrowingStatusRef,
      description: "What has become of it, as of today.",
      resolve: ({ loanStatus }) => loanStatus,
    }),
    renewalCount: t.exposeInt("renewalCount", { description: "How often it was renewed." }),
    mostRenewals: t.exposeInt("policyRenewals", { description: "How often it may be renewed." }),
    countsToLimit: t.exposeBoolean("policyCountsToLimit", {
      description: "Whether it counts towards how many the student may have at once.",
    }),
    overdueDays: t.exposeInt("overdueDays", {
      description: "How many days late it is today, or was when it came back or was reported lost.",
    }),
    daysLeft: t.exposeInt("daysLeft", {
      nullable: true,
      description: "Calendar days to the due date, negative once it has passed; null once the loan has ended.",
    }),
    lostPrice: t.exposeInt("lostPrice", {
      nullable: true,
      description:
        "What is charged if it is lost, in whole rupiah: the copy's price, or else its book's, or the library's; " +
        "null where nobody knows one.",
    }),
    fine: t.exposeInt("currentFine", {
      description:
        "What its lateness costs in whole rupiah: today's while it is on loan, as it was charged once it has ended.",
    }),
    enteredAt: t.expose("enteredAt", {
      type: "DateTime",
      nullable: true,
      description: "When the loan or its return was typed in from a paper slip (susulan); null where neither was.",
    }),
    enteredBy: t.exposeString("enteredBy", {
      nullable: true,
      description: "Who typed it in, by the name at the time.",
    }),
    held: t.field({
      type: HeldExceptionRef,
      nullable: true,
      description: "What waits to be decided; null where nothing does.",
      resolve: ({ held }) => held,
    }),
  }),
});

const BorrowingEdge = builder.edgeObject({ type: BorrowingRef, name: "BorrowingEdge" });
const BorrowingConnection = builder.connectionObject(
  { type: BorrowingRef, name: "BorrowingConnection", description: "A page of loans." },
  BorrowingEdge,
);

const BorrowingListRef = builder.enumType("BorrowingList", {
  description: "Which loans.",
  values: {
    OPEN: { value: "open", description: "On loan, overdue or not; by due date." },
    ON_LOAN: { value: "on_loan", description: "On loan and not overdue; by due date." },
    OVERDUE: { value: "overdue", description: "A day late or more; by due date." },
    DUE_TODAY: { value: "due_today", description: "Due today." },
    RETURNED: { value: "returned", description: "Returned; the newest loan first." },
    LOST: { value: "lost", description: "Lost and not found; the newest loan first." },
    HELD: { value: "held", description: "At which something waits to be decided (`held`); the newest loan first." },
  } as const,
});

const BorrowingFilterRef = builder.inputType("BorrowingFilter", {
  description: "Narrows the loans; what is left out does not.",
  fields: (t) => ({
    status: t.field({ type: BorrowingListRef, description: "Of this kind; otherwise all, the newest first." }),
    studentId: t.globalID({ description: "Of this student." }),
    bookId: t.globalID({ description: "Of copies of this book." }),
    itemCode: t.string({ description: "Of the copy with this code." }),
    className: t.string({ description: "Of students who were in this class on the day of the loan." }),
    from: t.field({ type: "Date", description: "Lent from this day on, by the library's clock." }),
    to: t.field({ type: "Date", description: "Lent up to the end of this day." }),
  }),
});

interface Filter {
  readonly status?: string | null;
  readonly studentId?: GlobalId | null;
  readonly bookId?: GlobalId | null;
  readonly itemCode?: string | null;
  readonly className?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
}

function listOf(filter: Filter | null | undefined, search?: string | null) {
  const { studentId, bookId, ...others } = filter ?? {};
  return {
    ...others,
    studentId: studentId ? recordIdOf("Student", studentId) : undefined,
    bookId: bookId ? recordIdOf("Book", bookId) : undefined,
    search,
  };
}

builder.queryField("borrowings", (t) =>
  t.connection(
    {
      type: BorrowingRef,
      description: "Loans of all students. For librarians. Source: GET /borrowings.",
      args: {
        search: t.arg.string({
          description: "A whole item code or NIS, or words of the student's name and the book's title.",
        }),
        filter: t.arg({ type: BorrowingFilterRef, description: "Which loans." }),
      },
      resolve: async (_root, { search, filter, ...page }, { borrowings, viewer }) => {
        const list = listOf(filter, search);
        return toConnection(await borrowings.page(viewer, list, page), () => borrowings.count(viewer, list));
      },
    },
    BorrowingConnection,
  ),
);

builder.queryField("myBorrowings", (t) =>
  t.connection(
    {
      type: BorrowingRef,
      description: "The viewer's own loans; librarians have none. Source: GET /user-info/borrowings.",
      args: { status: t.arg({ type: BorrowingListRef, description: "Of this kind; otherwise all." }) },
      resolve: async (_root, { status, ...page }, { borrowings, viewer }) => {
        const list = { status };
        return toConnection(await borrowings.ownPage(viewer, list, page), () => borrowings.ownCount(viewer, list));
      },
    },
    BorrowingConnection,
  ),
);

builder.objectField(StudentRef, "borrowings", (t) =>
  t.connection(
    {
      type: BorrowingRef,
      description: "The student's loans.",
      args: { status: t.arg({ type: BorrowingListRef, description: "Of this kind; otherwise all." }) },
      resolve: async ({ id }, { status, ...page }, { borrowings, viewer }) => {
        const list = { status, studentId: id };
        return toConnection(await borrowings.ofStudent(viewer, list, page), () =>
          borrowings.countOfStudent(viewer, list),
        );
      },
    },
    BorrowingConnection,
  ),
);

builder.objectField(StudentRef, "mostLoans", (t) =>
  t.int({
    description: "How many loans that count towards the limit the student may have at once.",
    resolve: ({ memberKindId }, _args, { loaders }) => loaders.mostLoans.load(memberKindId),
  }),
);

builder.objectField(CopyRef, "currentBorrowing", (t) =>
  t.field({
    type: BorrowingRef,
    nullable: true,
    description: "The loan that it is out on, for librarians and its borrower; null for everybody else.",
    resolve: ({ id }, _args, { loaders }) => loaders.openLoan.load(id),
  }),
);
