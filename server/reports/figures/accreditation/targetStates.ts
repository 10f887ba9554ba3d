import type { CollectionGroup } from "../../../authorities/collectionGroups.js";
import { REPORT_FIGURES, type ReportFigure, type ReportTarget } from "../../../settings/reportTargets/reportTargets.js";
import { titlesIn } from "../collection/collectionFigures.js";
import type { AccreditationFigures } from "./AccreditationFigures.js";

/** What a figure is to reach, and whether it does: the same for screens, paper and files. */
export interface TargetState extends ReportTarget {
  /** Null where there is nothing to divide by. */
  readonly value: number | null;
  /** Null as long as `value` is. */
  readonly isReached: boolean | null;
  /** `Target 3.500 judul`. */
  readonly target: string;
  /** `Kurang 214 judul`. */
  readonly state: string;
}

interface Figure {
  /** What follows its number. */
  readonly unit: string;
  readonly valueOf: (report: AccreditationFigures) => number | null;
}

const titlesOf =
  (group: CollectionGroup) =>
  ({ collection }: AccreditationFigures) =>
    titlesIn(collection.perGroup, group);

const FIGURES: Readonly<Record<ReportFigure, Figure>> = {
  titles: { unit: " judul", valueOf: ({ collection }) => collection.titles },
  copies: { unit: " eksemplar", valueOf: ({ collection }) => collection.copies },
  titles_per_class: { unit: " judul", valueOf: ({ collection }) => collection.titlesPerClass },
  nonfiction_percent: { unit: " %", valueOf: ({ collection }) => collection.nonfictionPercent },
  textbook_titles: { unit: " judul", valueOf: titlesOf("textbook") },
  reference_titles: { unit: " judul", valueOf: titlesOf("reference") },
  periodical_titles: { unit: " judul", valueOf: titlesOf("periodical") },
  audiovisual_titles: { unit: " judul", valueOf: titlesOf("audiovisual") },
  ebooks: { unit: " judul", valueOf: ({ collection }) => collection.ebooks },
  lost_copies: { unit: " eksemplar", valueOf: ({ collection }) => collection.lostCopies },
  damaged_copies: { unit: " eksemplar", valueOf: ({ collection }) => collection.damagedCopies },
  new_titles: { unit: " judul", valueOf: ({ acquisitions }) => acquisitions.titles },
  new_titles_percent: { unit: " %", valueOf: ({ acquisitions }) => acquisitions.titlesPercent },
  new_copies: { unit: " eksemplar", valueOf: ({ acquisitions }) => acquisitions.copies },
  new_copies_percent: { unit: " %", valueOf: ({ acquisitions }) => acquisitions.copiesPercent },
  members: { unit: " anggota", valueOf: ({ members }) => members.members },
  member_percent: { unit: " %", valueOf: ({ members }) => members.memberPercent },
  open_days: { unit: " hari", valueOf: ({ openDays }) => openDays },
  opening_hours_per_week: { unit: " jam", valueOf: ({ openingHoursPerWeek }) => openingHoursPerWeek },
  visitors: { unit: " orang", valueOf: ({ visits }) => visits.people },
  visitors_per_open_day: { unit: " orang", valueOf: ({ visits }) => visits.perOpenDay },
  visits_per_pupil: { unit: " kunjungan", valueOf: ({ visits }) => visits.perPupil },
  loans: { unit: " peminjaman", valueOf: ({ loans }) => loans.loans },
  loans_per_open_day: { unit: " peminjaman", valueOf: ({ loans }) => loans.perOpenDay },
  loans_per_member_and_month: { unit: " peminjaman", valueOf: ({ loans }) => loans.perMemberAndMonth },
  borrowers_percent: { unit: " %", valueOf: ({ loans }) => loans.borrowersPercent },
  books_per_occasion: { unit: " buku", valueOf: ({ loans }) => loans.perOccasion },
  turnover: { unit: " kali", valueOf: ({ loans }) => loans.turnover },
  never_borrowed_titles: { unit: " judul", valueOf: ({ loans }) => loans.neverBorrowed },
  overdue_loans: { unit: " peminjaman", valueOf: ({ loans }) => loans.overdue },
};

/** A figure and what follows its number. */
export function figureOf(figure: ReportFigure, report: AccreditationFigures) {
  const { unit, valueOf } = FIGURES[figure];
  return { value: valueOf(report), unit };
}

const decimals = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });

/** For each figure that has a target for a school with so many classes, in the order of the report. */
export function targetStates(report: AccreditationFigures, targets: readonly ReportTarget[]): TargetState[] {
  return REPORT_FIGURES.flatMap((figure) => {
    const target = bandOf(
      targets.filter((each) => each.figure === figure),
      report.members.classes,
    );
    return target ? [stateOf(target, FIGURES[figure].valueOf(report), FIGURES[figure].unit)] : [];
  });
}

/** The band that begins last among those that have begun. */
function bandOf(bands: readonly ReportTarget[], classes: number): ReportTarget | undefined {
  return bands
    .filter(({ fromClasses }) => fromClasses <= classes)
    .sort((one, other) => other.fromClasses - one.fromClasses)[0];
}

/** Compared as it is shown, so that no figure misses its target by what nobody sees. */
function stateOf(target: ReportTarget, value: number | null, unit: string): TargetState {
  const { atLeast, atMost } = target;
  const shown = value === null ? null : hundredths(value);
  const missing = shown === null || atLeast === null ? 0 : Math.max(0, hundredths(atLeast) - shown);
  const excess = shown === null || atMost === null ? 0 : Math.max(0, shown - hundredths(atMost));
  const difference = decimals.format((missing + excess) / 100) + unit;
  return {
    ...target,
    value,
    isReached: shown === null ? null : missing + excess === 0,
    target: `Target ${targetWords(target)}${unit}`,
    state:
      shown === null
        ? "Belum dapat dihitung"
        : missing > 0
          ? `Kurang ${difference}`
          : excess > 0
            ? `Lebih ${difference}`
            : "Tercapai",
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}

function targetWords({ atLeast, atMost }: ReportTarget): string {
  if (atMost === null) return decimals.format(atLeast ?? 0);
  if (atLeast === null) return `maksimal ${decimals.format(atMost)}`;
  return atLeast === atMost ? decimals.format(atLeast) : `${decimals.format(atLeast)}–${decimals.format(atMost)}`;
}
