import { parentPort, workerData } from "node:worker_threads";

import { DomainError } from "../../errors.js";
import { DumpFile } from "../../platform/sqlDump/DumpFile.js";
import { loadDump } from "../../platform/sqlDump/loadDump.js";
import { SqlDumpError } from "../../platform/sqlDump/SqlDumpError.js";
import type { MovingLibrary, MovingRow } from "../library/MovingLibrary.js";
import { DUMP_TABLES, openDump } from "./openDump.js";
import type { ReadingMessage, ReadingRequest, ReadingTask, RowBatch } from "./readingMessages.js";

/** Rows that go over together: small enough that taking them in is a moment. */
const ROWS_PER_MESSAGE = 200;
const PROGRESS_EVERY_MS = 200;

const tell = (message: ReadingMessage) => parentPort?.postMessage(message);

async function load({ dump, source }: ReadingTask): Promise<DumpFile> {
  if (source === null) return DumpFile.open(dump);
  let toldAt = performance.now();
  return loadDump(source, dump, {
    tables: DUMP_TABLES,
    onProgress: (progress) => {
      if (performance.now() - toldAt < PROGRESS_EVERY_MS) return;
      toldAt = performance.now();
      tell({ progress });
    },
  });
}

async function open(task: ReadingTask): Promise<void> {
  const dump = await load(task);
  const library = await openDump(dump);
  tell({
    opened: {
      system: library.system,
      description: library.description,
      questions: await library.questions(),
      tables: new Map(dump.names.map((name) => [name, { rows: dump.rows(name), stated: dump.statedRows(name) }])),
      others: dump.others,
      notes: dump.notes,
    },
  });
  const streams = new Map<number, AsyncIterator<MovingRow<unknown>>>();
  parentPort?.on("message", (request: ReadingRequest) => {
    // What fails ends the thread, and with it every request.
    void answer(library, streams, request).then(tell);
  });
}

async function answer(
  library: MovingLibrary,
  streams: Map<number, AsyncIterator<MovingRow<unknown>>>,
  request: ReadingRequest,
): Promise<ReadingMessage> {
  const { number } = request;
  switch (request.ask) {
    case "tallies":
      return { number, tallies: await library.tallies(request.answers) };
    case "begin":
      streams.set(request.stream, library.read(request.kind, request.answers)[Symbol.asyncIterator]());
      return { number, isDone: true };
    case "next":
      return { number, batch: await nextBatch(streams, request.stream) };
    case "end":
      await streams.get(request.stream)?.return?.();
      streams.delete(request.stream);
      return { number, isDone: true };
  }
}

async function nextBatch(streams: Map<number, AsyncIterator<MovingRow<unknown>>>, stream: number): Promise<RowBatch> {
  const iterator = streams.get(stream);
  const rows: MovingRow<unknown>[] = [];
  while (iterator && rows.length < ROWS_PER_MESSAGE) {
    const next = await iterator.next();
    if (next.done === true) {
      streams.delete(stream);
      return { rows, isLast: true };
    }
    rows.push(next.value);
  }
  return { rows, isLast: iterator === undefined };
}

open(workerData as ReadingTask).catch((error: unknown) => {
  if (error instanceof SqlDumpError || error instanceof DomainError) tell({ problem: error.message });
  else throw error;
});
