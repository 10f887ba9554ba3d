import type { FontName } from "../../../platform/pdf/newDocument.js";
import { drawLetterhead, INK, type Letterhead, MUTED } from "../../../platform/pdf/letterhead.js";
import { forgetDrawnTexts, LetterWidths } from "../../../platform/pdf/LetterWidths.js";
import { drawSignatures, SIGNATURES_HEIGHT, type Signatures } from "../../../platform/pdf/signatures.js";
import { wrapText } from "../../../platform/pdf/wrapText.js";
import { registerColumns } from "../registerColumns.js";
import type { RegisterLine } from "../registerLine.js";

export interface RegisterHead extends Signatures {
  readonly letterhead: Letterhead;
  /** Which part of the book it is. */
  readonly part: string;
}

/** Points: 72 are an inch. */
const PAGE = { width: 841.89, height: 595.28 } as const;
const LEFT = 28;
const WIDTH = PAGE.width - 2 * LEFT;
const TOP = 30;
const FOOT = PAGE.height - 26;
const BODY_SIZE = 6.4;
const LINE = 7.9;
const PADDING = 2.4;
const RULE = "#a9a9b2";
const SHADE = "#ececf0";
/** Of a cell: more would fill the page. */
const MOST_LINES = 20;
const SUM_ROW = 13;
const PAGES_REMEMBERED = 50;

/** In points, by the columns of the book; together they fill the page between its margins. */
const WIDTHS: Readonly<Record<(typeof registerColumns)[number]["name"], number>> = {
  registeredOn: 39,
  number: 54,
  material: 40,
  title: 108,
  authors: 57,
  edition: 31,
  publishPlace: 41,
  publisher: 52,
  publishYear: 26,
  physicalDescription: 49,
  source: 32,
  supplier: 42,
  category: 40,
  isbn: 50,
  price: 42,
  callNumber: 38,
  remarks: 44.89,
};

interface DrawnColumn {
  readonly name: (typeof registerColumns)[number]["name"];
  readonly header: string;
  readonly left: number;
  readonly width: number;
  readonly isRight: boolean;
}

const columns: readonly DrawnColumn[] = registerColumns.map(({ name, header, kind }, index) => ({
  name,
  header,
  left: LEFT + registerColumns.slice(0, index).reduce((sum, before) => sum + WIDTHS[before.name], 0),
  width: WIDTHS[name],
  isRight: kind === "number",
}));
const rupiah = new Intl.NumberFormat("id-ID");

/** The pages of an inventory book, drawn line by line: nothing of a page is held once the next one is begun. */
export class RegisterSheets {
  private page = 0;
  private top = 0;
  private drawnOnPage = 0;
  private sumOfPage = 0;
  private sumSoFar = 0;
  private drawn = 0;
  private unpriced = 0;
  private readonly letters: LetterWidths;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly head: RegisterHead,
  ) {
    this.letters = new LetterWidths(document);
    this.beginPage();
  }

  drawLine(line: RegisterLine): void {
    this.document.font("regular").fontSize(BODY_SIZE);
    const cells = columns.map(({ name, width }) => this.wrap(cellOf(line, name), width));
    const height = Math.max(...cells.map(({ length }) => length), 1) * LINE + 2 * PADDING;
    // The sums below the last line of a page have their place already.
    if (this.top + height > FOOT - 2 * SUM_ROW && this.drawnOnPage > 0) {
      this.endPage();
      this.beginPage();
      this.document.font("regular").fontSize(BODY_SIZE);
    }
    columns.forEach((column, index) => this.drawCell(column, cells[index] ?? []));
    this.drawGrid(this.top, height);
    this.top += height;
    this.drawn += 1;
    this.drawnOnPage += 1;
    if (line.price === null) this.unpriced += 1;
    this.sumOfPage += line.price ?? 0;
    this.sumSoFar += line.price ?? 0;
  }

  /** The sum of all and who signs it, on one page. */
  finish(): void {
    const unpriced = this.unpriced === 0 ? "" : `, ${rupiah.format(this.unpriced)} di antaranya tanpa harga`;
    if (this.drawn === 0) {
      this.document
        .font("regular")
        .fontSize(9)
        .text("Tidak ada eksemplar dalam bagian ini.", LEFT, this.top + 10, { width: WIDTH, align: "center" });
      this.top = this.document.y + 10;
    }
    this.drawSums();
    if (this.top + SUM_ROW + SIGNATURES_HEIGHT > FOOT) {
      this.drawFoot();
      this.beginPage(false);
    }
    this.drawSum(`Jumlah seluruhnya: ${rupiah.format(this.drawn)} eksemplar${unpriced}`, this.sumSoFar, true);
    this.drawSignatures();
    this.drawFoot();
  }

  private beginPage(hasTable = true): void {
    const { document, head } = this;
    document.addPage({ size: "A4", layout: "landscape", margin: 0 });
    this.page += 1;
    this.drawnOnPage = 0;
    this.sumOfPage = 0;
    document.fillColor(INK);
    this.top = TOP;
    if (this.page === 1) {
      drawLetterhead(document, head.letterhead, { left: LEFT, top: TOP, width: WIDTH });
      const options = { width: WIDTH, align: "center" } as const;
      document
        .font("bold")
        .fontSize(14)
        .text("BUKU INDUK", LEFT, document.y + 12, { ...options, characterSpacing: 0.8 });
      document.font("regular").fontSize(9.5).fillColor(MUTED).text(head.part, options).fillColor(INK);
      this.top = document.y + 10;
    }
    if (hasTable) this.drawHeader();
    if (this.page % PAGES_REMEMBERED === 0) forgetDrawnTexts(document);
  }

  private drawHeader(): void {
    this.document.font("bold").fontSize(BODY_SIZE);
    const cells = columns.map(({ header, width }) => this.wrap(header, width, "bold"));
    const height = Math.max(...cells.map(({ length }) => length)) * LINE + 2 * PADDING;
    this.document.rect(LEFT, this.top, WIDTH, height).fill(SHADE).fillColor(INK);
    columns.forEach((column, index) => this.drawCell(column, cells[index] ?? [], "bold"));
    this.drawGrid(this.top, height);
    this.top += height;
  }

  private drawCell({ left, width, isRight }: DrawnColumn, lines: readonly string[], font: FontName = "regular"): void {
    lines.forEach((text, index) => {
      const indent = isRight ? width - PADDING - this.measure(text, font) : PADDING;
      this.document.text(text, left + indent, this.top + PADDING + index * LINE, { lineBreak: false });
    });
  }

  private drawGrid(top: number, height: number): void {
    this.document.lineWidth(0.4).strokeColor(RULE);
    for (const { left } of columns) this.document.moveTo(left, top).lineTo(left, top + height);
    this.document
      .moveTo(LEFT + WIDTH, top)
      .lineTo(LEFT + WIDTH, top + height)
      .moveTo(LEFT, top + height)
      .lineTo(LEFT + WIDTH, top + height)
      .stroke();
  }

  private endPage(): void {
    this.drawSums();
    this.drawFoot();
  }

  private drawSums(): void {
    this.drawSum("Jumlah halaman ini", this.sumOfPage);
    this.drawSum("Jumlah sampai halaman ini", this.sumSoFar);
  }

  /** Its label ends where the prices begin, its sum where they end. */
  private drawSum(label: string, sum: number, isBold = false): void {
    const price = columns.find(({ name }) => name === "price");
    if (!price) return;
    const size = isBold ? 8 : 7;
    this.document.font(isBold ? "bold" : "regular").fontSize(size);
    const text = `Rp${rupiah.format(sum)}`;
    const right = price.left + price.width - PADDING;
    const left = right - this.document.widthOfString(text);
    const top = this.top + (SUM_ROW - size) / 2;
    this.document.text(text, left, top, { lineBreak: false });
    const labelLeft = Math.min(left, price.left) - 8 - this.document.widthOfString(label);
    this.document.text(label, labelLeft, top, { lineBreak: false });
    this.top += SUM_ROW;
  }

  private drawFoot(): void {
    const { document } = this;
    document.font("regular").fontSize(7).fillColor(MUTED);
    const number = `Halaman ${rupiah.format(this.page)}`;
    document.text(`Buku Induk · ${this.head.letterhead.name}`, LEFT, FOOT + 4, { lineBreak: false });
    document.text(number, LEFT + WIDTH - document.widthOfString(number), FOOT + 4, { lineBreak: false });
    document.fillColor(INK);
  }

  private drawSignatures(): void {
    const { signedAt, signatories } = this.head;
    drawSignatures(this.document, { signedAt, signatories }, { left: LEFT, top: this.top + 14, width: WIDTH });
  }

  private wrap(text: string, width: number, font: FontName = "regular"): string[] {
    return text === "" ? [] : wrapText(text, width - 2 * PADDING, MOST_LINES, (part) => this.measure(part, font));
  }

  private measure(text: string, font: FontName = "regular"): number {
    return this.letters.widthOf(text, font, BODY_SIZE);
  }
}

function cellOf(line: RegisterLine, name: DrawnColumn["name"]): string {
  if (name === "registeredOn") return line.registeredOn.split("-").reverse().join("/");
  if (name === "price") return line.price === null ? "" : rupiah.format(line.price);
  return (line[name] ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
}
