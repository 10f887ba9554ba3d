import { type NumberShape, shapeOfFormat, shownNumber } from "./cellValues.js";
import { attributeOf, readWholeXml, readXml } from "./readXml.js";
import { SpreadsheetError } from "./SpreadsheetError.js";
import { RowBuilder, type SheetRow, takeRows, TextCollector, type Workbook } from "./Workbook.js";
import { BROKEN, type ZipParts } from "./zipParts.js";

const WORKBOOK = "xl/workbook.xml";
/** Each is held in memory. */
const MAX_SHARED_CHARACTERS = 100_000_000;
const MAX_SHARED_TEXTS = 3_000_000;
const PLAIN: NumberShape = { kind: "plain" };

/** What cells refer to. */
interface Shared {
  readonly texts: readonly string[];
  /** By the style of a cell. */
  readonly shapes: readonly NumberShape[];
  readonly isFrom1904: boolean;
}

/** @throws SpreadsheetError */
export async function openXlsx(parts: ZipParts): Promise<Workbook> {
  const found: { name: string; isHidden: boolean; relation: string }[] = [];
  let isFrom1904 = false;
  await readWholeXml(parts.read(WORKBOOK), {
    open: (name, attributes) => {
      if (name === "workbookPr") isFrom1904 = /^(?:1|true)$/u.test(attributes.date1904 ?? "");
      if (name === "sheet") {
        const isHidden = (attributes.state ?? "visible") !== "visible";
        found.push({ name: attributes.name ?? "", isHidden, relation: attributeOf(attributes, "id") ?? "" });
      }
    },
  });
  const targets = new Map<string, string>();
  await readWholeXml(parts.read("xl/_rels/workbook.xml.rels"), {
    open: (_name, { Id = "", Target = "" }) => targets.set(Id, Target),
  });
  // A sheet of a diagram alone has no rows.
  const sheets = found.flatMap(({ relation, ...sheet }) => {
    const part = partOf(targets.get(relation) ?? "");
    return parts.has(part) && /worksheets/iu.test(part) ? { ...sheet, part } : [];
  });
  const shared: Shared = { texts: await readTexts(parts), shapes: await readShapes(parts), isFrom1904 };
  return {
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    rowsOf: (sheet) => readSheet(parts, sheets[sheet]?.part ?? "", shared),
    close: () => parts.close(),
  };
}

function partOf(target: string): string {
  return target.startsWith("/") ? target : `xl/${target}`;
}

async function readTexts(parts: ZipParts): Promise<string[]> {
  const texts: string[] = [];
  if (!parts.has("xl/sharedStrings.xml")) return texts;
  const text = new TextCollector();
  let characters = 0;
  let isText = false;
  let isPhonetic = false;
  await readWholeXml(parts.read("xl/sharedStrings.xml"), {
    open: (name) => {
      if (name === "t") isText = true;
      if (name === "rPh") isPhonetic = true;
    },
    text: (piece) => {
      if (isText && !isPhonetic) text.add(piece);
    },
    close: (name) => {
      if (name === "t") isText = false;
      if (name === "rPh") isPhonetic = false;
      if (name !== "si") return;
      const whole = unescaped(text.take());
      characters += whole.length;
      texts.push(whole);
      if (characters > MAX_SHARED_CHARACTERS || texts.length > MAX_SHARED_TEXTS) {
        throw new SpreadsheetError("Teks di berkas ini terlalu banyak. Bagi menjadi beberapa berkas.");
      }
    },
  });
  return texts;
}

async function readShapes(parts: ZipParts): Promise<NumberShape[]> {
  const shapes: NumberShape[] = [];
  if (!parts.has("xl/styles.xml")) return shapes;
  const codes = new Map<number, string>();
  let isOfCells = false;
  await readWholeXml(parts.read("xl/styles.xml"), {
    open: (name, { numFmtId = "0", formatCode = "" }) => {
      const id = Number(numFmtId);
      if (name === "numFmt") codes.set(id, formatCode);
      if (name === "cellXfs") isOfCells = true;
      if (name === "xf" && isOfCells) shapes.push(shapeOfFormat(id, codes.get(id)));
    },
    close: (name) => {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return shapes;
}

async function* readSheet(parts: ZipParts, part: string, shared: Shared): AsyncGenerator<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  const sheet = new SheetReader(shared, rows);
  yield* takeRows(readXml(parts.read(part), sheet.handler), rows);
}

/** The cell that is being read. */
interface Cell {
  readonly column: number;
  readonly type: string;
  readonly shape: NumberShape;
}

class SheetReader {
  private readonly row = new RowBuilder();
  private readonly text = new TextCollector();
  private number = 0;
  private isHidden = false;
  private column = 0;
  private cell: Cell | null = null;
  private isValue = false;
  private isPhonetic = false;

  constructor(
    private readonly shared: Shared,
    private readonly rows: SheetRow[],
  ) {}

  readonly handler = {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === "row") this.openRow(attributes);
      else if (name === "c") this.openCell(attributes);
      else if (name === "v" || name === "t") this.isValue = this.cell !== null;
      else if (name === "rPh") this.isPhonetic = true;
    },
    text: (piece: string) => {
      if (this.isValue && !this.isPhonetic) this.text.add(piece);
    },
    close: (name: string) => {
      if (name === "v" || name === "t") this.isValue = false;
      else if (name === "rPh") this.isPhonetic = false;
      else if (name === "c") this.closeCell();
      else if (name === "row") this.closeRow();
    },
  };

  private openRow({ r, hidden }: Readonly<Record<string, string>>): void {
    const number = r === undefined ? this.number + 1 : Number(r);
    if (!Number.isInteger(number) || number <= this.number) throw new SpreadsheetError(BROKEN);
    this.number = number;
    this.isHidden = hidden === "1" || hidden === "true";
    this.column = -1;
  }

  private openCell({ r, t = "n", s = "0" }: Readonly<Record<string, string>>): void {
    this.column = r === undefined ? this.column + 1 : columnOf(r);
    this.cell = { column: this.column, type: t, shape: this.shared.shapes[Number(s)] ?? PLAIN };
  }

  private closeCell(): void {
    const stored = this.text.take();
    if (this.cell && stored !== "") this.row.put(this.cell.column, this.shown(this.cell, stored));
    this.cell = null;
  }

  private closeRow(): void {
    const row = this.row.take(this.number, this.isHidden);
    if (row) this.rows.push(row);
  }

  private shown({ type, shape }: Cell, stored: string): string {
    switch (type) {
      case "s":
        return this.shared.texts[Number(stored)] ?? "";
      case "inlineStr":
      case "str":
        return unescaped(stored);
      case "b":
        return stored.trim() === "1" ? "Ya" : "Tidak";
      case "e":
        return "";
      case "d":
        return stored.replace(/T00:00:00(?:\.0+)?Z?$/u, "").replace("T", " ");
      default:
        return shownNumber(stored, shape, this.shared.isFrom1904);
    }
  }
}

/** 27 for `AB12`, from 0. */
function columnOf(reference: string): number {
  const [letters = ""] = /^[A-Z]{1,3}/u.exec(reference.toUpperCase()) ?? [];
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Characters that XML cannot hold, or that look like such. */
function unescaped(text: string): string {
  return text.includes("_x")
    ? text.replace(/_x([\dA-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}
