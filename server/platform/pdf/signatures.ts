import { INK, type Letterhead } from "./letterhead.js";

interface Signer {
  readonly position: string;
  /** Null where a line is left for it. */
  readonly name: string | null;
  readonly nip: string | null;
}

export interface Signatures {
  /** `Bandung, 21 November 2026` */
  readonly signedAt: string;
  /** Who signs, and who has seen it. */
  readonly signatories: readonly Signer[];
}

/** How the library presents itself on paper. */
export interface PrintedLetterhead extends Omit<Letterhead, "logo"> {
  /** PNG. */
  readonly logo: Buffer | null;
  readonly city: string | null;
  readonly signatories: readonly Signer[];
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** What they take of a page, with what is left free above them. */
export const SIGNATURES_HEIGHT = 128;
const SIGNER_WIDTH = 210;

/** Who signs at the right, below the day; who has seen it at the left. */
export function drawSignatures(
  document: PDFKit.PDFDocument,
  { signedAt, signatories: [signs, hasSeen] }: Signatures,
  { left, top, width }: Place,
): void {
  if (signs) drawSigner(document, signedAt, signs, { left: left + width - SIGNER_WIDTH, top });
  if (hasSeen) drawSigner(document, "Mengetahui,", hasSeen, { left, top });
}

/** A name that is given stands on the line that is otherwise left for it. */
function drawSigner(
  document: PDFKit.PDFDocument,
  above: string,
  { position, name, nip }: Signer,
  { left, top }: Omit<Place, "width">,
): void {
  const options = { width: SIGNER_WIDTH } as const;
  document.font("regular").fontSize(9.5).text(above, left, top, options).text(`${position},`, options);
  const line = top + 82;
  if (name !== null) {
    document.font("bold");
    document.text(name, left, line - document.heightOfString(name, options) - 1, options).font("regular");
  }
  document
    .lineWidth(0.6)
    .strokeColor(INK)
    .moveTo(left, line)
    .lineTo(left + SIGNER_WIDTH, line)
    .stroke();
  document.fontSize(8.5).text(["NIP/NUPTK", nip].filter(Boolean).join(" "), left, line + 4, options);
}
