import type { FontName } from "./newDocument.js";

/** How wide texts are: letters are measured once, however many texts they stand in. */
export class LetterWidths {
  private readonly widths = new Map<string, number>();

  constructor(private readonly document: PDFKit.PDFDocument) {}

  widthOf(text: string, font: FontName, size: number): number {
    let width = 0;
    for (const letter of text) width += this.widthOfLetter(letter, font, size);
    return width;
  }

  private widthOfLetter(letter: string, font: FontName, size: number): number {
    const key = `${font} ${size} ${letter}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.document.font(font).fontSize(size).widthOfString(letter);
    this.widths.set(key, width);
    return width;
  }
}

/** The font keeps how each text was laid out: words come again, numbers and prices hardly ever do. */
export function forgetDrawnTexts(document: PDFKit.PDFDocument): void {
  document.font("regular");
  const { _font: font } = document as unknown as { readonly _font: { layoutCache: unknown } };
  font.layoutCache = Object.create(null);
}
