import { encode } from "uqr";

import type { FontName } from "../../../platform/pdf/newDocument.js";
import { drawLetterhead, INK, type Letterhead, MUTED } from "../../../platform/pdf/letterhead.js";
import type { Signatory } from "../../../settings/letterhead/signatories.js";
import type { LetterRow } from "../../clearanceLetters/letterReads.js";

export interface SignedLetterhead extends Letterhead {
  /** Where the letter is dated. */
  readonly city: string | null;
  readonly signatory: Signatory;
}

type PrintedLetter = Pick<
  LetterRow,
  "number" | "studentName" | "nis" | "className" | "memberKind" | "numberName" | "attendsClasses"
> & {
  /** `21 November 2026` */
  readonly issuedOn: string;
  /** The path of the public page. */
  readonly path: string;
  /** Where others open it; null where they cannot. */
  readonly origin: string | null;
};

/** Points: 72 are an inch. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const LEFT = 71;
const WIDTH = PAGE.width - 2 * LEFT;
const TOP = 57;
const QR = 96;

/** Draws one letter on the page that the document is at. Long names and addresses push down what follows them. */
export function drawLetter(document: PDFKit.PDFDocument, head: SignedLetterhead, letter: PrintedLetter): void {
  document.fillColor(INK);
  drawLetterhead(document, head, { left: LEFT, top: TOP, width: WIDTH });
  drawTitle(document, letter);
  drawStatement(document, head, letter);
  drawSignature(document, head, letter);
  drawProof(document, letter);
}

function drawTitle(document: PDFKit.PDFDocument, { number }: PrintedLetter): void {
  const options = { width: WIDTH, align: "center" } as const;
  document
    .font("bold")
    .fontSize(15)
    .text("SURAT BEBAS PUSTAKA", LEFT, document.y + 34, { ...options, characterSpacing: 0.8 });
  document.font("regular").fontSize(11).moveDown(0.2).text(`Nomor: ${number}`, options);
}

function drawStatement(document: PDFKit.PDFDocument, { name }: SignedLetterhead, letter: PrintedLetter): void {
  const options = { width: WIDTH, lineGap: 3.5 } as const;
  document.font("regular").fontSize(11.5);
  document.text(`${name} menerangkan bahwa:`, LEFT, document.y + 30, options);
  document.y += 8;
  drawFact(document, "Nama", letter.studentName, "bold");
  drawFact(document, letter.numberName, letter.nis);
  if (letter.className !== null) drawFact(document, "Kelas", letter.className);
  if (!letter.attendsClasses) drawFact(document, "Jenis anggota", letter.memberKind);
  document.y += 8;
  document.text(
    "tidak mempunyai pinjaman buku, denda, maupun kewajiban lain yang belum diselesaikan di perpustakaan ini sampai " +
      "tanggal surat ini diterbitkan.",
    LEFT,
    document.y,
    options,
  );
  document.moveDown(0.6).text("Surat ini dibuat untuk dipergunakan sebagaimana mestinya.", options);
}

const LABEL_WIDTH = 104;

function drawFact(document: PDFKit.PDFDocument, label: string, value: string, font: FontName = "regular"): void {
  const { y } = document;
  document.font("regular").text(label, LEFT + 22, y, { width: LABEL_WIDTH });
  document.text(":", LEFT + 22 + LABEL_WIDTH, y, { width: 12 });
  const valueLeft = LEFT + 34 + LABEL_WIDTH;
  document
    .font(font)
    .text(value, valueLeft, y, { width: LEFT + WIDTH - valueLeft, lineGap: 3.5 })
    .font("regular");
  document.y += 3;
}

/** A name that is given stands on the line that is otherwise left for it. */
function drawSignature(document: PDFKit.PDFDocument, head: SignedLetterhead, { issuedOn }: PrintedLetter): void {
  const { position, name, nip } = head.signatory;
  const width = 200;
  const left = LEFT + WIDTH - width;
  const top = document.y + 34;
  document.text(head.city === null ? issuedOn : `${head.city}, ${issuedOn}`, left, top, { width });
  document.text(`${position},`, left, document.y + 2, { width });
  const space = document.y + 72;
  if (name !== null) {
    document
      .font("bold")
      .text(name, left, space - document.font("bold").heightOfString(name, { width }) - 1, { width })
      .font("regular");
  }
  document
    .lineWidth(0.6)
    .moveTo(left, space)
    .lineTo(left + width, space)
    .stroke();
  document.fontSize(10).text(["NIP/NUPTK", nip].filter(Boolean).join(" "), left, space + 5, { width });
}

/** Where anybody can see whether the letter still holds, at the foot of the page. */
function drawProof(document: PDFKit.PDFDocument, { path, origin }: PrintedLetter): void {
  const top = PAGE.height - TOP - QR;
  if (origin !== null) drawQr(document, origin + path, LEFT, top);
  const left = origin !== null ? LEFT + QR + 16 : LEFT;
  const options = { width: LEFT + WIDTH - left, lineGap: 2 } as const;
  document
    .font("bold")
    .fontSize(9.5)
    .text("Periksa keaslian surat ini", left, top + 20, options);
  document.font("regular").fillColor(MUTED);
  document.text(
    origin !== null
      ? "Pindai kode di samping, atau buka alamat ini. Surat yang sudah dicabut diberi tanda di sana."
      : "Di situs perpustakaan, buka halaman ini. Surat yang sudah dicabut diberi tanda di sana.",
    options,
  );
  document
    .fontSize(8.5)
    .fillColor(INK)
    .moveDown(0.35)
    .text((origin ?? "") + path, origin === null ? options : { ...options, link: origin + path });
}

/** Each run of dark modules is one rectangle, so that it stays sharp at any size. */
function drawQr(document: PDFKit.PDFDocument, text: string, left: number, top: number): void {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const module = QR / size;
  data.forEach((row, y) => {
    for (let x = 0; x < size;) {
      let end = x;
      while (end < size && row[end]) end += 1;
      if (end > x) document.rect(left + x * module, top + y * module, (end - x) * module, module);
      x = end + 1;
    }
  });
  document.fill(INK);
}
