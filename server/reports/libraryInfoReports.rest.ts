import { z } from "zod";

import { presentBooks } from "../books/bookPresenter.js";
import { route } from "../platform/rest/route.js";
import type { PeriodPoint } from "../platform/database/days/periodCounts.js";
import { MOST_COUNTED } from "./LibraryInfoService.js";
import type { CategoryPoint } from "./chartReads.js";
import {
  recentResponse,
  exampleBorrowing,
  exampleVisit,
  presentBorrowing,
  presentVisit,
} from "./recentInfoPresenter.js";

const inMonth = { month: z.string().describe("`2026-11`, on the library's clock.") };
const onDay = { day: z.iso.date().describe("On the library's calendar.") };
const borrowings = z.int().describe("Borrowings that began then.");
const people = z.int().describe("People who came.");

const chartResponse = z
  .object({
    borrowings_per_month: z.array(z.object({ ...inMonth, borrowings })).describe("Twelve months, this one last."),
    visits_per_month: z.array(z.object({ ...inMonth, people })).describe("Twelve months, this one last."),
    borrowings_per_day: z.array(z.object({ ...onDay, borrowings })).describe("Thirty days, today last."),
    visits_per_day: z.array(z.object({ ...onDay, people })).describe("Thirty days, today last."),
    books_per_category: z
      .array(z.object({ id: z.int().nullable(), name: z.string(), books_count: z.int() }))
      .describe("The ten largest categories, then all other books as `Lainnya` without an id."),
    top_books: z
      .array(z.object({ id: z.int(), title: z.string(), slug: z.string(), borrowings: z.int() }))
      .describe("Borrowed most in these twelve months."),
  })
  .meta({ id: "ChartStats", description: "Figures over time and over the collection." });

const counted = z.int().nullable();
const attentionResponse = z
  .object({
    books_without_category: counted.describe("Books in no category."),
    books_with_wrong_isbn: counted.describe("Books whose ISBN is none."),
    books_without_copies: counted.describe("Books of which the library holds no copy."),
    duplicate_authors: counted.describe("Groups of authors that are likely one; at most ten minutes old."),
    duplicate_publishers: counted.describe("Groups of publishers that are likely one; at most ten minutes old."),
    overdue_loans: counted.describe("Loans that are overdue today."),
    loans_due_today: counted.describe("Loans whose last day is today."),
    ready_reservations: counted.describe("Reservations whose copy waits to be fetched."),
    held_loans: counted.describe("Loans at which something waits to be decided."),
    failed_imports: counted.describe("Imports of books and of covers that a fault has ended within thirty days."),
    ending_codes: counted.describe("Activation codes that end within seven days."),
    ending_memberships: counted.describe("Active students whose membership ends within thirty days."),
  })
  .meta({ id: "AttentionStats", description: "What there is to mend; null where the caller's role does not reach." });

const growthResponse = z
  .object({
    books_this_month: z.int().describe(`Titles added this month, counted to ${MOST_COUNTED}.`),
    students_this_month: z.int().describe(`Students registered this month, counted to ${MOST_COUNTED}.`),
    borrowings_today: z.int().describe("Borrowings that began today."),
    visits_today: z.int().describe("People who came today."),
    books_by_month: z
      .array(z.object({ month: z.string(), books: z.int() }))
      .describe("Of today's titles, how many there were at the end of each of twelve months, this one last."),
    students_by_month: z
      .array(z.object({ month: z.string(), students: z.int() }))
      .describe("Of today's active students, how many there were at the end of each of twelve months."),
  })
  .meta({ id: "GrowthStats", description: "What was added lately, by the library's clock." });

function presentCategory({ category, booksCount }: CategoryPoint) {
  return { id: category?.id ?? null, name: category?.name ?? "Lainnya", books_count: booksCount };
}

const asBorrowings =
  (key: "month" | "day") =>
  ({ period, count }: PeriodPoint) => ({ [key]: period, borrowings: count });
const asVisits =
  (key: "month" | "day") =>
  ({ period, count }: PeriodPoint) => ({ [key]: period, people: count });

export const libraryInfoReportRoutes = [
  route({
    method: "GET",
    path: "/library-info/attention",
    operationId: "libraryInfoAttention",
    tag: "Library",
    access: "staff",
    operation: "read",
    success: 200,
    summary: "Count what there is to mend",
    response: z.object({ data: attentionResponse }),
    example: {
      response: {
        status_code: 200,
        data: {
          books_without_category: 41,
          books_with_wrong_isbn: 3,
          books_without_copies: 12,
          duplicate_authors: 4,
          duplicate_publishers: 2,
          overdue_loans: 3,
          loans_due_today: 5,
          ready_reservations: 2,
          held_loans: 1,
          failed_imports: 0,
          ending_codes: 4,
          ending_memberships: 27,
        },
      },
    },
    handle: async ({ context: { duplicates, libraryInfo, viewer } }) => {
      const { books, students, failedImports, loans } = await libraryInfo.attention(viewer);
      const likely = books && (await duplicates.likelyCounts(viewer));
      return {
        data: {
          books_without_category: books?.withoutCategory ?? null,
          books_with_wrong_isbn: books?.withWrongIsbn ?? null,
          books_without_copies: books?.withoutCopies ?? null,
          duplicate_authors: likely?.authors ?? null,
          duplicate_publishers: likely?.publishers ?? null,
          overdue_loans: loans?.overdue ?? null,
          loans_due_today: loans?.dueToday ?? null,
          ready_reservations: loans?.readyReservations ?? null,
          held_loans: loans?.held ?? null,
          failed_imports: failedImports,
          ending_codes: students?.endingCodes ?? null,
          ending_memberships: students?.endingMemberships ?? null,
        },
      };
    },
  }),
  route({
    method: "GET",
    path: "/library-info/growth",
    operationId: "libraryInfoGrowth",
    tag: "Library",
    access: "reports.read",
    operation: "read",
    success: 200,
    summary: "Count what was added lately",
    response: z.object({ data: growthResponse }),
    example: {
      response: {
        status_code: 200,
        data: {
          books_this_month: 128,
          students_this_month: 32,
          borrowings_today: 34,
          visits_today: 124,
          books_by_month: [{ month: "2026-11", books: 16_538 }],
          students_by_month: [{ month: "2026-11", students: 1_204 }],
        },
      },
    },
    handle: async ({ context: { libraryInfo, viewer } }) => {
      const growth = await libraryInfo.growth(viewer);
      return {
        data: {
          books_this_month: growth.booksThisMonth,
          students_this_month: growth.studentsThisMonth,
          borrowings_today: growth.borrowingsToday,
          visits_today: growth.visitsToday,
          books_by_month: growth.booksByMonth.map(({ period, count }) => ({ month: period, books: count })),
          students_by_month: growth.studentsByMonth.map(({ period, count }) => ({ month: period, students: count })),
        },
      };
    },
  }),
  route({
    method: "GET",
    path: "/library-info/recent",
    operationId: "libraryInfoRecent",
    tag: "Library",
    access: "reports.read",
    operation: "read",
    success: 200,
    summary: "Show what happened last",
    response: z.object({ data: recentResponse }),
    example: {
      response: {
        status_code: 200,
        data: { borrowings: [exampleBorrowing], returns: [], visits: [exampleVisit], books: [] },
      },
    },
    handle: async ({ context: { libraryInfo, loaders, viewer } }) => {
      const recent = await libraryInfo.recent(viewer);
      return {
        data: {
          borrowings: recent.borrowings.map(presentBorrowing),
          returns: recent.returns.map(presentBorrowing),
          visits: recent.visits.map(presentVisit),
          books: await presentBooks(recent.books, loaders),
        },
      };
    },
  }),
  route({
    method: "GET",
    path: "/library-info/chart-data",
    operationId: "libraryInfoChartData",
    tag: "Library",
    access: "reports.read",
    operation: "read",
    success: 200,
    summary: "Show the figures of the dashboard's charts",
    description:
      "Months and days are those on the library's own clock; those in which nothing happened are there with 0.",
    response: z.object({ data: chartResponse }),
    example: {
      response: {
        status_code: 200,
        data: {
          borrowings_per_month: [{ month: "2026-11", borrowings: 84 }],
          visits_per_month: [{ month: "2026-11", people: 431 }],
          borrowings_per_day: [{ day: "2026-11-21", borrowings: 5 }],
          visits_per_day: [{ day: "2026-11-21", people: 32 }],
          books_per_category: [
            { id: 7, name: "Fiksi", books_count: 310 },
            { id: null, name: "Lainnya", books_count: 42 },
          ],
          top_books: [{ id: 12, title: "Laskar Pelangi", slug: "laskar-pelangi", borrowings: 19 }],
        },
      },
    },
    handle: async ({ context: { libraryInfo, viewer } }) => {
      const chart = await libraryInfo.chartData(viewer);
      return {
        data: {
          borrowings_per_month: chart.borrowingsPerMonth.map(asBorrowings("month")),
          visits_per_month: chart.visitsPerMonth.map(asVisits("month")),
          borrowings_per_day: chart.borrowingsPerDay.map(asBorrowings("day")),
          visits_per_day: chart.visitsPerDay.map(asVisits("day")),
          books_per_category: chart.booksPerCategory.map(presentCategory),
          top_books: chart.topBooks.map(({ book: { id, title, slug }, borrowings: count }) => ({
            id,
            title,
            slug,
            borrowings: count,
          })),
        },
      };
    },
  }),
];
