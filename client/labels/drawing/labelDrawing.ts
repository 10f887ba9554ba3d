import { code128 } from "../../ui/barcode/code128";
import { formatMillimetres } from "../paper/millimetres";
import type { CardKind } from "../paper/cardSheets";
import type { Box } from "../paper/sheetGeometry";
import { className, type ClassColours, mainClassOf } from "./classColours";
import { fitCallNumber, fitLine, LINE_HEIGHT, type MeasureText, type TextWeight } from "./fitText";

/** What sticks to a book. */
export type StickerKind = "spine" | "barcode" | "both";
export type LabelKind = StickerKind | CardKind;

/** What labels say of a copy. */
export interface LabelContent {
  itemCode: string;
  title: string;
  callNumber: string | null;
  /** Empty where they are not printed. */
  authors: string;
}

export interface DrawnText {
  text: string;
  /** The middle of the line, or its start, and its baseline. */
  x: number;
  y: number;
  size: number;
  weight: TextWeight;
  anchor?: "start";
}

interface DrawnBars {
  /** The first module of the quiet zone. */
  x: number;
  y: number;
  height: number;
  /** The width of the smallest bar. */
  module: number;
  bars: readonly { at: number; width: number }[];
}

export interface DrawnLine {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** Where it is folded, not cut. */
  isFold?: boolean;
}

/** A stripe in the colour of the main class, with its number. */
interface DrawnBand extends Box {
  color: string;
}

/** A label to the millimetre, from its own upper left corner. */
export interface LabelDrawing {
  texts: readonly DrawnText[];
  bars: DrawnBars | null;
  lines: readonly DrawnLine[];
  band: DrawnBand | null;
  /** Whether its lines say where it is cut. */
  isCut?: boolean;
}

/** Why a label would not do its work, so that it is not printed. */
export type LabelProblem =
  { reason: "noCallNumber" | "notEncodable" | "tooLow" } | { reason: "tooWide"; neededWidth: number };

export type LabelResult = { drawing: LabelDrawing } | { problem: LabelProblem };

/** Scanners at the desk read bars from this width on, whatever prints them (7.5 mil). */
export const SMALLEST_MODULE = 0.19;
const LARGEST_MODULE = 0.42;
/** A dot of a printer with 600 to the inch: bars of whole dots have no ragged edges. */
const DOT = 25.4 / 600;
const LOWEST_BARS = 5;
/** Between the bars and the lines above and below them. */
const TITLE_GAP = 0.3;
const CODE_GAP = 0.6;
/** Cut sheets shift by a millimetre in the printer; nothing is printed nearer to the edge. */
const PADDING = 1.5;

const CALL_NUMBER_SIZE = [7, 1.9] as const;

/** Small print grows with the label, between what is still read (5 points) and what is enough. */
function smallPrint(box: Box): readonly [largest: number, smallest: number] {
  return [Math.min(Math.max(box.height * 0.13, 1.8), 2.6), 1.8];
}

function codePrint(box: Box): readonly [largest: number, smallest: number] {
  return [Math.min(Math.max(box.height * 0.17, 2.2), 3.4), 2];
}

interface Label {
  width: number;
  height: number;
}

/** Draws the label of a copy, or says why it cannot. */
export function drawLabel(
  kind: StickerKind,
  label: Label,
  content: LabelContent,
  libraryName: string,
  measure: MeasureText,
  colours: ClassColours | null = null,
): LabelResult {
  const callNumber = content.callNumber?.trim() ?? "";
  if (kind !== "barcode" && callNumber === "") return { problem: { reason: "noCallNumber" } };
  const inner = { x: PADDING, y: PADDING, width: label.width - 2 * PADDING, height: label.height - 2 * PADDING };
  if (kind === "spine") return { drawing: drawSpine(inner, callNumber, libraryName, measure, colours) };
  if (kind === "barcode") return drawBarcode(inner, content, libraryName, measure);
  const shelfWidth = Math.min(Math.max(inner.width * 0.3, 10), 24);
  const divider = inner.x + shelfWidth + PADDING / 2;
  const barcode = drawBarcode(
    { ...inner, x: divider + PADDING / 2, width: inner.width - shelfWidth - PADDING },
    content,
    libraryName,
    measure,
  );
  if ("problem" in barcode) return barcode;
  const { texts, bars } = barcode.drawing;
  const shelf = { ...inner, width: shelfWidth };
  const { band, bandTexts, rest } = drawBand(shelf, callNumber, measure, colours);
  return {
    drawing: {
      texts: [...bandTexts, ...drawCallNumber(rest, callNumber, measure), ...texts],
      bars,
      band,
      lines: [{ x1: divider, y1: inner.y, x2: divider, y2: inner.y + inner.height }],
    },
  };
}

function drawSpine(
  box: Box,
  callNumber: string,
  libraryName: string,
  measure: MeasureText,
  colours: ClassColours | null,
): LabelDrawing {
  const name = fitLine(libraryName, box.width, smallPrint(box), 500, measure);
  const nameHeight = name.size * LINE_HEIGHT + 0.6;
  const body = { ...box, y: box.y + nameHeight + 0.5, height: box.height - nameHeight - 0.5 };
  const rule = box.y + nameHeight;
  const { band, bandTexts, rest } = drawBand(body, callNumber, measure, colours);
  return {
    texts: [lineOf(name, box, box.y, 500), ...bandTexts, ...drawCallNumber(rest, callNumber, measure)],
    bars: null,
    band,
    lines: [{ x1: box.x, y1: rule, x2: box.x + box.width, y2: rule }],
  };
}

const BAND = 4;

/** At the foot of the call number; what is left for that stands above it. Printed black, its number still says it. */
function drawBand(box: Box, callNumber: string, measure: MeasureText, colours: ClassColours | null) {
  const mainClass = colours === null ? null : mainClassOf(callNumber);
  if (colours === null || mainClass === null) return { band: null, bandTexts: [], rest: box };
  const band = { ...box, y: box.y + box.height - BAND, height: BAND, color: colours[mainClass] };
  const line = fitLine(className(mainClass), box.width, [2.8, 2], 700, measure);
  return {
    band,
    bandTexts: [lineOf(line, box, band.y + (BAND - line.size * 1.05) / 2, 700)],
    rest: { ...box, height: box.height - BAND - 0.8 },
  };
}

function drawCallNumber(box: Box, callNumber: string, measure: MeasureText): DrawnText[] {
  const { lines, size } = fitCallNumber(callNumber, box, CALL_NUMBER_SIZE, measure);
  const top = box.y + (box.height - lines.length * LINE_HEIGHT * size) / 2;
  return lines.map((text, index) => lineOf({ text, size }, box, top + index * LINE_HEIGHT * size, 700));
}

function drawBarcode(
  box: Box,
  { itemCode, title }: LabelContent,
  libraryName: string,
  measure: MeasureText,
): LabelResult {
  const pattern = code128(itemCode);
  if (pattern === null) return { problem: { reason: "notEncodable" } };
  const module = moduleWidth(pattern.modules, box.width);
  if (module === null) {
    return { problem: { reason: "tooWide", neededWidth: pattern.modules * SMALLEST_MODULE + 2 * PADDING } };
  }
  const code = fitLine(itemCode, box.width, codePrint(box), 700, measure);
  const name = fitLine(libraryName, box.width, smallPrint(box), 500, measure);
  const titleLine = fitLine(title, box.width, [smallPrint(box)[0], smallPrint(box)[0]], 500, measure);
  const heightOf = (lines: readonly { size: number }[]) =>
    lines.reduce((height, { size }) => height + size * LINE_HEIGHT, 0);
  // A low label does without the library's name first, then without the title: the bars are what is scanned.
  const above = [[name, titleLine], [titleLine], []].find(
    (lines) => box.height - heightOf([...lines, code]) - TITLE_GAP - CODE_GAP >= LOWEST_BARS,
  );
  if (!above) return { problem: { reason: "tooLow" } };
  const aboveHeight = heightOf(above) + (above.length > 0 ? TITLE_GAP : 0);
  const codeTop = box.y + box.height - code.size * LINE_HEIGHT;
  const width = pattern.modules * module;
  return {
    drawing: {
      texts: [
        ...above.map((line, index) => lineOf(line, box, box.y + heightOf(above.slice(0, index)), 500)),
        lineOf(code, box, codeTop, 700),
      ],
      bars: {
        x: box.x + (box.width - width) / 2,
        y: box.y + aboveHeight,
        height: codeTop - box.y - aboveHeight - CODE_GAP,
        module,
        bars: pattern.bars,
      },
      lines: [],
      band: null,
    },
  };
}

/** As wide as there is room, in whole dots where those are wide enough; null if no scanner would read it. */
function moduleWidth(modules: number, width: number): number | null {
  const available = Math.min(width / modules, LARGEST_MODULE);
  const ofWholeDots = Math.floor(available / DOT) * DOT;
  if (ofWholeDots >= SMALLEST_MODULE) return ofWholeDots;
  return available >= SMALLEST_MODULE ? available : null;
}

/** The baseline leaves room below for letters that reach down. */
function lineOf({ text, size }: { text: string; size: number }, box: Box, top: number, weight: TextWeight): DrawnText {
  return { text, size, weight, x: box.x + box.width / 2, y: top + size * 0.87 };
}

const PROBLEM_TEXTS: Readonly<Record<LabelProblem["reason"], string>> = {
  noCallNumber: "Bukunya belum punya No. Panggil; isi dulu di halaman bukunya",
  notEncodable: "Kodenya berisi huruf yang tidak ada di barkod; ganti kodenya",
  tooLow: "Label ini terlalu pendek untuk barkod; pilih label yang lebih tinggi",
  tooWide: "Barkodnya tidak terbaca jika dirapatkan; pilih label yang lebih lebar atau kode yang lebih pendek",
};

/** One reason of several copies, for the librarian, with the way out. */
export function problemText(problems: readonly LabelProblem[]): string {
  const [first] = problems;
  if (!first) return "";
  const widths = problems.flatMap((problem) => (problem.reason === "tooWide" ? problem.neededWidth : []));
  const needed = widths.length > 0 ? ` (perlu ${formatMillimetres(Math.max(...widths))})` : "";
  return `${PROBLEM_TEXTS[first.reason]}${needed}`;
}
