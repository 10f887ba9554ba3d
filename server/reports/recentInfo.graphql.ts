import { BorrowingStatusRef } from "../circulation/borrowings/borrowing.graphql.js";
import { BookRef } from "../books/bookRefs.graphql.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { VisitKindRef, VisitPurposeRef } from "../visits/visit.graphql.js";
import { MAX_RECENT, type RecentInfo } from "./LibraryInfoService.js";
import type { RecentBorrowing, RecentVisit, StudentSummary } from "./recentReads.js";

const StudentSummaryRef = builder.objectRef<StudentSummary>("StudentSummary").implement({
  description: "As much of a student as a line about them needs.",
  fields: (t) => ({
    id: t.globalID({ description: "Global id.", resolve: ({ id }) => ({ type: "Student", id }) }),
    databaseId: t.exposeInt("id", { description: "The student's number, as REST uses it." }),
    name: t.exposeString("name", { description: "Name." }),
    nis: t.exposeString("nis", { description: "Student number (NIS)." }),
    className: t.exposeString("className", { nullable: true, description: "Class (kelas)." }),
  }),
});

const RecentBorrowingRef = builder.objectRef<RecentBorrowing>("RecentBorrowing").implement({
  description: "One of the latest borrowings or returns.",
  fields: (t) => ({
    id: t.globalID({ description: "Global id.", resolve: ({ id }) => ({ type: "Borrowing", id }) }),
    databaseId: t.exposeInt("id", { description: "The borrowing's number." }),
    student: t.field({
      type: StudentSummaryRef,
      nullable: true,
      description: "Who borrowed; null once the library has forgotten it.",
      resolve: ({ student }) => student,
    }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "What was borrowed.",
      resolve: ({ book }, _args, { loaders }) => loaders.book.load(book.id),
    }),
    itemCode: t.exposeString("itemCode", { description: "The code of the copy." }),
    borrowedAt: t.field({
      type: "DateTime",
      description: "When it was borrowed.",
      resolve: ({ borrowedAt }) => borrowedAt,
    }),
    dueAt: t.field({
      type: "Date",
      description: "The last day, on the library's calendar.",
      resolve: ({ dueAt }) => dueAt,
    }),
    returnedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it came back.",
      resolve: ({ returnedAt }) => returnedAt,
    }),
    status: t.field({ type: BorrowingStatusRef, description: "How it stands.", resolve: ({ status }) => status }),
  }),
});

const RecentVisitRef = builder.objectRef<RecentVisit>("RecentVisit").implement({
  description: "One of the latest visits.",
  fields: (t) => ({
    id: t.globalID({ description: "Global id.", resolve: ({ id }) => ({ type: "Visit", id }) }),
    databaseId: t.exposeInt("id", { description: "The visit's number." }),
    kind: t.field({ type: VisitKindRef, description: "Who came.", resolve: ({ kind }) => kind }),
    student: t.field({
      type: StudentSummaryRef,
      nullable: true,
      description: "The student; null for guests and classes.",
      resolve: ({ student }) => student,
    }),
    visitorName: t.exposeString("visitorName", { nullable: true, description: "Name of the guest or of the class." }),
    institution: t.exposeString("institution", { nullable: true, description: "Where the guest is from." }),
    purpose: t.field({
      type: VisitPurposeRef,
      nullable: true,
      description: "What they came for.",
      resolve: ({ purpose }) => purpose,
    }),
    peopleCount: t.exposeInt("peopleCount", { description: "How many came." }),
    visitedAt: t.field({ type: "DateTime", description: "When they came.", resolve: ({ visitedAt }) => visitedAt }),
  }),
});

const recentListCost = { complexity: costOf(MAX_RECENT) };

export const RecentInfoRef = builder.objectRef<RecentInfo>("RecentInfo").implement({
  description: `What happened last, at most ${MAX_RECENT} of each, the newest first.`,
  fields: (t) => ({
    borrowings: t.field({
      ...recentListCost,
      type: [RecentBorrowingRef],
      description: "The latest borrowings, returned or not.",
      resolve: ({ borrowings }) => [...borrowings],
    }),
    returns: t.field({
      ...recentListCost,
      type: [RecentBorrowingRef],
      description: "The borrowings that came back last.",
      resolve: ({ returns }) => [...returns],
    }),
    visits: t.field({
      ...recentListCost,
      type: [RecentVisitRef],
      description: "The latest visits.",
      resolve: ({ visits }) => [...visits],
    }),
    books: t.field({
      ...recentListCost,
      type: [BookRef],
      description: "The newest books.",
      resolve: ({ books }) => [...books],
    }),
  }),
});
