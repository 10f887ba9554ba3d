import type { FontName } from "../../../platform/pdf/newDocument.js";
import { LetterWidths } from "../../../platform/pdf/LetterWidths.js";
import { drawLetterhead, INK, type Letterhead, MUTED } from "../../../platform/pdf/letterhead.js";
import { drawSignatures, SIGNATURES_HEIGHT, type Signatures } from "../../../platform/pdf/signatures.js";
import { wrapText } from "../../../platform/pdf/wrapText.js";
import type { FormCell, FormRow, FormSection, PrintableForm } from "../ReportForm.js";

export interface FormHead extends Signatures {
  readonly letterhead: Letterhead;
  readonly form: PrintableForm;
}

/** Points: 72 are an inch. */
const PORTRAIT = { width: 595.28, height: 841.89 } as const;
const MARGIN = 42;
const FOOT = 30;
const BODY = 8;
const LINE = 10;
const PADDING = 3;
const RULE = "#a9a9b2";
const SHADE = "#ececf0";
/** Of a cell: more would fill the page. */
const MOST_LINES = 8;
/** From so many columns on the paper lies on its side. */
const WIDE = 10;
/** A heading stays with the first rows of its table. */
const ROOM_FOR_HEADING = 90;

const numbers = new Intl.NumberFormat("id-ID");

interface DrawnColumn {
  readonly left: number;
  readonly width: number;
  readonly isRight: boolean;
}

/** The pages of a form: the letterhead, its tables one below the other, and who signs it. */
export class FormSheets {
  private readonly letters: LetterWidths;
  private readonly isWide: boolean;
  private readonly width: number;
  private readonly bottom: number;
  private page = 0;
  private top = 0;
  private section: FormSection | null = null;
  private columns: readonly DrawnColumn[] = [];

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly head: FormHead,
  ) {
    this.letters = new LetterWidths(document);
    this.isWide = head.form.sections.some(({ columns }) => columns.length >= WIDE);
    const page = this.isWide ? { width: PORTRAIT.height, height: PORTRAIT.width } : PORTRAIT;
    this.width = page.width - 2 * MARGIN;
    this.bottom = page.height - FOOT - 14;
    this.beginPage();
    this.drawTitle();
  }

  beginSection(section: FormSection): void {
    this.section = section;
    this.columns = columnsOf(section, this.width);
    if (this.top + ROOM_FOR_HEADING > this.bottom) this.turnPage();
    const options = { width: this.width } as const;
    this.document.font("bold").fontSize(11).text(section.title, MARGIN, this.top, options);
    if (section.note !== null) {
      this.document.font("regular").fontSize(8).fillColor(MUTED).text(section.note, options).fillColor(INK);
    }
    this.top = this.document.y + 4;
    this.drawHeader();
    if (section.rows.length === 0) {
      this.document
        .font("regular")
        .fontSize(BODY)
        .text("Tidak ada.", MARGIN + PADDING, this.top + PADDING, options);
      this.top += LINE + 2 * PADDING;
    }
  }

  drawRow({ cells, role }: FormRow): void {
    const font: FontName = role === "total" ? "bold" : "regular";
    const texts = this.columns.map(({ width }, index) => this.wrap(textOf(cells[index]), width, font));
    const height = heightOf(texts);
    if (this.top + height > this.bottom) {
      this.turnPage();
      this.drawHeader();
    }
    this.drawCells(texts, font, height);
  }

  endSection(): void {
    this.top += 16;
  }

  /** Who signs it, on one page with them all. */
  finish(): void {
    if (this.top + SIGNATURES_HEIGHT > this.bottom) this.turnPage();
    const { signedAt, signatories } = this.head;
    drawSignatures(this.document, { signedAt, signatories }, { left: MARGIN, top: this.top + 10, width: this.width });
    this.drawFoot();
  }

  private turnPage(): void {
    this.drawFoot();
    this.beginPage();
  }

  private beginPage(): void {
    this.document.addPage({ size: "A4", layout: this.isWide ? "landscape" : "portrait", margin: 0 });
    this.document.fillColor(INK);
    this.page += 1;
    this.top = MARGIN;
  }

  private drawTitle(): void {
    const { document, head, width } = this;
    drawLetterhead(document, head.letterhead, { left: MARGIN, top: this.top, width });
    const options = { width, align: "center" } as const;
    document
      .font("bold")
      .fontSize(13)
      .text(head.form.title.toUpperCase(), MARGIN, document.y + 12, { ...options, characterSpacing: 0.6 });
    document.font("regular").fontSize(10).fillColor(MUTED).text(head.form.period, options).fillColor(INK);
    this.top = document.y + 14;
  }

  private drawHeader(): void {
    const labels = this.section?.columns ?? [];
    const texts = this.columns.map(({ width }, index) => this.wrap(labels[index]?.label ?? "", width, "bold"));
    const height = heightOf(texts);
    this.document.rect(MARGIN, this.top, this.width, height).fill(SHADE).fillColor(INK);
    this.drawCells(texts, "bold", height);
  }

  private drawCells(texts: readonly (readonly string[])[], font: FontName, height: number): void {
    const { document } = this;
    document.font(font).fontSize(BODY);
    this.columns.forEach(({ left, width, isRight }, index) => {
      (texts[index] ?? []).forEach((text, line) => {
        const indent = isRight ? width - PADDING - this.letters.widthOf(text, font, BODY) : PADDING;
        document
          .font(font)
          .fontSize(BODY)
          .text(text, left + indent, this.top + PADDING + line * LINE, { lineBreak: false });
      });
    });
    document.lineWidth(0.4).strokeColor(RULE);
    for (const left of [...this.columns.map((column) => column.left), MARGIN + this.width]) {
      document.moveTo(left, this.top).lineTo(left, this.top + height);
    }
    for (const top of [this.top, this.top + height]) {
      document.moveTo(MARGIN, top).lineTo(MARGIN + this.width, top);
    }
    document.stroke();
    this.top += height;
  }

  private drawFoot(): void {
    const { document, head } = this;
    const { title, period } = head.form;
    const top = this.bottom + 6;
    const number = `Halaman ${numbers.format(this.page)}`;
    document.font("regular").fontSize(7).fillColor(MUTED);
    document.text(`${title} · ${period} · ${head.letterhead.name}`, MARGIN, top, { lineBreak: false });
    document.text(number, MARGIN + this.width - document.widthOfString(number), top, { lineBreak: false });
    document.fillColor(INK);
  }

  private wrap(text: string, width: number, font: FontName): string[] {
    const measure = (part: string) => this.letters.widthOf(part, font, BODY);
    return text === "" ? [] : wrapText(text, width - 2 * PADDING, MOST_LINES, measure);
  }
}

function columnsOf({ columns }: FormSection, width: number): DrawnColumn[] {
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0);
  let left = MARGIN;
  return columns.map(({ weight, kind }) => {
    const column = { left, width: (width * weight) / whole, isRight: kind === "number" };
    left += column.width;
    return column;
  });
}

function heightOf(texts: readonly (readonly string[])[]): number {
  return Math.max(1, ...texts.map(({ length }) => length)) * LINE + 2 * PADDING;
}

function textOf(cell: FormCell | undefined): string {
  if (cell === null || cell === undefined) return "";
  return typeof cell === "number" ? numbers.format(cell) : cell.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
