import { BookRef } from "../../books/bookRefs.graphql.js";
import { ConflictError, LendingRefusedError, NotFoundError, ValidationError } from "../../errors.js";
import { builder, costOf } from "../../platform/graphql/builder.js";
import { clearLoaders } from "../../platform/graphql/clearLoaders.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { LendingCheckRef } from "../../platform/graphql/userErrors.graphql.js";
import { withoutNulls } from "../../platform/graphql/withoutNulls.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { required } from "../../platform/required.js";
import { StudentRef } from "../../students/student.graphql.js";
import { idempotencyKeyText, undoText } from "../acts/actTexts.js";
import { BorrowingRef } from "../borrowings/borrowing.graphql.js";
import { confirmField, loanAfter, offlineFields, reasonField } from "../borrowings/lending/lending.graphql.js";
import { MOST_MEMBERS } from "./classSetInput.js";
import type { PresentedEntry, PresentedSet } from "./ClassSetService.js";

const ClassSetRef = builder.objectRef<PresentedSet>("ClassSet");

const ClassSetStatusRef = builder.enumType("ClassSetStatus", {
  description: "Whether a class set is still in hand.",
  values: {
    OPEN: { value: "open", description: "Berjalan: copies are out, or may still be given out." },
    DONE: { value: "done", description: "Selesai: nothing is out, and its last day has passed." },
  } as const,
});

const ClassSetEntryRef = builder.objectRef<PresentedEntry>("ClassSetEntry").implement({
  description: "A line of a class set: a loan of it, or a student of the class who has had no copy.",
  fields: (t) => ({
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: "Who; null for who may not know, and once the library has forgotten whose loan it was.",
      resolve: ({ studentId }, _args, { loaders }) => (studentId === null ? null : loaders.student.load(studentId)),
    }),
    studentName: t.exposeString("studentName", {
      nullable: true,
      description: "The student's name; null once the library has forgotten whose loan it was (tidak lagi dicatat).",
    }),
    nis: t.exposeString("nis", { nullable: true, description: "The student's number (NIS); null with the name." }),
    className: t.exposeString("className", { nullable: true, description: "The student's class (kelas) of today." }),
    isInClass: t.exposeBoolean("isInClass", {
      description: "False for who has left the set's class since, or was never in it, and for who is forgotten.",
    }),
    borrowing: t.field({
      type: BorrowingRef,
      nullable: true,
      description: "The loan; null for who has had no copy.",
      resolve: ({ loan }) => loan,
    }),
  }),
});

builder.node(ClassSetRef, {
  description:
    "One title that a whole class borrows, a copy each, or its teacher for them (set kelas). Only librarians see it.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { classSets, viewer }) => classSets.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The title.",
      resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId),
    }),
    bookTitle: t.exposeString("bookTitle", { description: "The book's title." }),
    className: t.exposeString("className", {
      nullable: true,
      description: "The class, of whose students each gets a copy; null where a teacher has all of it.",
    }),
    teacher: t.field({
      type: StudentRef,
      nullable: true,
      description:
        "Who has all of it; null where each student of a class has a copy, and once the library has forgotten who.",
      resolve: ({ teacherId }, _args, { loaders }) => (teacherId === null ? null : loaders.student.load(teacherId)),
    }),
    teacherName: t.exposeString("teacherName", {
      nullable: true,
      description: "That person's name; null as `teacher` is.",
    }),
    dueAt: t.expose("dueAt", {
      type: "Date",
      description: "The last day (jatuh tempo), and also the last on which copies are given out.",
    }),
    status: t.field({ type: ClassSetStatusRef, description: "As of today.", resolve: ({ status }) => status }),
    lentCount: t.exposeInt("lentCount", { description: "How many copies were lent." }),
    openCount: t.exposeInt("openCount", { description: "How many of them are not back, the lost ones not counted." }),
    lostCount: t.exposeInt("lostCount", { description: "How many of them are lost." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    createdBy: t.exposeString("createdBy", { description: "The name of who made it, at that time." }),
    entries: t.field({
      type: [ClassSetEntryRef],
      description:
        "Who has which copy, by name; until its last day also who has had none, and last those of whom the library " +
        "has forgotten who it was. At most as many as a class has students and the set loans.",
      complexity: costOf(MOST_MEMBERS),
      resolve: async (set, _args, { loaders }) => [...(await loaders.classSetEntries.load(set))],
    }),
  }),
});

const ClassSetConnection = builder.connectionObject(
  { type: ClassSetRef, name: "ClassSetConnection", description: "A page of class sets." },
  { name: "ClassSetEdge" },
);

const ClassSetFilterRef = builder.inputType("ClassSetFilter", {
  description: "Narrows the class sets; what is left out does not.",
  fields: (t) => ({
    status: t.field({ type: ClassSetStatusRef, description: "Only these." }),
    bookId: t.globalID({ description: "Of this title." }),
    className: t.string({ description: "For this class, however it is spelled." }),
  }),
});

builder.queryField("classSets", (t) =>
  t.connection(
    {
      type: ClassSetRef,
      description:
        "Class sets: those that are open first, by their due date; then the others, the newest first. For librarians. " +
        "Source: GET /class-sets.",
      args: {
        search: t.arg.string({ description: "Words of the title, or of the teacher who has all of it." }),
        filter: t.arg({ type: ClassSetFilterRef, description: "Which sets." }),
      },
      resolve: async (_root, { search, filter, ...page }, { classSets, viewer }) => {
        const { bookId, ...others } = filter ?? {};
        const list = { ...others, search, bookId: bookId ? recordIdOf("Book", bookId) : undefined };
        return toConnection(await classSets.page(viewer, list, page), () => classSets.count(viewer, list));
      },
    },
    ClassSetConnection,
  ),
);

builder.queryField("classSet", (t) =>
  t.field({
    type: ClassSetRef,
    nullable: true,
    description:
      "One class set by its number in the database; null where there is none, and for who may not know. Source: GET " +
      "/class-sets/{id}.",
    args: { databaseId: t.arg.int({ required: true, description: "The number of the set in the database." }) },
    resolve: (_root, { databaseId }, { classSets, viewer }) => classSets.byId(viewer, databaseId),
  }),
);

builder.objectField(BorrowingRef, "classSet", (t) =>
  t.field({
    type: ClassSetRef,
    nullable: true,
    description: "The class set that it is of; null for a loan of one's own, and for who may not know.",
    resolve: ({ classSetId }, _args, { loaders }) => (classSetId === null ? null : loaders.classSet.load(classSetId)),
  }),
);

/** As the set is after an act, of which nothing that was loaded before it is true. */
async function setAfter(context: RequestContext, id: number): Promise<PresentedSet> {
  clearLoaders(context.loaders);
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
      ...offlineFields(t),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Lends a copy of the set's title to the next student of the class, to the one who is named, or to the teacher. " +
      "Source: POST /class-sets/{id}/borrowings.",
    errors: { types: [ValidationError, NotFoundError, ConflictError, LendingRefusedError] },
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
        borrowing: await loanAfter(context, answer.borrowingId),
        returned: returned === null ? null : await loanAfter(context, returned),
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
      "Two students have each other's copy: each loan gets the copy of the other, with whether and when that came back. " +
      "Refused where a fine, a loss or a clearance letter says otherwise. Source: POST /class-sets/{id}/swap.",
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
      "administrator, as long as nothing was built on it. An empty one at any time. Source: POST /class-sets/{id}/undo.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { classSetEditing, viewer, loaders }) => {
      const undone = await classSetEditing.undo(viewer, recordIdOf("ClassSet", id));
      clearLoaders(loaders);
      return undone;
    },
  },
  {
    description: "What is gone.",
    outputFields: (t) => ({
      classSetDatabaseId: t.exposeInt("classSetId", { description: "The number that the set had." }),
      loans: t.exposeInt("loans", { description: "How many loans are gone; 0 where it was undone before." }),
    }),
  },
);
