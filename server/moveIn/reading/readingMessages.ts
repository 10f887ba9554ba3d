import type {
  MoveInAnswers,
  MoveInQuestion,
  MovingKind,
  MovingRow,
  MovingSystem,
  TableTally,
} from "../library/MovingLibrary.js";

/** What the thread is to read; with `source` it loads that file first. */
export interface ReadingTask {
  readonly dump: string;
  readonly source: string | null;
}

/** What is asked of the thread; each is answered once, by its number. */
export type ReadingRequest = { readonly number: number } & (
  | { readonly ask: "tallies"; readonly answers: MoveInAnswers }
  | { readonly ask: "begin"; readonly stream: number; readonly kind: MovingKind; readonly answers: MoveInAnswers }
  | { readonly ask: "next" | "end"; readonly stream: number }
);

export interface DumpDescription {
  readonly system: MovingSystem;
  readonly description: { readonly libraryName: string | null; readonly madeAt: string | null };
  readonly questions: readonly MoveInQuestion[];
  /** Of each table, what its INSERTs had and what the dump says of it. */
  readonly tables: ReadonlyMap<string, { readonly rows: number; readonly stated: number | null }>;
  readonly others: ReadonlyMap<string, number>;
  readonly notes: readonly string[];
}

export interface RowBatch {
  readonly rows: readonly MovingRow<unknown>[];
  readonly isLast: boolean;
}

/** What the thread says: how much is loaded, what the dump is, or the answer to a request. */
export type ReadingMessage =
  | { readonly progress: number }
  | { readonly opened: DumpDescription }
  /** The file is no such dump, in words for people. */
  | { readonly problem: string }
  | { readonly number: number; readonly tallies: readonly TableTally[] }
  | { readonly number: number; readonly batch: RowBatch }
  | { readonly number: number; readonly isDone: true };
