import type { Reader } from "../../platform/database/Database.js";
import type { ReportDays } from "../figures/reportDays.js";
import type { ReportRange } from "../figures/reportRange.js";

/** The days that a form tells of, and what it reads them with. */
export interface AskedForm {
  readonly reader: Reader;
  readonly range: ReportRange;
  readonly days: ReportDays;
  readonly today: string;
  /** Of a list that can be long. */
  readonly mostRows: number;
}
