import { SqlDumpError } from "./SqlDumpError.js";
import { readTuple, type SqlValue } from "./readTuple.js";
import { endOfQuoted, type Name, QUOTES, readName, skipSpace, skipStatement } from "./statements.js";

/** What a dump says, in its order. */
export type DumpEvent =
  | { readonly kind: "database"; readonly name: string }
  | { readonly kind: "table"; readonly table: Name; readonly columns: readonly string[] }
  | {
      readonly kind: "rows";
      readonly table: Name;
      readonly columns: readonly string[] | null;
      readonly rows: SqlValue[][];
    }
  /** What a comment says of the number of a table's rows. */
  | { readonly kind: "stated"; readonly table: string; readonly rows: number }
  /** The last line that mysqldump writes: the dump was not broken off. */
  | { readonly kind: "completed" };

/** One row; more is no library's. */
const MOST_TUPLE = 64_000_000;
/** What stands before the first row, or a CREATE TABLE. */
const MOST_HEAD = 4_000_000;
/** Rows of one event. */
const ROWS_AT_ONCE = 200;

const INSERT = /(?:INSERT|REPLACE)\s+(?:LOW_PRIORITY\s+|DELAYED\s+|HIGH_PRIORITY\s+)?(?:IGNORE\s+)?(?:INTO\s+)?/iuy;
const CREATE_TABLE = /CREATE\s+(?:TEMPORARY\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?/iuy;
const USE = /USE\s+/iuy;
const DELIMITER = /DELIMITER[ \t]+(\S+)[^\n]*(?:\n|$)/iuy;
const VALUES = /VALUES?\s*/iuy;
const STATED = /^\s*Dumped table `?([^\s`]+)`? with (\d+) row/iu;
const COMPLETED = /^\s*Dump completed\b/iu;
/** Words with which a statement may begin: a file with another first word is no dump. */
const KNOWN =
  /(?:ALTER|ANALYZE|BEGIN|CALL|COMMIT|CREATE|DELETE|DELIMITER|DROP|END|GRANT|INSERT|LOCK|REPLACE|ROLLBACK|SELECT|SET|START|TRUNCATE|UNLOCK|UPDATE|USE)\b/iuy;

/**
 * Reads a dump of MySQL or MariaDB piece by piece, as phpMyAdmin, mysqldump and mysqldump-php write it. No statement is
 * executed; all but tables' columns and their rows is passed over. Memory holds one row at most.
 * @throws SqlDumpError where the file is no dump, or ends in the middle of a statement.
 */
export async function* readSqlDump(pieces: AsyncIterable<string>): AsyncGenerator<DumpEvent> {
  const reader = new DumpReader();
  for await (const piece of pieces) {
    yield* reader.write(piece);
  }
  yield* reader.end();
}

interface OpenInsert {
  readonly table: Name;
  readonly columns: readonly string[] | null;
  /** A row has ended, and a comma or the statement's end is next. */
  isAfterRow: boolean;
}

class DumpReader {
  private text = "";
  private at = 0;
  private isOver = false;
  private delimiter = ";";
  private insert: OpenInsert | null = null;
  private line = 1;
  private statements = 0;
  private lastTable: string | null = null;
  private events: DumpEvent[] = [];
  private rows: SqlValue[][] = [];

  write(piece: string): DumpEvent[] {
    this.line += countLines(this.text, this.at);
    this.text = this.text.slice(this.at) + piece;
    this.at = 0;
    return this.read();
  }

  end(): DumpEvent[] {
    this.isOver = true;
    const events = this.read();
    if (this.insert || this.at < this.text.length) throw this.brokenOff();
    if (this.statements === 0) throw notADump();
    return events;
  }

  private read(): DumpEvent[] {
    this.events = [];
    while (this.step());
    this.giveRows();
    return this.events;
  }

  /** False where more of the file is needed. */
  private step(): boolean {
    return this.insert ? this.readRow(this.insert) : this.readStatement();
  }

  private readStatement(): boolean {
    if (!this.skipToStatement()) return false;
    if (this.at >= this.text.length) return false;
    const { text, at } = this;
    const delimiter = this.match(DELIMITER);
    if (delimiter) {
      // Its line may go on in the next piece.
      if (!delimiter[0].endsWith("\n") && !this.isOver) return false;
      this.delimiter = delimiter[1] ?? ";";
      this.at = at + delimiter[0].length;
      return true;
    }
    // "INSERT" may be cut after its third letter.
    if (text.length - at < 64 && !this.isOver) return false;
    this.assertKnown();
    if (this.delimiter !== ";") return this.skip();
    const insert = this.match(INSERT);
    if (insert) return this.openInsert(at + insert[0].length);
    const create = this.match(CREATE_TABLE);
    if (create) return this.readColumns(at + create[0].length);
    const use = this.match(USE);
    if (use) {
      const name = readName(text, at + use[0].length);
      if (name && name !== "unfinished") this.events.push({ kind: "database", name: name.value.name });
    }
    return this.skip();
  }

  /** Past space and comments, of which some say something. */
  private skipToStatement(): boolean {
    const found = skipSpace(this.text, this.at, this.isOver, (comment) => this.hear(comment));
    this.at = found.at;
    return found.isWhole;
  }

  private hear(comment: string): void {
    const stated = STATED.exec(comment);
    if (stated) this.events.push({ kind: "stated", table: stated[1] ?? "", rows: Number(stated[2]) });
    if (COMPLETED.test(comment)) this.events.push({ kind: "completed" });
  }

  private assertKnown(): void {
    const { text, at, delimiter } = this;
    if (this.statements === 0 && !this.match(KNOWN) && !text.startsWith(delimiter, at)) throw notADump();
  }

  /** Past the statement that begins here. */
  private skip(): boolean {
    const end = skipStatement(this.text, this.at, this.delimiter);
    if (end === null) {
      if (this.isOver) {
        // The last statement may end with the file, but not within a text or a comment.
        throw this.brokenOff();
      }
      if (this.text.length - this.at > MOST_TUPLE) throw this.unreasonable();
      return false;
    }
    this.statements += 1;
    this.at = end;
    return true;
  }

  private openInsert(after: number): boolean {
    const name = readName(this.text, after);
    const columns = name && name !== "unfinished" ? readNames(this.text, name.end) : name;
    if (columns === "unfinished") return this.needHead();
    // INSERT … SELECT and INSERT … SET are no rows of a dump.
    if (!columns || !name || name === "unfinished") return this.skip();
    VALUES.lastIndex = columns.end;
    const values = VALUES.exec(this.text);
    if (!values) return this.text.length - columns.end < 16 && !this.isOver ? false : this.skip();
    this.statements += 1;
    this.insert = { table: name.value, columns: columns.value, isAfterRow: false };
    this.lastTable = name.value.name;
    this.at = columns.end + values[0].length;
    return true;
  }

  private readColumns(after: number): boolean {
    const end = skipStatement(this.text, this.at, this.delimiter);
    if (end === null) {
      if (this.isOver) throw this.brokenOff();
      return this.needHead();
    }
    const name = readName(this.text, after);
    if (name && name !== "unfinished") {
      const columns = columnsOf(this.text.slice(name.end, end));
      this.lastTable = name.value.name;
      this.events.push({ kind: "table", table: name.value, columns });
    }
    this.statements += 1;
    this.at = end;
    return true;
  }

  private readRow(insert: OpenInsert): boolean {
    const found = skipSpace(this.text, this.at, this.isOver);
    this.at = found.at;
    if (!found.isWhole || this.at >= this.text.length) return false;
    const sign = this.text[this.at];
    if (insert.isAfterRow) {
      if (sign === ",") {
        insert.isAfterRow = false;
        this.at = this.at + 1;
        return true;
      }
      // A semicolon, or ON DUPLICATE KEY UPDATE.
      this.giveRows();
      this.insert = null;
      return this.skip();
    }
    if (sign !== "(") throw this.unreadable();
    const tuple = readTuple(this.text, this.at);
    if (tuple === "unfinished") {
      if (this.text.length - this.at > MOST_TUPLE) throw this.unreasonable();
      return false;
    }
    if (tuple === null) throw this.unreadable();
    this.rows.push(tuple.values);
    insert.isAfterRow = true;
    this.at = tuple.end;
    if (this.rows.length >= ROWS_AT_ONCE) this.giveRows();
    return true;
  }

  private giveRows(): void {
    if (this.rows.length === 0 || !this.insert) return;
    const { table, columns } = this.insert;
    this.events.push({ kind: "rows", table, columns, rows: this.rows });
    this.rows = [];
  }

  private needHead(): false {
    if (this.isOver) throw this.brokenOff();
    if (this.text.length - this.at > MOST_HEAD) throw this.unreasonable();
    return false;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  private place(): string {
    return `baris ${this.line + countLines(this.text, this.at)}${this.lastTable === null ? "" : `, tabel ${this.lastTable}`}`;
  }

  private brokenOff(): SqlDumpError {
    return new SqlDumpError(
      `Berkas ini terpotong di tengah pernyataan (${this.place()}). Buat cadangan baru, lalu unggah berkasnya utuh.`,
    );
  }

  private unreadable(): SqlDumpError {
    return new SqlDumpError(`Isi berkas ini tidak terbaca sebagai cadangan basis data (${this.place()}).`);
  }

  private unreasonable(): SqlDumpError {
    return new SqlDumpError(`Isi berkas ini tidak wajar: satu pernyataan terlalu panjang (${this.place()}).`);
  }
}

function notADump(): SqlDumpError {
  return new SqlDumpError(
    "Berkas ini bukan cadangan basis data MySQL atau MariaDB (.sql). Pilih berkas yang dibuat oleh menu cadangan SLiMS, phpMyAdmin, atau mysqldump.",
  );
}

/** `(a, b)` after a table's name; no list is null as a value. */
function readNames(
  text: string,
  from: number,
): { readonly value: readonly string[] | null; readonly end: number } | "unfinished" | null {
  const open = skipSpace(text, from, false).at;
  if (open >= text.length) return "unfinished";
  if (text[open] !== "(") return { value: null, end: open };
  const names: string[] = [];
  for (let at = open + 1; ;) {
    const name = readName(text, skipSpace(text, at, false).at);
    if (name === "unfinished" || name === null) return name;
    names.push(name.value.name);
    at = skipSpace(text, name.end, false).at;
    if (at >= text.length) return "unfinished";
    if (text[at] === ")") {
      const end = skipSpace(text, at + 1, false).at;
      return { value: names, end };
    }
    if (text[at] !== ",") return null;
    at += 1;
  }
}

/** Keys and constraints of a CREATE TABLE begin with these words, columns with a name. */
const NO_COLUMN =
  /^\s*(?:PRIMARY\s+KEY|UNIQUE\b|KEY\b|INDEX\b|CONSTRAINT\b|FOREIGN\s+KEY|FULLTEXT\b|SPATIAL\b|CHECK\b|PERIOD\s+FOR)/iu;

/** The names of a table's columns, from what stands behind its name. */
function columnsOf(definition: string): string[] {
  const open = skipSpace(definition, 0, true).at;
  if (definition[open] !== "(") return [];
  return partsOf(definition, open + 1).flatMap((part) => {
    const name = NO_COLUMN.test(part) ? null : readName(part, skipSpace(part, 0, true).at);
    return name && name !== "unfinished" ? [name.value.name] : [];
  });
}

/** What stands between the commas of a bracket, without those of brackets and texts within. */
function partsOf(text: string, from: number): string[] {
  const parts: string[] = [];
  let begin = from;
  let depth = 1;
  for (let at = from; at < text.length && depth > 0; at += 1) {
    const sign = text[at] ?? "";
    if (QUOTES.has(sign)) at = (endOfQuoted(text, at, sign) ?? text.length) - 1;
    else depth += DEPTHS[sign] ?? 0;
    if (depth === 0 || (sign === "," && depth === 1)) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
  }
  return parts;
}

const DEPTHS: Readonly<Record<string, number>> = { "(": 1, ")": -1 };

function countLines(text: string, end: number): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < end; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
