import { drawLetterhead, INK, type Letterhead, MUTED } from "../../../platform/pdf/letterhead.js";
import { drawSignatures, type Signatures } from "../../../platform/pdf/signatures.js";

export interface GuardianLetter {
  readonly studentName: string;
  readonly className: string | null;
  readonly guardianName: string | null;
  /** What the library says of it, with its fields filled in. */
  readonly text: string;
  readonly books: readonly {
    readonly title: string;
    readonly itemCode: string;
    /** `9 November 2026` */
    readonly dueOn: string;
    readonly overdueDays: number;
    /** `Rp1.500`; null where none runs up. */
    readonly fine: string | null;
  }[];
  /** Of all books; null where none runs up. */
  readonly fine: string | null;
}

/** Points: 72 are an inch. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const LEFT = 64;
const WIDTH = PAGE.width - 2 * LEFT;
const TOP = 50;
const ROW = 18;
/** So many lines fit above the signature whatever the letterhead takes. */
const MOST_BOOKS = 14;

/** Draws one letter on the page that the document is at. */
export function drawGuardianLetter(
  document: PDFKit.PDFDocument,
  { letterhead, signatures }: { readonly letterhead: Letterhead; readonly signatures: Signatures },
  letter: GuardianLetter,
): void {
  document.fillColor(INK);
  drawLetterhead(document, letterhead, { left: LEFT, top: TOP, width: WIDTH });
  const { studentName, className, guardianName, text, books } = letter;
  const options = { width: WIDTH, lineGap: 2.5 } as const;
  document.font("regular").fontSize(11);
  document.text("Perihal: Buku perpustakaan yang belum dikembalikan", LEFT, document.y + 22, options);
  document.moveDown(1).text("Yth.", options).font("bold");
  document.text(guardianName === null ? "Bapak/Ibu orang tua atau wali" : `Bapak/Ibu ${guardianName}`, options);
  document.font("regular");
  document.text(`Orang tua/wali ${studentName}${className === null ? "" : `, kelas ${className}`}`, options);
  document.moveDown(1).text(text, options).moveDown(0.9);
  const shown = books.length > MOST_BOOKS ? books.slice(0, MOST_BOOKS - 1) : books;
  drawBooks(document, shown, letter.fine !== null);
  const left = books.length - shown.length;
  if (left > 0) document.text(`dan ${left.toLocaleString("id-ID")} buku lainnya`, LEFT, document.y + 4, options);
  if (letter.fine !== null) {
    document
      .font("bold")
      .text(`Denda sampai hari ini: ${letter.fine}`, LEFT, document.y + 6, options)
      .font("regular");
  }
  document.fillColor(MUTED).text("Jika bukunya sudah dikembalikan, abaikan surat ini.", LEFT, document.y + 8, options);
  document.text("Atas perhatian dan bantuan Bapak/Ibu, kami ucapkan terima kasih.", options).fillColor(INK);
  const [signs] = signatures.signatories;
  const place = { left: LEFT, top: document.y + 24, width: WIDTH };
  drawSignatures(document, { ...signatures, signatories: signs ? [signs] : [] }, place);
}

/** From the left edge of the text, with and without a column of fines. */
const PLAIN = [
  { header: "No.", left: 0, width: 24 },
  { header: "Judul", left: 26, width: 186 },
  { header: "Kode", left: 218, width: 74 },
  { header: "Jatuh tempo", left: 298, width: 96 },
  { header: "Terlambat", left: 402, width: WIDTH - 402 },
] as const;
const WITH_FINES = [
  { header: "No.", left: 0, width: 24 },
  { header: "Judul", left: 26, width: 162 },
  { header: "Kode", left: 194, width: 62 },
  { header: "Jatuh tempo", left: 260, width: 96 },
  { header: "Terlambat", left: 358, width: 54 },
  { header: "Denda", left: 414, width: WIDTH - 414 },
] as const;

function drawBooks(document: PDFKit.PDFDocument, books: GuardianLetter["books"], hasFines: boolean): void {
  document.fontSize(9.5);
  const columns = hasFines ? WITH_FINES : PLAIN;
  const line = (cells: readonly string[], font: "bold" | "regular") => {
    const top = document.y;
    document.font(font);
    columns.forEach(({ left, width }, index) => {
      document.text(cells[index] ?? "", LEFT + left, top + 4, {
        width,
        height: ROW - 4,
        ellipsis: true,
        lineBreak: false,
      });
    });
    document
      .lineWidth(0.4)
      .strokeColor("#a9a9b2")
      .moveTo(LEFT, top + ROW)
      .lineTo(LEFT + WIDTH, top + ROW)
      .stroke();
    document.y = top + ROW;
  };
  line(
    columns.map(({ header }) => header),
    "bold",
  );
  books.forEach(({ title, itemCode, dueOn, overdueDays, fine }, index) => {
    line([`${index + 1}`, title, itemCode, dueOn, `${overdueDays} hari`, fine ?? "–"], "regular");
  });
  document.font("regular").fontSize(11);
}
