import type { CardKind } from "../paper/cardSheets";
import { fitLine, LINE_HEIGHT, type MeasureText, type TextWeight } from "./fitText";
import type { DrawnLine, DrawnText, LabelContent, LabelDrawing } from "./labelDrawing";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Nothing is written nearer to where it is cut. */
const PADDING = 4;
const PRINT = 2.9;
const SMALL = 2.4;

interface Pen {
  readonly left: number;
  readonly width: number;
  readonly measure: MeasureText;
  readonly libraryName: string;
}

/** Draws a book card, a slip or a pocket of a copy, with the lines along which it is cut and folded. */
export function drawCard(
  kind: CardKind,
  size: Size,
  content: LabelContent,
  libraryName: string,
  measure: MeasureText,
): LabelDrawing {
  if (kind === "pocket") return drawPocket(size, content, { libraryName, measure });
  const pen = { left: PADDING, width: size.width - 2 * PADDING, measure, libraryName };
  const { texts, below } =
    kind === "card"
      ? heading(pen, "KARTU BUKU", PADDING, facts(content))
      : heading(pen, "TANGGAL KEMBALI", PADDING, [
          ["Kode", content.itemCode],
          ["Judul", content.title],
        ]);
  const columns =
    kind === "card"
      ? [
          { header: "Nama peminjam", share: 0.46 },
          { header: "Kelas", share: 0.2 },
          { header: "Tgl. kembali", share: 0.34 },
        ]
      : [
          { header: "", share: 1 / 3 },
          { header: "", share: 1 / 3 },
          { header: "", share: 1 / 3 },
        ];
  const table = grid(pen, below + 2, size.height - PADDING, columns);
  return {
    texts: [...texts, ...table.texts],
    lines: [...frame(size), ...table.lines],
    bars: null,
    band: null,
    isCut: true,
  };
}

type Fact = readonly [label: string, value: string];

function facts({ callNumber, authors, title, itemCode }: LabelContent): readonly Fact[] {
  const all: readonly Fact[] = [
    ["No. Panggil", callNumber?.trim() ?? ""],
    ["Penulis", authors],
    ["Judul", title],
    ["Kode", itemCode],
  ];
  return all.filter(([, value]) => value !== "");
}

/** The library's name, what it is, and what it belongs to; and where that ends. */
function heading(pen: Pen, name: string, top: number, lines: readonly Fact[]) {
  const { left, width, measure, libraryName } = pen;
  const middle = left + width / 2;
  const texts: DrawnText[] = [];
  let y = top;
  const centred = (text: string, size: number, weight: TextWeight) => {
    const line = fitLine(text, width, [size, SMALL * 0.8], weight, measure);
    texts.push({ ...line, weight, x: middle, y: y + line.size * 0.87 });
    y += size * LINE_HEIGHT;
  };
  centred(libraryName, PRINT, 500);
  y += 0.6;
  centred(name, PRINT * 1.2, 700);
  y += 2;
  const labelWidth = 19;
  for (const [label, value] of lines) {
    texts.push({ text: label, size: SMALL, weight: 500, x: left, y: y + SMALL * 0.87, anchor: "start" });
    const line = fitLine(value, width - labelWidth, [PRINT, SMALL], 700, measure);
    texts.push({ ...line, weight: 700, x: left + labelWidth, y: y + SMALL * 0.87, anchor: "start" });
    y += PRINT * 1.35;
  }
  return { texts, below: y };
}

const ROW = 6.5;

function grid(
  { left, width, measure }: Pen,
  top: number,
  bottom: number,
  columns: readonly { readonly header: string; readonly share: number }[],
): { texts: DrawnText[]; lines: DrawnLine[] } {
  const rows = Math.floor((bottom - top) / ROW);
  const end = top + rows * ROW;
  const texts: DrawnText[] = [];
  const lines: DrawnLine[] = [];
  for (let row = 0; row <= rows; row += 1) {
    lines.push({ x1: left, y1: top + row * ROW, x2: left + width, y2: top + row * ROW });
  }
  let x = left;
  lines.push({ x1: x, y1: top, x2: x, y2: end });
  for (const { header, share } of columns) {
    const cell = width * share;
    const line = fitLine(header, cell - 1.5, [SMALL, SMALL * 0.8], 700, measure);
    if (header !== "") texts.push({ ...line, weight: 700, x: x + cell / 2, y: top + ROW / 2 + SMALL * 0.36 });
    x += cell;
    lines.push({ x1: x, y1: top, x2: x, y2: end });
  }
  return { texts, lines };
}

function frame({ width, height }: Size): DrawnLine[] {
  return [
    { x1: 0, y1: 0, x2: width, y2: 0 },
    { x1: width, y1: 0, x2: width, y2: height },
    { x1: width, y1: height, x2: 0, y2: height },
    { x1: 0, y1: height, x2: 0, y2: 0 },
  ];
}

/** By how much a flap stands out, and how much shorter it is at its outer edge. */
const FLAP = 7;
const TAPER = 4;
const FRONT_HEIGHT = 85;

/**
 * Unfolded: the front with a flap at either side, below it the back, which is folded behind it and glued into the book.
 * So what is printed on the front stands outside.
 */
function drawPocket({ width, height }: Size, content: LabelContent, paper: Pick<Pen, "libraryName" | "measure">) {
  const [left, right] = [FLAP, width - FLAP];
  const cut: readonly (readonly [number, number])[] = [
    [left, 0],
    [right, 0],
    [width, TAPER],
    [width, FRONT_HEIGHT - TAPER],
    [right, FRONT_HEIGHT],
    [right, height],
    [left, height],
    [left, FRONT_HEIGHT],
    [0, FRONT_HEIGHT - TAPER],
    [0, TAPER],
    [left, 0],
  ];
  const lines = cut.slice(1).map(([x2, y2], index): DrawnLine => {
    const [x1, y1] = cut[index] ?? [x2, y2];
    return { x1, y1, x2, y2 };
  });
  const fold = (x1: number, y1: number, x2: number, y2: number): DrawnLine => ({ x1, y1, x2, y2, isFold: true });
  const pen = { left: left + PADDING, width: right - left - 2 * PADDING, ...paper };
  const { texts } = heading(pen, "KANTONG BUKU", 12, facts(content));
  const glue = fitLine("Lipat ke belakang, lalu lem di sini", pen.width, [SMALL, SMALL], 500, paper.measure);
  return {
    texts: [...texts, { ...glue, weight: 500 as const, x: width / 2, y: FRONT_HEIGHT + 40 }],
    lines: [
      ...lines,
      fold(left, 0, left, FRONT_HEIGHT),
      fold(right, 0, right, FRONT_HEIGHT),
      fold(left, FRONT_HEIGHT, right, FRONT_HEIGHT),
    ],
    bars: null,
    band: null,
    isCut: true,
  };
}
