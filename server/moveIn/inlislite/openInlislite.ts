import sql from "sql-template-tag";

import type { DumpTables } from "../../platform/sqlDump/DumpTables.js";
import type { MovingKind, MovingLibrary, MovingRecords, MovingRow } from "../library/MovingLibrary.js";
import { readCharges, readLoans, readReservations } from "./inlisliteLoans.js";
import { readMemberKinds, readMembers, readRules } from "./inlisliteMembers.js";
import { askAbout } from "./inlisliteQuestions.js";
import { InlisliteSource } from "./InlisliteSource.js";
import { tallyTables } from "./inlisliteTallies.js";
import { lineOf, type Text } from "./inlisliteText.js";
import { readTitles } from "./inlisliteTitles.js";
import { readFiles, readHolidays, readVisits } from "./inlisliteVisits.js";

type Readers = {
  readonly [Kind in MovingKind]: (source: InlisliteSource) => AsyncIterable<MovingRow<MovingRecords[Kind]>>;
};

const READERS: Readers = {
  memberKinds: readMemberKinds,
  titles: readTitles,
  members: readMembers,
  rules: readRules,
  holidays: readHolidays,
  loans: readLoans,
  charges: readCharges,
  reservations: readReservations,
  visits: readVisits,
  files: readFiles,
};

/** Whether a dump is one of INLISLite. */
export function isInlislite(tables: Pick<DumpTables, "hasColumn">): boolean {
  return tables.hasColumn("catalogs", "worksheet_id") && tables.hasColumn("collections", "nomorbarcode");
}

/** A dump of INLISLite 3 in our terms; `tables` has those of `INLISLITE_TABLES`. */
export async function openInlislite(tables: DumpTables): Promise<MovingLibrary> {
  const unanswered = new InlisliteSource(tables, {});
  const questions = await askAbout(unanswered);
  return {
    system: "inlislite",
    description: { libraryName: await libraryName(unanswered), madeAt: await unanswered.lastDay() },
    questions: () => Promise.resolve(questions),
    read: (kind, answers) => READERS[kind](new InlisliteSource(tables, answers)),
    tallies: (answers) => tallyTables(new InlisliteSource(tables, answers)),
  };
}

async function libraryName(source: InlisliteSource): Promise<Text> {
  if (!source.tables.hasColumn("settingparameters", "name")) return null;
  const value = source.column("settingparameters", "s", "value");
  const [row] = await source.all<{ value: Text }>(
    sql`SELECT ${value} AS value FROM settingparameters s WHERE s.name = 'NamaPerpustakaan'`,
  );
  return lineOf(row?.value)?.slice(0, 255) ?? null;
}
