import { builder } from "../../platform/graphql/builder.js";
import type { ReportTarget } from "./reportTargets.js";

/** By their names at this door. */
export const REPORT_FIGURE_VALUES = {
  TITLES: { value: "titles", description: "Titles held." },
  COPIES: { value: "copies", description: "Copies held." },
  TITLES_PER_CLASS: { value: "titles_per_class", description: "Titles per class (rombel)." },
  NONFICTION_PERCENT: {
    value: "nonfiction_percent",
    description: "Nonfiction in percent of fiction and nonfiction.",
  },
  TEXTBOOK_TITLES: { value: "textbook_titles", description: "Titles of textbooks." },
  REFERENCE_TITLES: { value: "reference_titles", description: "Titles of reference works." },
  PERIODICAL_TITLES: { value: "periodical_titles", description: "Titles of periodicals." },
  AUDIOVISUAL_TITLES: { value: "audiovisual_titles", description: "Titles of sound and pictures." },
  EBOOKS: { value: "ebooks", description: "Titles with a digital file." },
  LOST_COPIES: { value: "lost_copies", description: "Lost copies." },
  DAMAGED_COPIES: { value: "damaged_copies", description: "Badly damaged copies." },
  NEW_TITLES: { value: "new_titles", description: "Titles of which copies came in these days." },
  NEW_TITLES_PERCENT: { value: "new_titles_percent", description: "The same in percent of all titles." },
  NEW_COPIES: { value: "new_copies", description: "Copies that came in these days." },
  NEW_COPIES_PERCENT: { value: "new_copies_percent", description: "The same in percent of all copies." },
  MEMBERS: { value: "members", description: "Members." },
  MEMBER_PERCENT: { value: "member_percent", description: "Members in percent of the pupils." },
  OPEN_DAYS: { value: "open_days", description: "Days of opening." },
  OPENING_HOURS_PER_WEEK: { value: "opening_hours_per_week", description: "Opening hours of a week." },
  VISITORS: { value: "visitors", description: "Visitors." },
  VISITORS_PER_OPEN_DAY: { value: "visitors_per_open_day", description: "Visitors per day of opening." },
  VISITS_PER_PUPIL: { value: "visits_per_pupil", description: "Visitors per active pupil." },
  LOANS: { value: "loans", description: "Ordinary loans." },
  LOANS_PER_OPEN_DAY: { value: "loans_per_open_day", description: "Ordinary loans per day of opening." },
  LOANS_PER_MEMBER_AND_MONTH: {
    value: "loans_per_member_and_month",
    description: "Ordinary loans per member and month.",
  },
  BORROWERS_PERCENT: { value: "borrowers_percent", description: "Borrowers in percent of the members." },
  BOOKS_PER_OCCASION: { value: "books_per_occasion", description: "Books lent to somebody on a day, on average." },
  TURNOVER: { value: "turnover", description: "Ordinary loans per copy that may be lent." },
  NEVER_BORROWED_TITLES: { value: "never_borrowed_titles", description: "Titles of which no copy was lent." },
  OVERDUE_LOANS: { value: "overdue_loans", description: "Overdue loans." },
} as const;

export const ReportFigureRef = builder.enumType("ReportFigure", {
  description: "A figure of the accreditation report that may have a target.",
  values: REPORT_FIGURE_VALUES,
});

export const ReportTargetRef = builder.objectRef<ReportTarget>("ReportTargetInfo").implement({
  description: "What a figure of the accreditation report is to reach.",
  fields: (t) => ({
    figure: t.expose("figure", { type: ReportFigureRef, description: "Which figure." }),
    fromClasses: t.exposeInt("fromClasses", {
      description: "For schools with so many classes (rombel) or more, up to the figure's next target; 0 for all.",
    }),
    atLeast: t.exposeFloat("atLeast", { nullable: true, description: "The least that reaches it; null for no least." }),
    atMost: t.exposeFloat("atMost", { nullable: true, description: "The most that reaches it; null for no most." }),
    basis: t.exposeString("basis", { nullable: true, description: "Where it is from, such as a form." }),
  }),
});

export const ReportTargetInput = builder.inputType("ReportTargetInput", {
  description: "What a figure of the accreditation report is to reach; at least, at most, or between both.",
  fields: (t) => ({
    figure: t.field({ type: ReportFigureRef, required: true, description: "Which figure." }),
    fromClasses: t.int({ description: "For schools with so many classes or more; 0, for all, where it is left out." }),
    atLeast: t.float({ description: "0 or more, two decimals." }),
    atMost: t.float({ description: "Not less than `atLeast`." }),
    basis: t.string({ description: "Where it is from, at most 120 letters." }),
  }),
});
