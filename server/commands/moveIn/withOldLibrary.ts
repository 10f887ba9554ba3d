import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import type { MoveInAnswers, MoveInQuestion } from "../../moveIn/library/MovingLibrary.js";
import { DumpedLibrary } from "../../moveIn/reading/DumpedLibrary.js";
import { withAnswers } from "../../moveIn/steps/givenAnswers.js";
import { removeFolder } from "../../platform/files/renameAndRemove.js";

/** A dump of another system, opened, with what was answered about it. */
export interface OldLibrary {
  readonly library: DumpedLibrary;
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
  let library: DumpedLibrary | undefined;
  try {
    library = await DumpedLibrary.open(join(folder, "dump.sqlite"), { source: resolve(file) });
    const questions = await library.questions();
    return await work({ library, path: resolve(file), questions, answers: parseAnswers(questions, answers) });
  } finally {
    await library?.close();
    await removeFolder(folder);
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
