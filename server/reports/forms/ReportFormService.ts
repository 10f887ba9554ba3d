import type { LibraryTime } from "../../circulation/policy/lendingDay.js";
import type { DatabaseReads } from "../../platform/database/Database.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { assertCanRead, type Viewer } from "../../viewer.js";
import { parseReportRange, type ReportRangeArgs } from "../figures/reportRange.js";
import { accessionForm } from "./accessionForm.js";
import type { AskedForm } from "./AskedForm.js";
import { loanForm } from "./loanForm.js";
import { nationalForm } from "./nationalForm.js";
import { periodicForm } from "./periodicForm.js";
import { periodName } from "./periodName.js";
import { FORM_TITLES, type FormKind, type FormSection, type ReportForm } from "./ReportForm.js";
import { workForm } from "./workForm.js";

const SECTIONS: Readonly<Record<FormKind, (asked: AskedForm) => Promise<FormSection[]>>> = {
  periodic: periodicForm,
  loans: loanForm,
  accessions: accessionForm,
  national: nationalForm,
  work: workForm,
};

/** On screen; a file has more. */
const MOST_ROWS_SHOWN = 500;

/** What a library hands in: tables of figures and lists of some days, all in one shape. */
export class ReportFormService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly time: LibraryTime,
  ) {}

  /** @throws ValidationError for days that are none, or more than a year. */
  async form(viewer: Viewer, kind: FormKind, args: ReportRangeArgs, mostRows = MOST_ROWS_SHOWN): Promise<ReportForm> {
    assertCanRead(viewer, "reports");
    // Who did what is for those who may look it up.
    if (kind === "work") assertCanRead(viewer, "audit");
    const { timeZone, now } = this.time;
    const today = dayIn(timeZone, now());
    const range = parseReportRange(args, today);
    const days = { timeZone, from: range.from, to: range.to };
    const sections = await this.database.read((reader) => SECTIONS[kind]({ reader, range, days, today, mostRows }));
    return { ...range, kind, title: FORM_TITLES[kind], period: periodName(range.from, range.to), today, sections };
  }
}
