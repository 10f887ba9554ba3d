export const INK = "#1b1b1f";
export const MUTED = "#55555c";

/** What the document makes of a picture: its types know neither how to make one nor that it is drawn like a file. */
export type OpenedImage = PDFKit.Mixins.ImageSrc;

export function openImage(document: PDFKit.PDFDocument, png: Uint8Array): OpenedImage {
  const opener = document as unknown as { readonly openImage: (file: Buffer) => OpenedImage };
  return opener.openImage(Buffer.from(png));
}

export interface Letterhead {
  readonly name: string;
  /** Whose part it is. */
  readonly parent: string | null;
  /** Below the name, each a line. */
  readonly lines: readonly string[];
  /** Opened by the document, which then holds it once for all its pages. */
  readonly logo: OpenedImage | null;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const LOGO = 58;

/** At the head of a page; the document then stands below its double line. Long names push it down. */
export function drawLetterhead(document: PDFKit.PDFDocument, head: Letterhead, { left, top, width }: Place): void {
  const { name, parent, lines, logo } = head;
  const indent = logo ? LOGO + 18 : 0;
  if (logo) document.image(logo, left, top, { fit: [LOGO, LOGO], align: "center", valign: "center" });
  const options = { width: width - indent, align: "center" } as const;
  document.y = top;
  if (parent !== null) {
    document
      .font("regular")
      .fontSize(12)
      .text(parent, left + indent, top, options);
  }
  document
    .font("bold")
    .fontSize(17)
    .text(name, left + indent, document.y, options);
  document.font("regular").fontSize(9.5).fillColor(MUTED);
  for (const line of lines) document.moveDown(0.25).text(line, options);
  const bottom = Math.max(document.y, logo ? top + LOGO : 0) + 12;
  document.fillColor(INK).strokeColor(INK);
  document
    .lineWidth(1.6)
    .moveTo(left, bottom)
    .lineTo(left + width, bottom)
    .stroke();
  document
    .lineWidth(0.5)
    .moveTo(left, bottom + 3)
    .lineTo(left + width, bottom + 3)
    .stroke();
  document.y = bottom + 3;
}
