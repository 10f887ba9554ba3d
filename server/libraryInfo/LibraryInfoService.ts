import type { Database } from "../database/Database.js";
import type { Viewer } from "../viewer.js";
import { readCounters } from "./counterReads.js";
import { visitsCounter } from "./counterNames.js";

/** The library at a glance: four figures that everybody may see. */
export interface LibraryFigures {
  readonly books: number;
  readonly students: number;
  readonly borrowings: number;
  readonly visitsThisMonth: number;
}

export class LibraryInfoService {
  constructor(
    private readonly database: Database,
    private readonly library: { readonly name: string; readonly timeZone: string },
    private readonly now: () => Date = () => new Date(),
  ) {}

  get name(): string {
    return this.library.name;
  }

  /** Moves with every change of the data: the same stamp, the same lists. Imports move `books` while they publish. */
  async stamp(_viewer: Viewer): Promise<string> {
    const counters = await this.database.read((reader) => readCounters(reader, ["changes", "books"]));
    return [...counters.values()].join(".");
  }

  /** "This month" is the month on the library's own clock. */
  async figures(_viewer: Viewer): Promise<LibraryFigures> {
    const visits = visitsCounter(this.now(), this.library.timeZone);
    const counters = await this.database.read((reader) => readCounters(reader, ["books", "students", "borrowings", visits]));
    const figure = (name: string) => counters.get(name) ?? 0;
    return { books: figure("books"), students: figure("students"), borrowings: figure("borrowings"), visitsThisMonth: figure(visits) };
  }
}
