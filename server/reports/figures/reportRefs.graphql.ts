import { CollectionGroupRef } from "../../authorities/authority.graphql.js";
import { CHARGE_REASONS } from "../../circulation/ledger/ledgerKinds.js";
import { builder, costOf } from "../../platform/graphql/builder.js";
import type { AcquisitionFigures, AcquisitionTotals, DatedAcquisitions } from "./collection/acquisitionFigures.js";
import { MOST_SOURCES } from "./collection/acquisitionFigures.js";
import type { DivisionHolding, GroupHolding } from "./collection/collectionFigures.js";
import type { FineFigures, FineTotals } from "./loans/fineFigures.js";
import type { LoanFigures, LoanTotals, MonthLoans } from "./loans/loanFigures.js";
import type { ReportRange } from "./reportRange.js";

type Fields<Row> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Row>;

/** As many months as a year touches, begun in the middle of one. */
const MONTHS = 13;
const byMonth = { complexity: costOf(MONTHS) };

export const rangeFields = <Row extends ReportRange>(t: Fields<Row>) => ({
  from: t.field({ type: "Date", description: "The first day.", resolve: ({ from }) => from }),
  to: t.field({ type: "Date", description: "The last day.", resolve: ({ to }) => to }),
  countedTo: t.field({
    type: "Date",
    description: "The last of these days that has come; what is divided by days or months counts no later ones.",
    resolve: ({ countedTo }) => countedTo,
  }),
});

const loanTotalFields = <Row extends LoanTotals>(t: Fields<Row>) => ({
  loans: t.int({
    description: "Ordinary loans that began then: neither Buku Paket nor class sets.",
    resolve: ({ loans }) => loans,
  }),
  setLoans: t.int({
    description:
      "Buku Paket and class sets that were lent then: by the rules of their day with a fixed last day or counting " +
      "towards no limit, or of a category that was of the group TEXTBOOK.",
    resolve: ({ setLoans }) => setLoans,
  }),
  renewals: t.int({
    description: "How often all these loans have been renewed.",
    resolve: ({ renewals }) => renewals,
  }),
});

const MonthLoansRef = builder.objectRef<MonthLoans>("MonthLoans").implement({
  description: "The loans that began in a month.",
  fields: (t) => ({
    month: t.exposeString("month", { description: "The month on the library's clock: `2026-11`." }),
    ...loanTotalFields(t),
  }),
});

export const loanFigureFields = <Row extends LoanFigures>(t: Fields<Row>) => ({
  ...loanTotalFields(t),
  borrowers: t.int({
    description: "Different people who borrowed, by ordinary loans.",
    resolve: ({ borrowers }) => borrowers,
  }),
  occasions: t.int({
    description: "Each person once for each day on which they borrowed, by ordinary loans.",
    resolve: ({ occasions }) => occasions,
  }),
  perMonth: t.field({
    ...byMonth,
    type: [MonthLoansRef],
    description: "The months in which anything was lent, the oldest first.",
    resolve: ({ perMonth }) => [...perMonth],
  }),
});

const fineTotalFields = <Row extends FineTotals>(t: Fields<Row>) => ({
  charged: t.float({ description: "Charged, in whole rupiah.", resolve: ({ charged }) => charged }),
  paid: t.float({ description: "Paid in, in whole rupiah.", resolve: ({ paid }) => paid }),
  refunded: t.float({ description: "Paid back, in whole rupiah.", resolve: ({ refunded }) => refunded }),
  waived: t.float({ description: "Let off, in whole rupiah.", resolve: ({ waived }) => waived }),
  replaced: t.float({
    description: "Settled by another copy (ganti buku), in whole rupiah.",
    resolve: ({ replaced }) => replaced,
  }),
});

const MonthFinesRef = builder.objectRef<FineFigures["perMonth"][number]>("MonthFines").implement({
  description: "What was entered in the ledger of fines in a month; a reversal takes off what it reverses.",
  fields: (t) => ({
    month: t.exposeString("month", { description: "The month on the library's clock: `2026-11`." }),
    ...fineTotalFields(t),
  }),
});

const ReasonFinesRef = builder.objectRef<FineFigures["chargedPerReason"][number]>("ReasonFines").implement({
  description: "What was charged for one reason.",
  fields: (t) => ({
    reason: t.exposeString("reason", { description: "`late`, `lost`, `damaged` or `other`." }),
    charged: t.exposeFloat("charged", { description: "Charged, in whole rupiah." }),
  }),
});

export const fineFigureFields = <Row extends FineFigures>(t: Fields<Row>) => ({
  ...fineTotalFields(t),
  open: t.float({
    description: "What is still to be paid now, of charges of any day, in whole rupiah.",
    resolve: ({ open }) => open,
  }),
  chargedPerReason: t.field({
    type: [ReasonFinesRef],
    complexity: costOf(CHARGE_REASONS.length),
    description: "What was charged, by reason; all are there.",
    resolve: ({ chargedPerReason }) => [...chargedPerReason],
  }),
  perMonth: t.field({
    ...byMonth,
    type: [MonthFinesRef],
    description: "The months in which anything was entered, the oldest first.",
    resolve: ({ perMonth }) => [...perMonth],
  }),
});

const acquisitionTotalFields = <Row extends AcquisitionTotals>(t: Fields<Row>) => ({
  titles: t.int({ description: "Different titles.", resolve: ({ titles }) => titles }),
  copies: t.int({ description: "Copies.", resolve: ({ copies }) => copies }),
  value: t.float({
    description: "Whole rupiah by each copy's price, or else its book's.",
    resolve: ({ value }) => value,
  }),
  unpricedCopies: t.int({
    description: "Copies that have no price, so that the value leaves them out.",
    resolve: ({ unpricedCopies }) => unpricedCopies,
  }),
});

const MonthAcquisitionsRef = builder.objectRef<AcquisitionFigures["perMonth"][number]>("MonthAcquisitions").implement({
  description: "Copies that the library got in a month.",
  fields: (t) => ({
    month: t.exposeString("month", { description: "The month: `2026-11`." }),
    ...acquisitionTotalFields(t),
  }),
});

const SourceAcquisitionsRef = builder
  .objectRef<AcquisitionFigures["perSource"][number]>("SourceAcquisitions")
  .implement({
    description: "Copies that the library got in one way.",
    fields: (t) => ({
      sourceName: t.exposeString("sourceName", {
        nullable: true,
        description: "How (sumber perolehan); null where the books do not say.",
      }),
      ...acquisitionTotalFields(t),
    }),
  });

export const datedAcquisitionFields = <Row extends DatedAcquisitions>(t: Fields<Row>) => ({
  ...acquisitionTotalFields(t),
  undatedCopies: t.int({
    description: "Copies that an import brought without the day of acquisition: they are in no year.",
    resolve: ({ undatedCopies }) => undatedCopies,
  }),
});

export const acquisitionFigureFields = <Row extends AcquisitionFigures>(t: Fields<Row>) => ({
  ...datedAcquisitionFields(t),
  perMonth: t.field({
    ...byMonth,
    type: [MonthAcquisitionsRef],
    description: "The months in which anything came, the oldest first.",
    resolve: ({ perMonth }) => [...perMonth],
  }),
  perSource: t.field({
    type: [SourceAcquisitionsRef],
    complexity: costOf(MOST_SOURCES),
    description: `By how they were acquired, the most copies first; at most ${MOST_SOURCES}.`,
    resolve: ({ perSource }) => [...perSource],
  }),
});

const holdingFields = <Row extends { readonly titles: number; readonly copies: number }>(t: Fields<Row>) => ({
  titles: t.int({ description: "Titles.", resolve: ({ titles }) => titles }),
  copies: t.int({ description: "Copies.", resolve: ({ copies }) => copies }),
});

export const DivisionHoldingRef = builder.objectRef<DivisionHolding>("DivisionHolding").implement({
  description: "The holdings of one main class.",
  fields: (t) => ({
    code: t.exposeString("code", {
      nullable: true,
      description: "`000` to `900`, or `2X` for Islam; null for books without a class, or with a code that is none.",
    }),
    name: t.exposeString("name", { description: "What the class is called." }),
    ...holdingFields(t),
  }),
});

export const GroupHoldingRef = builder.objectRef<GroupHolding>("GroupHolding").implement({
  description: "The holdings of one part of the collection.",
  fields: (t) => ({
    group: t.field({
      type: CollectionGroupRef,
      nullable: true,
      description: "What the category says, or else fiction or nonfiction by the class; null where neither tells.",
      resolve: ({ group }) => group,
    }),
    ...holdingFields(t),
  }),
});
