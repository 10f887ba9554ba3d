import type { BookRow } from "../../books/bookReads.js";
import { type LibraryTime, readCalendar } from "../../circulation/policy/lendingDay.js";
import type { DatabaseReads, Reader } from "../../platform/database/Database.js";
import type { Page, PageArgs } from "../../platform/database/keyset.js";
import { addDays, dayIn } from "../../platform/time/libraryClock.js";
import { type OpeningDay } from "../../settings/openingHours/openingHours.js";
import { readSettings } from "../../settings/settingsReads.js";
import { assertCanRead, type Viewer } from "../../viewer.js";
import type { AccreditationFigures } from "./accreditation/AccreditationFigures.js";
import { type AcquisitionFigures, readAcquisitions, readAcquisitionTotals } from "./collection/acquisitionFigures.js";
import { readCollection } from "./collection/collectionFigures.js";
import { type FineFigures, readFines } from "./loans/fineFigures.js";
import {
  type ClassLoans,
  type DivisionLoans,
  type LoanFigures,
  readLoans,
  readLoansByClass,
  readLoansByDivision,
  readTopTitles,
  type TitleLoans,
} from "./loans/loanFigures.js";
import { type InHouseFigures, readInHouseUses } from "./inHouseFigures.js";
import { readMembers } from "./memberFigures.js";
import { countNeverBorrowed, readNeverBorrowed } from "./collection/neverBorrowed.js";
import { countOverdueOn } from "./loans/overdueFigures.js";
import type { ReportDays } from "./reportDays.js";
import { readTopMembers, type TopMembers } from "./topMembers.js";
import { monthsOf, parseReportRange, percent, ratio, type ReportRange, type ReportRangeArgs } from "./reportRange.js";
import { type MissingData, missingData } from "./accreditation/missingData.js";
import { type TargetState, targetStates } from "./accreditation/targetStates.js";
import { readVisits } from "./visitFigures.js";

export interface AccreditationReport extends AccreditationFigures {
  /** Only for figures that have a target for a school of this size. */
  readonly targets: readonly TargetState[];
  /** What figures leave out because it is not recorded. */
  readonly missing: readonly MissingData[];
}

export interface LoanReport extends ReportRange, LoanFigures {
  readonly perClass: readonly ClassLoans[];
  readonly perDivision: readonly DivisionLoans[];
  readonly topTitles: readonly TitleLoans[];
}

/** The figures of a school year, or of any days up to a year. */
export class ReportService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly time: LibraryTime,
  ) {}

  /** @throws ValidationError for days that are none, or more than a year. */
  async accreditation(viewer: Viewer, args: ReportRangeArgs): Promise<AccreditationReport> {
    return this.read(viewer, args, async (reader, { range, days, today }) => {
      const settings = await readSettings(reader, "");
      const calendar = await readCalendar(reader, settings);
      const openDays = calendar.countOpenDays(addDays(range.from, -1), range.countedTo);
      const months = monthsOf(range).length;
      const collection = await readCollection(reader);
      const members = await readMembers(reader, today);
      const acquisitions = await readAcquisitionTotals(reader, days);
      const visits = await readVisits(reader, days);
      const loans = await readLoans(reader, days);
      const figures: AccreditationFigures = {
        ...range,
        today,
        openDays,
        months,
        openingHoursPerWeek: hoursPerWeek(settings.openingHours),
        collection: { ...collection, titlesPerClass: ratio(collection.titles, members.classes) },
        members,
        acquisitions: {
          ...acquisitions,
          titlesPercent: percent(acquisitions.titles, collection.titles),
          copiesPercent: percent(acquisitions.copies, collection.copies),
        },
        visits: {
          ...visits,
          perOpenDay: ratio(visits.people, openDays),
          perPupil: ratio(visits.people, members.activePupils),
        },
        loans: {
          ...loans,
          perOpenDay: ratio(loans.loans, openDays),
          perMemberAndMonth: ratio(loans.loans, members.members * months),
          borrowersPercent: percent(loans.borrowers, members.members),
          perOccasion: ratio(loans.loans, loans.occasions),
          turnover: ratio(loans.loans, collection.lendableCopies),
          neverBorrowed: await countNeverBorrowed(reader, days),
          overdue: await countOverdueOn(reader, { timeZone: this.time.timeZone, day: range.countedTo, calendar }),
        },
        fines: await readFines(reader, days),
      };
      return {
        ...figures,
        targets: targetStates(figures, settings.reportTargets),
        missing: missingData(figures),
      };
    });
  }

  /** @throws ValidationError */
  async loans(viewer: Viewer, args: ReportRangeArgs): Promise<LoanReport> {
    return this.read(viewer, args, async (reader, { range, days }) => ({
      ...range,
      ...(await readLoans(reader, days)),
      perClass: await readLoansByClass(reader, days),
      perDivision: await readLoansByDivision(reader, days),
      topTitles: await readTopTitles(reader, days),
    }));
  }

  /** How much was lent. @throws ValidationError */
  async loanTotals(viewer: Viewer, args: ReportRangeArgs): Promise<LoanFigures> {
    return this.read(viewer, args, (reader, { days }) => readLoans(reader, days));
  }

  /** @throws ValidationError */
  async loansByClass(viewer: Viewer, args: ReportRangeArgs): Promise<readonly ClassLoans[]> {
    return this.read(viewer, args, (reader, { days }) => readLoansByClass(reader, days));
  }

  /** @throws ValidationError */
  async loansByDivision(viewer: Viewer, args: ReportRangeArgs): Promise<readonly DivisionLoans[]> {
    return this.read(viewer, args, (reader, { days }) => readLoansByDivision(reader, days));
  }

  /** @throws ValidationError */
  async topTitles(viewer: Viewer, args: ReportRangeArgs): Promise<readonly TitleLoans[]> {
    return this.read(viewer, args, (reader, { days }) => readTopTitles(reader, days));
  }

  /** Who borrowed and who came most, of all or of a class of today. @throws ValidationError */
  async topMembers(
    viewer: Viewer,
    { className, ...args }: ReportRangeArgs & { readonly className?: string | null | undefined },
  ): Promise<TopMembers & ReportRange> {
    assertCanRead(viewer, "students");
    assertCanRead(viewer, "circulation");
    assertCanRead(viewer, "visits");
    return this.read(viewer, args, async (reader, { range, days }) => ({
      ...range,
      ...(await readTopMembers(reader, days, className?.trim() ? className : null)),
    }));
  }

  /** @throws ValidationError */
  async fines(viewer: Viewer, args: ReportRangeArgs): Promise<FineFigures & ReportRange> {
    return this.read(viewer, args, async (reader, { range, days }) => ({
      ...range,
      ...(await readFines(reader, days)),
    }));
  }

  /** @throws ValidationError */
  async acquisitions(viewer: Viewer, args: ReportRangeArgs): Promise<AcquisitionFigures & ReportRange> {
    return this.read(viewer, args, async (reader, { range, days }) => ({
      ...range,
      ...(await readAcquisitions(reader, days)),
    }));
  }

  /** What was read in the library and not lent. @throws ValidationError */
  async inHouse(viewer: Viewer, args: ReportRangeArgs): Promise<InHouseFigures & ReportRange> {
    return this.read(viewer, args, async (reader, { range, days }) => ({
      ...range,
      ...(await readInHouseUses(reader, days)),
    }));
  }

  /** Titles of which no copy was lent, by title. @throws ValidationError */
  async neverBorrowed(viewer: Viewer, args: ReportRangeArgs, page: PageArgs): Promise<Page<BookRow>> {
    return this.read(viewer, args, (reader, { days }) => readNeverBorrowed(reader, days, page));
  }

  async neverBorrowedCount(viewer: Viewer, args: ReportRangeArgs): Promise<number> {
    return this.read(viewer, args, (reader, { days }) => countNeverBorrowed(reader, days));
  }

  private async read<Result>(
    viewer: Viewer,
    args: ReportRangeArgs,
    work: (
      reader: Reader,
      asked: { readonly range: ReportRange; readonly days: ReportDays; readonly today: string },
    ) => Promise<Result>,
  ): Promise<Result> {
    assertCanRead(viewer, "reports");
    const { timeZone, now } = this.time;
    const today = dayIn(timeZone, now());
    const range = parseReportRange(args, today);
    const days = { timeZone, from: range.from, to: range.to };
    return this.database.read((reader) => work(reader, { range, days, today }));
  }
}

/** The hours of a week without holidays. */
export function hoursPerWeek(week: readonly OpeningDay[]): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return (
    week.flatMap(({ hours }) => hours).reduce((sum, { opens, closes }) => sum + minutes(closes) - minutes(opens), 0) /
    60
  );
}
