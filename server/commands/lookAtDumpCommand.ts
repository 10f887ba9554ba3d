import { createWriteStream } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { finished, pipeline } from "node:stream/promises";

import { stringify } from "csv-stringify/sync";

import type { Config } from "../config.js";
import { invalid } from "../errors.js";
import {
  type MoveInAnswers,
  type MoveInQuestion,
  type MovingLibrary,
  SYSTEM_NAMES,
} from "../moveIn/library/MovingLibrary.js";
import { type LibraryLook, lookAtLibrary, type LookedRow } from "../moveIn/look/lookAtLibrary.js";
import { INLISLITE_TABLES } from "../moveIn/inlislite/inlisliteTables.js";
import { isInlislite, openInlislite } from "../moveIn/inlislite/openInlislite.js";
import { isSlims, openSlims } from "../moveIn/slims/openSlims.js";
import { SLIMS_TABLES } from "../moveIn/slims/slimsTables.js";
import { drawBalance } from "../moveIn/steps/drawBalance.js";
import { withAnswers } from "../moveIn/steps/givenAnswers.js";
import { openDatabase } from "../openDatabase.js";
import { guardFormula } from "../platform/csv/spreadsheets.js";
import { FileFolder } from "../platform/files/FileFolder.js";
import { removeFolder } from "../platform/files/renameAndRemove.js";
import type { DumpTables } from "../platform/sqlDump/DumpTables.js";
import { loadDump } from "../platform/sqlDump/loadDump.js";
import { SqlDumpError } from "../platform/sqlDump/SqlDumpError.js";
import { dayIn } from "../platform/time/libraryClock.js";
import { type LoadedLetterhead, readLetterhead } from "../settings/letterhead/readLetterhead.js";

/**
 * Says what a dump of SLiMS or INLISLite has, what of it would come and what would not, and what a person has to
 * decide. Beside the dump it writes the list of all differences and the balance to sign; the library is not changed.
 */
export async function lookAtDumpCommand(config: Config, file: string, answers: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "aksara-lihat-"));
  let dump: DumpTables | undefined;
  try {
    const tables = new Set([...SLIMS_TABLES, ...INLISLITE_TABLES]);
    dump = await loadDump(resolve(file), join(folder, "dump.sqlite"), { tables });
    await look(config, { library: await openLibrary(dump), dump, path: resolve(file), answers });
  } catch (error) {
    throw error instanceof SqlDumpError ? invalid("file", error.message) : error;
  } finally {
    await dump?.close();
    await removeFolder(folder);
  }
}

function openLibrary(dump: DumpTables): Promise<MovingLibrary> {
  if (isSlims(dump)) return openSlims(dump);
  if (isInlislite(dump)) return openInlislite(dump);
  throw invalid(
    "file",
    "Tidak ada katalog SLiMS (tabel biblio dan item) atau INLISLite (catalogs dan collections) di berkas ini.",
  );
}

interface Looking {
  readonly library: MovingLibrary;
  readonly dump: DumpTables;
  readonly path: string;
  readonly answers: readonly string[];
}

async function look(config: Config, { library, dump, path, answers }: Looking): Promise<void> {
  const { libraryName, madeAt } = library.description;
  const questions = await library.questions();
  const given = parseAnswers(questions, answers);
  console.log(
    `${SYSTEM_NAMES[library.system]}${libraryName === null ? "" : `: ${libraryName}`}${madeAt === null ? "" : `, sampai ${madeAt}`}`,
  );
  dump.notes.forEach((note) => console.log(note));
  const listPath = `${path}.selisih.csv`;
  const list = createWriteStream(listPath, { mode: 0o600 });
  list.write(stringify([["tabel", "id", "nama", "hasil", "keterangan"]], { bom: true }));
  const found = await lookAtLibrary(library, given, dump, (row) => list.write(lineOf(row)));
  list.end();
  await finished(list);
  balanceLines(found, dump).forEach((line) => console.log(line));
  questionLines(questions, given).forEach((line) => console.log(line));
  const balancePath = `${path}.neraca.pdf`;
  const balance = drawBalance({
    letterhead: await letterheadOf(config),
    system: library.system,
    libraryName,
    madeAt,
    fileName: basename(path),
    finishedOn: null,
    today: dayIn(config.timeZone, new Date()),
    tallies: found.tables,
    root: join(import.meta.dirname, "..", ".."),
  });
  await pipeline(balance, createWriteStream(balancePath, { mode: 0o600 }));
  console.log(`\nSetiap selisih: ${listPath}\nNeraca untuk ditandatangani: ${balancePath}`);
}

async function letterheadOf(config: Config): Promise<LoadedLetterhead> {
  const database = await openDatabase({ url: config.databaseUrl });
  try {
    return await readLetterhead(database, new FileFolder(config.dataDir), config.libraryName);
  } finally {
    await database.close();
  }
}

/** `KEY=VALUE` each. @throws ValidationError for a question that is not asked, or an answer that is no choice. */
function parseAnswers(questions: readonly MoveInQuestion[], answers: readonly string[]): MoveInAnswers {
  if (answers.length === 0) return {};
  return withAnswers(
    questions,
    {},
    answers.map((answer) => {
      const at = answer.lastIndexOf("=");
      return { key: answer.slice(0, Math.max(at, 0)), value: answer.slice(at + 1) };
    }),
  );
}

function lineOf({ source, comes, remark }: LookedRow): string {
  const cells = [source.table, source.id, source.label, comes ? "ikut" : "tidak ikut", remark.text];
  return stringify([cells.map(guardFormula)]);
}

function balanceLines({ tables, remarks }: LibraryLook, dump: DumpTables): string[] {
  const balance = tables.flatMap(({ label, read, brought, leftOut }) => [
    `  ${label}: ${count(read)} = ${count(brought)} + ${count(read - brought)}`,
    ...leftOut.map(({ remark, rows }) => `    ${count(rows)} tidak ikut, contoh: ${remark.text}`),
  ]);
  const others = [...dump.others].flatMap(([table, rows]) => (rows > 0 ? `${table} (${count(rows)})` : []));
  return [
    "\nDibaca = ikut + tidak ikut",
    ...balance,
    ...(remarks.length > 0 ? ["\nIkut dengan catatan"] : []),
    ...remarks.map(({ remark, rows }) => `  ${count(rows)}, contoh: ${remark.text}`),
    ...(others.length > 0 ? [`\nTidak dibaca: ${others.join(", ")}`] : []),
  ];
}

function questionLines(questions: readonly MoveInQuestion[], given: MoveInAnswers): string[] {
  const lines = questions.flatMap(({ key, text, detail, rows, choices, proposal }) => [
    `  ${text}${rows === null ? "" : ` (${count(rows)} baris)`}`,
    ...(detail === null ? [] : [`    ${detail}`]),
    ...choices.map(({ value, label }) => {
      const isChosen = (given[key] ?? proposal) === value;
      return `    ${isChosen ? "•" : " "} ${label}  --answer ${key}=${value}`;
    }),
  ]);
  return lines.length === 0 ? [] : ["\nPerlu keputusan (• yang berlaku)", ...lines];
}

function count(rows: number): string {
  return rows.toLocaleString("id-ID");
}
