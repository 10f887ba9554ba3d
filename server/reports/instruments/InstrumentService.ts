import sql from "sql-template-tag";

import type { LibraryTime } from "../../circulation/policy/lendingDay.js";
import type { DatabaseReads } from "../../platform/database/Database.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { schoolYearOf } from "../../platform/time/schoolYear.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanRead, canManage, canRead, type Viewer } from "../../viewer.js";
import { parseReportRange, type ReportRange } from "../figures/reportRange.js";
import { ReportService } from "../figures/ReportService.js";
import { periodName } from "../forms/periodName.js";
import type { FormSection } from "../forms/ReportForm.js";
import { judge, type Judgement } from "./assess.js";
import { assessmentSections, stateOf } from "./assessmentForm.js";
import { assessmentInput } from "./instrumentContent.js";
import { type InstrumentRow, readAnswers, selectInstruments } from "./instrumentReads.js";
import { ownFigureText, readMoreFigures } from "./ownFigures.js";

/** What a library says of itself by an instrument, beside what its data say, for a year. */
export interface Assessment extends ReportRange, Judgement {
  readonly instrument: InstrumentRow;
  readonly period: string;
  readonly periodName: string;
  readonly today: string;
  /** Of the answers; 0 as long as there are none. */
  readonly revision: number;
  /** What the total leaves open, in a sentence or more. */
  readonly state: string;
  /** The tables that are printed and written into files. */
  readonly sections: readonly FormSection[];
}

/** By what libraries are accredited, and how this one stands. */
export class InstrumentService {
  private readonly reports: ReportService;

  constructor(
    private readonly database: DatabaseReads,
    private readonly time: LibraryTime,
  ) {
    this.reports = new ReportService(database, time);
  }

  /** In the order in which they were issued. */
  async all(viewer: Viewer): Promise<InstrumentRow[]> {
    assertCanRead(viewer, "reports");
    return this.database.read((reader) => selectInstruments(reader, sql`1 = 1 ORDER BY id`));
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<InstrumentRow | null> {
    if (!canRead(viewer, "reports")) return null;
    const [found] = await this.database.read((reader) => selectInstruments(reader, sql`id = ${id}`), { byKey: true });
    return found ?? null;
  }

  /** For the interface: whether the viewer may change instruments and answer them. */
  canEdit(viewer: Viewer): boolean {
    return canRead(viewer, "reports") && canManage(viewer, "settings");
  }

  /** This school year unless a year is given; null for an instrument that is not there. @throws ValidationError */
  async assessment(
    viewer: Viewer,
    id: number,
    args: { period?: string | null | undefined },
  ): Promise<Assessment | null> {
    assertCanRead(viewer, "reports");
    const { timeZone, now } = this.time;
    const today = dayIn(timeZone, now());
    const period = parseInput(assessmentInput, args).period ?? thisPeriod(today);
    const days = daysOf(period);
    const range = parseReportRange(days, today);
    const instrument = await this.byId(viewer, id);
    if (!instrument) return null;
    const report = await this.reports.accreditation(viewer, days);
    const { answers, more } = await this.database.read(async (reader) => ({
      answers: await readAnswers(reader, id, period),
      more: await readMoreFigures(reader, { timeZone, ...days }),
    }));
    const judgement = judge(instrument.content, answers?.answers ?? {}, (figure) =>
      ownFigureText(figure, report, more),
    );
    return {
      ...range,
      ...judgement,
      instrument,
      period,
      periodName: periodName(range.from, range.to),
      today,
      revision: answers?.revision ?? 0,
      state: stateOf(judgement),
      sections: assessmentSections(instrument.content, judgement),
    };
  }
}

function thisPeriod(today: string): string {
  const { from, to } = schoolYearOf(today);
  return `${from.slice(0, 4)}-${to.slice(0, 4)}`;
}

/** A calendar year, or a school year from July to June. */
function daysOf(period: string): { readonly from: string; readonly to: string } {
  const first = period.slice(0, 4);
  return period.length === 4
    ? { from: `${first}-01-01`, to: `${first}-12-31` }
    : { from: `${first}-07-01`, to: `${period.slice(5)}-06-30` };
}
