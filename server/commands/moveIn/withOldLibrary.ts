import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { invalid } from "../../errors.js";
import { INLISLITE_TABLES } from "../../moveIn/inlislite/inlisliteTables.js";
import { isInlislite, openInlislite } from "../../moveIn/inlislite/openInlislite.js";
import type { MoveInAnswers, MoveInQuestion, MovingLibrary } from "../../moveIn/library/MovingLibrary.js";
import { isSlims, openSlims } from "../../moveIn/slims/openSlims.js";
import { SLIMS_TABLES } from "../../moveIn/slims/slimsTables.js";
import { withAnswers } from "../../moveIn/steps/givenAnswers.js";
import { removeFolder } from "../../platform/files/renameAndRemove.js";
import type { DumpTables } from "../../platform/sqlDump/DumpTables.js";
import { loadDump } from "../../platform/sqlDump/loadDump.js";
import { SqlDumpError } from "../../platform/sqlDump/SqlDumpError.js";

/** A dump of another system, opened, with what was answered about it. */
export interface OldLibrary {
  readonly library: MovingLibrary;
  readonly dump: DumpTables;
  /** Of the dump, absolute: what is written lies beside it. */
  readonly path: string;
  readonly questions: readonly MoveInQuestion[];
  readonly answers: MoveInAnswers;
}

/** Opens a dump for as long as `work` takes. @throws ValidationError for a file that is none, or a wrong answer. */
export async function withOldLibrary<Result>(
  file: string,
  answers: readonly string[],
  work: (old: OldLibrary) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "aksara-pindah-"));
  let dump: DumpTables | undefined;
  try {
    const tables = new Set([...SLIMS_TABLES, ...INLISLITE_TABLES]);
    dump = await loadDump(resolve(file), join(folder, "dump.sqlite"), { tables });
    const library = await openLibrary(dump);
    const questions = await library.questions();
    return await work({ library, dump, path: resolve(file), questions, answers: parseAnswers(questions, answers) });
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
