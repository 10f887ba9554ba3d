import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { columnWidths } from "../../../client/admin/table/columnWidths";
import { DataTable } from "../../../client/admin/table/DataTable";
import { tableSelection } from "../../../client/admin/table/selection/tableSelection";
import { shownColumns, type TableColumn, type TableSort } from "../../../client/admin/table/TableColumn";
import { useTableSelection } from "../../../client/admin/table/selection/useTableSelection";

interface Person {
  id: string;
  name: string;
  town: string | null;
}

const columns: TableColumn<Person>[] = [
  {
    key: "name",
    label: "Nama",
    width: "fill",
    textOf: ({ name }) => name,
    shown: "always",
    sort: { by: "name", first: "ascending" },
    cell: ({ name }, tabIndex) => (
      <a href={`#${name}`} tabIndex={tabIndex}>
        {name}
      </a>
    ),
  },
  {
    key: "age",
    label: "Umur",
    width: "narrow",
    shown: "byChoice",
    sort: { by: "age", first: "descending" },
    cell: () => "7",
  },
  {
    key: "town",
    label: "Kota",
    width: "text",
    textOf: ({ town }) => town,
    shown: "usually",
    cell: ({ town }) => town,
  },
];
const people: Person[] = ["Ani", "Budi", "Citra", "Dewi", "Eka"].map((name, index) => ({
  id: name,
  name,
  town: index === 1 ? null : "Bogor",
}));
const selected = tableSelection<Person>();
const requestedSorts: TableSort[] = [];

function People({ rows = people }: { rows?: Person[] }) {
  const selection = useTableSelection(selected);
  const [sort, setSort] = useState<TableSort>({ by: "name", isReversed: false });
  return (
    <DataTable
      label="Orang"
      columns={shownColumns(columns, ["age", "town"])}
      rows={rows}
      actions={[]}
      toItem={(row) => row}
      nameOf={({ name }) => name}
      selection={selection}
      sort={sort}
      onSort={(wanted) => {
        requestedSorts.push(wanted);
        setSort(wanted);
      }}
    />
  );
}

const chosen = () => [...selected().keys()];
const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });
beforeEach(() => {
  selected(new Map());
  requestedSorts.length = 0;
});

test("shows the default columns until others are chosen, and fixed columns always", () => {
  expect(shownColumns(columns, null).map(({ key }) => key)).toEqual(["name", "town"]);
  expect(shownColumns(columns, []).map(({ key }) => key)).toEqual(["name"]);
  expect(shownColumns(columns, ["age"]).map(({ key }) => key)).toEqual(["name", "age"]);
});

test("columns of text share the width by what most rows say, and an empty one keeps no more than its heading", () => {
  const long = people.map((person) => ({ ...person, name: "Judul dengan tiga puluh lima huruf..", town: null }));
  expect(columnWidths(columns, long)).toEqual(["cell-fill letters-44", "cell-narrow", "cell-text letters-4"]);
  expect(columnWidths(columns, people)).toEqual(["cell-fill letters-32", "cell-narrow", "cell-text letters-6"]);
  const endless = [{ id: "1", name: "Ani", town: "Kota ".repeat(20) }];
  expect(columnWidths(columns, endless)[2]).toBe("cell-text letters-24");
  // One long text of many takes nothing from the others.
  const mostShort = [
    ...Array.from({ length: 49 }, (_, index) => ({ id: `${index}`, name: "Ani", town: "Solo" })),
    ...endless,
  ];
  expect(columnWidths(columns, mostShort)[2]).toBe("cell-text letters-4");
});

test("a column header sorts in its first direction, then reversed, and announces it", async () => {
  render(<People />);
  const heading = screen.getByRole("columnheader", { name: "Nama" });
  expect(heading).toHaveAttribute("aria-sort", "ascending");
  await userEvent.click(within(heading).getByRole("button"));
  expect(heading).toHaveAttribute("aria-sort", "descending");
  await userEvent.click(screen.getByRole("button", { name: "Umur" }));
  expect(screen.getByRole("columnheader", { name: "Umur" })).toHaveAttribute("aria-sort", "descending");
  expect(heading).not.toHaveAttribute("aria-sort");
  expect(screen.getByRole("columnheader", { name: "Kota" })).not.toHaveAttribute("aria-sort");
  expect(requestedSorts).toEqual([
    { by: "name", isReversed: true },
    { by: "age", isReversed: false },
  ]);
});

test("a click in a row selects it, a click on its link does not, and Shift+click selects the range", () => {
  render(<People />);
  fireEvent.click(within(row("Budi")).getByText("7"));
  expect(chosen()).toEqual(["Budi"]);
  fireEvent.click(within(row("Citra")).getByRole("link"));
  expect(chosen()).toEqual(["Budi"]);
  fireEvent.click(within(row("Eka")).getByText("Bogor"), { shiftKey: true });
  expect(chosen()).toEqual(["Budi", "Citra", "Dewi", "Eka"]);
  fireEvent.click(within(row("Budi")).getByRole("checkbox"));
  fireEvent.click(within(row("Dewi")).getByText("Bogor"), { shiftKey: true });
  expect(chosen()).toEqual(["Eka"]);
});

test("the table is one stop for the Tab key, and the arrow keys go from row to row", async () => {
  render(<People />);
  const stops = () =>
    screen.getAllByRole("checkbox").filter((box) => box.tabIndex === 0 && box.closest("[data-index]"));
  expect(stops()).toHaveLength(1);
  act(() => within(row("Ani")).getByRole("checkbox").focus());
  await userEvent.keyboard("{ArrowDown}{ArrowDown} ");
  expect(chosen()).toEqual(["Citra"]);
  expect(within(row("Citra")).getByRole("checkbox")).toHaveFocus();
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  expect(chosen()).toEqual(["Citra", "Dewi"]);
  await userEvent.keyboard("{End}");
  expect(within(row("Eka")).getByRole("checkbox")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Home}");
  expect(within(row("Ani")).getByRole("checkbox")).toHaveFocus();
  expect(stops()).toHaveLength(1);
});

test("Enter on a row opens it", async () => {
  render(<People />);
  act(() => within(row("Dewi")).getByRole("checkbox").focus());
  await userEvent.keyboard("{Enter}");
  expect(location.hash).toBe("#Dewi");
});

test("one checkbox selects and clears all visible rows and shows a partial selection", async () => {
  const { rerender } = render(<People />);
  const every = screen.getByRole<HTMLInputElement>("checkbox", { name: "Pilih semua baris yang tampil" });
  fireEvent.click(within(row("Budi")).getByRole("checkbox"));
  expect(every.indeterminate).toBe(true);
  await userEvent.click(every);
  expect(chosen()).toHaveLength(5);
  expect(every.checked).toBe(true);
  rerender(<People rows={people.slice(0, 2)} />);
  await userEvent.click(every);
  expect(chosen()).toEqual(["Citra", "Dewi", "Eka"]);
});
