import { parseRow } from "../../../../server/bookImport/rows/parseRow.js";
import { measureCpuMs } from "../../../support/measureCpuMs.js";
import { formatOf } from "./planning.js";

/** A row may hold four times as much; what looks at every letter from every letter takes minutes for this already. */
const CELL_LENGTH = 250_000;
const MOST_MS = 250;
const COLUMNS = ["title", "authors", "publish_year", "classification", "call_number", "subjects", "item_code"];
const UNITS = ["<", ";", "<;", " ", "\n", ",", ".", "1", "1 ", "A. ", "Dr. ", "I", "(", "-", "<a>", "İ", "x;<"];

test.each(COLUMNS)(
  "a cell of %s of any one sign, however long, is read within a quarter of a second",
  async (column) => {
    const format = formatOf(["title", column]);
    const slow: string[] = [];
    for (const unit of UNITS) {
      for (const [begin, end] of [
        ["", ""],
        ["", "!"],
        ["<", ""],
      ] as const) {
        const cell = begin + unit.repeat(Math.ceil(CELL_LENGTH / unit.length)) + end;
        const cells = column === "title" ? [cell] : ["Judul", cell];
        const spent = await measureCpuMs(async () => Promise.resolve(parseRow({ number: 2, cells }, format)));
        if (spent > MOST_MS) slow.push(`${begin}${JSON.stringify(unit)}${end}: ${Math.round(spent)} ms`);
      }
    }
    expect(slow).toEqual([]);
  },
);
