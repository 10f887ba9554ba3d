import { DIVISIONS } from "../../authorities/tree/divisions.js";
import { BookRef } from "../../books/bookRefs.graphql.js";
import { builder, costOf } from "../../platform/graphql/builder.js";
import {
  type CategoryUses,
  type DayUses,
  type DivisionUses,
  type InHouseFigures,
  MOST_CATEGORIES,
  MOST_USED_TITLES,
  type MonthUses,
  type TitleUses,
} from "./inHouseFigures.js";
import type { ReportRange } from "./reportRange.js";
import { rangeFields } from "./reportRefs.graphql.js";

const MONTHS = 13;
const uses = { description: "How often a copy was read." };

const DayUsesRef = builder.objectRef<DayUses>("DayUses").implement({
  description: "What was read in the library on a day.",
  fields: (t) => ({
    day: t.field({ type: "Date", description: "By the library's clock.", resolve: ({ day }) => day }),
    uses: t.exposeInt("uses", uses),
  }),
});

const MonthUsesRef = builder.objectRef<MonthUses>("MonthUses").implement({
  description: "What was read in the library in a month.",
  fields: (t) => ({
    month: t.exposeString("month", { description: "The month on the library's clock: `2026-11`." }),
    uses: t.exposeInt("uses", uses),
  }),
});

const DivisionUsesRef = builder.objectRef<DivisionUses>("DivisionUses").implement({
  description: "What was read in the library of a main class of the shelves.",
  fields: (t) => ({
    code: t.exposeString("code", { nullable: true, description: "`000` to `900`, or `2X`; null for other codes." }),
    name: t.exposeString("name", { description: "What the class is called." }),
    uses: t.exposeInt("uses", uses),
  }),
});

const CategoryUsesRef = builder.objectRef<CategoryUses>("CategoryUses").implement({
  description: "What was read in the library of a category.",
  fields: (t) => ({
    categoryName: t.exposeString("categoryName", {
      nullable: true,
      description: "Its name; null for what had none, or one that is gone.",
    }),
    uses: t.exposeInt("uses", uses),
  }),
});

const TitleUsesRef = builder.objectRef<TitleUses>("TitleUses").implement({
  description: "A title and how often its copies were read in the library.",
  fields: (t) => ({
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The title.",
      resolve: ({ id }, _args, { loaders }) => loaders.book.load(id),
    }),
    uses: t.exposeInt("uses", uses),
  }),
});

export const InHouseReportRef = builder.objectRef<InHouseFigures & ReportRange>("InHouseReport").implement({
  description: "What was read in the library (baca di tempat), by the class and category of that day.",
  fields: (t) => ({
    ...rangeFields(t),
    uses: t.exposeInt("uses", uses),
    titles: t.exposeInt("titles", { description: "Different titles." }),
    perDay: t.field({
      type: [DayUsesRef],
      complexity: costOf(366),
      description: "The days on which anything was read, the oldest first.",
      resolve: ({ perDay }) => [...perDay],
    }),
    perMonth: t.field({
      type: [MonthUsesRef],
      complexity: costOf(MONTHS),
      description: "The months in which anything was read, the oldest first.",
      resolve: ({ perMonth }) => [...perMonth],
    }),
    perDivision: t.field({
      type: [DivisionUsesRef],
      complexity: costOf(DIVISIONS.length),
      description: "By main class, in the order of the shelves.",
      resolve: ({ perDivision }) => [...perDivision],
    }),
    perCategory: t.field({
      type: [CategoryUsesRef],
      complexity: costOf(MOST_CATEGORIES),
      description: `By category, the most used first; at most ${MOST_CATEGORIES}.`,
      resolve: ({ perCategory }) => [...perCategory],
    }),
    topTitles: t.field({
      type: [TitleUsesRef],
      complexity: costOf(MOST_USED_TITLES),
      description: `The most used titles, at most ${MOST_USED_TITLES}.`,
      resolve: ({ topTitles }) => [...topTitles],
    }),
  }),
});
