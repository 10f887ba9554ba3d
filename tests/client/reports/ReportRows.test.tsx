import { render, screen } from "@testing-library/react";
import { ReportRows } from "../../../client/reports/ReportRows";

const show = (count: number, total: number) =>
  render(
    <ReportRows
      label="Terlambat"
      noun="peminjaman"
      rows={Array.from({ length: count }, (_, index) => ({ key: String(index), row: `Baris ${index + 1}` }))}
      total={total}
      onMore={null}
    />,
  );

test("paper has a hundred rows at most, and says where the rest is", () => {
  show(120, 1_500);
  const printed = screen.getAllByRole("listitem").filter((row) => !row.classList.contains("print:hidden"));
  expect(printed.map(({ textContent }) => textContent).at(-1)).toBe("Baris 100");
  expect(screen.getByText("Dicetak 100 dari 1.500 peminjaman. Selengkapnya ada di CSV.")).toHaveClass("only-print");
});

test("paper says nothing of a rest that there is not", () => {
  show(40, 40);
  expect(screen.queryByText(/Selengkapnya/)).toBeNull();
});
