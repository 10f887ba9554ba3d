import type { Engine } from "../../platform/database/Database.js";
import type { TableShape } from "./tableShapes.js";

export type SnapshotRows = AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>;

/** The whole database as it is at one moment, whoever writes meanwhile. It is not migrated and not changed. */
export interface LibrarySnapshot {
  readonly engine: Engine;
  /** The applied migrations in their order; none where there is no library yet. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableShape[];
  /** The values of each row in the order of the columns. */
  readonly rows: (table: TableShape) => SnapshotRows;
  /** The rows of another statement of ours, as they come. */
  readonly read: (statement: string) => SnapshotRows;
  /** The highest number ever given to a row; null where nothing is numbered. */
  readonly lastId: (table: TableShape) => Promise<number | null>;
  /** Rows of a statement of ours, for what goes with the tables. */
  readonly find: (statement: string) => Promise<readonly (readonly unknown[])[]>;
  readonly close: () => Promise<void>;
}
