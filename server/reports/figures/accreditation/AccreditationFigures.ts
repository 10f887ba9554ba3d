import type { DatedAcquisitions } from "../collection/acquisitionFigures.js";
import type { CollectionFigures } from "../collection/collectionFigures.js";
import type { FineFigures } from "../loans/fineFigures.js";
import type { LoanFigures } from "../loans/loanFigures.js";
import type { MemberFigures } from "../memberFigures.js";
import type { ReportRange } from "../reportRange.js";
import type { VisitFigures } from "../visitFigures.js";

/** What the library hands in each year; each "per" figure is null where there is nothing to divide by. */
export interface AccreditationFigures extends ReportRange {
  /** The day of which collection and members are told. */
  readonly today: string;
  /** Days that have come and on which the library was open, by its calendar of today. */
  readonly openDays: number;
  /** Months that have begun. */
  readonly months: number;
  readonly openingHoursPerWeek: number;
  readonly collection: CollectionFigures & { readonly titlesPerClass: number | null };
  readonly members: MemberFigures;
  readonly acquisitions: DatedAcquisitions & {
    readonly titlesPercent: number | null;
    readonly copiesPercent: number | null;
  };
  readonly visits: VisitFigures & { readonly perOpenDay: number | null; readonly perPupil: number | null };
  readonly loans: LoanFigures & {
    readonly perOpenDay: number | null;
    readonly perMemberAndMonth: number | null;
    readonly borrowersPercent: number | null;
    readonly perOccasion: number | null;
    readonly turnover: number | null;
    readonly neverBorrowed: number;
    /** At the end of the last day that has come. */
    readonly overdue: number;
  };
  readonly fines: FineFigures;
}
