import { Worker } from "node:worker_threads";

import { invalid } from "../../errors.js";
import { removeFile } from "../../platform/files/renameAndRemove.js";
import type {
  MoveInAnswers,
  MoveInQuestion,
  MovingKind,
  MovingLibrary,
  MovingRecords,
  MovingRow,
  TableTally,
} from "../library/MovingLibrary.js";
import type { DumpDescription, ReadingMessage, ReadingRequest, ReadingTask } from "./readingMessages.js";

/** The program beside this one: from the sources (`npm run dev`, tests) as from a build. */
const IS_SOURCE = import.meta.url.endsWith(".ts");
const PROGRAM = new URL(IS_SOURCE ? "readingWorker.ts" : "readingWorker.js", import.meta.url);
/** A thread does not take the loader of its process over. */
const FROM_SOURCE = `import("tsx/esm/api").then(({ register }) => { register(); return import("${PROGRAM.href}"); })`;
/** Rows pass through it; a dump that needs more is refused. */
const MEMORY_MB = 400;

const TOO_MUCH = "Isi berkas ini terlalu banyak untuk dibaca sekaligus.";

interface OpenOptions {
  /** The dump as it was sent, packed or not; left out, `dump` has been loaded already. */
  readonly source?: string;
  /** How much of the source is read, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal | undefined;
}

type Answer = Extract<ReadingMessage, { readonly number: number }>;
type Unnumbered<Request> = Request extends unknown ? Omit<Request, "number"> : never;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A dump of another system, read in a thread of its own: single steps of SQLite over a large one take seconds, in which
 * nobody would be answered.
 */
export class DumpedLibrary implements MovingLibrary {
  private readonly waiting = new Map<number, Waiting>();
  private requests = 0;
  private streams = 0;
  private failure: Error | null = null;

  private constructor(
    private readonly worker: Worker,
    private readonly opened: DumpDescription,
  ) {
    worker.on("message", (message: ReadingMessage) => {
      if (!("number" in message)) return;
      this.waiting.get(message.number)?.resolve(message);
      this.waiting.delete(message.number);
    });
    worker.on("error", (error) => this.fail(readingError(error)));
    worker.on("exit", () => this.fail(new Error("The thread that reads a dump has ended")));
  }

  /**
   * Opens a loaded dump, or loads it first into the file `dump`, which is removed where that fails.
   * @throws ValidationError for a file that is no dump of one of the systems.
   */
  static async open(dump: string, { source, onProgress, signal }: OpenOptions = {}): Promise<DumpedLibrary> {
    signal?.throwIfAborted();
    const task: ReadingTask = { dump, source: source ?? null };
    const worker = new Worker(IS_SOURCE ? FROM_SOURCE : PROGRAM, {
      workerData: task,
      eval: IS_SOURCE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const stop = () => void worker.terminate();
    signal?.addEventListener("abort", stop, { once: true });
    try {
      return new DumpedLibrary(worker, await description(worker, onProgress));
    } catch (error) {
      await worker.terminate();
      if (source !== undefined) await removeFile(dump);
      throw signal?.aborted === true ? signal.reason : error;
    }
  }

  get system() {
    return this.opened.system;
  }

  get description() {
    return this.opened.description;
  }

  get others(): ReadonlyMap<string, number> {
    return this.opened.others;
  }

  get notes(): readonly string[] {
    return this.opened.notes;
  }

  /** Rows that the INSERTs of all tables had. */
  get allRows(): number {
    return [...this.opened.tables.values()].reduce((sum, { rows }) => sum + rows, 0);
  }

  rows(table: string): number {
    return this.opened.tables.get(table)?.rows ?? this.opened.others.get(table) ?? 0;
  }

  statedRows(table: string): number | null {
    return this.opened.tables.get(table)?.stated ?? null;
  }

  questions(): Promise<readonly MoveInQuestion[]> {
    return Promise.resolve(this.opened.questions);
  }

  async tallies(answers: MoveInAnswers): Promise<readonly TableTally[]> {
    const answer = await this.ask({ ask: "tallies", answers });
    return "tallies" in answer ? answer.tallies : [];
  }

  async *read<Kind extends MovingKind>(
    kind: Kind,
    answers: MoveInAnswers,
  ): AsyncGenerator<MovingRow<MovingRecords[Kind]>> {
    const stream = (this.streams += 1);
    await this.ask({ ask: "begin", stream, kind, answers });
    let isOver = false;
    try {
      while (!isOver) {
        const answer = await this.ask({ ask: "next", stream });
        if (!("batch" in answer)) return;
        isOver = answer.batch.isLast;
        // What the thread reads of a kind is of that kind.
        yield* answer.batch.rows as readonly MovingRow<MovingRecords[Kind]>[];
      }
    } finally {
      if (!isOver && this.failure === null) await this.ask({ ask: "end", stream });
    }
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private ask(request: Unnumbered<ReadingRequest>): Promise<Answer> {
    if (this.failure !== null) return Promise.reject(this.failure);
    const number = (this.requests += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker.postMessage({ ...request, number });
    });
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.waiting.values()) reject(this.failure);
    this.waiting.clear();
  }
}

function description(worker: Worker, onProgress: OpenOptions["onProgress"]): Promise<DumpDescription> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      end();
    };
    const onMessage = (message: ReadingMessage) => {
      if ("progress" in message) onProgress?.(message.progress);
      else if ("opened" in message) settle(() => resolve(message.opened));
      else if ("problem" in message) settle(() => reject(invalid("file", message.problem)));
    };
    const onError = (error: Error) => settle(() => reject(readingError(error)));
    const onExit = () => settle(() => reject(new Error("The thread that reads a dump has ended")));
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  });
}

function readingError(error: Error & { readonly code?: string }): Error {
  return error.code === "ERR_WORKER_OUT_OF_MEMORY" ? invalid("file", TOO_MUCH) : error;
}
