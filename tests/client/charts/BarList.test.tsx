import { render, screen, within } from "@testing-library/react";
import { BarList } from "../../../client/charts/BarList";

/** Of each row in turn, in percent; null where there is no bar. */
const widths = () =>
  screen.getAllByRole("listitem").map((item) => item.querySelector("rect")?.getAttribute("width") ?? null);

test("each name has its number and a bar in proportion to the largest; nothing has none, and a little is still seen", () => {
  render(
    <BarList
      label="Peminjaman per kelas"
      noun="peminjaman"
      rows={[
        { key: "x1", name: "X-1", count: 2000 },
        { key: "x2", name: "X-2", count: 500 },
        { key: "x3", name: "X-3", count: 1 },
        { key: "x4", name: "X-4", count: 0 },
        { key: "x5", name: "X-5", count: -40 },
      ]}
    />,
  );
  const list = screen.getByRole("list", { name: "Peminjaman per kelas" });
  expect(within(list).getAllByRole("listitem")[0]).toHaveTextContent("X-12.000 peminjaman");
  expect(widths()).toEqual(["100%", "25%", "1.5%", null, null]);
});

test("a sum is shown as its own text, and something small may stand before the names", () => {
  render(
    <BarList
      label="Denda per bulan"
      rows={[
        { key: "a", name: "November", count: 12_000, text: "Rp12.000", before: <i>1</i> },
        { key: "b", name: "Desember", count: 0, text: "Rp0" },
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["1NovemberRp12.000", "DesemberRp0"]);
});
