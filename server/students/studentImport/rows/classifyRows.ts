import { foldKey } from "../../../../common/fold.js";
import { applyStudentChanges, studentValueColumns } from "../../editing/studentValues.js";
import type { StudentRow } from "../../studentReads.js";
import { type MemberKindRow, memberKindOr } from "../../memberKinds/memberKindReads.js";
import type { NewStudentInput } from "../../studentInput.js";
import { differsByZeros, isSameName, likenessOf } from "./samePerson.js";
import type { ParsedRow, RefusedRow } from "./studentRow.js";

export interface KnownStudents {
  readonly byNis: ReadonlyMap<string, StudentRow>;
  readonly byNisn: ReadonlyMap<string, StudentRow>;
  /** By the folded name: whoever may be registered under another number. */
  readonly byName: ReadonlyMap<string, readonly StudentRow[]>;
}

type Values = Readonly<Record<string, string | number | null>>;

/** The values of a student that a row would change. */
export interface StudentDifference {
  readonly before: Values;
  readonly after: Values;
}

/**
 * What only a person knows of a row. other_name: its number is another's. lost_zeros: its number differs from that of
 * the same name only in zeros. likely_double: the same person seems to be there under another number.
 */
export const ROW_QUESTIONS = ["other_name", "lost_zeros", "likely_double"] as const;
export type RowQuestion = (typeof ROW_QUESTIONS)[number];
/** update: the row is of that student. add: it is somebody else. Without one the row stays out. */
export const ROW_DECISIONS = ["update", "add"] as const;
export type RowDecision = (typeof ROW_DECISIONS)[number];

/** A row that may be decided, as it waits to be written. */
export type DecidedRow = ParsedRow & { readonly decision?: RowDecision | null };

interface Asked {
  /** As the file has it, with a national number that is another's by now, and may be nobody's when it is written. */
  readonly parsed: ParsedRow;
  readonly question: RowQuestion | null;
  readonly decision: RowDecision | null;
}

/** What becomes of a row. */
export type RowOutcome =
  | ({ readonly kind: "new"; readonly row: ParsedRow; readonly notes: readonly string[] } & Asked)
  | ({
      /**
       * unchanged: the student is there and stays; `difference` says what the file has otherwise. held: nobody has said
       * yet whether the row is of that student.
       */
      readonly kind: "changed" | "unchanged" | "held";
      readonly row: ParsedRow;
      readonly before: StudentRow;
      readonly difference: StudentDifference | null;
      readonly notes: readonly string[];
    } & Asked)
  | {
      readonly kind: "refused";
      readonly row: RefusedRow;
      /** Null where no student can be made of the row, whoever else there is. */
      readonly given: NewStudentInput | null;
      readonly registeredOn: string | null;
      readonly rowNotes: readonly string[];
    };

interface SeenPerson {
  readonly nis: string;
  readonly birthDate: string | null;
  readonly holder: string;
}

/** Which numbers earlier rows of a file have, and who. */
export class SeenNumbers {
  private readonly nis = new Map<string, string>();
  private readonly nisn = new Map<string, string>();
  private readonly people = new Map<string, readonly SeenPerson[]>();

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
    attempt.people.forEach((people, key) => this.people.set(key, [...(this.people.get(key) ?? []), ...people]));
  }

  add(row: number, given: NewStudentInput): void {
    const { nis, nisn, name } = given;
    const holder = `baris ${row} (${name})`;
    this.nis.set(nis, holder);
    const key = foldKey(name);
    this.people.set(key, [...(this.people.get(key) ?? []), { nis, birthDate: given.birthDate ?? null, holder }]);
    if (nisn) {
      this.nisn.set(nisn, holder);
    }
  }

  /** The row before that seems to be the same person under another number. */
  doubleOf(given: NewStudentInput): string | undefined {
    const { nis, name, birthDate = null } = given;
    const found = this.people
      .get(foldKey(name))
      ?.find((person) => differsByZeros(person.nis, nis) || (birthDate !== null && person.birthDate === birthDate));
    return found?.holder ?? this.earlier?.doubleOf(given);
  }

  holderOf(kind: "nis" | "nisn", number: string): string | undefined {
    return this[kind].get(number) ?? this.earlier?.holderOf(kind, number);
  }
}

interface ClassifyOptions {
  readonly updateExisting: boolean;
  readonly kinds: readonly MemberKindRow[];
}

/**
 * Decides the outcome of each row. Students are matched by their student number; whether somebody under another number,
 * or another name under the same one, is the person of a row is asked. A national number that is another's is left
 * away. `seen` has the rows before these, and gets these.
 */
export function classifyRows(
  rows: readonly (DecidedRow | RefusedRow)[],
  known: KnownStudents,
  seen: SeenNumbers,
  options: ClassifyOptions,
): RowOutcome[] {
  return rows.map((row): RowOutcome => {
    if (!("given" in row)) {
      return { kind: "refused", row, given: null, registeredOn: null, rowNotes: [] };
    }
    const { nis, name } = row.given;
    const holder = seen.holderOf("nis", nis);
    if (holder !== undefined) {
      const fields = [{ name: "nis", message: `NIS / No. anggota ini sudah ada di ${holder}.` }];
      const { given, registeredOn = null, notes } = row;
      return { kind: "refused", row: { row: row.row, nis, name, fields }, given, registeredOn, rowNotes: notes };
    }
    return classifyRow(row, known, seen, options);
  });
}

function classifyRow(
  { decision = null, ...row }: DecidedRow,
  known: KnownStudents,
  seen: SeenNumbers,
  { updateExisting, kinds }: ClassifyOptions,
): RowOutcome {
  const found = questionOf(row.given, known, seen);
  const { question, student, note } = found;
  const isAdded = student === undefined || (decision === "add" && question !== null && question !== "other_name");
  const target = isAdded ? undefined : student;
  const { row: usable, note: nisnNote } = withoutTakenNisn(row, target, known, seen);
  const notes = [...row.notes, ...nisnNote, ...asList(note)];
  const answer = question === null ? null : decision;
  if (target === undefined) {
    notes.push(...asList(seen.doubleOf(row.given)).map((double) => `Mungkin orang yang sama dengan ${double}.`));
    seen.add(row.row, usable.given);
    return { kind: "new", row: usable, parsed: row, notes, question, decision: answer };
  }
  seen.add(row.row, usable.given);
  const isOfOther = target.nis !== row.given.nis;
  const difference = differenceOf(target, isOfOther ? withNumber(usable, target.nis) : usable, kinds);
  const shared = { row: usable, parsed: row, before: target, difference, notes, question };
  if (question !== null && decision !== "update") {
    return { ...shared, kind: "held", decision: null };
  }
  const isTaken = updateExisting || question !== null;
  const kind = isTaken && difference ? "changed" : "unchanged";
  return { ...shared, kind, decision: answer };
}

function asList(text: string | null | undefined): string[] {
  return text === null || text === undefined ? [] : [text];
}

interface FoundStudent {
  /** Whose row it is, or may be. */
  readonly student: StudentRow | undefined;
  readonly question: RowQuestion | null;
  /** In words, for a person to look at. */
  readonly note: string | null;
}

function questionOf(given: NewStudentInput, known: KnownStudents, seen: SeenNumbers): FoundStudent {
  const { nis, name, nisn = null } = given;
  const holder = known.byNis.get(nis);
  if (holder) {
    const isOther = !isSameName(holder.name, name);
    return {
      student: holder,
      question: isOther ? "other_name" : null,
      note: isOther ? `NIS / No. anggota ini milik ${describe(holder)}.` : null,
    };
  }
  const others = [
    ...(known.byName.get(foldKey(name)) ?? []),
    ...[nis, nisn].flatMap((number) => (number === null ? [] : (known.byNisn.get(number) ?? []))),
    // Whoever has a row of this file is another one than this row's.
  ].filter((student) => seen.holderOf("nis", student.nis) === undefined);
  const zeros = others.find((student) => differsByZeros(student.nis, nis) && isSameName(student.name, name));
  if (zeros) {
    const note = `Mungkin nol di depan nomor ini hilang: ${describe(zeros)} sudah tercatat.`;
    return { student: zeros, question: "lost_zeros", note };
  }
  const likely = others.find((student) => likenessOf(student, given) === "likely");
  if (likely) {
    return {
      student: likely,
      question: "likely_double",
      note: `Mungkin orang yang sama dengan ${describe(likely)}.`,
    };
  }
  const possible = others.find((student) => likenessOf(student, given) === "possible");
  const note = possible ? `Nama yang sama sudah tercatat: ${describe(possible)}. Periksa apakah orangnya sama.` : null;
  return { student: undefined, question: null, note };
}

/** A national number belongs to one person: what another one has is not taken. */
function withoutTakenNisn(
  row: ParsedRow,
  target: StudentRow | undefined,
  known: KnownStudents,
  seen: SeenNumbers,
): { readonly row: ParsedRow; readonly note: readonly string[] } {
  const { nisn = null, ...given } = row.given;
  if (nisn === null) return { row, note: [] };
  const holder = known.byNisn.get(nisn);
  const place = seen.holderOf("nisn", nisn);
  if (place === undefined && (holder === undefined || holder.id === target?.id)) return { row, note: [] };
  const owner = place === undefined && holder ? `dipakai ${describe(holder)}` : `ada di ${place ?? ""}`;
  return { row: { ...row, given }, note: [`NISN ${nisn} sudah ${owner}, jadi dikosongkan.`] };
}

/** With the number under which the student is registered. */
function withNumber(row: ParsedRow, nis: string): ParsedRow {
  return { ...row, given: { ...row.given, nis } };
}

function describe({ name, nis, className }: StudentRow): string {
  return `${name} (No. anggota ${nis}${className === null ? "" : `, ${className}`})`;
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
