import sql from "sql-template-tag";

import type { DumpTables } from "../../platform/sqlDump/DumpTables.js";
import type { MoveInAnswers, MovingKind, MovingLibrary, MovingRecords, MovingRow } from "../library/MovingLibrary.js";
import { readHolidays } from "./slimsCalendar.js";
import { readCharges } from "./slimsCharges.js";
import { readFiles } from "./slimsFiles.js";
import { readLoans } from "./slimsLoans.js";
import { readMemberKinds, readMembers, readRules } from "./slimsMembers.js";
import { askAbout } from "./slimsQuestions.js";
import { SlimsSource } from "./SlimsSource.js";
import { tallyTables } from "./slimsTallies.js";
import { lineOf, type Text } from "./slimsText.js";
import { readTitles } from "./slimsTitles.js";
import { lastDay, readReservations, readVisits } from "./slimsVisits.js";

type Readers = {
  readonly [Kind in MovingKind]: (source: SlimsSource) => AsyncIterable<MovingRow<MovingRecords[Kind]>>;
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

/** Whether a dump is one of SLiMS. */
export function isSlims(tables: Pick<DumpTables, "hasColumn">): boolean {
  return tables.hasColumn("biblio", "biblio_id") && tables.hasColumn("item", "item_code");
}

/** A dump of SLiMS 8 or 9 in our terms; `tables` has those of `SLIMS_TABLES`. */
export async function openSlims(tables: DumpTables): Promise<MovingLibrary> {
  const unanswered = await SlimsSource.open(tables, {});
  const description = { libraryName: await libraryName(unanswered), madeAt: await lastDay(unanswered) };
  const questions = await askAbout(unanswered);
  const proposals: MoveInAnswers = Object.fromEntries(questions.map(({ key, proposal }) => [key, proposal]));
  const answered = (answers: MoveInAnswers) => SlimsSource.open(tables, { ...proposals, ...answers });

  async function* read<Kind extends MovingKind>(
    kind: Kind,
    answers: MoveInAnswers,
  ): AsyncGenerator<MovingRow<MovingRecords[Kind]>> {
    yield* READERS[kind](await answered(answers));
  }

  return {
    system: "slims",
    description,
    questions: () => Promise.resolve(questions),
    read,
    tallies: async (answers) => tallyTables(await answered(answers)),
  };
}

/** PHP's text as SLiMS keeps it; its length says nothing that its end does not. */
const PHP_TEXT = /^s:\d{1,6}:"([^]*)";$/u;

async function libraryName(source: SlimsSource): Promise<Text> {
  if (!source.tables.hasColumn("setting", "setting_value")) return null;
  const [row] = await source.all<{ value: Text }>(
    sql`SELECT setting_value AS value FROM setting WHERE setting_name = 'library_name'`,
  );
  return lineOf(PHP_TEXT.exec(row?.value ?? "")?.[1])?.slice(0, 255) ?? null;
}
