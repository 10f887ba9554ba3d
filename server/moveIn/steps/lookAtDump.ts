import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

import { stringify } from "csv-stringify/sync";

import { guardFormula } from "../../platform/csv/spreadsheets.js";
import type { MoveInAnswers, MoveInQuestion, MovingKind, MovingLibrary } from "../library/MovingLibrary.js";
import { type LibraryLook, lookAtLibrary, type LookedRow } from "../look/lookAtLibrary.js";
import { DumpedLibrary } from "../reading/DumpedLibrary.js";
import type { MoveInFolder } from "./MoveInFolder.js";

/** What a dump is, as soon as it is loaded. */
export interface OpenedDump {
  readonly system: MovingLibrary["system"];
  readonly libraryName: string | null;
  readonly madeAt: string | null;
  readonly questions: readonly MoveInQuestion[];
}

/**
 * Loads the tables of an upload and says what they are; the upload is not needed any more.
 * @throws ValidationError for a file that is no dump of one of the systems.
 */
export async function openUpload(folder: MoveInFolder, signal?: AbortSignal): Promise<OpenedDump> {
  const library = await DumpedLibrary.open(folder.dump, { source: folder.upload, signal });
  try {
    return { system: library.system, ...library.description, questions: await library.questions() };
  } finally {
    await library.close();
  }
}

interface Looking {
  readonly answers: MoveInAnswers;
  /** Looked at while rows are read: 0 to 1. */
  readonly onShare: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Looks at a loaded dump, and keeps what was found and the list of all differences in its folder. */
export async function lookAtDump(folder: MoveInFolder, { answers, onShare, signal }: Looking): Promise<void> {
  const library = await DumpedLibrary.open(folder.dump, { signal });
  try {
    const others = [...library.others].flatMap(([table, rows]) => (rows > 0 ? [{ table, rows }] : []));
    await keepLook(folder, { questions: await library.questions(), others, notes: library.notes }, (onRow) =>
      lookAtLibrary(watched(library, onShare, signal), answers, library, onRow),
    );
  } finally {
    await library.close();
  }
}

/** Keeps what came of a dump in the place of what would have come of it. */
export async function keepOutcome(
  folder: MoveInFolder,
  bring: (onRow: (row: LookedRow) => void) => Promise<LibraryLook>,
): Promise<void> {
  const look = await folder.readLook();
  const { questions = [], others = [], notes = [] } = look ?? {};
  await keepLook(folder, { questions, others, notes }, bring);
}

async function keepLook(
  folder: MoveInFolder,
  facts: Readonly<Pick<NonNullable<Awaited<ReturnType<MoveInFolder["readLook"]>>>, "questions" | "others" | "notes">>,
  look: (onRow: (row: LookedRow) => void) => Promise<LibraryLook>,
): Promise<void> {
  const newList = `${folder.list}.new`;
  const list = createWriteStream(newList, { mode: 0o600 });
  const ended = finished(list);
  // Told below: without this, a failure while rows are read would end the process.
  ended.catch(() => undefined);
  list.write(stringify([["tabel", "id", "nama", "hasil", "keterangan"]], { bom: true }));
  const found = await look((row) => list.write(lineOf(row))).finally(() => list.end());
  await ended;
  await folder.writeLook({ ...found, ...facts }, newList);
}

/** The same library, which says how much of it was read and ends where nobody waits for it any more. */
function watched(library: DumpedLibrary, onShare: (share: number) => void, signal: AbortSignal): MovingLibrary {
  let read = 0;
  const count = <Row>(row: Row): Row => {
    signal.throwIfAborted();
    read += 1;
    onShare(Math.min(1, read / Math.max(library.allRows, 1)));
    return row;
  };
  return {
    system: library.system,
    description: library.description,
    questions: () => library.questions(),
    tallies: (answers) => library.tallies(answers),
    async *read<Kind extends MovingKind>(kind: Kind, answers: MoveInAnswers) {
      for await (const row of library.read(kind, answers)) yield count(row);
    },
  };
}

function lineOf({ source, comes, remark }: LookedRow): string {
  const cells = [source.table, source.id, source.label, comes ? "ikut" : "tidak ikut", remark.text];
  return stringify([cells.map(guardFormula)]);
}
