import { BookRef } from "../../books/bookRefs.graphql.js";
import { builder, costOf } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { StudentRef } from "../../students/student.graphql.js";
import { BorrowingRef } from "../borrowings/borrowing.graphql.js";
import { MOST_MEMBERS } from "./classSetInput.js";
import type { PresentedEntry, PresentedSet } from "./ClassSetService.js";

export const ClassSetRef = builder.objectRef<PresentedSet>("ClassSet");

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
        "Class sets: those that are open first, by their due date; then the others, the newest first. For " +
        "librarians. Source: GET /class-sets.",
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
