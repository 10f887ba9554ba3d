import { createHash } from "node:crypto";

import sql, { join } from "sql-template-tag";

import { foldKey } from "../../../common/fold.js";
import { categoryTable } from "../../authorities/records/Category.entity.js";
import { insertLoanRule } from "../../circulation/policy/loanRuleWriter.js";
import { loanRuleTable } from "../../circulation/policy/LoanRule.entity.js";
import { emptyValues, pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { FIGURE_NAMES, type FineDays } from "../../settings/lendingFigures.js";
import { holidayTable } from "../../settings/holidays/Holiday.entity.js";
import { settingsLock } from "../../settings/settingsLock.js";
import type { MovingHolidays, MovingRemark, MovingRule, SourceRow } from "../library/MovingLibrary.js";
import { type Bringing, bringRows, type ValueRow, type Written } from "./Bringing.js";
import type { NewLink } from "./Links.js";

const figureColumns = pick(loanRuleTable, ...FIGURE_NAMES);

/** Rules of lending; one that the library has made for the same members and books stays as it is. */
export function bringRules(bringing: Bringing): Promise<void> {
  return bringRows(bringing, "rules", {
    size: 500,
    locks: () => [settingsLock],
    write: (tx, rows) => writeRules(tx, bringing, rows),
  });
}

async function writeRules(
  tx: Transaction,
  { links }: Bringing,
  rows: readonly ValueRow<MovingRule>[],
): Promise<Written> {
  const brought = await links.brought(
    tx,
    "loanRule",
    rows.map(({ source }) => source),
  );
  const kinds = await links.find(
    tx,
    "memberKind",
    rows.flatMap(({ value }) => value.kindId ?? []),
  );
  const categories = await categoriesNamed(tx, rows);
  const taken = new Set(
    (await tx.select(pick(loanRuleTable, "memberKindId", "categoryId"), sql`FROM loan_rules`)).map(pairOf),
  );
  const leftOut = new Map<SourceRow, MovingRemark>();
  const added: NewLink[] = [];
  for (const { source, value } of rows.filter((row) => !brought.has(row.source))) {
    const { kindId, category, ...given } = value;
    const memberKindId = kindId === null ? null : (kinds.get(kindId)?.recordId ?? undefined);
    const categoryId = category === null ? null : categories.get(foldKey(category));
    const figures = { ...emptyValues(figureColumns), ...given };
    if (memberKindId === undefined) leftOut.set(source, RULE_WITHOUT_KIND);
    else if (categoryId === undefined) leftOut.set(source, RULE_WITHOUT_CATEGORY);
    else if (Object.values(given).every((figure) => figure === null)) leftOut.set(source, EMPTY_RULE);
    else if (taken.has(pairOf({ memberKindId, categoryId }))) leftOut.set(source, RULE_TAKEN);
    else {
      taken.add(pairOf({ memberKindId, categoryId }));
      const recordId = await insertLoanRule(tx, { memberKindId, categoryId, ...figures });
      added.push({ source, kind: "loanRule", recordId, made: true, mark: markOfRule(figures) });
    }
  }
  await links.add(tx, added);
  return { made: { rules: added.length }, leftOut };
}

function pairOf({
  memberKindId,
  categoryId,
}: {
  readonly memberKindId: number | null;
  readonly categoryId: number | null;
}) {
  return `${memberKindId ?? ""}/${categoryId ?? ""}`;
}

/** The same as long as nobody changes the rule. */
export function markOfRule(figures: Readonly<Record<string, unknown>>): string {
  const values = FIGURE_NAMES.map((name) => figures[name] ?? null);
  return createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 40);
}

const RULE_WITHOUT_KIND: MovingRemark = { code: "rule-kind-left", text: "Jenis anggota aturan ini tidak ikut." };
const RULE_WITHOUT_CATEGORY: MovingRemark = {
  code: "rule-category-unused",
  text: "Tidak ada judul dengan jenis koleksi ini.",
};
const EMPTY_RULE: MovingRemark = { code: "rule-empty", text: "Aturan ini tidak berisi angka." };
const RULE_TAKEN: MovingRemark = {
  code: "rule-exists",
  text: "Perpustakaan ini sudah punya aturan untuk jenis anggota dan koleksi yang sama: aturan di sini yang tetap berlaku.",
};

async function categoriesNamed(tx: Transaction, rows: readonly ValueRow<MovingRule>[]) {
  const keys = rows.flatMap(({ value }) => (value.category === null ? [] : foldKey(value.category)));
  if (keys.length === 0) return new Map<string, number>();
  const found = await tx.select(
    pick(categoryTable, "id", "nameKey"),
    sql`FROM categories WHERE name_key IN (${join(keys)})`,
  );
  return new Map(found.map(({ id, nameKey }) => [nameKey, id]));
}

/** What the rows say together about the week and about how fines count, to be set when the move is committed. */
export interface WantedSettings {
  readonly closedWeekdays: Set<number>;
  fineDays: FineDays | null;
}

const LONGEST_HOLIDAY_NAME = 80;

/** Days on which it is closed, beside those that are here; the week and the fines are kept for the commit. */
export async function bringHolidays(bringing: Bringing): Promise<WantedSettings> {
  const wanted: WantedSettings = { closedWeekdays: new Set(), fineDays: null };
  await bringRows(bringing, "holidays", {
    size: 500,
    locks: () => [settingsLock],
    write: (tx, rows) => {
      for (const { value } of rows) {
        value.closedWeekdays.forEach((day) => wanted.closedWeekdays.add(day));
        wanted.fineDays = value.fineDays ?? wanted.fineDays;
      }
      return writeHolidays(tx, bringing, rows);
    },
  });
  return wanted;
}

async function writeHolidays(
  tx: Transaction,
  { links }: Bringing,
  rows: readonly ValueRow<MovingHolidays>[],
): Promise<Written> {
  const sourceOf = ({ table, id }: SourceRow, date: string) => ({ table, id: `${id} ${date}`.slice(-120) });
  const days = rows.flatMap(({ source, value }) =>
    value.days.map(({ date, name }) => ({
      source: sourceOf(source, date),
      date,
      name: name.slice(0, LONGEST_HOLIDAY_NAME),
    })),
  );
  const brought = await links.brought(
    tx,
    "holiday",
    days.map(({ source }) => source),
  );
  const known = new Set((await tx.select(pick(holidayTable, "date"), sql`FROM holidays`)).map(({ date }) => date));
  const added: (NewLink & { readonly date: string; readonly name: string })[] = [];
  for (const { source, date, name } of days.filter((day) => !brought.has(day.source))) {
    if (known.has(date)) continue;
    known.add(date);
    added.push({ source, kind: "holiday", recordId: Number(date.replaceAll("-", "")), made: true, date, name });
  }
  await tx.insert(
    holidayTable,
    added.map(({ date, name }) => ({ date, name })),
  );
  await links.add(tx, added);
  return { made: { holidays: added.length } };
}
