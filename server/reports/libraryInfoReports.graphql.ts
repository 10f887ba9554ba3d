import { builder, costOf } from "../platform/graphql/builder.js";
import { LibraryInfoRef } from "./libraryInfo.graphql.js";
import { type AttentionStats, type GrowthStats, MOST_COUNTED } from "./LibraryInfoService.js";
import { RecentInfoRef } from "./recentInfo.graphql.js";
import { byMonth, ChartStatsRef } from "./chartStats.graphql.js";

/** Each counts a few lists. */
const COUNTING_POINTS = costOf(20);

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
    heldLoans: t.int({
      nullable: true,
      description: "Loans at which something waits to be decided (`borrowings(filter: { status: HELD })`).",
      resolve: ({ loans }) => loans?.held,
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
    booksByMonth: t.field({
      ...byMonth,
      description: "Of today's titles, how many there were at the end of each of twelve months, this one last.",
      resolve: ({ booksByMonth }) => [...booksByMonth],
    }),
    studentsByMonth: t.field({
      ...byMonth,
      description: "Of today's active students, how many there were at the end of each of twelve months.",
      resolve: ({ studentsByMonth }) => [...studentsByMonth],
    }),
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
