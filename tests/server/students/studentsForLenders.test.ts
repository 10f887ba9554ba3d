import sql from "sql-template-tag";

import type { Engine } from "../../../server/platform/database/Database.js";
import { StudentService } from "../../../server/students/StudentService.js";
import { onBothEngines } from "../../support/database.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { givenLibrarianWith, givenStudent } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

const nisnOf = (engine: Engine) =>
  engine === "sqlite" ? sql`'0061234' || SUBSTR(nis, 3)` : sql`CONCAT('0061234', SUBSTR(nis, 3))`;
const searchKeyOf = (engine: Engine) =>
  engine === "sqlite"
    ? sql`search_key || ' 0061234' || SUBSTR(nis, 3)`
    : sql`CONCAT(search_key, ' 0061234', SUBSTR(nis, 3))`;

onBothEngines("Members for who lends and does not look after them", (test) => {
  const students = () => new StudentService(test.database, "Asia/Jakarta");

  it("are found by name and not listed, without where they live or how to reach them", async () => {
    const lender = await givenLibrarianWith(test.database, { circulation: "write" });
    const keeper = await givenLibrarianWith(test.database, { members: "read" });
    const id = await givenStudent(test.database, { nis: "77001", name: "Rina Puspita", className: "X IPA 1" });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET phone = '0812', email = 'a@b.id', address = 'Jl. Melati', guardian_name = 'Bu Ani'
        WHERE id = ${id}`),
    );
    const hidden = { name: "Rina Puspita", phone: null, email: null, address: null, guardianName: null };
    const shown = {
      name: "Rina Puspita",
      phone: "0812",
      email: "a@b.id",
      address: "Jl. Melati",
      guardianName: "Bu Ani",
    };
    const one = { id: null, databaseId: null, nis: "77001" };

    for (const [viewer, expected] of [
      [lender, hidden],
      [keeper, shown],
    ] as const) {
      const { edges } = await students().page(viewer, { search: "rina" }, {});
      expect(edges.map(({ node }) => node)).toEqual([expect.objectContaining({ ...expected, className: "X IPA 1" })]);
      expect(await students().byId(viewer, id)).toMatchObject(expected);
      expect(await students().byIds(viewer, [id])).toEqual([expect.objectContaining(expected)]);
      expect(await students().one(viewer, one)).toMatchObject(expected);
    }
    for (const search of [null, "", " r "]) {
      expect((await expectDomainError(students().page(lender, { search }, {}))).kind).toBe("forbidden");
      expect((await expectDomainError(students().count(lender, { search }))).kind).toBe("forbidden");
    }
    expect((await students().page(keeper, {}, {})).edges.length).toBeGreaterThan(0);
  });

  it("are a page of those that a search names, whose NISN cannot be spelled out by it", async () => {
    const lender = await givenLibrarianWith(test.database, { circulation: "write" });
    const keeper = await givenLibrarianWith(test.database, { members: "read" });
    for (let number = 100; number < 125; number += 1) {
      await givenStudent(test.database, { nis: `88${number}`, name: `Budi ${number}` });
    }
    // As `studentKeys` keeps a NISN among what is searched.
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`UPDATE students SET nisn = ${nisnOf(test.engine)}, search_key = ${searchKeyOf(test.engine)} WHERE nis LIKE '88%'`,
      ),
    );
    const found = async (viewer: typeof lender, search: string) =>
      (await students().page(viewer, { search }, { first: 100 })).edges.length;

    expect([await found(keeper, "budi"), await found(lender, "budi")]).toEqual([25, 20]);
    expect((await students().page(lender, { search: "budi" }, {})).hasNextPage).toBe(false);
    expect([await found(keeper, "0061234"), await found(lender, "0061234"), await found(lender, "88124")]).toEqual([
      25, 0, 1,
    ]);
    for (const [search, page] of [
      ["--", {}],
      ["b u d i", {}],
      ["budi", { after: "x" }],
      ["budi", { last: 5 }],
    ] as const) {
      expect((await expectDomainError(students().page(lender, { search }, page))).kind).toBe("forbidden");
    }
  });
});
