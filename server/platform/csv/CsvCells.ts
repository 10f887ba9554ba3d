import type { FieldError } from "../../errors.js";
import { foldWords } from "../../../common/fold.js";

/** What catalogues write where they have nothing to write. */
const EMPTY_MARKERS = /^(?:NONE|NULL|N\/A|[-–—_]+|\.+|-*\s*[Bb]elum [Dd]itentukan\s*-*)$/u;

/** Whether a cell of this text is read as an empty one. */
export function isEmptyMarker(text: string): boolean {
  return EMPTY_MARKERS.test(text);
}

// eslint-disable-next-line no-control-regex -- that such characters go is the point
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu;

/** Longer than the name of any known column with its remark; a hostile one may be as long as the file. */
const MAX_HEADER_LENGTH = 200;

/** A column of a file whose meaning is known. */
export interface CsvColumn {
  readonly index: number;
  /** As the file's header has it, for messages. */
  readonly header: string;
}

/** A header cell without case, spaces, punctuation and text in brackets. */
export function normaliseHeader(header: string): string {
  return foldWords(header.slice(0, MAX_HEADER_LENGTH).replace(/\([^)]*\)/gu, " ")).join("");
}

/** The cells of one row by field; collects errors under the column's name in the file's header. */
export class CsvCells<Field extends string> {
  private readonly errors: (FieldError & { readonly place: number })[] = [];

  constructor(
    private readonly cells: readonly string[],
    private readonly columns: { readonly byField: ReadonlyMap<Field, CsvColumn> },
  ) {}

  /** In the order of the columns. */
  get fieldErrors(): FieldError[] {
    return [...this.errors]
      .sort((one, other) => one.place - other.place)
      .map(({ name, message }) => ({ name, message }));
  }

  /** The text as typed, line breaks included; null for an empty cell. */
  raw(field: Field): string | null {
    const column = this.columns.byField.get(field);
    const text = (column && this.cells[column.index])?.replace(CONTROL_CHARACTERS, "").trim() ?? "";
    return text === "" ? null : text;
  }

  /** One line of at most `maxLength` characters. A longer one is refused, never cut. */
  text(field: Field, maxLength: number): string | null {
    const text = this.raw(field)?.replace(/\s+/gu, " ") ?? "";
    return text === "" || EMPTY_MARKERS.test(text) ? null : this.checkLength(field, text, maxLength);
  }

  /**
   * The values of a cell that holds several, separated by `;`, `|`, line breaks or as `<a><b>`; by commas only if
   * none of these occurs.
   */
  list(field: Field, maxLength: number): string[] {
    return [...new Set(this.places(field, maxLength).filter((value) => value !== null))];
  }

  /** As `list`, with null for a place without a value and a repeated value at each of its places. */
  places(field: Field, maxLength: number): (string | null)[] {
    return placesOf(this.raw(field) ?? "").map((part) => {
      const value = part.replace(/\s+/gu, " ").trim();
      return value === "" || EMPTY_MARKERS.test(value) ? null : this.checkLength(field, value, maxLength);
    });
  }

  addError(field: Field, message: string): void {
    const column = this.columns.byField.get(field);
    this.errors.push({ name: column?.header ?? field, message, place: column?.index ?? 0 });
  }

  checkLength(field: Field, text: string, maxLength: number): string {
    if (text.length > maxLength) {
      this.addError(field, `terlalu panjang (${text.length} karakter, maksimal ${maxLength})`);
    }
    return text;
  }
}

function placesOf(cell: string): readonly string[] {
  if (!/[;|<>\r\n]/u.test(cell)) {
    return cell.split(",");
  }
  // Every second part stands between brackets; what stands outside of them counts only where there is something.
  return cell
    .split(/[<>]/u)
    .flatMap((part, index) => (index % 2 === 1 || part.trim() !== "" ? part.split(/\r\n|[;|\r\n]/u) : []));
}
