import { CopyConditionRef } from "../../books/copies/copyRefs.graphql.js";
import { CopyRef } from "../../books/bookRefs.graphql.js";
import { ValidationError, ConflictError, LendingRefusedError, NotFoundError, ThrottledError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { ApprovalInputRef, approvalField } from "../acts/approval.graphql.js";
import { LendingCheckRef } from "../acts/lendingRefusal.graphql.js";
import { withoutNulls } from "../../platform/graphql/withoutNulls.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { idempotencyKeyText, undoText } from "../acts/actTexts.js";
import type { Acted } from "../acts/runAct.js";
import { ReservationRef } from "../reservations/reservation.graphql.js";
import { BorrowingRef } from "../borrowings/borrowing.graphql.js";
import type { Loan } from "../borrowings/presentLoan.js";
import { type FoundLoss, foundLossOf } from "./endLoan.js";
import type { Received } from "./receiveCopy.js";

export const confirmField = "Codes of `checks` that the desk has confirmed.";
export const reasonField =
  "Why an exception is made, for the audit trail: required where a check that `needsOverride` is confirmed.";

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

const slipDayField =
  "The day on a paper slip, at most 30 days ago: the act is of that day, and nothing is confirmed. For who may make " +
  "exceptions.";

const FoundLossRef = builder.objectRef<NonNullable<ReturnType<typeof foundLossOf>>>("FoundLoss").implement({
  description: "What became of the charge for a lost copy that was found, in whole rupiah.",
  fields: (t) => ({
    cancelled: t.exposeInt("cancelled", { description: "What was still owed for it, and is no longer." }),
    refundable: t.exposeInt("refundable", { description: "What was paid for it, and can be refunded." }),
    replaced: t.exposeInt("replaced", { description: "What another copy was accepted for, which stays." }),
  }),
});

export const foundLossField = (
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Partial<FoundLoss>>,
) =>
  t.field({
    type: FoundLossRef,
    nullable: true,
    description: "Where the copy was lost and charged: what became of that charge.",
    resolve: foundLossOf,
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
      approval: t.field({ type: ApprovalInputRef, description: approvalField }),
      ...offlineFields(t),
      slipDay: t.field({ type: "Date", description: slipDayField }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description: "Lends a copy to a student. Source: POST /borrowings.",
    errors: { types: [ValidationError, ConflictError, LendingRefusedError, ThrottledError] },
    resolve: async (_root, { input: { studentId, copyId, ...input } }, context) => {
      const answer = await context.lending.borrow(context.viewer, {
        ...withoutNulls(input),
        studentId: studentId ? recordIdOf("Student", studentId) : undefined,
        copyId: copyId ? recordIdOf("Copy", copyId) : undefined,
      });
      const returned = answer.returnedBorrowingId;
      return {
        ...answer,
        borrowing: await context.borrowings.afterAct(context.viewer, answer.borrowingId),
        returned: returned === null ? null : await context.borrowings.afterAct(context.viewer, returned),
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
      foundLoss: foundLossField(t),
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
  heldFine: t.int({
    nullable: true,
    description:
      "What of the fine waits for somebody who may let it off, in whole rupiah, since the scan came late; null where " +
      "nothing waits.",
    resolve: ({ heldFine }) => heldFine ?? null,
  }),
  foundLoss: foundLossField(t),
  actId: t.exposeInt("actId", { description: undoText }),
});

const conditionField = "The state in which it comes back; a damaged copy goes to repair.";

async function afterReturn(context: RequestContext, answer: Acted<Received>) {
  const ended = answer.borrowingId;
  return { ...answer, borrowing: ended === null ? null : await context.borrowings.afterAct(context.viewer, ended) };
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
      slipDay: t.field({ type: "Date", description: slipDayField }),
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
      approval: t.field({ type: ApprovalInputRef, description: approvalField }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description: "Renews a loan, a student's own or at the desk. Source: POST /borrowings/{id}/renew.",
    errors: { types: [ValidationError, NotFoundError, ConflictError, LendingRefusedError, ThrottledError] },
    resolve: async (_root, { input: { id, ...input } }, context) => {
      const answer = await context.lending.renew(context.viewer, recordIdOf("Borrowing", id), withoutNulls(input));
      return { ...answer, borrowing: await context.borrowings.afterAct(context.viewer, answer.borrowingId) };
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
      return { ...answer, borrowing: await context.borrowings.afterAct(context.viewer, answer.borrowingId) };
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
  "decideHeldBorrowing",
  {
    description: "What is decided of which loan.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The loan." }),
      approve: t.boolean({
        required: true,
        description: "Whether what waits is allowed; if not, the loan stays as it is recorded.",
      }),
      reason: t.string({ required: true, description: "Why, for the audit trail; at most 500 letters." }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Allows or refuses what a scan without network would have needed a right for, for who has it. Source: POST " +
      "/borrowings/{id}/decision.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...input } }, context) => {
      const answer = await context.lending.decideHeld(context.viewer, recordIdOf("Borrowing", id), withoutNulls(input));
      return { ...answer, borrowing: await context.borrowings.afterAct(context.viewer, answer.borrowingId) };
    },
  },
  {
    description: "The loan as it is now.",
    outputFields: (t) => ({
      borrowing: t.field({ type: BorrowingRef, description: "The loan.", resolve: ({ borrowing }) => borrowing }),
      fine: t.exposeInt("fine", { description: "What its lateness costs now, in whole rupiah." }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);
