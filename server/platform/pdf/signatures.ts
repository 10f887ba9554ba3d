import { INK } from "./letterhead.js";

export interface Signer {
  readonly position: string;
  /** Null where a line is left for it. */
  readonly name: string | null;
  readonly nip: string | null;
}

interface Signatures {
  /** Who signs, and who has seen it. */
  readonly signatories: readonly Signer[];
  /** `Bandung, 21 November 2026` */
  readonly signedAt: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** How much room they take. */
export const SIGNATURES_HEIGHT = 128;
const SIGNER_WIDTH = 210;

/** Who signs stands at the right, who has seen it at the left. */
export function drawSignatures(document: PDFKit.PDFDocument, signatures: Signatures): void {
  const { signatories, signedAt, left, top, width } = signatures;
  const [signs, hasSeen] = signatories;
  if (signs) drawSigner(document, signedAt, signs, left + width - SIGNER_WIDTH, top + 14);
  if (hasSeen) drawSigner(document, "Mengetahui,", hasSeen, left, top + 14);
}

/** A name that is given stands on the line that is otherwise left for it. */
function drawSigner(document: PDFKit.PDFDocument, above: string, signer: Signer, left: number, top: number): void {
  const { position, name, nip } = signer;
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
