import { COLLECTION_GROUPS } from "../../../authorities/collectionGroups.js";
import { MemberKindRef } from "../../../students/memberKinds/memberKind.graphql.js";
import { MAX_MEMBER_KINDS } from "../../../students/memberKinds/memberKindFields.js";
import { builder, costOf } from "../../../platform/graphql/builder.js";
import { ReportFigureRef } from "../../../settings/reportTargets/reportTargets.graphql.js";
import { REPORT_FIGURES } from "../../../settings/reportTargets/reportTargets.js";
import { DIVISIONS } from "../../../authorities/tree/divisions.js";
import {
  datedAcquisitionFields,
  DivisionHoldingRef,
  fineFigureFields,
  GroupHoldingRef,
  loanFigureFields,
  rangeFields,
} from "../reportRefs.graphql.js";
import { MOST_CLASSES, type QuarterLoans } from "../loans/loanFigures.js";
import type { AccreditationReport } from "../ReportService.js";
import { MISSING_KINDS, type MissingData, type MissingKind } from "./missingData.js";
import type { TargetState } from "./targetStates.js";

/** Books that neither category nor class assigns are a group too. */
const GROUPS = COLLECTION_GROUPS.length + 1;

const CollectionFiguresRef = builder.objectRef<AccreditationReport["collection"]>("CollectionFigures").implement({
  description: "The collection as it stands today: titles that have a copy neither withdrawn nor lost.",
  fields: (t) => ({
    titles: t.exposeInt("titles", { description: "Titles." }),
    copies: t.exposeInt("copies", { description: "Their copies, neither withdrawn nor lost." }),
    perDivision: t.field({
      type: [DivisionHoldingRef],
      complexity: costOf(DIVISIONS.length),
      description: "By main class, in the order of the shelves, 2X after 200; those without a class last.",
      resolve: ({ perDivision }) => [...perDivision],
    }),
    perGroup: t.field({
      type: [GroupHoldingRef],
      complexity: costOf(GROUPS),
      description: "By part of the collection; all are there.",
      resolve: ({ perGroup }) => [...perGroup],
    }),
    nonfictionPercent: t.exposeFloat("nonfictionPercent", {
      nullable: true,
      description: "Titles of nonfiction, in percent of fiction and nonfiction; null where there are neither.",
    }),
    ebooks: t.exposeInt("ebooks", { description: "Titles with a digital file." }),
    titlesPerClass: t.exposeFloat("titlesPerClass", {
      nullable: true,
      description: "Titles per class (rombel); null without classes.",
    }),
    lendableCopies: t.exposeInt("lendableCopies", {
      description: "Copies that may be lent, those on loan included; reference copies are none.",
    }),
    lostCopies: t.exposeInt("lostCopies", { description: "Copies whose status is lost." }),
    damagedCopies: t.exposeInt("damagedCopies", { description: "Copies that are held, but badly damaged." }),
    withdrawnCopies: t.exposeInt("withdrawnCopies", { description: "Copies that were withdrawn, of any year." }),
  }),
});

const KindMembersRef = builder.objectRef<AccreditationReport["members"]["perKind"][number]>("KindMembers").implement({
  description: "The members of a kind.",
  fields: (t) => ({
    memberKind: t.field({
      type: MemberKindRef,
      description: "The kind.",
      resolve: ({ memberKind }) => memberKind,
    }),
    members: t.exposeInt("members", { description: "How many." }),
  }),
});

const ClassMembersRef = builder
  .objectRef<AccreditationReport["members"]["perClass"][number]>("ClassMembers")
  .implement({
    description: "The members of a class of today.",
    fields: (t) => ({
      className: t.exposeString("className", { nullable: true, description: "The class; null for pupils without." }),
      members: t.exposeInt("members", { description: "How many." }),
    }),
  });

const MemberFiguresRef = builder.objectRef<AccreditationReport["members"]>("MemberFigures").implement({
  description: "Members today: active, and not past the end of their membership.",
  fields: (t) => ({
    members: t.exposeInt("members", { description: "Members of every kind." }),
    perKind: t.field({
      type: [KindMembersRef],
      complexity: costOf(MAX_MEMBER_KINDS),
      description: "By kind, in the library's order; one that is no longer offered only while it has members.",
      resolve: ({ perKind }) => [...perKind],
    }),
    perClass: t.field({
      type: [ClassMembersRef],
      complexity: costOf(MOST_CLASSES),
      description: "Pupils by class, in the order of the classes.",
      resolve: ({ perClass }) => [...perClass],
    }),
    pupils: t.exposeInt("pupils", { description: "Pupils of the school: active and suspended ones." }),
    memberPercent: t.exposeFloat("memberPercent", {
      nullable: true,
      description: "Pupils who are members, in percent of the pupils.",
    }),
    classes: t.exposeInt("classes", { description: "Classes (rombel) that have active pupils." }),
  }),
});

const AcquisitionFiguresRef = builder.objectRef<AccreditationReport["acquisitions"]>("AcquisitionFigures").implement({
  description: "Copies that the library got in these days.",
  fields: (t) => ({
    ...datedAcquisitionFields(t),
    titlesPercent: t.exposeFloat("titlesPercent", {
      nullable: true,
      description: "In percent of all titles of today.",
    }),
    copiesPercent: t.exposeFloat("copiesPercent", {
      nullable: true,
      description: "In percent of all copies of today.",
    }),
  }),
});

const VisitFiguresRef = builder.objectRef<AccreditationReport["visits"]>("VisitFigures").implement({
  description: "Who came in these days. A class visit counts its pupils.",
  fields: (t) => ({
    visits: t.exposeInt("visits", { description: "Entries of the guest book." }),
    people: t.exposeInt("people", { description: "People." }),
    students: t.exposeInt("students", { description: "People of whom each signed with a number." }),
    guests: t.exposeInt("guests", { description: "People who came as guests." }),
    classes: t.exposeInt("classes", { description: "People who came with their class." }),
    perOpenDay: t.exposeFloat("perOpenDay", { nullable: true, description: "People per day of opening." }),
    perPupil: t.exposeFloat("perPupil", {
      nullable: true,
      description: "People per active pupil; null without pupils.",
    }),
  }),
});

const QuarterLoansRef = builder.objectRef<QuarterLoans>("QuarterLoans").implement({
  description: "Ordinary loans of a quarter of the calendar.",
  fields: (t) => ({
    quarter: t.exposeString("quarter", { description: "`2026-Q4`: October to December." }),
    loans: t.exposeInt("loans", { description: "Ordinary loans that began in it." }),
    borrowers: t.exposeInt("borrowers", { description: "Different people who borrowed." }),
    booksPerBorrower: t.exposeFloat("booksPerBorrower", {
      nullable: true,
      description: "Loans per borrower, in place of books read in a quarter (TGM).",
    }),
  }),
});

const LendingFiguresRef = builder.objectRef<AccreditationReport["loans"]>("LendingFigures").implement({
  description: "What was lent in these days.",
  fields: (t) => ({
    ...loanFigureFields(t),
    perOpenDay: t.exposeFloat("perOpenDay", { nullable: true, description: "Ordinary loans per day of opening." }),
    perMemberAndMonth: t.exposeFloat("perMemberAndMonth", {
      nullable: true,
      description: "Ordinary loans per member and month.",
    }),
    borrowersPercent: t.exposeFloat("borrowersPercent", {
      nullable: true,
      description: "Borrowers in percent of the members of today; who has left since borrowed too.",
    }),
    perOccasion: t.exposeFloat("perOccasion", {
      nullable: true,
      description: "Ordinary loans per person and day on which they borrowed.",
    }),
    turnover: t.exposeFloat("turnover", {
      nullable: true,
      description: "Ordinary loans per copy that may be lent today.",
    }),
    perQuarter: t.field({
      type: [QuarterLoansRef],
      complexity: costOf(5),
      description: "Quarters in which anything was lent, the oldest first.",
      resolve: ({ perQuarter }) => [...perQuarter],
    }),
    neverBorrowed: t.exposeInt("neverBorrowed", { description: "Titles held of which no copy was lent." }),
    overdue: t.exposeInt("overdue", {
      description: "Loans overdue at the end of `countedTo`, by the due dates that they have now.",
    }),
  }),
});

const FineFiguresRef = builder.objectRef<AccreditationReport["fines"]>("FineFigures").implement({
  description: "What was entered in the ledger of fines; a reversal takes off what it reverses, on its own day.",
  fields: (t) => fineFigureFields(t),
});

const TargetStateRef = builder.objectRef<TargetState>("TargetState").implement({
  description: "What a figure of the report is to reach in a school of this size, and whether it does.",
  fields: (t) => ({
    figure: t.expose("figure", { type: ReportFigureRef, description: "Which figure." }),
    value: t.exposeFloat("value", { nullable: true, description: "What it is; null where nothing divides it." }),
    atLeast: t.exposeFloat("atLeast", { nullable: true, description: "The least that reaches it; null for no least." }),
    atMost: t.exposeFloat("atMost", { nullable: true, description: "The most that reaches it; null for no most." }),
    fromClasses: t.exposeInt("fromClasses", { description: "For schools with so many classes (rombel) or more." }),
    basis: t.exposeString("basis", { nullable: true, description: "Where the target is from." }),
    isReached: t.exposeBoolean("isReached", {
      nullable: true,
      description: "Whether it is reached, to two decimals; null as long as `value` is.",
    }),
    target: t.exposeString("target", { description: "The target in words: `Target 3.500 judul`." }),
    state: t.exposeString("state", { description: "What is missing, in words: `Kurang 214 judul`." }),
  }),
});

const missingKinds: Readonly<Record<MissingKind, string>> = {
  category_group: "Titles in categories that have no group.",
  book_category: "Titles without a category.",
  book_class: "Titles of which neither a group nor a class tells whether they are fiction.",
  acquisition_day: "Copies that an import brought without the day of their acquisition.",
  pupil_class: "Active pupils without a class.",
};
const MissingKindRef = builder.enumType("MissingDataKind", {
  description: "What a library may not have recorded.",
  values: Object.fromEntries(
    MISSING_KINDS.map((kind) => [kind.toUpperCase(), { value: kind, description: missingKinds[kind] }]),
  ),
});

const MissingDataRef = builder.objectRef<MissingData>("MissingData").implement({
  description: "What figures of the report leave out, because it is not recorded.",
  fields: (t) => ({
    kind: t.field({ type: MissingKindRef, description: "What is missing.", resolve: ({ kind }) => kind }),
    count: t.exposeInt("count", { description: "How many titles, copies or pupils are left out." }),
    figures: t.field({
      type: [ReportFigureRef],
      complexity: costOf(4),
      description: "Which figures leave them out.",
      resolve: ({ figures }) => [...figures],
    }),
    text: t.exposeString("text", {
      description: "The same in words: `120 judul belum punya kategori, jadi tidak ikut dihitung.`",
    }),
  }),
});

export const AccreditationReportRef = builder.objectRef<AccreditationReport>("AccreditationReport").implement({
  description: "The figures that a library hands in for its accreditation, with what they are divided by.",
  fields: (t) => ({
    ...rangeFields(t),
    today: t.field({
      type: "Date",
      description: "The day of which collection and members are told.",
      resolve: ({ today }) => today,
    }),
    openDays: t.exposeInt("openDays", {
      description: "Days up to `countedTo` on which the library was open, by its calendar.",
    }),
    months: t.exposeInt("months", { description: "Months of the range that have begun." }),
    openingHoursPerWeek: t.exposeFloat("openingHoursPerWeek", {
      description: "Opening hours of a week without holidays, by the settings.",
    }),
    collection: t.field({
      type: CollectionFiguresRef,
      description: "The collection.",
      resolve: ({ collection }) => collection,
    }),
    members: t.field({ type: MemberFiguresRef, description: "The members.", resolve: ({ members }) => members }),
    acquisitions: t.field({
      type: AcquisitionFiguresRef,
      description: "What came in.",
      resolve: ({ acquisitions }) => acquisitions,
    }),
    visits: t.field({ type: VisitFiguresRef, description: "Who came.", resolve: ({ visits }) => visits }),
    loans: t.field({ type: LendingFiguresRef, description: "What was lent.", resolve: ({ loans }) => loans }),
    fines: t.field({ type: FineFiguresRef, description: "Fines.", resolve: ({ fines }) => fines }),
    targets: t.field({
      type: [TargetStateRef],
      complexity: costOf(REPORT_FIGURES.length),
      description: "Of the figures that have a target, in the order of the report.",
      resolve: ({ targets }) => [...targets],
    }),
    missing: t.field({
      type: [MissingDataRef],
      complexity: costOf(MISSING_KINDS.length),
      description: "What figures leave out because it is not recorded; only what really is missing.",
      resolve: ({ missing }) => [...missing],
    }),
  }),
});
