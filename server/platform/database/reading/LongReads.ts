/** A row as the driver returns it. */
export type StoredRow = Record<string, unknown>;

/** Runs statements that may take long, where they hold up nobody. */
export interface LongReads {
  /** @throws OperationTimeoutError after `limitMs`, which may be infinite; the statement is ended. */
  rows(text: string, values: readonly unknown[], limitMs: number): Promise<StoredRow[]>;
  close(): Promise<void>;
}

/** Runs statements that are known to be short, at once. */
export interface KeyReads {
  rows(text: string, values: readonly unknown[]): StoredRow[];
}
