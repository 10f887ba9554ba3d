import { parseRow } from "../../../../server/bookImport/rows/parseRow.js";
import { measureCpuMs } from "../../../support/measureCpuMs.js";
import { formatOf } from "./planning.js";

/** A row may hold four times as much; what looks at every letter from every letter takes minutes for this already. */
const CELL_LENGTH = 250_000;
const MOST_MS = 250;
const COLUMNS = ["title", "authors", "publish_year", "classification", "call_number", "subjects", "item_code"];
const UNITS = ["<", ";", "<;", " ", "\n", ",", ".", "1", "1 ", "A. ", "Dr. ", "I", "(", "-", "<a>", "İ", "x;<"];

/** On a slow machine what takes longer must at least grow with the cell (8 times), not with its square (64 times). */
const MOST_GROWTH = 24;
const PART = 8;
/** The fastest of so many readings is taken for the growth: a collection of garbage falls into one, not into all. */
const READINGS = 3;

test.each(COLUMNS)(
  "a cell of %s of any one sign, however long, is read within a quarter of a second",
  async (column) => {
    const format = formatOf(["title", column]);
    const spentOn = (cell: string) =>
      measureCpuMs(async () =>
        Promise.resolve(parseRow({ number: 2, cells: column === "title" ? [cell] : ["Judul", cell] }, format)),
      );
    const fastest = async (cell: string) => {
      const readings: number[] = [];
      while (readings.length < READINGS) readings.push(await spentOn(cell));
      return Math.min(...readings);
    };
    const slow: string[] = [];
    for (const unit of UNITS) {
      for (const [begin, end] of [
        ["", ""],
        ["", "!"],
        ["<", ""],
      ] as const) {
        const cellOf = (length: number) => begin + unit.repeat(Math.ceil(length / unit.length)) + end;
        const spent = await spentOn(cellOf(CELL_LENGTH));
        if (spent <= MOST_MS) continue;
        const growth = (await fastest(cellOf(CELL_LENGTH))) / (await fastest(cellOf(CELL_LENGTH / PART)));
        if (growth > MOST_GROWTH) slow.push(`${begin}${JSON.stringify(unit)}${end}: ${Math.round(spent)} ms`);
      }
    }
    expect(slow).toEqual([]);
  },
);
