import { ConflictError, LendingRefusedError, NotFoundError, ValidationError } from "../../errors.js";
import { BookRef, CopyRef } from "../../books/bookRefs.graphql.js";
import { CopyConditionRef } from "../../books/book.graphql.js";
import { idempotencyKeyText, undoText } from "../acts/actTexts.js";
import { builder } from "../../platform/graphql/builder.js";
import { withoutNulls } from "../../platform/graphql/withoutNulls.js";
import { clearLoaders } from "../../platform/graphql/clearLoaders.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { type GlobalId, parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { LendingCheckRef } from "../../platform/graphql/userErrors.graphql.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { StudentRef } from "../../students/student.graphql.js";
import { ReservationRef } from "../reservations/reservation.graphql.js";
import type { Acted } from "../acts/runAct.js";
import type { Received } from "./lending/receiveCopy.js";
import type { Loan } from "./presentLoan.js";

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
        "What is charged if it is lost, in whole rupiah: the copy's price, or else its book's, or the library's; null " +
        "where nobody knows one.",
    }),
    fine: t.exposeInt("currentFine", {
      description:
        "What its lateness costs in whole rupiah: today's while it is on loan, as it was charged once it has ended.",
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
  } as const,
});

const BorrowingFilterRef = builder.inputType("BorrowingFilter", {
  description: "Narrows the loans; what is left out does not.",
  fields: (t) => ({
    status: t.field({ type: BorrowingListRef, description: "Of this kind; otherwise all, the newest first." }),
    studentId: t.globalID({ description: "Of this student." }),
    bookId: t.globalID({ description: "Of copies of this book." }),
    className: t.string({ description: "Of students who were in this class on the day of the loan." }),
    from: t.field({ type: "Date", description: "Lent from this day on, by the library's clock." }),
    to: t.field({ type: "Date", description: "Lent up to the end of this day." }),
  }),
});

interface Filter {
  readonly status?: string | null;
  readonly studentId?: GlobalId | null;
  readonly bookId?: GlobalId | null;
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
    resolve: ({ kind }, _args, { loaders }) => loaders.mostLoans.load(kind),
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

export const confirmField = "Codes of `checks` that the desk has confirmed.";
export const reasonField =
  "Why an exception is made, for the audit trail: required where a check that `needsOverride` is confirmed.";

/** After an act nothing that was loaded before it is true. */
export async function loanAfter(context: RequestContext, id: number): Promise<Loan> {
  clearLoaders(context.loaders);
  return context.borrowings.afterAct(context.viewer, id);
}

export const offlineFields = (
  t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">,
) => ({
  scannedAt: t.field({
    type: "DateTime",
    description: "When it was scanned, by the sender's clock, if the network was away then; with `sentAt`.",
  }),
  sentAt: t.field({
    type: "DateTime",
    description:
      "What the sender's clock says now, by which `scannedAt` is corrected. From 30 seconds on the book has left: " +
      "what would have had to be confirmed is recorded.",
  }),
});

builder.relayMutationField(
  "borrowCopy",
  {
    description: "Who borrows which copy: each by its id or by what a scanner reads.",
    inputFields: (t) => ({
      studentId: t.globalID({ description: "The student, or else `nis`." }),
      nis: t.string({ description: "The student's number as the card carries it." }),
      copyId: t.globalID({ description: "The copy, or else `itemCode`." }),
      itemCode: t.string({ description: "The code of the copy's barcode, in either case." }),
      dueAt: t.field({ type: "Date", description: "A due date by hand instead of the rules." }),
      confirm: t.stringList({ description: confirmField }),
      reason: t.string({ description: reasonField }),
      ...offlineFields(t),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description: "Lends a copy to a student. Source: POST /borrowings.",
    errors: { types: [ValidationError, ConflictError, LendingRefusedError] },
    resolve: async (_root, { input: { studentId, copyId, ...input } }, context) => {
      const answer = await context.lending.borrow(context.viewer, {
        ...withoutNulls(input),
        studentId: studentId ? recordIdOf("Student", studentId) : undefined,
        copyId: copyId ? recordIdOf("Copy", copyId) : undefined,
      });
      const returned = answer.returnedBorrowingId;
      return {
        ...answer,
        borrowing: await loanAfter(context, answer.borrowingId),
        returned: returned === null ? null : await loanAfter(context, returned),
      };
    },
  },
  {
    description: "The loan.",
    outputFields: (t) => ({
      borrowing: t.field({ type: BorrowingRef, description: "The loan.", resolve: ({ borrowing }) => borrowing }),
      returned: t.field({
        type: BorrowingRef,
        nullable: true,
        description: "The loan of the copy that this one has ended, somebody else's or the student's own.",
        resolve: ({ returned }) => returned,
      }),
      notices: t.field({
        type: [LendingCheckRef],
        description: "What the desk should know.",
        resolve: ({ notices }) => [...notices],
      }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

const ReturnOutcomeRef = builder.enumType("ReturnOutcome", {
  description: "What was done with a copy that came back.",
  values: {
    RETURNED: { value: "returned", description: "Its loan has ended." },
    FOUND: { value: "found", description: "It was lost, and is there again." },
    ALREADY_RETURNED: { value: "already_returned", description: "It came back a moment ago; nothing has changed." },
    NOT_ON_LOAN: { value: "not_on_loan", description: "Nobody had borrowed it; nothing has changed." },
    WITHDRAWN: { value: "withdrawn", description: "It is taken out of the collection; nothing has changed." },
  } as const,
});

type ReturnPayload = Acted<Received> & { readonly borrowing: Loan | null };

const returnFields = (t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, ReturnPayload>) => ({
  outcome: t.field({ type: ReturnOutcomeRef, description: "What was done.", resolve: ({ outcome }) => outcome }),
  borrowing: t.field({
    type: BorrowingRef,
    nullable: true,
    description: "The loan that ended, or had ended a moment ago; null where the copy was not lent.",
    resolve: ({ borrowing }) => borrowing,
  }),
  copy: t.field({
    type: CopyRef,
    nullable: true,
    description: "The copy.",
    resolve: ({ copyId }, _args, { loaders }) => loaders.copy.load(copyId),
  }),
  keptFor: t.field({
    type: ReservationRef,
    nullable: true,
    description: "The reservation that the copy is kept for from now on, or was already.",
    resolve: ({ reservationId }, _args, { reservations, viewer }) =>
      reservationId === null ? null : reservations.byId(viewer, reservationId),
  }),
  overdueDays: t.exposeInt("overdueDays", { description: "How many days late it came back." }),
  fine: t.exposeInt("fine", { description: "What its borrower was charged, in whole rupiah." }),
  suspendedUntil: t.field({
    type: "Date",
    nullable: true,
    description: "Until when its borrower is suspended for its lateness; null for one who is not.",
    // An answer that was kept before there were suspensions has none.
    resolve: ({ suspendedUntil }) => suspendedUntil ?? null,
  }),
  actId: t.exposeInt("actId", { description: undoText }),
});

const conditionField = "The state in which it comes back; a damaged copy goes to repair.";

async function afterReturn(context: RequestContext, answer: Acted<Received>) {
  const ended = answer.borrowingId;
  return { ...answer, borrowing: ended === null ? null : await loanAfter(context, ended) };
}

builder.relayMutationField(
  "returnCopy",
  {
    description: "Which copy comes back.",
    inputFields: (t) => ({
      copyId: t.globalID({ description: "The copy, or else `itemCode`." }),
      itemCode: t.string({ description: "The code of the copy's barcode, in either case." }),
      condition: t.field({ type: CopyConditionRef, description: conditionField }),
      ...offlineFields(t),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description: "Takes a copy back, whoever brings it, and charges its lateness. Source: POST /returns.",
    errors: { types: [ValidationError, ConflictError, LendingRefusedError] },
    resolve: async (_root, { input: { copyId, ...input } }, context) => {
      const id = copyId ? recordIdOf("Copy", copyId) : undefined;
      return afterReturn(
        context,
        await context.lending.returnCopy(context.viewer, { ...withoutNulls(input), copyId: id }),
      );
    },
  },
  { description: "What was done with it.", outputFields: (t) => returnFields(t) },
);

builder.relayMutationField(
  "returnBorrowing",
  {
    description: "Which loan ends.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The loan." }),
      condition: t.field({ type: CopyConditionRef, description: conditionField }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description: "Ends a loan whose copy has come back, as `returnCopy` does. Source: POST /borrowings/{id}/return.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...input } }, context) =>
      afterReturn(
        context,
        await context.lending.returnBorrowing(context.viewer, recordIdOf("Borrowing", id), withoutNulls(input)),
      ),
  },
  { description: "What was done with its copy.", outputFields: (t) => returnFields(t) },
);

builder.relayMutationField(
  "renewBorrowing",
  {
    description: "Which loan.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The loan." }),
      confirm: t.stringList({ description: confirmField }),
      reason: t.string({ description: reasonField }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description: "Renews a loan, a student's own or at the desk. Source: POST /borrowings/{id}/renew.",
    errors: { types: [ValidationError, NotFoundError, ConflictError, LendingRefusedError] },
    resolve: async (_root, { input: { id, ...input } }, context) => {
      const answer = await context.lending.renew(context.viewer, recordIdOf("Borrowing", id), withoutNulls(input));
      return { ...answer, borrowing: await loanAfter(context, answer.borrowingId) };
    },
  },
  {
    description: "The loan with its new due date.",
    outputFields: (t) => ({
      borrowing: t.field({ type: BorrowingRef, description: "The loan.", resolve: ({ borrowing }) => borrowing }),
      fine: t.exposeInt("fine", { description: "What was charged for its lateness so far, in whole rupiah." }),
      suspendedUntil: t.field({
        type: "Date",
        nullable: true,
        description: "Until when its student is suspended for its lateness so far; null for one who is not.",
        resolve: ({ suspendedUntil }) => suspendedUntil ?? null,
      }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

builder.relayMutationField(
  "reportBorrowingLost",
  {
    description: "Which loan's copy is lost.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The loan." }),
      amount: t.int({ description: "What is charged for it, in whole rupiah; the loan's `lostPrice` unless given." }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description: "Ends a loan whose copy is lost, and charges it. Source: POST /borrowings/{id}/lost.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...input } }, context) => {
      const answer = await context.lending.reportLost(context.viewer, recordIdOf("Borrowing", id), withoutNulls(input));
      return { ...answer, borrowing: await loanAfter(context, answer.borrowingId) };
    },
  },
  {
    description: "The loan that has ended.",
    outputFields: (t) => ({
      borrowing: t.field({ type: BorrowingRef, description: "The loan.", resolve: ({ borrowing }) => borrowing }),
      fine: t.exposeInt("fine", { description: "What was charged for its lateness, in whole rupiah." }),
      lostCharge: t.exposeInt("lostCharge", { description: "What was charged for the copy, in whole rupiah." }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

builder.relayMutationField(
  "undoDeskAct",
  {
    description: "Which act.",
    inputFields: (t) => ({
      actId: t.int({ required: true, description: "As `borrowCopy`, `returnCopy` and the like returned it." }),
    }),
  },
  {
    description:
      "Takes back what was done at the desk within the last minute, by who did it or an administrator. Source: POST " +
      "/desk-acts/{id}/undo.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { actId } }, { undo, viewer, loaders }) => {
      const undone = await undo.undo(viewer, actId);
      clearLoaders(loaders);
      return undone;
    },
  },
  {
    description: "The act that was undone.",
    outputFields: (t) => ({ actId: t.exposeInt("actId", { description: "Its number." }) }),
  },
);
