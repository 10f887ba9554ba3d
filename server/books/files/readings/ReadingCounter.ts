import sql from "sql-template-tag";

import type { Database, UnauditedWrite } from "../../../platform/database/Database.js";
import { dayIn } from "../../../platform/time/libraryClock.js";
import type { StoredBookFile } from "../bookFileReads.js";
import { bookFileReadingTable } from "./BookFileReading.entity.js";

/** How often what was opened is written: a server that dies loses so much. */
export const READINGS_FLUSH_MS = 5_000;

const unaudited: UnauditedWrite = { unaudited: "Nobody is to know who read what." };

type CountedFile = Pick<StoredBookFile, "id" | "bookId" | "format">;

interface Waiting {
  readonly file: CountedFile;
  readonly day: string;
  readonly readings: number;
}

/** Counts how often files are opened, without by whom: in memory for a few seconds, then in one statement. */
export class ReadingCounter {
  private waiting = new Map<string, Waiting>();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly time: { readonly timeZone: string; readonly now: () => Date },
  ) {}

  record(file: CountedFile): void {
    this.add({ file, day: dayIn(this.time.timeZone, this.time.now()), readings: 1 });
  }

  /** Writes what waits. */
  flush(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  private add({ file, day, readings }: Waiting): void {
    const key = `${day} ${file.id}`;
    this.waiting.set(key, { file, day, readings: readings + (this.waiting.get(key)?.readings ?? 0) });
  }

  private async write(): Promise<void> {
    const opened = [...this.waiting.values()];
    this.waiting = new Map();
    if (opened.length === 0) {
      return;
    }
    // In one order, so that two processes do not wait for each other.
    const rows = opened
      .map(({ file, day, readings }) => ({ fileId: file.id, bookId: file.bookId, format: file.format, day, readings }))
      .sort((one, other) => one.fileId - other.fileId || (one.day < other.day ? -1 : 1));
    try {
      await this.database.write(unaudited, (tx) =>
        tx.insert(
          bookFileReadingTable,
          rows,
          tx.engine === "sqlite"
            ? sql`ON CONFLICT (file_id, day) DO UPDATE SET readings = book_file_readings.readings + excluded.readings`
            : sql`ON DUPLICATE KEY UPDATE readings = book_file_readings.readings + VALUES(readings)`,
        ),
      );
    } catch (error) {
      opened.forEach((each) => this.add(each));
      throw error;
    }
  }
}
