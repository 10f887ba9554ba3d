import sql from "sql-template-tag";

import { integer, pick } from "../../platform/database/columns.js";
import type { Database, UnauditedWrite } from "../../platform/database/Database.js";
import { deleteByDay } from "../../platform/database/writing/deleteByDay.js";
import { foldKey } from "../../../common/fold.js";
import { addDays, dayIn } from "../../platform/time/libraryClock.js";
import { catalogueNames } from "./catalogueNames.js";
import { DayReaders, type SearchReader } from "./DayReaders.js";
import { searchCountTable } from "./SearchCount.entity.js";

/** Fewer different readers of a day are not written at all: what so few look for is nobody else's business. */
export const FEWEST_READERS_OF_A_DAY = 3;
/** What is shown is what readers looked for within so many days; older counts are deleted. */
export const COUNTED_DAYS = 30;

/** Different searches that wait to be looked up in the catalogue, and how many readers of each. */
const MOST_WAITING = 200;
const MOST_READERS_WAITING = 100;
/** Searches of a day of which is known what the catalogue calls them. */
const MOST_LOOKED_UP = 5_000;
/** Rows in all; of more the oldest go. */
const MOST_ROWS = 5_000;

const unaudited: UnauditedWrite = { unaudited: "Nobody is to know who searched for what." };

type Digests = ReturnType<DayReaders["digestsOf"]>;

/** Counts by how many readers the catalogue is asked for what it has. Nothing of it is written while they wait. */
export class SearchCounter {
  private readers: DayReaders;
  private waiting = new Map<string, Digests[]>();
  private lookedUp = new Map<string, string | null>();
  private written = new Map<string, number>();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly time: { readonly timeZone: string; readonly now: () => Date },
  ) {
    this.readers = new DayReaders(this.today());
  }

  record(search: string, reader: SearchReader): void {
    const words = foldKey(search);
    this.beginDay();
    const digests = this.readers.digestsOf(reader);
    if (words.length < 2 || !this.readers.mayCount(digests)) return;
    const waiting = this.waiting.get(words) ?? [];
    if (waiting.length >= MOST_READERS_WAITING) return;
    if (waiting.length === 0 && this.waiting.size >= MOST_WAITING) return;
    this.waiting.set(words, [...waiting, digests]);
  }

  /** Looks up what waits, and writes what enough readers have looked for. */
  flush(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  /** Deletes what is not counted any more, and the oldest of too many. */
  async sweep(): Promise<void> {
    const before = addDays(this.today(), -COUNTED_DAYS);
    const rows = { table: sql`search_counts`, day: sql`day`, before, most: MOST_ROWS };
    await deleteByDay(this.database, rows, unaudited);
  }

  /** The folded names that most readers have looked for, and by how many. */
  most(fewest: number, limit: number): Promise<{ readonly nameKey: string; readonly readers: number }[]> {
    const since = addDays(this.today(), -COUNTED_DAYS);
    return this.database.read((reader) =>
      reader.select(
        { ...pick(searchCountTable, "nameKey"), readers: integer(sql`SUM(reader_count)`) },
        sql`FROM search_counts WHERE day >= ${since} GROUP BY name_key HAVING SUM(reader_count) >= ${fewest}
            ORDER BY SUM(reader_count) DESC, name_key LIMIT ${limit}`,
      ),
    );
  }

  private async write(): Promise<void> {
    const { readers, lookedUp, written } = this;
    const searches = this.waiting;
    this.waiting = new Map();
    const unknown = [...searches.keys()].filter((search) => !lookedUp.has(search));
    if (unknown.length > 0) {
      if (lookedUp.size + unknown.length > MOST_LOOKED_UP) lookedUp.clear();
      const names = await this.database.read((reader) => catalogueNames(reader, unknown));
      for (const search of unknown) {
        const name = names.get(search);
        lookedUp.set(search, name === undefined ? null : foldKey(name));
      }
    }
    for (const [search, digests] of searches) {
      const nameKey = lookedUp.get(search);
      if (nameKey) digests.forEach((reader) => readers.add(nameKey, reader));
    }
    const counts = [...readers.counts()].filter(
      ([nameKey, count]) => count >= FEWEST_READERS_OF_A_DAY && count > (written.get(nameKey) ?? 0),
    );
    if (counts.length === 0) return;
    // In one order, so that two processes do not wait for each other.
    const rows = counts
      .map(([nameKey, readerCount]) => ({ day: readers.day, nameKey, readerCount }))
      .sort((one, other) => (one.nameKey < other.nameKey ? -1 : 1));
    // The most that one process has seen, and no sum: a reader of two processes, or before and after a start, is one.
    await this.database.write(unaudited, (tx) =>
      tx.insert(
        searchCountTable,
        rows,
        tx.engine === "sqlite"
          ? sql`ON CONFLICT (day, name_key) DO UPDATE
                SET reader_count = MAX(search_counts.reader_count, excluded.reader_count)`
          : sql`ON DUPLICATE KEY UPDATE reader_count = GREATEST(reader_count, VALUES(reader_count))`,
      ),
    );
    counts.forEach(([nameKey, count]) => written.set(nameKey, count));
  }

  private today(): string {
    return dayIn(this.time.timeZone, this.time.now());
  }

  /** With a day its readers end; what still waits of the day before is dropped with the key that told them apart. */
  private beginDay(): void {
    const today = this.today();
    if (this.readers.day === today) return;
    this.readers = new DayReaders(today);
    this.waiting = new Map();
    this.lookedUp = new Map();
    this.written = new Map();
  }
}
