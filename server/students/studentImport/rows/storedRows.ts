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
  const isRefused = outcome.kind === "refused";
  const { given, registeredOn = null } = isRefused ? outcome : done ? outcome.row : outcome.parsed;
  const difference = "difference" in outcome ? outcome.difference : null;
  const isLeftAlone = outcome.kind === "unchanged" && difference !== null;
  const notes = isRefused ? [] : outcome.notes;
  const reasons = isRefused ? outcome.row.fields.map(inWords) : [...notes, ...(isLeftAlone ? [LEFT_ALONE] : [])];
  const asked = isRefused ? { question: null, decision: null } : outcome;
  return {
    studentImportId,
    number: outcome.row.row,
    kind: outcome.kind,
    done,
    toCheck: notes.length > 0,
    leftOut: isRefused || isLeftAlone || outcome.kind === "held",
    question: asked.question,
    decision: asked.decision,
    undone: false,
    studentId,
    nis: isRefused ? outcome.row.nis : outcome.row.given.nis,
    name: isRefused ? outcome.row.name : outcome.row.given.name,
    className: given?.className ?? null,
    reason: reasons.join(" ").slice(0, MAX_REASON_LENGTH),
    given,
    registeredOn,
    notes: isRefused ? outcome.rowNotes : outcome.row.notes,
    difference,
    cells,
    keptReason: null,
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
