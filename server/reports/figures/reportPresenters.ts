import { z } from "zod";

import { COLLECTION_GROUPS } from "../../authorities/collectionGroups.js";
import { REPORT_FIGURES } from "../../settings/reportTargets/reportTargets.js";
import { CHARGE_REASONS } from "../../circulation/ledger/ledgerKinds.js";
import { namedKind, presentNamedKind } from "../../students/memberKinds/memberKindPresenter.js";
import type { AcquisitionFigures, AcquisitionTotals } from "./collection/acquisitionFigures.js";
import type { FineFigures, FineTotals } from "./loans/fineFigures.js";
import type { LoanFigures, LoanTotals } from "./loans/loanFigures.js";
import type { ReportRange } from "./reportRange.js";
import { MISSING_KINDS } from "./accreditation/missingData.js";
import type { InHouseFigures } from "./inHouseFigures.js";
import type { AccreditationReport, LoanReport } from "./ReportService.js";
import { type MemberCount, MOST_MEMBERS, type TopMembers } from "./topMembers.js";

const count = z.int();
const rupiah = z.int().describe("Whole rupiah.");
const figure = z.number().nullable().describe("Null where there is nothing to divide by.");
const month = z.string().describe("`2026-11`, on the library's clock.");
const division = z.string().nullable().describe("`000` to `900`, or `2X`; null for books without a class.");

export const rangeFields = {
  from: z.iso.date(),
  to: z.iso.date(),
  counted_to: z.iso.date().describe("The last of these days that has come."),
};
const loanTotalFields = {
  loans: count.describe("Ordinary loans that began then: neither Buku Paket nor class sets."),
  set_loans: count.describe("Buku Paket and class sets."),
  renewals: count.describe("How often all these loans have been renewed."),
};
export const loanFigureFields = {
  ...loanTotalFields,
  borrowers: count.describe("Different people who borrowed."),
  occasions: count.describe("Each person once for each day on which they borrowed."),
  per_month: z.array(z.object({ month, ...loanTotalFields })).describe("Only months in which anything was lent."),
};
const fineTotalFields = { charged: rupiah, paid: rupiah, refunded: rupiah, waived: rupiah, replaced: rupiah };
export const fineFigureFields = {
  ...fineTotalFields,
  open: rupiah.describe("Still to be paid now, of charges of any day."),
  charged_per_reason: z.array(z.object({ reason: z.enum(CHARGE_REASONS), charged: rupiah })),
  per_month: z.array(z.object({ month, ...fineTotalFields })).describe("Only months in which anything was entered."),
};
const memberCount = z.object({
  student_id: z.int(),
  name: z.string(),
  nis: z.string(),
  class_name: z.string().nullable().describe("The class of today."),
  count: count.describe("How often."),
});
export const topMemberFields = {
  borrowers: z.array(memberCount).describe(`By ordinary loans, at most ${MOST_MEMBERS}.`),
  visitors: z.array(memberCount).describe(`By visits of their own, at most ${MOST_MEMBERS}.`),
};
const acquisitionTotalFields = {
  titles: count,
  copies: count,
  value: rupiah.describe("By each copy's price, or else its book's."),
  unpriced_copies: count.describe("Copies that have no price, so that the value leaves them out."),
};
const undated = count.describe("Copies that an import brought without the day of acquisition.");
export const acquisitionFigureFields = {
  ...acquisitionTotalFields,
  undated_copies: undated,
  per_month: z.array(z.object({ month, ...acquisitionTotalFields })),
  per_source: z.array(z.object({ source: z.string().nullable(), ...acquisitionTotalFields })),
};
export const loanReportFields = {
  per_class: z
    .array(z.object({ member_kind: namedKind, class_name: z.string().nullable(), loans: count, borrowers: count }))
    .describe("By class of that day, who borrowed most first."),
  per_division: z.array(z.object({ code: division, name: z.string(), loans: count })),
  top_titles: z.array(z.object({ id: count, title: z.string(), slug: z.string(), loans: count })),
};

export const accreditationResponse = z
  .object({
    ...rangeFields,
    today: z.iso.date().describe("The day of which collection and members are told."),
    open_days: count.describe("Days up to `counted_to` on which the library was open."),
    months: count.describe("Months that have begun."),
    opening_hours_per_week: z.number(),
    collection: z.object({
      titles: count,
      copies: count.describe("Neither withdrawn nor lost."),
      per_division: z.array(z.object({ code: division, name: z.string(), titles: count, copies: count })),
      per_group: z.array(z.object({ group: z.enum(COLLECTION_GROUPS).nullable(), titles: count, copies: count })),
      nonfiction_percent: figure.describe("Of the titles that are fiction or nonfiction."),
      ebooks: count,
      titles_per_class: figure,
      lendable_copies: count,
      lost_copies: count,
      damaged_copies: count,
      withdrawn_copies: count,
    }),
    members: z.object({
      members: count,
      per_kind: z.array(z.object({ member_kind: namedKind, members: count })),
      per_class: z.array(z.object({ class_name: z.string().nullable(), members: count })),
      pupils: count,
      member_percent: figure,
      classes: count,
    }),
    acquisitions: z.object({
      ...acquisitionTotalFields,
      undated_copies: undated,
      titles_percent: figure,
      copies_percent: figure,
    }),
    visits: z.object({
      visits: count,
      people: count,
      students: count,
      guests: count,
      classes: count,
      per_open_day: figure,
      per_pupil: figure.describe("People per active pupil; null without pupils."),
    }),
    loans: z.object({
      ...loanFigureFields,
      per_open_day: figure,
      per_member_and_month: figure,
      borrowers_percent: figure,
      per_occasion: figure,
      turnover: figure,
      per_quarter: z.array(
        z.object({
          quarter: z.string().describe("`2026-Q4`."),
          loans: count,
          borrowers: count,
          books_per_borrower: figure,
        }),
      ),
      never_borrowed: count.describe("Titles held of which no copy was lent."),
      overdue: count.describe("At the end of `counted_to`."),
    }),
    fines: z.object(fineFigureFields),
    targets: z
      .array(
        z.object({
          figure: z.enum(REPORT_FIGURES),
          value: figure,
          at_least: z.number().nullable(),
          at_most: z.number().nullable(),
          from_classes: count.describe("For schools with so many classes or more."),
          basis: z.string().nullable().describe("Where the target is from."),
          is_reached: z.boolean().nullable().describe("To two decimals; null as long as `value` is."),
          target: z.string().describe("In words: `Target 3.500 judul`."),
          state: z.string().describe("What is missing, in words: `Kurang 214 judul`."),
        }),
      )
      .describe("Of the figures that have a target for a school of this size."),
    missing: z
      .array(
        z.object({
          kind: z.enum(MISSING_KINDS),
          count: count.describe("How many titles, copies or pupils are left out."),
          figures: z.array(z.enum(REPORT_FIGURES)).describe("Which figures leave them out."),
          text: z.string().describe("In words: `120 judul belum punya kategori, jadi tidak ikut dihitung.`"),
        }),
      )
      .describe("What figures leave out because it is not recorded; only what really is missing."),
  })
  .meta({ id: "AccreditationReport", description: "The figures that a library hands in." });

export const inHouseFields = {
  uses: count.describe("How often a copy was read."),
  titles: count.describe("Different titles."),
  per_day: z.array(z.object({ day: z.iso.date(), uses: count })).describe("Only days on which anything was read."),
  per_month: z.array(z.object({ month, uses: count })),
  per_division: z.array(z.object({ code: division, name: z.string(), uses: count })),
  per_category: z
    .array(z.object({ category: z.string().nullable(), uses: count }))
    .describe("The most used first; null for what had none, or one that is gone."),
  top_titles: z.array(z.object({ id: z.int(), title: z.string(), slug: z.string(), uses: count })),
};

export function presentInHouse(figures: InHouseFigures) {
  return {
    uses: figures.uses,
    titles: figures.titles,
    per_day: figures.perDay.map(({ day, uses }) => ({ day, uses })),
    per_month: figures.perMonth.map((point) => ({ month: point.month, uses: point.uses })),
    per_division: figures.perDivision.map(({ code, name, uses }) => ({ code, name, uses })),
    per_category: figures.perCategory.map(({ categoryName, uses }) => ({ category: categoryName, uses })),
    top_titles: figures.topTitles.map(({ id, title, slug, uses }) => ({ id, title, slug, uses })),
  };
}

export function presentTopMembers({ borrowers, visitors }: TopMembers) {
  const present = ({ id, name, nis, className, count: times }: MemberCount) => {
    return { student_id: id, name, nis, class_name: className, count: times };
  };
  return { borrowers: borrowers.map(present), visitors: visitors.map(present) };
}

export function presentRange({ from, to, countedTo }: ReportRange) {
  return { from, to, counted_to: countedTo };
}

const presentLoanTotals = ({ loans, setLoans, renewals }: LoanTotals) => ({ loans, set_loans: setLoans, renewals });

function presentLoanFigures(figures: LoanFigures) {
  return {
    ...presentLoanTotals(figures),
    borrowers: figures.borrowers,
    occasions: figures.occasions,
    per_month: figures.perMonth.map((point) => ({ month: point.month, ...presentLoanTotals(point) })),
  };
}

export function presentLoanReport(report: LoanReport) {
  return {
    ...presentRange(report),
    ...presentLoanFigures(report),
    per_class: report.perClass.map(({ memberKind, className, loans, borrowers }) => ({
      member_kind: presentNamedKind(memberKind),
      class_name: className,
      loans,
      borrowers,
    })),
    per_division: report.perDivision.map(({ code, name, loans }) => ({ code, name, loans })),
    top_titles: report.topTitles.map(({ id, title, slug, loans }) => ({ id, title, slug, loans })),
  };
}

const presentFineTotals = ({ charged, paid, refunded, waived, replaced }: FineTotals) => ({
  charged,
  paid,
  refunded,
  waived,
  replaced,
});

export function presentFines(figures: FineFigures) {
  return {
    ...presentFineTotals(figures),
    open: figures.open,
    charged_per_reason: figures.chargedPerReason.map(({ reason, charged }) => ({ reason, charged })),
    per_month: figures.perMonth.map((point) => ({ month: point.month, ...presentFineTotals(point) })),
  };
}

const presentAcquisitionTotals = ({ titles, copies, value, unpricedCopies }: AcquisitionTotals) => ({
  titles,
  copies,
  value,
  unpriced_copies: unpricedCopies,
});

export function presentAcquisitions(figures: AcquisitionFigures) {
  return {
    ...presentAcquisitionTotals(figures),
    undated_copies: figures.undatedCopies,
    per_month: figures.perMonth.map((point) => ({ month: point.month, ...presentAcquisitionTotals(point) })),
    per_source: figures.perSource.map((point) => ({ source: point.sourceName, ...presentAcquisitionTotals(point) })),
  };
}

export function presentAccreditation(report: AccreditationReport): z.infer<typeof accreditationResponse> {
  const { collection, members, acquisitions, visits, loans } = report;
  return {
    ...presentRange(report),
    today: report.today,
    open_days: report.openDays,
    months: report.months,
    opening_hours_per_week: report.openingHoursPerWeek,
    collection: {
      titles: collection.titles,
      copies: collection.copies,
      per_division: collection.perDivision.map(({ code, name, titles, copies }) => ({ code, name, titles, copies })),
      per_group: collection.perGroup.map(({ group, titles, copies }) => ({ group, titles, copies })),
      nonfiction_percent: collection.nonfictionPercent,
      ebooks: collection.ebooks,
      titles_per_class: collection.titlesPerClass,
      lendable_copies: collection.lendableCopies,
      lost_copies: collection.lostCopies,
      damaged_copies: collection.damagedCopies,
      withdrawn_copies: collection.withdrawnCopies,
    },
    members: {
      members: members.members,
      per_kind: members.perKind.map(({ memberKind, members: current }) => ({
        member_kind: presentNamedKind(memberKind),
        members: current,
      })),
      per_class: members.perClass.map(({ className, members: current }) => ({
        class_name: className,
        members: current,
      })),
      pupils: members.pupils,
      member_percent: members.memberPercent,
      classes: members.classes,
    },
    acquisitions: {
      ...presentAcquisitionTotals(acquisitions),
      undated_copies: acquisitions.undatedCopies,
      titles_percent: acquisitions.titlesPercent,
      copies_percent: acquisitions.copiesPercent,
    },
    visits: {
      visits: visits.visits,
      people: visits.people,
      students: visits.students,
      guests: visits.guests,
      classes: visits.classes,
      per_open_day: visits.perOpenDay,
      per_pupil: visits.perPupil,
    },
    loans: {
      ...presentLoanFigures(loans),
      per_open_day: loans.perOpenDay,
      per_member_and_month: loans.perMemberAndMonth,
      borrowers_percent: loans.borrowersPercent,
      per_occasion: loans.perOccasion,
      turnover: loans.turnover,
      per_quarter: loans.perQuarter.map(({ quarter, loans: lent, borrowers, booksPerBorrower }) => ({
        quarter,
        loans: lent,
        borrowers,
        books_per_borrower: booksPerBorrower,
      })),
      never_borrowed: loans.neverBorrowed,
      overdue: loans.overdue,
    },
    fines: presentFines(report.fines),
    targets: report.targets.map((each) => ({
      figure: each.figure,
      value: each.value,
      at_least: each.atLeast,
      at_most: each.atMost,
      from_classes: each.fromClasses,
      basis: each.basis,
      is_reached: each.isReached,
      target: each.target,
      state: each.state,
    })),
    missing: report.missing.map(({ kind, count: left, figures, text }) => ({
      kind,
      count: left,
      figures: [...figures],
      text,
    })),
  };
}
