import { ConflictError, LendingRefusedError, NotFoundError, ThrottledError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { ApprovalInputRef, approvalField } from "../acts/approval.graphql.js";
import { LendingCheckRef } from "../acts/lendingRefusal.graphql.js";
import { withoutNulls } from "../../platform/graphql/withoutNulls.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { required } from "../../platform/required.js";
import { idempotencyKeyText, undoText } from "../acts/actTexts.js";
import { BorrowingRef } from "../borrowings/borrowing.graphql.js";
import { confirmField, foundLossField, offlineFields, reasonField } from "../lending/lending.graphql.js";
import type { PresentedSet } from "./ClassSetService.js";
import { ClassSetRef } from "./classSet.graphql.js";

/** As the set is after an act. */
async function setAfter(context: RequestContext, id: number): Promise<PresentedSet> {
  return required(await context.classSets.byId(context.viewer, id), "the set of an act");
}

builder.relayMutationField(
  "createClassSet",
  {
    description: "Which title, for whom, and until when.",
    inputFields: (t) => ({
      bookId: t.globalID({ description: "The title, or else `itemCode`." }),
      itemCode: t.string({ description: "The code of any of its copies, which is only looked at." }),
      className: t.string({ description: "The class, of whose students each gets a copy; or else a teacher." }),
      teacherId: t.globalID({
        description: "Instead of `className`: the teacher or member of staff who has all of it.",
      }),
      teacherNis: t.string({ description: "The same by the number of the card." }),
      dueAt: t.field({ type: "Date", required: true, description: "The last day: from today on, within 366 days." }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description: "Makes a class set, whose copies are then given out one by one. Source: POST /class-sets.",
    errors: { types: [ValidationError, ConflictError, LendingRefusedError] },
    resolve: async (_root, { input: { bookId, teacherId, ...input } }, context) => {
      const { classSetId, actId } = await context.classSetEditing.create(context.viewer, {
        ...withoutNulls(input),
        bookId: bookId ? recordIdOf("Book", bookId) : undefined,
        teacherId: teacherId ? recordIdOf("Student", teacherId) : undefined,
      });
      return { classSet: await setAfter(context, classSetId), actId };
    },
  },
  {
    description: "The set.",
    outputFields: (t) => ({
      classSet: t.field({ type: ClassSetRef, description: "The set.", resolve: ({ classSet }) => classSet }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

builder.relayMutationField(
  "lendClassSetCopy",
  {
    description: "Which copy of which set, and who gets it.",
    inputFields: (t) => ({
      classSetId: t.globalID({ required: true, description: "The set." }),
      copyId: t.globalID({ description: "The copy, or else `itemCode`." }),
      itemCode: t.string({ description: "The code of the copy's barcode, in either case." }),
      studentId: t.globalID({ description: "Who gets it; otherwise the next student of the class who had none." }),
      nis: t.string({ description: "The same by the number of the card." }),
      fromStudentId: t.globalID({
        description:
          "Whom the screen names as next: whoever had none is looked for from this student on. For a scan without " +
          "network it is who has got it.",
      }),
      confirm: t.stringList({ description: confirmField }),
      reason: t.string({ description: reasonField }),
      approval: t.field({ type: ApprovalInputRef, description: approvalField }),
      ...offlineFields(t),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Lends a copy of the set's title to the next student of the class, to the one who is named, or to the teacher. " +
      "Source: POST /class-sets/{id}/borrowings.",
    errors: { types: [ValidationError, NotFoundError, ConflictError, LendingRefusedError, ThrottledError] },
    resolve: async (_root, { input: { classSetId, copyId, studentId, fromStudentId, ...input } }, context) => {
      const id = recordIdOf("ClassSet", classSetId);
      const answer = await context.classSetEditing.lend(context.viewer, id, {
        ...withoutNulls(input),
        copyId: copyId ? recordIdOf("Copy", copyId) : undefined,
        studentId: studentId ? recordIdOf("Student", studentId) : undefined,
        fromStudentId: fromStudentId ? recordIdOf("Student", fromStudentId) : undefined,
      });
      const returned = answer.returnedBorrowingId;
      return {
        ...answer,
        borrowing: await context.borrowings.afterAct(context.viewer, answer.borrowingId),
        returned: returned === null ? null : await context.borrowings.afterAct(context.viewer, returned),
        classSet: await setAfter(context, id),
      };
    },
  },
  {
    description: "The loan, and the set as it is with it.",
    outputFields: (t) => ({
      borrowing: t.field({ type: BorrowingRef, description: "The loan.", resolve: ({ borrowing }) => borrowing }),
      returned: t.field({
        type: BorrowingRef,
        nullable: true,
        description: "The loan of the copy that this one has ended.",
        resolve: ({ returned }) => returned,
      }),
      notices: t.field({
        type: [LendingCheckRef],
        description: "What the desk should know.",
        resolve: ({ notices }) => [...notices],
      }),
      foundLoss: foundLossField(t),
      classSet: t.field({ type: ClassSetRef, description: "The set.", resolve: ({ classSet }) => classSet }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

builder.relayMutationField(
  "swapClassSetCopies",
  {
    description: "Which two loans of which set.",
    inputFields: (t) => ({
      classSetId: t.globalID({ required: true, description: "The set." }),
      borrowingId: t.globalID({ required: true, description: "One of the two loans." }),
      otherBorrowingId: t.globalID({
        required: true,
        description: "The other: each student gets what the other one has.",
      }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Two students have each other's copy: each loan gets the copy of the other, with whether and when that came " +
      "back. Refused where a fine, a loss or a clearance letter says otherwise. Source: POST /class-sets/{id}/swap.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { classSetId, borrowingId, otherBorrowingId, ...input } }, context) => {
      const id = recordIdOf("ClassSet", classSetId);
      const { actId, ...ids } = await context.classSetEditing.swap(context.viewer, id, {
        ...withoutNulls(input),
        borrowingId: recordIdOf("Borrowing", borrowingId),
        otherBorrowingId: recordIdOf("Borrowing", otherBorrowingId),
      });
      const classSet = await setAfter(context, id);
      const loans = await context.borrowings.byIds(context.viewer, [ids.borrowingId, ids.otherBorrowingId]);
      const borrowing = required(loans.get(ids.borrowingId), "a loan that was swapped");
      return { borrowing, other: required(loans.get(ids.otherBorrowingId), "the other loan"), classSet, actId };
    },
  },
  {
    description: "The loans with each other's copies.",
    outputFields: (t) => ({
      borrowing: t.field({ type: BorrowingRef, description: "The first.", resolve: ({ borrowing }) => borrowing }),
      other: t.field({ type: BorrowingRef, description: "The other.", resolve: ({ other }) => other }),
      classSet: t.field({ type: ClassSetRef, description: "The set.", resolve: ({ classSet }) => classSet }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

builder.relayMutationField(
  "undoClassSet",
  {
    description: "Which set.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The set." }) }),
  },
  {
    description:
      "Takes back a whole set with every loan of it: on the day on which it was made, by who made it or an " +
      "administrator, as long as nothing was built on it. An empty one at any time. Source: POST " +
      "/class-sets/{id}/undo.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: (_root, { input: { id } }, { classSetEditing, viewer }) =>
      classSetEditing.undo(viewer, recordIdOf("ClassSet", id)),
  },
  {
    description: "What is gone.",
    outputFields: (t) => ({
      classSetDatabaseId: t.exposeInt("classSetId", { description: "The number that the set had." }),
      loans: t.exposeInt("loans", { description: "How many loans are gone; 0 where it was undone before." }),
    }),
  },
);
