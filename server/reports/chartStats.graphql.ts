import { BookRef } from "../books/bookRefs.graphql.js";
import { CategoryRef } from "../authorities/authority.graphql.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { PeriodPointRef } from "../platform/graphql/periodPoint.graphql.js";
import type { CategoryPoint, TopBookPoint } from "./chartReads.js";
import { type ChartStats, DAYS_SHOWN, MONTHS_SHOWN, MAX_SHOWN } from "./LibraryInfoService.js";

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

/** A figure for each of twelve months. */
export const byMonth = { type: [PeriodPointRef] as [typeof PeriodPointRef], complexity: costOf(MONTHS_SHOWN) };
const byDay = { type: [PeriodPointRef] as [typeof PeriodPointRef], complexity: costOf(DAYS_SHOWN) };

export const ChartStatsRef = builder.objectRef<ChartStats>("ChartStats").implement({
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
