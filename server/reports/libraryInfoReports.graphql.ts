import { BorrowingStatusRef } from "../circulation/borrowings/borrowing.graphql.js";
import { BookRef } from "../books/bookRefs.graphql.js";
import { CategoryRef } from "../authorities/authority.graphql.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { PeriodPointRef } from "../platform/graphql/periodPoint.graphql.js";
import { VisitKindRef, VisitPurposeRef } from "../visits/visit.graphql.js";
import type { CategoryPoint, TopBookPoint } from "./chartReads.js";
import { LibraryInfoRef } from "./libraryInfo.graphql.js";
import {
  type AttentionStats,
  type ChartStats,
  DAYS_SHOWN,
  type GrowthStats,
  MONTHS_SHOWN,
  MAX_RECENT,
  MAX_SHOWN,
  MOST_COUNTED,
  type RecentInfo,
} from "./LibraryInfoService.js";
import type { RecentBorrowing, RecentVisit, StudentSummary } from "./recentReads.js";

/** Each counts a few lists. */
const COUNTING_POINTS = costOf(20);

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

const RecentInfoRef = builder.objectRef<RecentInfo>("RecentInfo").implement({
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

const CategoryPointRef = builder.objectRef<CategoryPoint>("CategoryPoint").implement({
  description: "The books of one category, or of all the others.",
  fields: (t) => ({
    category: t.field({
      type: CategoryRef,
      nullable: true,
      description: "The category; null for all other books, those without one included.",
      resolve: ({ category }) => category,
    }),
    booksCount: t.exposeInt("booksCount", { description: "How many books." }),
  }),
});

const TopBookPointRef = builder.objectRef<TopBookPoint>("TopBookPoint").implement({
  description: "A book that is borrowed often.",
  fields: (t) => ({
    book: t.field({ type: BookRef, description: "The book.", resolve: ({ book }) => book }),
    borrowings: t.exposeInt("borrowings", { description: "How often in these twelve months." }),
  }),
});

const byMonth = { type: [PeriodPointRef] as [typeof PeriodPointRef], complexity: costOf(MONTHS_SHOWN) };
const byDay = { type: [PeriodPointRef] as [typeof PeriodPointRef], complexity: costOf(DAYS_SHOWN) };

const ChartStatsRef = builder.objectRef<ChartStats>("ChartStats").implement({
  description: "Figures over time and over the collection; what is 0 is there too, the oldest first.",
  fields: (t) => ({
    borrowingsPerMonth: t.field({
      ...byMonth,
      description: "Borrowings that began in each of twelve months, this one last.",
      resolve: (chart) => [...chart.borrowingsPerMonth],
    }),
    visitsPerMonth: t.field({
      ...byMonth,
      description: "People who came in each of twelve months, this one last.",
      resolve: (chart) => [...chart.visitsPerMonth],
    }),
    borrowingsPerDay: t.field({
      ...byDay,
      description: "Borrowings that began on each of thirty days, today last.",
      resolve: (chart) => [...chart.borrowingsPerDay],
    }),
    visitsPerDay: t.field({
      ...byDay,
      description: "People who came on each of thirty days, today last.",
      resolve: (chart) => [...chart.visitsPerDay],
    }),
    booksPerCategory: t.field({
      type: [CategoryPointRef],
      complexity: costOf(MAX_SHOWN + 1),
      description: `The ${MAX_SHOWN} largest categories, then all other books together.`,
      resolve: (chart) => [...chart.booksPerCategory],
    }),
    topBooks: t.field({
      type: [TopBookPointRef],
      complexity: costOf(MAX_SHOWN),
      description: "Borrowed most in these twelve months.",
      resolve: (chart) => [...chart.topBooks],
    }),
  }),
});

// Nullable, so that a viewer without permission still gets the four statistics next to the error.
const AttentionStatsRef = builder.objectRef<AttentionStats>("AttentionStats").implement({
  description: "What there is to mend, counted; null where the viewer's role does not reach.",
  fields: (t) => ({
    booksWithoutCategory: t.int({
      nullable: true,
      description: "Books in no category (`filter: { hasCategory: false }`).",
      resolve: ({ books }) => books?.withoutCategory,
    }),
    booksWithWrongIsbn: t.int({
      nullable: true,
      description: "Books whose ISBN is none (`filter: { isbnIsWrong: true }`).",
      resolve: ({ books }) => books?.withWrongIsbn,
    }),
    booksWithoutCopies: t.int({
      nullable: true,
      description: "Books of which the library holds no copy (`filter: { hasCopies: false }`).",
      resolve: ({ books }) => books?.withoutCopies,
    }),
    duplicateAuthors: t.int({
      nullable: true,
      description: "Groups of authors that are likely one, as `authorMergeSuggestions`; at most ten minutes old.",
      resolve: async ({ books }, _args, { duplicates, viewer }) =>
        books ? (await duplicates.likelyCounts(viewer)).authors : null,
    }),
    duplicatePublishers: t.int({
      nullable: true,
      description: "Groups of publishers that are likely one, as `publisherMergeSuggestions`; at most ten minutes old.",
      resolve: async ({ books }, _args, { duplicates, viewer }) =>
        books ? (await duplicates.likelyCounts(viewer)).publishers : null,
    }),
    overdueLoans: t.int({
      nullable: true,
      description: "Loans that are overdue today (`borrowings(filter: { status: OVERDUE })`).",
      resolve: ({ loans }) => loans?.overdue,
    }),
    loansDueToday: t.int({
      nullable: true,
      description: "Loans whose last day is today (`borrowings(filter: { status: DUE_TODAY })`).",
      resolve: ({ loans }) => loans?.dueToday,
    }),
    readyReservations: t.int({
      nullable: true,
      description: "Reservations whose copy waits to be fetched.",
      resolve: ({ loans }) => loans?.readyReservations,
    }),
    failedImports: t.exposeInt("failedImports", {
      nullable: true,
      description: "Imports of books and of covers that a fault has ended within thirty days.",
    }),
    endingCodes: t.int({
      nullable: true,
      description: "Activation codes that end within seven days.",
      resolve: ({ students }) => students?.endingCodes,
    }),
    endingMemberships: t.int({
      nullable: true,
      description: "Active students whose membership ends within thirty days.",
      resolve: ({ students }) => students?.endingMemberships,
    }),
  }),
});

const GrowthStatsRef = builder.objectRef<GrowthStats>("GrowthStats").implement({
  description: `What was added lately, by the library's clock; titles and students are counted to ${MOST_COUNTED}.`,
  fields: (t) => ({
    booksThisMonth: t.exposeInt("booksThisMonth", { description: "Titles added this month." }),
    studentsThisMonth: t.exposeInt("studentsThisMonth", { description: "Students registered this month." }),
    borrowingsToday: t.exposeInt("borrowingsToday", { description: "Borrowings that began today." }),
    visitsToday: t.exposeInt("visitsToday", { description: "People who came today." }),
  }),
});

builder.subscriptionField("libraryChange", (t) =>
  t.int({
    description:
      "The number of changes to the library so far, as soon as it is another than `after`, looked at every three " +
      "seconds; then it ends, and is asked again with that number. Librarians. REST: the ETag of GET /library-info.",
    args: { after: t.arg.int({ required: true, description: "The number last received; -1 for the one of now." }) },
    complexity: costOf(1),
    subscribe: (_root, { after }, { libraryWatch, viewer, viewerNow, signal }) =>
      libraryWatch.nextChange(viewer, after, viewerNow, signal),
    resolve: (changes) => changes,
  }),
);

builder.objectFields(LibraryInfoRef, (t) => ({
  recent: t.field({
    type: RecentInfoRef,
    nullable: true,
    description: "What happened last; librarians only. Source: GET /library-info/recent.",
    resolve: (_figures, _args, { libraryInfo, viewer }) => libraryInfo.recent(viewer),
  }),
  attention: t.field({
    type: AttentionStatsRef,
    nullable: true,
    description: "What there is to mend; librarians only. Source: GET /library-info/attention.",
    complexity: COUNTING_POINTS,
    resolve: (_figures, _args, { libraryInfo, viewer }) => libraryInfo.attention(viewer),
  }),
  growth: t.field({
    type: GrowthStatsRef,
    nullable: true,
    description: "What was added lately; librarians only. Source: GET /library-info/growth.",
    complexity: COUNTING_POINTS,
    resolve: (_figures, _args, { libraryInfo, viewer }) => libraryInfo.growth(viewer),
  }),
  chartData: t.field({
    type: ChartStatsRef,
    nullable: true,
    description: "What the dashboard's charts show; librarians only. Source: GET /library-info/chart-data.",
    resolve: (_figures, _args, { libraryInfo, viewer }) => libraryInfo.chartData(viewer),
  }),
}));
