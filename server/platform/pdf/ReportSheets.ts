import type { FontName } from "./newDocument.js";
import { drawLetterhead, INK, type Letterhead, MUTED } from "./letterhead.js";
import { forgetDrawnTexts, LetterWidths } from "./LetterWidths.js";
import { drawSignatures, type Signatures, SIGNATURES_HEIGHT } from "./signatures.js";
import { wrapText } from "./wrapText.js";

export interface ReportHead extends Signatures {
  readonly letterhead: Letterhead;
  /** `Berita acara stock opname` */
  readonly title: string;
}

/** Points: 72 are an inch. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const LEFT = 48;
const WIDTH = PAGE.width - 2 * LEFT;
const TOP = 44;
const FOOT = PAGE.height - 40;
const SIZE = 8.2;
const LINE = 10.4;
const PADDING = 3.2;
const MOST_LINES = 4;
const LABEL = 210;
const SHADE = "#ececf0";
const RULE = "#a9a9b2";
const PAGES_REMEMBERED = 50;

export interface Column {
  readonly header: string;
  /** Of the page's width. */
  readonly share: number;
  readonly isRight?: boolean;
}

/** The pages of a report that is signed (berita acara), drawn from the top: what is drawn is not held. */
export class ReportSheets {
  private page = 0;
  private top = 0;
  private columns: readonly Column[] = [];
  private readonly letters: LetterWidths;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly head: ReportHead,
  ) {
    this.letters = new LetterWidths(document);
    this.beginPage();
    drawLetterhead(document, head.letterhead, { left: LEFT, top: TOP, width: WIDTH });
    const options = { width: WIDTH, align: "center" } as const;
    document
      .font("bold")
      .fontSize(14)
      .text(head.title.toUpperCase(), LEFT, document.y + 16, { ...options, characterSpacing: 0.6 });
    this.top = document.y + 4;
  }

  drawText(text: string, isMuted = false): void {
    this.document.font("regular").fontSize(10.5);
    const height = this.document.heightOfString(text, { width: WIDTH, lineGap: 2 });
    this.keepRoom(height + 8);
    this.document
      .font("regular")
      .fontSize(10.5)
      .fillColor(isMuted ? MUTED : INK)
      .text(text, LEFT, this.top + 8, { width: WIDTH, lineGap: 2 })
      .fillColor(INK);
    this.top += height + 10;
  }

  drawFact(label: string, value: string, isBold = false): void {
    const { document } = this;
    document.font(isBold ? "bold" : "regular").fontSize(10);
    const height = document.heightOfString(value, { width: WIDTH - LABEL });
    this.keepRoom(height + 3);
    document
      .font("regular")
      .fillColor(MUTED)
      .text(label, LEFT, this.top, { width: LABEL - 10 });
    document
      .font(isBold ? "bold" : "regular")
      .fillColor(INK)
      .text(value, LEFT + LABEL, this.top, { width: WIDTH - LABEL });
    this.top += Math.max(height, 13) + 3;
  }

  drawHeading(text: string): void {
    this.keepRoom(70);
    this.document
      .font("bold")
      .fontSize(11.5)
      .text(text, LEFT, this.top + 14, { width: WIDTH });
    this.top = this.document.y + 5;
  }

  beginTable(columns: readonly Column[]): void {
    this.columns = columns;
    this.drawHeader();
  }

  drawRow(cells: readonly string[], font: FontName = "regular"): void {
    const lines = this.columns.map((column, index) => this.wrap(cells[index] ?? "", this.widthOf(column), font));
    const height = Math.max(...lines.map(({ length }) => length), 1) * LINE + 2 * PADDING;
    if (this.top + height > FOOT) {
      this.drawFoot();
      this.beginPage();
      this.drawHeader();
    }
    this.drawCells(lines, height, font);
  }

  /** Who signs, on one page with nothing cut. */
  finish(): void {
    this.keepRoom(SIGNATURES_HEIGHT + 8);
    const { signatories, signedAt } = this.head;
    drawSignatures(this.document, { signatories, signedAt }, { left: LEFT, top: this.top + 22, width: WIDTH });
    this.drawFoot();
  }

  private keepRoom(height: number): void {
    if (this.top + height <= FOOT) return;
    this.drawFoot();
    this.beginPage();
  }

  private beginPage(): void {
    this.document.addPage({ size: "A4", margin: 0 }).fillColor(INK);
    this.page += 1;
    this.top = TOP;
    if (this.page % PAGES_REMEMBERED === 0) forgetDrawnTexts(this.document);
  }

  private drawHeader(): void {
    const lines = this.columns.map((column) => this.wrap(column.header, this.widthOf(column), "bold"));
    const height = Math.max(...lines.map(({ length }) => length)) * LINE + 2 * PADDING;
    this.document.rect(LEFT, this.top, WIDTH, height).fill(SHADE).fillColor(INK);
    this.drawCells(lines, height, "bold");
  }

  private drawCells(lines: readonly (readonly string[])[], height: number, font: FontName): void {
    const { document } = this;
    document.font(font).fontSize(SIZE);
    let left = LEFT;
    this.columns.forEach((column, index) => {
      const width = this.widthOf(column);
      (lines[index] ?? []).forEach((text, row) => {
        const indent = column.isRight ? width - PADDING - this.measure(text, font) : PADDING;
        document.text(text, left + indent, this.top + PADDING + row * LINE, { lineBreak: false });
      });
      left += width;
    });
    document
      .lineWidth(0.4)
      .strokeColor(RULE)
      .moveTo(LEFT, this.top + height)
      .lineTo(LEFT + WIDTH, this.top + height)
      .stroke();
    this.top += height;
  }

  private drawFoot(): void {
    const { document } = this;
    document.font("regular").fontSize(7.5).fillColor(MUTED);
    const number = `Halaman ${this.page}`;
    document.text(`${this.head.title} · ${this.head.letterhead.name}`, LEFT, FOOT + 8, { lineBreak: false });
    document.text(number, LEFT + WIDTH - document.widthOfString(number), FOOT + 8, { lineBreak: false });
    document.fillColor(INK);
  }

  private widthOf({ share }: Column): number {
    return share * WIDTH;
  }

  private wrap(text: string, width: number, font: FontName): string[] {
    const plain = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
    return plain === "" ? [] : wrapText(plain, width - 2 * PADDING, MOST_LINES, (part) => this.measure(part, font));
  }

  private measure(text: string, font: FontName): number {
    return this.letters.widthOf(text, font, SIZE);
  }
}
