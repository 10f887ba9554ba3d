import { CsvCells } from "../../../platform/csv/CsvCells.js";
import type { FileRow } from "../../../platform/csv/readCsvRows.js";
import { foldKey } from "../../../../common/fold.js";
import type { MemberKindRow } from "../../memberKinds/memberKindReads.js";
import type { StudentFormat } from "./detectTable.js";
import { chosenKind } from "./memberKindNamed.js";
import { monthBeforeDay, readDay } from "./readDay.js";
import type { StudentColumn } from "./studentColumns.js";

/** A word for a kind of members that the library does not have. */
export interface UnknownKind {
  readonly word: string;
  readonly rows: number;
}

/** One birth date of at least half of the members, which some program has put where nobody knew it. */
export interface CommonBirthDate {
  readonly day: string;
  readonly rows: number;
  /** How many rows have a birth date at all. */
  readonly dated: number;
}

/** What only all rows of a file together tell. */
export interface FileSurvey {
  readonly unknownKinds: readonly UnknownKind[];
  readonly commonBirthDate: CommonBirthDate | null;
  /** Columns with the month before the day. */
  readonly monthFirst: ReadonlySet<StudentColumn>;
}

const DAY_COLUMNS = ["birthDate", "registeredAt", "expiresAt"] as const;
/** Below this many rows it is no wonder if half of them share a day. */
const FEWEST_COMMON = 10;
const MAX_KINDS = 20;
const MAX_WORD_LENGTH = 60;

/** Counts while rows are read; `survey` tells what they were. */
export class FileSurveyor {
  private readonly kindWords = new Map<string, { word: string; rows: number }>();
  private readonly birthDates = new Map<string, number>();
  private readonly orders = new Map<StudentColumn, { dayFirst: number; monthFirst: number }>();

  constructor(
    private readonly format: StudentFormat,
    private readonly kinds: readonly MemberKindRow[],
  ) {}

  add({ cells }: FileRow): void {
    const row = new CsvCells(cells, this.format.columns);
    const textOf = (column: StudentColumn) => row.text(column, MAX_WORD_LENGTH * 4);
    this.addKind(textOf("memberKindId"));
    for (const column of DAY_COLUMNS) {
      const isMonthFirst = monthBeforeDay(textOf(column) ?? "");
      if (isMonthFirst !== null) {
        const order = this.orders.get(column) ?? { dayFirst: 0, monthFirst: 0 };
        this.orders.set(column, order);
        order[isMonthFirst ? "monthFirst" : "dayFirst"] += 1;
      }
    }
    const birthDate = textOf("birthDate");
    const day = birthDate === null ? null : readDay(birthDate);
    if (day !== null) {
      this.birthDates.set(day, (this.birthDates.get(day) ?? 0) + 1);
    }
  }

  get survey(): FileSurvey {
    const unknownKinds = [...this.kindWords.values()].sort((one, other) => other.rows - one.rows).slice(0, MAX_KINDS);
    const isMonthFirst = (column: StudentColumn) => {
      const { dayFirst, monthFirst } = this.orders.get(column) ?? { dayFirst: 0, monthFirst: 0 };
      return dayFirst === 0 && monthFirst > 0;
    };
    return {
      unknownKinds,
      commonBirthDate: this.commonBirthDate(),
      monthFirst: new Set(DAY_COLUMNS.filter(isMonthFirst)),
    };
  }

  private addKind(text: string | null): void {
    if (text === null || chosenKind(this.kinds, text, this.format) !== null) return;
    const word = text.slice(0, MAX_WORD_LENGTH);
    const key = foldKey(word);
    const counted = this.kindWords.get(key) ?? { word, rows: 0 };
    this.kindWords.set(key, { ...counted, rows: counted.rows + 1 });
  }

  private commonBirthDate(): CommonBirthDate | null {
    const dated = [...this.birthDates.values()].reduce((sum, rows) => sum + rows, 0);
    const [day, rows] = [...this.birthDates].reduce((one, other) => (other[1] > one[1] ? other : one), ["", 0]);
    return rows >= FEWEST_COMMON && rows * 2 >= dated ? { day, rows, dated } : null;
  }
}
