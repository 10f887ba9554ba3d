import sql from "sql-template-tag";

import { codesStartingAt, nextItemCodes } from "../../../../server/books/copies/itemCodes/itemCodes.js";
import { dataSourceOf } from "../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("The next item codes", (test) => {
  /** As if the library had these copies and no others. */
  const after = async (...itemCodes: readonly string[]) => {
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM copies`);
      await tx.run(sql`UPDATE books SET held_copies = 0`);
    });
    await givenBooks(test.database, [{ copies: itemCodes.map((itemCode) => ({ itemCode })) }]);
    return test.database.write(testWrite, (tx) => nextItemCodes(tx, 2));
  };

  it("begin at B00001", async () => {
    expect(await after()).toEqual(["B00001", "B00002"]);
  });

  it("go on behind the highest, whatever came last and whatever is missing between", async () => {
    expect(await after("B00007", "B00120", "B00003")).toEqual(["B00121", "B00122"]);
  });

  it("take the commonest pattern, with its zeros or without", async () => {
    expect(await after("B00001", "SMA/0098", "SMA/0099", "K-1", "SMA/0012")).toEqual(["SMA/0100", "SMA/0101"]);
    expect(await after("P9", "P10", "P2")).toEqual(["P11", "P12"]);
    expect(await after("0998", "0999")).toEqual(["1000", "1001"]);
  });

  it("grow beyond their digits and go on from there", async () => {
    expect(await after("B9998", "B9999", "B0001")).toEqual(["B10000", "B10001"]);
    expect(await after("B0001", "B9999", "B10000", "B10001")).toEqual(["B10002", "B10003"]);
  });

  it("learn nothing from codes that end in letters, ISBNs, an import's own, or one code among others", async () => {
    expect(await after("0001/SMP/2019", "0002/SMP/2019")).toEqual(["B00001", "B00002"]);
    expect(await after("9789793062792", "9789793062793")).toEqual(["B00001", "B00002"]);
    expect(await after("E7QK2M-12-1", "E7QK2M-12-2", "E7QK2M-12-3", "B00001S")).toEqual(["B00001", "B00002"]);
    expect(await after("X-1")).toEqual(["X-2", "X-3"]);
  });

  it("keep the usual length where a code has another, and step over such as are given away", async () => {
    expect(await after("B00001", "B000017", "B00002-A", "B00002")).toEqual(["B00018", "B00019"]);
    const besides = await test.database.read((reader) => nextItemCodes(reader, 3, ["B00019", "B00021"]));
    expect(besides).toEqual(["B00022", "B00023", "B00024"]);
  });

  it("never give a code of an unfinished import away", async () => {
    await after("B00001", "B00002");
    await givenBooks(test.database, [{ copies: [{ itemCode: "B00003" }, { itemCode: "B00009" }] }], { listed: false });
    expect(await test.database.read((reader) => nextItemCodes(reader, 1))).toEqual(["B00010"]);
  });

  it("cost as many statements for a thousand as for one, and read as little of twenty thousand copies", async () => {
    await after(...Array.from({ length: 20_000 }, (_, index) => `B${String(index + 1).padStart(5, "0")}`));
    const forOne = await test.counter.statementsDuring(() => test.database.read((reader) => nextItemCodes(reader, 1)));
    const forMany = await test.counter.statementsDuring(async () => {
      expect((await test.database.read((reader) => nextItemCodes(reader, 1_000))).at(-1)).toBe("B21000");
    });
    expect(forMany.length).toBe(forOne.length);
    expect(forOne).toHaveLength(3);

    const highest = forOne.find((statement) => statement.includes("item_code >=")) ?? "";
    const plan = await test.database.read((reader) =>
      dataSourceOf(reader).query<Record<string, unknown>[]>(
        `${test.engine === "sqlite" ? "EXPLAIN QUERY PLAN" : "EXPLAIN"} ${highest}`,
        ["B00000", "B99999", 200],
      ),
    );
    expect(JSON.stringify(plan)).toContain("uq_copies_item_code");
    expect(JSON.stringify(plan)).not.toMatch(/filesort|TEMP B-TREE/u);
  });
});

describe("Codes that run on from a first one", () => {
  it("keep its zeros, and need a number at its end", () => {
    expect(codesStartingAt("B00098", 3)).toEqual(["B00098", "B00099", "B00100"]);
    expect(codesStartingAt("B00001S", 3)).toBeNull();
  });
});
