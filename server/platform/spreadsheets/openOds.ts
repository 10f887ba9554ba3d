import { plainNumber } from "./cellValues.js";
import { attributeOf, readWholeXml, readXml } from "./readXml.js";
import { RowBuilder, type SheetRow, takeRows, TextCollector, type Workbook } from "./Workbook.js";
import type { ZipParts } from "./zipParts.js";

const CONTENT = "content.xml";
/** What a sheet repeats to its edge is empty; rows that somebody has filled alike are few. */
const MAX_REPEATED_ROWS = 1_000;
const MAX_REPEATED_CELLS = 500;

type Attributes = Readonly<Record<string, string>>;

/** @throws SpreadsheetError */
export async function openOds(parts: ZipParts): Promise<Workbook> {
  const sheets: { name: string; isHidden: boolean }[] = [];
  let depth = 0;
  await readWholeXml(parts.read(CONTENT), {
    open: (name, attributes) => {
      if (name !== "table") return;
      depth += 1;
      if (depth === 1) sheets.push({ name: attributeOf(attributes, "name") ?? "", isHidden: false });
    },
    close: (name) => {
      if (name === "table") depth -= 1;
    },
  });
  return { sheets, rowsOf: (sheet) => readSheet(parts, sheet), close: () => parts.close() };
}

async function* readSheet(parts: ZipParts, sheet: number): AsyncGenerator<readonly SheetRow[]> {
  const reader = new ContentReader(sheet);
  yield* takeRows(readXml(parts.read(CONTENT), reader.handler), reader.rows, () => reader.isDone);
}

class ContentReader {
  readonly rows: SheetRow[] = [];
  isDone = false;
  private table = -1;
  private depth = 0;
  private row = new RowBuilder();
  private readonly text = new TextCollector();
  private rowNumber = 0;
  private rowAttributes: Attributes = {};
  private hiddenGroups = 0;
  private readonly groups: boolean[] = [];
  private column = 0;
  private cell: Attributes | null = null;
  private paragraphs = 0;
  private inParagraph = 0;
  private inAnnotation = 0;

  constructor(private readonly wanted: number) {}

  readonly handler = {
    open: (name: string, attributes: Attributes) => {
      if (name === "table") this.openTable();
      else if (this.isWanted) this.open(name, attributes);
    },
    text: (piece: string) => {
      if (this.inParagraph > 0 && this.inAnnotation === 0) this.text.add(piece);
    },
    close: (name: string) => {
      if (name === "table") this.closeTable();
      else if (this.isWanted) this.close(name);
    },
  };

  private get isWanted(): boolean {
    return this.depth === 1 && this.table === this.wanted;
  }

  private openTable(): void {
    this.depth += 1;
    if (this.depth === 1) this.table += 1;
  }

  private closeTable(): void {
    if (this.isWanted) this.isDone = true;
    this.depth -= 1;
  }

  private open(name: string, attributes: Attributes): void {
    switch (name) {
      case "table-row-group":
        this.groups.push(attributeOf(attributes, "display") === "false");
        this.hiddenGroups += this.groups.at(-1) ? 1 : 0;
        return;
      case "table-row":
        this.rowAttributes = attributes;
        this.column = 0;
        return;
      case "table-cell":
      case "covered-table-cell":
        this.cell = attributes;
        this.paragraphs = 0;
        return;
      case "annotation":
        this.inAnnotation += 1;
        return;
      default:
        if (this.cell) this.openText(name, attributes);
    }
  }

  private openText(name: string, attributes: Attributes): void {
    if (this.inAnnotation > 0) return;
    if (name === "p" || name === "h") {
      if (this.paragraphs > 0 && this.inParagraph === 0) this.text.add("\n");
      this.paragraphs += 1;
      this.inParagraph += 1;
    } else if (name === "s") {
      this.text.add(" ".repeat(Math.min(Number(attributeOf(attributes, "c") ?? 1) || 1, 1_000)));
    } else if (name === "tab" || name === "line-break") {
      this.text.add(name === "tab" ? "\t" : "\n");
    }
  }

  private close(name: string): void {
    switch (name) {
      case "table-row-group":
        this.hiddenGroups -= this.groups.pop() ? 1 : 0;
        return;
      case "table-row":
        this.closeRow();
        return;
      case "table-cell":
      case "covered-table-cell":
        this.closeCell();
        return;
      case "annotation":
        this.inAnnotation -= 1;
        return;
      case "p":
      case "h":
        if (this.cell && this.inAnnotation === 0) this.inParagraph -= 1;
    }
  }

  private closeCell(): void {
    const shown = shownCell(this.cell ?? {}, this.text.take());
    const repeated = timesOf(this.cell ?? {}, "number-columns-repeated");
    if (shown !== "") {
      for (let place = 0; place < Math.min(repeated, MAX_REPEATED_CELLS); place += 1) {
        this.row.put(this.column + place, shown);
      }
    }
    this.column += repeated;
    this.cell = null;
    this.inParagraph = 0;
  }

  private closeRow(): void {
    const repeated = timesOf(this.rowAttributes, "number-rows-repeated");
    const visibility = attributeOf(this.rowAttributes, "visibility") ?? "visible";
    const isHidden = visibility !== "visible" || this.hiddenGroups > 0;
    const row = this.row.take(this.rowNumber + 1, isHidden);
    for (let place = 0; row && place < Math.min(repeated, MAX_REPEATED_ROWS); place += 1) {
      this.rows.push({ ...row, number: row.number + place });
    }
    this.rowNumber += repeated;
  }
}

function timesOf(attributes: Attributes, name: string): number {
  const times = Number(attributeOf(attributes, name) ?? 1);
  return Number.isInteger(times) && times > 0 ? Math.min(times, 1_048_576) : 1;
}

/** Its stored value; a number that is shown with zeros in front of it as it is shown. */
function shownCell(attributes: Attributes, text: string): string {
  switch (attributeOf(attributes, "value-type")) {
    case "float":
    case "currency":
    case "percentage": {
      const value = Number(attributeOf(attributes, "value"));
      const isCode = /^\s*0\d/u.test(text) && Number(text.replace(/\D/gu, "")) === value;
      return isCode || !Number.isFinite(value) ? text.trim() : plainNumber(value);
    }
    case "date":
      return (attributeOf(attributes, "date-value") ?? text).replace(/T00:00:00(?:\.0+)?$/u, "").replace("T", " ");
    case "boolean":
      return attributeOf(attributes, "boolean-value") === "true" ? "Ya" : "Tidak";
    case "string":
      return text === "" ? (attributeOf(attributes, "string-value") ?? "") : text;
    default:
      return text;
  }
}
