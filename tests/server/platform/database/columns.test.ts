import sql, { raw } from "sql-template-tag";
import { Column, Entity, PrimaryGeneratedColumn, type Relation } from "typeorm";

import {
  bool,
  type InsertOf,
  integer,
  nullable,
  omit,
  type PatchOf,
  pick,
  type RowOf,
  type Table,
  tableOf,
  typedAs,
} from "../../../../server/platform/database/columns.js";
import { entities } from "../../../../server/openDatabase.js";
import { dataSourceOf } from "../../../support/dataSourceOf.js";
import { onBothEngines } from "../../../support/database.js";
import { testWrite } from "../../../support/testWrite.js";

/** One column of every kind, and a name that SQL has a meaning for. */
@Entity("samples")
class Sample {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 190 })
  title: string;

  @Column({ type: "text", nullable: true })
  longText: string | null;

  @Column({ type: "varchar", length: 20, default: "good" })
  condition: "good" | "worn";

  @Column({ type: "int", nullable: true })
  price: number | null;

  @Column({ type: "boolean" })
  listed: boolean;

  @Column({ type: "boolean", nullable: true })
  checked: boolean | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime", nullable: true })
  deletedAt: Date | null;

  @Column({ type: "date", nullable: true })
  dueOn: string | null;

  @Column({ type: "simple-json", nullable: true })
  kept: { readonly names: readonly string[] } | null;

  parent?: Relation<Sample> | null;
}

const sampleTable = tableOf(Sample);

const full: InsertOf<Sample> = {
  title: "Qur'an “2” \\ `x`",
  longText: "Baris\nkedua",
  condition: "worn",
  price: 45_000,
  listed: true,
  checked: false,
  createdAt: new Date("2026-11-21T06:50:07Z"),
  deletedAt: new Date("1999-12-31T23:59:59Z"),
  dueOn: "2026-02-28",
  kept: { names: ["Andrea", "Ñ"] },
};
const bare: InsertOf<Sample> = {
  title: "",
  longText: null,
  condition: "good",
  price: null,
  listed: false,
  checked: null,
  createdAt: new Date(0),
  deletedAt: null,
  dueOn: null,
  kept: null,
};

onBothEngines("The columns of a table", (test) => {
  beforeAll(async () => {
    await test.database.write(testWrite, async (tx) => {
      const number =
        tx.engine === "sqlite" ? sql`INTEGER PRIMARY KEY AUTOINCREMENT` : sql`INT AUTO_INCREMENT PRIMARY KEY`;
      await tx.run(sql`CREATE TABLE samples (id ${number}, title VARCHAR(190) NOT NULL, long_text TEXT, \`condition\` VARCHAR(20) NOT NULL DEFAULT 'good', price INT,
        listed BOOLEAN NOT NULL, checked BOOLEAN, created_at DATETIME NOT NULL, deleted_at DATETIME, due_on DATE, kept TEXT)`);
    });
  });
  beforeEach(() => test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM samples`)));

  const write = (...rows: InsertOf<Sample>[]) => test.database.write(testWrite, (tx) => tx.insert(sampleTable, rows));
  const all = () =>
    test.database.read((reader) => reader.select(omit(sampleTable, "id"), sql`FROM samples ORDER BY id`));

  it("gives what was written, in the entity's types", async () => {
    await write(full, bare);

    expect(await all()).toEqual([full, bare]);
  });

  it("keeps an instant to the second, whatever its milliseconds", async () => {
    await write({ ...full, createdAt: new Date("2026-11-21T06:50:07.999Z") });

    expect((await all())[0]?.createdAt).toEqual(new Date("2026-11-21T06:50:07Z"));
  });

  it("gives a new row its number, or takes the one that is given", async () => {
    await write({ ...full, id: 70 });
    await write(full);

    const rows = await test.database.read((reader) =>
      reader.select(pick(sampleTable, "id"), sql`FROM samples ORDER BY id`),
    );
    expect(rows).toEqual([{ id: 70 }, { id: 71 }]);
  });

  it("adds thousands of rows in few statements, and none of none", async () => {
    const many = Array.from({ length: 3_500 }, (_, price) => ({ ...bare, price }));

    const statements = await test.counter.statementsDuring(() => write(...many));
    const none = await test.counter.statementsDuring(() => write());

    // On SQLite it is one that is run for each row.
    const few = test.engine === "sqlite" ? 1 : 4;
    expect(statements.filter((statement) => statement.startsWith("INSERT INTO samples"))).toHaveLength(few);
    expect(none.filter((statement) => statement.startsWith("INSERT"))).toEqual([]);
    expect((await all()).map(({ price }) => price)).toEqual(many.map(({ price }) => price));
  });

  it("changes what a patch says, by value or by SQL, and leaves the rest and the others alone", async () => {
    await write(full, bare);

    await test.database.write(testWrite, (tx) =>
      tx.update(
        sampleTable,
        {
          title: "Baru",
          longText: undefined,
          price: sql`price + ${1}`,
          listed: false,
          deletedAt: null,
          createdAt: bare.createdAt,
          kept: { names: [] },
        },
        sql`${sampleTable.title} = ${full.title}`,
      ),
    );

    expect(await all()).toEqual([
      {
        ...full,
        title: "Baru",
        price: 45_001,
        listed: false,
        deletedAt: null,
        createdAt: bare.createdAt,
        kept: { names: [] },
      },
      bare,
    ]);
  });

  it("takes of a wider object what the table has", async () => {
    await write(full);

    await test.database.write(testWrite, (tx) => {
      const wider = { title: "Baru", authors: ["Andrea"], id: undefined };
      return tx.update(sampleTable, wider, sql`1 = 1`);
    });

    expect(await all()).toEqual([{ ...full, title: "Baru" }]);
  });

  it("inserts what may be there with what is to happen then", async () => {
    await write({ ...full, id: 1 });

    await test.database.write(testWrite, (tx) =>
      tx.insert(
        sampleTable,
        [{ ...bare, id: 1 }],
        tx.engine === "sqlite" ? sql`ON CONFLICT (id) DO UPDATE SET price = 7` : sql`ON DUPLICATE KEY UPDATE price = 7`,
      ),
    );

    expect(await all()).toEqual([{ ...full, price: 7 }]);
  });

  it("selects columns of several tables, of a missing row too, and what is made of them", async () => {
    await write({ ...full, id: 1 }, { ...bare, id: 2, price: 1 });
    const parent = tableOf(Sample, "parent");

    const rows = await test.database.read((reader) =>
      reader.select(
        {
          ...pick(sampleTable, "id", "condition"),
          parentListed: nullable(parent.listed),
          parentSince: nullable(parent.createdAt),
          since: typedAs(sampleTable.deletedAt, sql`COALESCE(${sampleTable.deletedAt}, ${sampleTable.createdAt})`),
          isDear: bool(sql`COALESCE(samples.price, 0) > ${1_000}`),
        },
        sql`FROM samples LEFT JOIN samples parent ON ${parent.id} = ${sampleTable.price}
          WHERE ${sampleTable.id} < ${9} ORDER BY ${sampleTable.id}`,
      ),
    );
    const [sums] = await test.database.read((reader) =>
      reader.select(
        {
          count: integer(sql`COUNT(*)`),
          sum: integer(sql`SUM(price)`),
          latest: typedAs(sampleTable.createdAt, sql`MAX(created_at)`),
        },
        sql`FROM samples`,
      ),
    );

    expect(rows).toEqual([
      { id: 1, condition: "worn", parentListed: null, parentSince: null, since: full.deletedAt, isDear: true },
      {
        id: 2,
        condition: "good",
        parentListed: true,
        parentSince: full.createdAt,
        since: bare.createdAt,
        isDear: false,
      },
    ]);
    expect(sums).toEqual({ count: 2, sum: 45_001, latest: full.createdAt });
  });

  it("throws where a row has not what it always has", async () => {
    const parent = tableOf(Sample, "parent");
    await write(full);

    await expect(
      test.database.read((reader) =>
        reader.select(pick(parent, "title"), sql`FROM samples LEFT JOIN samples parent ON 1 = 0`),
      ),
    ).rejects.toThrow("title is null or missing");
    await expect(
      test.database.read((reader) => reader.select({ sum: integer(sql`SUM(price)`) }, sql`FROM samples WHERE 1 = 0`)),
    ).rejects.toThrow("sum is null or missing");
    await expect(
      test.database.read((reader) =>
        reader.select({ sum: integer(sql`price / 7`) }, sql`FROM (SELECT 1.5 AS price) AS halves`),
      ),
    ).rejects.toThrow("not an integer");
  });

  it("writes nothing that is null or missing or null where it may not be", async () => {
    await expect(write({ ...full, title: undefined } as unknown as InsertOf<Sample>)).rejects.toThrow(
      "samples.`title`",
    );
    await expect(write({ ...full, title: null } as unknown as InsertOf<Sample>)).rejects.toThrow("samples.`title`");
    await expect(
      test.database.write(testWrite, (tx) => tx.update(sampleTable, { title: undefined }, sql`1 = 1`)),
    ).rejects.toThrow("Nothing to update in samples");
    expect(await all()).toEqual([]);
  });

  it("are those that TypeORM knows, for every table of the product", async () => {
    const known = await test.database.write(testWrite, (reader) =>
      Promise.resolve(entities.map((entity) => dataSourceOf(reader).getMetadata(entity))),
    );

    for (const { target, tableName, columns } of known) {
      const table: Readonly<Record<string, Table<Sample>["longText"]>> = tableOf(target as new () => object);
      expect(
        Object.entries(table).map(([name, column]) => [name, column.sql.replaceAll("`", ""), column.isNullable]),
      ).toEqual(
        columns.map(({ propertyName, databaseName, isNullable }) => [
          propertyName,
          `${tableName}.${databaseName}`,
          isNullable,
        ]),
      );
      await expect(
        test.database.read((reader) => reader.select(table, sql`FROM ${raw(tableName)} WHERE 1 = 0`)),
      ).resolves.toEqual([]);
    }
  });
});

describe("The types of a table's columns", () => {
  type Same<Left, Right> = [Left, Right] extends [Right, Left] ? true : false;
  type Fits<Given, Into> = Given extends Into ? true : false;
  type Row = InsertOf<Sample>;
  type With<Given> = Omit<Row, keyof Given> & Given;
  type Name =
    | "id"
    | "title"
    | "longText"
    | "condition"
    | "price"
    | "listed"
    | "checked"
    | "createdAt"
    | "deletedAt"
    | "dueOn"
    | "kept";

  const some = {
    ...pick(sampleTable, "id", "longText"),
    parent: nullable(sampleTable.createdAt),
    count: integer(sql`COUNT(*)`),
  };
  const most = omit(sampleTable, "title", "longText", "condition", "price", "checked", "deletedAt", "kept");

  it("are those of the entity, of what is picked and what is left out", () => {
    const claims = [
      true satisfies Same<keyof RowOf<Table<Sample>>, Name>,
      true satisfies Same<
        RowOf<typeof some>,
        { id: number; longText: string | null; parent: Date | null; count: number }
      >,
      true satisfies Same<RowOf<typeof most>, { id: number; listed: boolean; createdAt: Date; dueOn: string | null }>,
      true satisfies Same<RowOf<Table<Sample>>["condition"], "good" | "worn">,
    ];

    expect(claims).toHaveLength(4);
    expect(Object.keys(some)).toEqual(["id", "longText", "parent", "count"]);
    expect(Object.keys(most)).toEqual(["id", "listed", "createdAt", "dueOn"]);
  });

  it("refuse a column that the table does not have", () => {
    const claims = [
      false satisfies Fits<"titel", Parameters<typeof pick<Table<Sample>, keyof Table<Sample> & string>>[1]>,
      false satisfies Fits<"titel", keyof Table<Sample>>,
      // It leads to another row.
      false satisfies Fits<"parent", keyof Table<Sample>>,
      true satisfies Same<keyof PatchOf<Sample>, Name>,
    ];

    expect(claims).toHaveLength(4);
  });

  it("refuse a row that forgets a column, may it be empty or have a default, and a value of another type", () => {
    const claims = [
      true satisfies Fits<Omit<Row, "id">, Row>,
      false satisfies Fits<Omit<Row, "title">, Row>,
      false satisfies Fits<Omit<Row, "longText">, Row>,
      false satisfies Fits<Omit<Row, "condition">, Row>,
      false satisfies Fits<With<{ readonly title: null }>, Row>,
      false satisfies Fits<With<{ readonly listed: number }>, Row>,
      false satisfies Fits<With<{ readonly createdAt: string }>, Row>,
      false satisfies Fits<With<{ readonly condition: "torn" }>, Row>,
      true satisfies Fits<{ readonly price: null; readonly title: undefined }, PatchOf<Sample>>,
      false satisfies Fits<{ readonly title: null }, PatchOf<Sample>>,
      false satisfies Fits<{ readonly price: string }, PatchOf<Sample>>,
    ];

    expect(claims).toHaveLength(11);
  });
});
