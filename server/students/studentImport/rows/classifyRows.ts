import type { FieldError } from "../../../errors.js";
import { foldWords } from "../../../../common/fold.js";
import { applyStudentChanges, studentValueColumns } from "../../editing/studentValues.js";
import type { StudentRow } from "../../studentReads.js";
import { type MemberKindRow, memberKindOr } from "../../memberKinds/memberKindReads.js";
import type { NewStudentInput } from "../../studentInput.js";
import type { ParsedRow, RefusedRow } from "./studentRow.js";

export interface KnownStudents {
  readonly byNis: ReadonlyMap<string, StudentRow>;
  readonly byNisn: ReadonlyMap<string, StudentRow>;
}

type Values = Readonly<Record<string, string | number | null>>;

/** The values of a student that a row would change. */
export interface StudentDifference {
  readonly before: Values;
  readonly after: Values;
}

/** What becomes of a row. */
export type RowOutcome =
  | { readonly kind: "new"; readonly row: ParsedRow; readonly notes: readonly string[] }
  | {
      /** unchanged: the student is there and stays; `difference` says what the file has otherwise. */
      readonly kind: "changed" | "unchanged";
      readonly row: ParsedRow;
      readonly before: StudentRow;
      readonly difference: StudentDifference | null;
      readonly notes: readonly string[];
    }
  | {
      readonly kind: "refused";
      readonly row: RefusedRow;
      /** Null where no student can be made of the row, whoever else there is. */
      readonly given: NewStudentInput | null;
      readonly rowNotes: readonly string[];
    };

/** Which numbers earlier rows of a file have, and who. */
export class SeenNumbers {
  private readonly nis = new Map<string, string>();
  private readonly nisn = new Map<string, string>();

  /** With what another one has seen: an attempt to write may be repeated, and must not see its own rows. */
  static after(earlier: SeenNumbers): SeenNumbers {
    const seen = new SeenNumbers();
    seen.earlier = earlier;
    return seen;
  }

  private earlier: SeenNumbers | undefined;

  /** Takes over the numbers of an attempt that is written. */
  absorb(attempt: SeenNumbers): void {
    attempt.nis.forEach((holder, number) => this.nis.set(number, holder));
    attempt.nisn.forEach((holder, number) => this.nisn.set(number, holder));
  }

  add(row: number, { nis, nisn, name }: Pick<NewStudentInput, "nis" | "nisn" | "name">): void {
    const holder = `baris ${row} (${name})`;
    this.nis.set(nis, holder);
    if (nisn) {
      this.nisn.set(nisn, holder);
    }
  }

  repeated({ nis, nisn }: Pick<NewStudentInput, "nis" | "nisn">): FieldError[] {
    const ofNis = this.holderOf("nis", nis);
    const ofNisn = nisn ? this.holderOf("nisn", nisn) : undefined;
    return [
      ...(ofNis === undefined ? [] : [{ name: "nis", message: `NIS / No. anggota ini sudah ada di ${ofNis}.` }]),
      ...(ofNisn === undefined ? [] : [{ name: "nisn", message: `NISN ini sudah ada di ${ofNisn}.` }]),
    ];
  }

  private holderOf(kind: "nis" | "nisn", number: string): string | undefined {
    return this[kind].get(number) ?? this.earlier?.holderOf(kind, number);
  }
}

/**
 * Decides the outcome of each row. Students are matched by their student number; the national number must not belong
 * to another one. `seen` has the rows before these, and gets these.
 */
export function classifyRows(
  rows: readonly (ParsedRow | RefusedRow)[],
  known: KnownStudents,
  seen: SeenNumbers,
  { updateExisting, kinds }: { readonly updateExisting: boolean; readonly kinds: readonly MemberKindRow[] },
): RowOutcome[] {
  return rows.map((row): RowOutcome => {
    if (!("given" in row)) {
      return { kind: "refused", row, given: null, rowNotes: [] };
    }
    const { nis, nisn = null, name } = row.given;
    const before = known.byNis.get(nis);
    const other = nisn === null ? undefined : known.byNisn.get(nisn);
    const isTaken = other !== undefined && other.nis !== nis && (before === undefined || updateExisting);
    const fields = [
      ...seen.repeated(row.given),
      ...(isTaken ? [{ name: "nisn", message: `NISN ini sudah dipakai ${describe(other)}.` }] : []),
    ];
    if (fields.length > 0) {
      return { kind: "refused", row: { row: row.row, nis, name, fields }, given: row.given, rowNotes: row.notes };
    }
    seen.add(row.row, row.given);
    if (!before) {
      return { kind: "new", row, notes: row.notes };
    }
    const difference = differenceOf(before, row, kinds);
    return {
      kind: updateExisting && difference ? "changed" : "unchanged",
      row,
      before,
      difference,
      notes: [
        ...row.notes,
        ...(isOtherName(before.name, name) ? [`NIS / No. anggota ini milik ${describe(before)}.`] : []),
      ],
    };
  });
}

function describe({ name, nis, className }: StudentRow): string {
  return `${name} (No. anggota ${nis}${className === null ? "" : `, ${className}`})`;
}

/** Two names without a word in common are two people, or somebody's numbers have slipped by a row. */
function isOtherName(one: string, other: string): boolean {
  const words = new Set(foldWords(one));
  return !foldWords(other).some((word) => words.has(word));
}

/** The kind by its name too, which is shown. */
function differenceOf(
  before: StudentRow,
  { given }: ParsedRow,
  kinds: readonly MemberKindRow[],
): StudentDifference | null {
  const after = applyStudentChanges(before, given);
  const names = (Object.keys(studentValueColumns) as (keyof typeof studentValueColumns)[]).filter(
    (name) => before[name] !== after[name],
  );
  if (names.length === 0) return null;
  const valuesOf = (student: Pick<StudentRow, (typeof names)[number]>): Values => ({
    ...Object.fromEntries(names.map((name) => [name, student[name]])),
    ...(names.includes("memberKindId") ? { memberKind: memberKindOr(kinds, student.memberKindId).name } : {}),
  });
  return { before: valuesOf(before), after: valuesOf(after) };
}
