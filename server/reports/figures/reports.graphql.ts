import { BookConnection, BookRef } from "../../books/bookRefs.graphql.js";
import { builder, costOf, listCost } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { MemberKindRef } from "../../students/memberKinds/memberKind.graphql.js";
import { AccreditationReportRef } from "./accreditation/accreditation.graphql.js";
import type { AcquisitionFigures } from "./collection/acquisitionFigures.js";
import { DIVISIONS } from "../../authorities/tree/divisions.js";
import type { FineFigures } from "./loans/fineFigures.js";
import {
  type ClassLoans,
  type DivisionLoans,
  MOST_CLASSES,
  MOST_TITLES,
  type TitleLoans,
} from "./loans/loanFigures.js";
import { InHouseReportRef } from "./inHouse.graphql.js";
import { acquisitionFigureFields, fineFigureFields, loanFigureFields, rangeFields } from "./reportRefs.graphql.js";
import type { ReportRange } from "./reportRange.js";
import { type MemberCount, MOST_MEMBERS, type TopMembers } from "./topMembers.js";
import type { LoanReport } from "./ReportService.js";

/** Each looks through what happened in a year: one operation has a few, under whatever aliases. */
const REPORT_COST = 500;
const REPORT_POINTS = { field: REPORT_COST, multiplier: 1 };

const ClassLoansRef = builder.objectRef<ClassLoans>("ClassLoans").implement({
  description: "Ordinary loans of those who were in a class on the day of the loan.",
  fields: (t) => ({
    memberKind: t.field({
      type: MemberKindRef,
      description: "What kind of members they were on that day.",
      resolve: ({ memberKind }) => memberKind,
    }),
    className: t.exposeString("className", { nullable: true, description: "The class; null for who had none." }),
    loans: t.exposeInt("loans", { description: "Loans." }),
    borrowers: t.exposeInt("borrowers", { description: "Different people." }),
  }),
});

const DivisionLoansRef = builder.objectRef<DivisionLoans>("DivisionLoans").implement({
  description: "Ordinary loans of a main class of the shelves.",
  fields: (t) => ({
    code: t.exposeString("code", {
      nullable: true,
      description: "`000` to `900`, or `2X` for Islam; null for books without a class, or with a code that is none.",
    }),
    name: t.exposeString("name", { description: "What the class is called." }),
    loans: t.exposeInt("loans", { description: "Loans." }),
  }),
});

const TitleLoansRef = builder.objectRef<TitleLoans>("TitleLoans").implement({
  description: "A title and how often it was lent.",
  fields: (t) => ({
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The title.",
      resolve: ({ id }, _args, { loaders }) => loaders.book.load(id),
    }),
    loans: t.exposeInt("loans", { description: "Ordinary loans of its copies." }),
  }),
});

const LoanReportRef = builder.objectRef<LoanReport>("LoanReport").implement({
  description: "What was lent, by month, class, main class of the shelves and title.",
  fields: (t) => ({
    ...rangeFields(t),
    ...loanFigureFields(t),
    perClass: t.field({
      type: [ClassLoansRef],
      complexity: costOf(MOST_CLASSES),
      description: `By class of that day, who borrowed most first; at most ${MOST_CLASSES}.`,
      resolve: ({ perClass }) => [...perClass],
    }),
    perDivision: t.field({
      type: [DivisionLoansRef],
      complexity: costOf(DIVISIONS.length),
      description: "By main class, in the order of the shelves; a title's class is that of today.",
      resolve: ({ perDivision }) => [...perDivision],
    }),
    topTitles: t.field({
      type: [TitleLoansRef],
      complexity: costOf(MOST_TITLES),
      description: `The most borrowed titles, at most ${MOST_TITLES}.`,
      resolve: ({ topTitles }) => [...topTitles],
    }),
  }),
});

const MemberCountRef = builder.objectRef<MemberCount>("MemberCount").implement({
  description: "A member and how often they borrowed or came.",
  fields: (t) => ({
    studentDatabaseId: t.exposeInt("id", { description: "The member's number, as REST uses it." }),
    name: t.exposeString("name", { description: "The member's name." }),
    nis: t.exposeString("nis", { description: "Student number." }),
    className: t.exposeString("className", { nullable: true, description: "The class of today." }),
    count: t.exposeInt("count", { description: "How often." }),
  }),
});

const TopMembersRef = builder.objectRef<TopMembers & ReportRange>("TopMembers").implement({
  description: "Who borrowed and who came most. Loans and visits that were forgotten are nobody's.",
  fields: (t) => ({
    ...rangeFields(t),
    borrowers: t.field({
      type: [MemberCountRef],
      complexity: costOf(MOST_MEMBERS),
      description: `By ordinary loans, at most ${MOST_MEMBERS}.`,
      resolve: ({ borrowers }) => [...borrowers],
    }),
    visitors: t.field({
      type: [MemberCountRef],
      complexity: costOf(MOST_MEMBERS),
      description: `By visits of their own, at most ${MOST_MEMBERS}.`,
      resolve: ({ visitors }) => [...visitors],
    }),
  }),
});

const FineReportRef = builder.objectRef<FineFigures & ReportRange>("FineReport").implement({
  description: "The ledger of fines in sums; a reversal takes off what it reverses, on its own day.",
  fields: (t) => ({ ...rangeFields(t), ...fineFigureFields(t) }),
});

const AcquisitionReportRef = builder.objectRef<AcquisitionFigures & ReportRange>("AcquisitionReport").implement({
  description:
    "Copies that the library got: by their day of acquisition, or else by the day on which the desk added them.",
  fields: (t) => ({ ...rangeFields(t), ...acquisitionFigureFields(t) }),
});

const RANGE = "This school year (July to June) where no days are given, and a year at most. Librarians.";

builder.queryFields((t) => {
  const range = {
    from: t.arg({ type: "Date", description: "The first day, by the library's clock." }),
    to: t.arg({ type: "Date", description: "The last day." }),
  };
  return {
    accreditationReport: t.field({
      type: AccreditationReportRef,
      complexity: REPORT_POINTS,
      description: `The figures to hand in. ${RANGE} Source: GET /reports/accreditation.`,
      args: range,
      resolve: (_root, args, { reports, viewer }) => reports.accreditation(viewer, args),
    }),
    loanReport: t.field({
      type: LoanReportRef,
      complexity: REPORT_POINTS,
      description: `What was lent. ${RANGE} Source: GET /reports/loans.`,
      args: range,
      resolve: (_root, args, { reports, viewer }) => reports.loans(viewer, args),
    }),
    topMembers: t.field({
      type: TopMembersRef,
      complexity: REPORT_POINTS,
      description: `Who borrowed and who came most. ${RANGE} Source: GET /reports/top-members.`,
      args: { ...range, className: t.arg.string({ description: "Only those who are in this class today." }) },
      resolve: (_root, args, { reports, viewer }) => reports.topMembers(viewer, args),
    }),
    fineReport: t.field({
      type: FineReportRef,
      complexity: REPORT_POINTS,
      description: `Fines in sums. ${RANGE} Source: GET /reports/fines.`,
      args: range,
      resolve: (_root, args, { reports, viewer }) => reports.fines(viewer, args),
    }),
    acquisitionReport: t.field({
      type: AcquisitionReportRef,
      complexity: REPORT_POINTS,
      description: `What the library got. ${RANGE} Source: GET /reports/acquisitions.`,
      args: range,
      resolve: (_root, args, { reports, viewer }) => reports.acquisitions(viewer, args),
    }),
    inHouseReport: t.field({
      type: InHouseReportRef,
      complexity: REPORT_POINTS,
      description: `What was read in the library. ${RANGE} Source: GET /reports/in-house-use.`,
      args: range,
      resolve: (_root, args, { reports, viewer }) => reports.inHouse(viewer, args),
    }),
    neverBorrowedBooks: t.connection(
      {
        type: BookRef,
        description: `Titles held of which no copy was lent, by title. ${RANGE} Source: GET /reports/never-borrowed.`,
        complexity: (args) => ({ ...listCost(args), field: REPORT_COST }),
        args: range,
        resolve: async (_root, { from, to, ...page }, { reports, viewer }) => {
          const days = { from, to };
          return toConnection(await reports.neverBorrowed(viewer, days, page), () =>
            reports.neverBorrowedCount(viewer, days),
          );
        },
      },
      BookConnection,
    ),
  };
});
