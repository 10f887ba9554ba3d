import sql from "sql-template-tag";

import type { Reader } from "../../platform/database/Database.js";
import { countSerials } from "../../serials/serialReads.js";
import { REPORT_FIGURES, type ReportFigure } from "../../settings/reportTargets/reportTargets.js";
import type { AccreditationFigures } from "../figures/accreditation/AccreditationFigures.js";
import { figureOf } from "../figures/accreditation/targetStates.js";
import { readInHouseUses } from "../figures/inHouseFigures.js";
import type { ReportDays } from "../figures/reportDays.js";

const MORE_FIGURES = ["e_resources", "in_house_uses", "digital_readings", "daily_serials", "other_serials"] as const;
type MoreFigure = (typeof MORE_FIGURES)[number];

/** What the library's own data say beside an indicator. */
export const OWN_FIGURES = [...REPORT_FIGURES, ...MORE_FIGURES] as const;
export type OwnFigure = (typeof OWN_FIGURES)[number];

const UNITS: Readonly<Record<MoreFigure, string>> = {
  e_resources: " tautan",
  in_house_uses: " buku",
  digital_readings: " kali dibuka",
  daily_serials: " langganan",
  other_serials: " langganan",
};

export type MoreFigures = Readonly<Record<MoreFigure, number>>;

/** What the figures of accreditation do not tell. */
export async function readMoreFigures(reader: Reader, days: ReportDays): Promise<MoreFigures> {
  const [opened] = await reader.rows<{ readonly readings: number | string | null }>(
    sql`SELECT SUM(readings) AS readings FROM book_file_readings WHERE day >= ${days.from} AND day <= ${days.to}`,
  );
  const subscribed = sql`serials.first_on <= ${days.to} AND (serials.ends_on IS NULL OR serials.ends_on >= ${days.from})`;
  return {
    e_resources: await reader.count(sql`FROM e_resources`),
    in_house_uses: (await readInHouseUses(reader, days)).uses,
    digital_readings: Number(opened?.readings ?? 0),
    daily_serials: await countSerials(reader, sql`${subscribed} AND serials.frequency = 'daily'`),
    other_serials: await countSerials(reader, sql`${subscribed} AND serials.frequency <> 'daily'`),
  };
}

const decimals = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });

/** `2.431 judul`; null where there is nothing to divide by. */
export function ownFigureText(figure: OwnFigure, report: AccreditationFigures, more: MoreFigures): string | null {
  const { value, unit } = isMore(figure) ? { value: more[figure], unit: UNITS[figure] } : figureOf(figure, report);
  return value === null ? null : decimals.format(value) + unit;
}

function isMore(figure: ReportFigure | MoreFigure): figure is MoreFigure {
  return (MORE_FIGURES as readonly string[]).includes(figure);
}
