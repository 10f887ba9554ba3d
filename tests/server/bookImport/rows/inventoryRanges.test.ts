import { numbersOfCell } from "../../../../server/bookImport/rows/inventoryRanges.js";

describe("The inventory numbers of a cell", () => {
  it.each<[string, number | null, string[]]>([
    ["1001-1003", 3, ["1001", "1002", "1003"]],
    ["0099 – 0101", 3, ["0099", "0100", "0101"]],
    ["1006 s/d 1008", null, ["1006", "1007", "1008"]],
    ["1006 s.d. 1008", 3, ["1006", "1007", "1008"]],
    ["1 sampai dengan 2", null, ["1", "2"]],
    ["0001-0002/P/2022", 2, ["0001/P/2022", "0002/P/2022"]],
    ["0001/P/2022 - 0002/P/2022", 2, ["0001/P/2022", "0002/P/2022"]],
    ["B.9-B.11", 3, ["B.9", "B.10", "B.11"]],
    ["1001-1002, 1010", 3, ["1001", "1002", "1010"]],
    ["1001; 1002", 2, ["1001", "1002"]],
  ])("%s with a count of %s are the numbers of a range", (cell, count, numbers) => {
    expect(numbersOfCell(cell, count, 1_000)).toEqual(numbers);
  });

  it.each<[string, number | null, string[]]>([
    // No count says that it is a range, another one that it is none.
    ["1001-1003", null, ["1001-1003"]],
    ["1001-1003", 2, ["1001-1003"]],
    ["1006 s/d 1008", 2, ["1006 s/d 1008"]],
    ["2022-001", 1, ["2022-001"]],
    ["1003-1001", 3, ["1003-1001"]],
    ["A1-B3", 3, ["A1-B3"]],
    ["0001/P/2022", null, ["0001/P/2022"]],
    ["1 s/d 999999", null, ["1 s/d 999999"]],
    ["- ; ", null, []],
  ])("%s with a count of %s are as they stand", (cell, count, numbers) => {
    expect(numbersOfCell(cell, count, 1_000)).toEqual(numbers);
  });
});
