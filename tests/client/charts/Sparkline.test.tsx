import { render, screen } from "@testing-library/react";
import { Sparkline } from "../../../client/charts/Sparkline";

const months = (...counts: number[]) =>
  counts.map((count, index) => ({ period: `2026-${String(index + 1).padStart(2, "0")}`, count }));
/** The heights at which the line bends, from the top. */
const heights = () => {
  const line = screen.getByRole("img").querySelector("path[fill=none]")?.getAttribute("d") ?? "";
  return [...line.matchAll(/ ([\d.]+)/gu)].map(([, height]) => Number(height));
};

test("a small line says its beginning and its end, and rises with the figure", () => {
  render(<Sparkline points={months(16_000, 16_200, 16_538)} />);

  expect(screen.getByRole("img", { name: "Januari 2026: 16.000, Maret 2026: 16.538" })).toBeTruthy();
  const [first = 0, second = 0, third = 0] = heights();
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
  expect(third).toBeGreaterThan(0);
});

test("what does not change is a level line, and a single month is none", () => {
  const { rerender } = render(<Sparkline points={months(0, 0, 0)} />);
  expect(new Set(heights()).size).toBe(1);

  rerender(<Sparkline points={months(7)} />);
  expect(screen.queryByRole("img")).toBeNull();
});
