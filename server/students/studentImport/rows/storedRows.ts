import type { FieldError } from "../../../errors.js";
import type { InsertOf } from "../../../platform/database/columns.js";
import type { RowOutcome } from "./classifyRows.js";
import { STUDENT_COLUMNS, type StudentColumn } from "./studentColumns.js";
import type { StudentImportRow } from "../StudentImportRow.entity.js";

type NewRow = Omit<InsertOf<StudentImportRow>, "id">;

const MAX_REASON_LENGTH = 1_000;
/** Written as JSON, four bytes a character fit into a text column, and a batch of rows into one statement. */
const MAX_CELLS_LENGTH = 6_000;
const LEFT_ALONE = "Data di berkas berbeda, tetapi data yang tercatat tidak diperbarui.";

/** A row with what becomes, or became, of it. */
export function toStoredRow(
  studentImportId: number,
  outcome: RowOutcome,
  { cells, studentId, done }: { cells: readonly string[]; studentId: number | null; done: boolean },
): NewRow {
  const { given, reasons, ...values } =
    outcome.kind === "refused" ? refusedValues(outcome) : takenValues(outcome, done);
  return {
    studentImportId,
    number: outcome.row.row,
    kind: outcome.kind,
    done,
    undone: false,
    studentId,
    className: given?.className ?? null,
    reason: reasons.join(" ").slice(0, MAX_REASON_LENGTH),
    given,
    ...values,
    cells,
    keptReason: null,
  };
}

function refusedValues({ row, given, registeredOn, rowNotes }: Extract<RowOutcome, { kind: "refused" }>) {
  const asked = { question: null, decision: null, toCheck: false, leftOut: true, difference: null };
  return {
    ...asked,
    given,
    registeredOn,
    nis: row.nis,
    name: row.name,
    notes: rowNotes,
    reasons: row.fields.map(inWords),
  };
}

function takenValues(outcome: Exclude<RowOutcome, { kind: "refused" }>, done: boolean) {
  const { row, parsed, kind, question, decision, notes } = outcome;
  const { given, registeredOn = null } = done ? row : parsed;
  const difference = "difference" in outcome ? outcome.difference : null;
  const isLeftAlone = kind === "unchanged" && difference !== null;
  return {
    given,
    registeredOn,
    question,
    decision,
    difference,
    toCheck: notes.length > 0,
    leftOut: isLeftAlone || kind === "held",
    nis: row.given.nis,
    name: row.given.name,
    notes: row.notes,
    reasons: [...notes, ...(isLeftAlone ? [LEFT_ALONE] : [])],
  };
}

/** `NISN: …`, unless the message names the field itself. */
function inWords({ name, message }: FieldError): string {
  const label = name in STUDENT_COLUMNS ? STUDENT_COLUMNS[name as StudentColumn].label : name;
  const [shortLabel = label] = label.split(" / ");
  return message.toLowerCase().includes(shortLabel.toLowerCase()) ? message : `${label}: ${message}`;
}

/** The cells of a row as they are kept: a hostile one may be as long as the file. */
export function keptCells(cells: readonly string[]): readonly string[] {
  if (JSON.stringify(cells).length <= MAX_CELLS_LENGTH) {
    return cells;
  }
  const longest = Math.floor(MAX_CELLS_LENGTH / (2 * cells.length)) - 8;
  const cut = cells.map((cell) => (cell.length > longest ? `${cell.slice(0, Math.max(longest, 0))}…` : cell));
  return JSON.stringify(cut).length <= MAX_CELLS_LENGTH ? cut : [];
}
