import { code128 } from "../../../client/ui/barcode/code128";
import { fitToPixels } from "../../../client/ui/barcode/fitToPixels";

test("digits are encoded in pairs, letters one by one", () => {
  // Start, check and stop are 35 modules, each sign 11, the margins 10 on both sides.
  expect(code128("20260117")?.modules).toBe(35 + 4 * 11 + 20);
  expect(code128("ABCD")?.modules).toBe(35 + 4 * 11 + 20);
  expect(code128("A".repeat(40))?.modules).toBe(35 + 40 * 11 + 20);
});

test("the bars leave the margins light and never touch", () => {
  const pattern = code128("AB/2026-7.x");
  const { bars = [], modules = 0 } = pattern ?? {};
  expect(bars[0]?.at).toBe(10);
  const last = bars.at(-1);
  expect((last?.at ?? 0) + (last?.width ?? 0)).toBe(modules - 10);
  bars.forEach(({ at, width }, index) => expect(at + width).toBeLessThan(bars[index + 1]?.at ?? modules));
});

test("characters outside Code 128 give no barcode", () => {
  for (const text of ["", "siswa→7", "é", "1\n2"]) expect(code128(text)).toBeNull();
});

test("every module is the same whole number of pixels, in the middle of its room", () => {
  const { offset, length } = fitToPixels(110, 652);
  const perModule = 652 / length;
  expect(perModule).toBeCloseTo(5);
  expect(-offset * perModule).toBeCloseTo(51);
  expect(fitToPixels(495, 300)).toEqual({ offset: 0, length: 495 });
});
