import { drawReport, type ReportTable } from "../../platform/pdf/drawReport.js";
import type { PrintedLetterhead } from "../../platform/pdf/signatures.js";
import { longDate } from "../../platform/time/longDate.js";
import { type MovingSystem, SYSTEM_NAMES, type TableTally } from "../library/MovingLibrary.js";
import { type Balance, balanceOf } from "./balance.js";

export interface PrintedBalance {
  readonly letterhead: PrintedLetterhead;
  readonly system: MovingSystem;
  /** As the other system calls it; null where its dump does not say. */
  readonly libraryName: string | null;
  /** The day on which the dump was made. */
  readonly madeAt: string | null;
  readonly fileName: string;
  /** The day on which all of it had come; null while nothing has been written. */
  readonly finishedOn: string | null;
  readonly today: string;
  readonly tallies: readonly TableTally[];
  /** The project's folder, whose packages have the typeface. */
  readonly root: string;
}

const numbers = new Intl.NumberFormat("id-ID");
/** After which what is drawn is sent. */
const ROWS_A_PAGE = 50;

/** The balance of a library that moves in, as a report to be signed, drawn as it is sent. */
export function drawBalance({ letterhead, root, today, ...moved }: PrintedBalance): AsyncGenerator<Uint8Array> {
  const balance = balanceOf(moved.tallies);
  const reasons = moved.tallies.flatMap(reasonsOf);
  return drawReport({
    letterhead,
    root,
    signedAt: [letterhead.city, longDate(today)].filter(Boolean).join(", "),
    title: "Berita acara pindah data",
    statement: statementOf(moved, letterhead.name),
    facts: factsOf(moved, balance),
    tables: [
      {
        heading: "Neraca per tabel",
        columns: BALANCE_COLUMNS,
        pages: pagesOf(balance.rows.map(balanceCells)),
        empty: "Berkas ini tidak berisi satu tabel pun.",
      },
      {
        heading: "Alasan baris tidak masuk",
        columns: REASON_COLUMNS,
        pages: pagesOf(reasons),
        empty: "Tidak ada. Semua baris dibawa masuk.",
      },
    ],
  });
}

type Moved = Pick<PrintedBalance, "system" | "libraryName" | "madeAt" | "fileName" | "finishedOn">;

function statementOf({ system, libraryName, finishedOn }: Moved, library: string): string {
  const from = libraryName === null ? SYSTEM_NAMES[system] : `“${libraryName}” (${SYSTEM_NAMES[system]})`;
  return finishedOn === null
    ? `Data ${from} akan dipindahkan ke ${library}. Belum ada yang ditulis saat berita acara ini dicetak.`
    : `Pada tanggal ${longDate(finishedOn)} data ${from} telah dipindahkan ke ${library}, dengan hasil berikut.`;
}

function factsOf({ fileName, madeAt, finishedOn }: Moved, { closes, ...sums }: Balance): (readonly [string, string])[] {
  const rows = (count: number) => `${numbers.format(count)} baris`;
  return [
    ["Berkas", fileName],
    ["Berkas dibuat", madeAt === null ? "Tidak disebut di berkas" : longDate(madeAt)],
    ["Terbaca", rows(sums.read)],
    [finishedOn === null ? "Akan masuk" : "Masuk", rows(sums.brought)],
    ["Tidak masuk, dengan alasan", rows(sums.leftOut)],
    ["Neraca", closes ? "Cocok di setiap tabel" : "Belum cocok: lihat kolom Selisih"],
  ];
}

const BALANCE_COLUMNS = [
  { header: "Isi", share: 0.28 },
  { header: "Tabel asal", share: 0.24 },
  { header: "Terbaca", share: 0.12, isRight: true },
  { header: "Masuk", share: 0.12, isRight: true },
  { header: "Tidak masuk", share: 0.12, isRight: true },
  { header: "Selisih", share: 0.12, isRight: true },
] as const;
const REASON_COLUMNS = [
  { header: "Isi", share: 0.2 },
  { header: "Alasan", share: 0.38 },
  { header: "Baris", share: 0.1, isRight: true },
  { header: "Contoh", share: 0.32 },
] as const;

type Cells = readonly string[];

function balanceCells({ label, table, read, brought, leftOut, unexplained, unread }: Balance["rows"][number]): Cells {
  // Two differences are printed as two: their sum could be 0 where neither is.
  const differences = [
    unexplained === 0 ? null : numbers.format(unexplained),
    unread === 0 ? null : `${numbers.format(unread)} tak terbaca`,
  ].filter((difference) => difference !== null);
  return [
    label,
    table,
    ...[read, brought, leftOut].map((count) => numbers.format(count)),
    differences.join("; ") || "0",
  ];
}

function reasonsOf({ label, leftOut }: TableTally): Cells[] {
  return leftOut.map(({ remark, rows, examples }) => [
    label,
    remark.text,
    numbers.format(rows),
    examples.map((example) => example.label).join("; "),
  ]);
}

async function* pagesOf(rows: readonly Cells[]): ReportTable["pages"] {
  for (let start = 0; start < rows.length; start += ROWS_A_PAGE) {
    yield rows.slice(start, start + ROWS_A_PAGE).map((cells) => () => cells);
    await Promise.resolve();
  }
}
