import { fc } from "../../support/fastCheck";

import { callNumberParts, fitCallNumber, type MeasureText } from "../../../client/labels/drawing/fitText";
import { drawLabel, SMALLEST_MODULE, type StickerKind } from "../../../client/labels/drawing/labelDrawing";
import { drawCard } from "../../../client/labels/drawing/cardDrawing";
import { mainClassOf, USUAL_COLOURS } from "../../../client/labels/drawing/classColours";
import { CARD_KINDS, cardSheets } from "../../../client/labels/paper/cardSheets";
import { sheetProblem } from "../../../client/labels/paper/sheetGeometry";
import { soldSheets } from "../../../client/labels/paper/labelSheets";

/** Letters of different widths, as a font has them. */
const measure: MeasureText = (text) =>
  Array.from(text).reduce(
    (width, letter) => width + (/[il.,…' ]/u.test(letter) ? 0.3 : /[A-ZmwMW]/u.test(letter) ? 0.8 : 0.6),
    0,
  );

const [, narrow, wide] = soldSheets.map(({ labelWidth: width, labelHeight: height }) => ({ width, height }));
const lower = narrow ?? { width: 50, height: 18 };
const larger = wide ?? { width: 75, height: 38 };
const hujan = { itemCode: "B00001", title: "Hujan Bulan Juni", callNumber: "811 SAP h", authors: "" };
const draw = (kind: StickerKind, content = hujan, label = lower) =>
  drawLabel(kind, label, content, "Perpustakaan SMA Negeri 1 Yogyakarta", measure);
const WIDE_SPACE = "\u00a0\u00a0";
const spaced = (text: string) => text.replaceAll(" ", WIDE_SPACE);
const textsOf = (result: ReturnType<typeof draw>) =>
  "drawing" in result ? result.drawing.texts.map(({ text }) => text) : result.problem;

describe("A label", () => {
  it("has the library's name and the parts of the call number below one another, for the spine", () => {
    expect(textsOf(draw("spine"))).toEqual(["Perpustakaan SMA Negeri 1 Yogyakarta", "811", "SAP", "h"]);
    expect(callNumberParts(" 813 / HIR / l ")).toEqual(["813", "HIR", "l"]);
    expect(callNumberParts("R 2X4.1 I/V")).toEqual(["R", "2X4.1", "I/V"]);
    expect(callNumberParts("899.221 305 9 ANU p 2")).toEqual([spaced("899.221 305 9"), "ANU", "p", "2"]);
    expect(callNumberParts("813.54 12 ANU 2019")).toEqual(["813.54", "12", "ANU", "2019"]);
  });

  it("has name, title and code around the bars, and beside the call number on a label of both", () => {
    expect(textsOf(draw("barcode"))).toEqual(["Perpustakaan SMA Negeri 1 Yogyakarta", "Hujan Bulan Juni", "B00001"]);
    expect(textsOf(draw("both", hujan, larger))).toEqual([
      "811",
      "SAP",
      "h",
      "Perpustakaan SMA Negeri 1 Yogyakarta",
      "Hujan Bulan Juni",
      "B00001",
    ]);
  });

  it("puts parts on one line before it makes them unreadably small, and breaks one only where nothing else helps", () => {
    const size = [7, 1.9] as const;
    const five = fitCallNumber("2X4.1 R 899 ANU p 2", { width: 40, height: 8 }, size, measure);
    expect(five.lines.length).toBeLessThan(5);
    expect(five.lines.join(WIDE_SPACE)).toBe(spaced("2X4.1 R 899 ANU p 2"));
    expect(five.size).toBeGreaterThan(2.8);
    const long = fitCallNumber("899.22130592810384019238 ANU", { width: 20, height: 12 }, size, measure);
    expect(long.lines.join("").replaceAll(WIDE_SPACE, "")).toBe("899.22130592810384019238ANU");
    expect(long.size).toBe(1.9);
  });

  it("is not printed, and says why, where it would not do its work", () => {
    expect(draw("spine", { ...hujan, callNumber: " " })).toEqual({ problem: { reason: "noCallNumber" } });
    expect(draw("both", { ...hujan, callNumber: "" })).toEqual({ problem: { reason: "noCallNumber" } });
    expect(textsOf(draw("barcode", { ...hujan, callNumber: "" }))).toContain("B00001");
    expect(draw("barcode", { ...hujan, itemCode: "Bé1" })).toEqual({ problem: { reason: "notEncodable" } });
    expect(draw("barcode", { ...hujan, itemCode: "KTSM-2/0143/SMA-1/2019-b" })).toMatchObject({
      problem: { reason: "tooWide" },
    });
    expect(draw("barcode", hujan, { width: 50, height: 10 })).toEqual({ problem: { reason: "tooLow" } });
  });

  it("never leaves its label, and has bars that a scanner reads with their quiet zone, whatever it says", () => {
    const kinds = fc.constantFrom<StickerKind>("spine", "barcode", "both");
    const content = fc.record({
      itemCode: fc.stringMatching(/^[ -~]{1,20}$/u),
      title: fc.string({ maxLength: 300 }),
      callNumber: fc.oneof(fc.stringMatching(/^[A-Z0-9./ ]{0,100}$/u), fc.string({ maxLength: 100, unit: "grapheme" })),
      authors: fc.constant(""),
    });
    const labels = fc.record({ width: fc.integer({ min: 15, max: 110 }), height: fc.integer({ min: 10, max: 60 }) });
    fc.assert(
      fc.property(kinds, labels, content, fc.string({ maxLength: 100 }), (kind, label, given, name) => {
        const result = drawLabel(kind, label, given, name, measure);
        if (!("drawing" in result)) return;
        const { texts, bars } = result.drawing;
        for (const { text, x, y, size, weight } of texts) {
          const half = (measure(text, weight) * size) / 2;
          expect(x - half).toBeGreaterThanOrEqual(1.4);
          expect(x + half).toBeLessThanOrEqual(label.width - 1.4);
          expect(y - size).toBeGreaterThanOrEqual(0);
          expect(y + size * 0.25).toBeLessThanOrEqual(label.height - 1.4);
        }
        if (bars === null) return;
        const last = bars.bars.at(-1) ?? { at: 0, width: 0 };
        expect(bars.module).toBeGreaterThanOrEqual(SMALLEST_MODULE);
        expect(bars.bars[0]?.at).toBe(10);
        expect(bars.x).toBeGreaterThanOrEqual(1.4);
        expect(bars.x + (last.at + last.width + 10) * bars.module).toBeLessThanOrEqual(label.width - 1.4);
        expect(bars.height).toBeGreaterThanOrEqual(5);
        const code = texts.at(-1);
        expect(bars.y + bars.height).toBeLessThanOrEqual((code?.y ?? 0) - (code?.size ?? 0) * 0.8);
      }),
      { numRuns: 500 },
    );
  });
});

describe("A band of the main class", () => {
  it("has its colour and its number, by the call number that stands above it", () => {
    expect(["811 SAP h", "R 2X4.1 ABC", "SR 508 KAM", "F HIR l", "12 ANU"].map(mainClassOf)).toEqual([
      "8",
      "2",
      "5",
      null,
      null,
    ]);
    const result = drawLabel("spine", larger, hujan, "Perpustakaan", measure, USUAL_COLOURS);
    if (!("drawing" in result)) throw new Error("It is drawn.");
    const { band, texts } = result.drawing;
    expect(band?.color).toBe(USUAL_COLOURS["8"]);
    expect(texts.map(({ text }) => text)).toEqual(["Perpustakaan", "800", "811", "SAP", "h"]);
    const lowest = Math.max(...texts.filter(({ text }) => text !== "800").map(({ y }) => y));
    expect(lowest).toBeLessThan(band?.y ?? 0);
    expect(draw("spine", { ...hujan, callNumber: "F HIR l" })).toMatchObject({ drawing: { band: null } });
  });

  it("has a colour on which its number is read, in colour and in grey", () => {
    for (const colour of Object.values(USUAL_COLOURS)) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5]
        .map((place) => parseInt(colour.slice(place, place + 2), 16) / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      expect((luminance + 0.05) / 0.05).toBeGreaterThan(7);
    }
  });
});

describe("A card, a slip and a pocket", () => {
  const kartu = { ...hujan, authors: "Sapardi Djoko Damono" };
  it.each(CARD_KINDS)("say whose they are and stay within what is cut: %s", (kind) => {
    const { labelWidth: width, labelHeight: height } = cardSheets[kind];
    const { texts, lines } = drawCard(kind, { width, height }, kartu, "Perpustakaan SMA Negeri 1", measure);
    const written = texts.map(({ text }) => text);
    expect(written).toContain("Perpustakaan SMA Negeri 1");
    expect(written).toContain("B00001");
    expect(written).toContain("Hujan Bulan Juni");
    if (kind !== "slip") expect(written).toContain("Sapardi Djoko Damono");
    for (const { x, y, text, size, anchor } of texts) {
      const left = anchor === "start" ? x : x - (measure(text, 700) * size) / 2;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + measure(text, 700) * size).toBeLessThanOrEqual(width);
      expect(y).toBeLessThan(height);
    }
    for (const { x1, x2, y1, y2 } of lines) {
      expect(Math.min(x1, x2, y1, y2)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x1, x2)).toBeLessThanOrEqual(width);
      expect(Math.max(y1, y2)).toBeLessThanOrEqual(height);
    }
    expect(sheetProblem(cardSheets[kind])).toBeNull();
  });
});
