import { getMetadataArgsStorage } from "typeorm";

import { plainReadme } from "../../../../server/backup/plain/plainReadme.js";
import {
  COLUMNS,
  LEFT_OUT_COLUMNS,
  NAMES,
  REFERENCES,
  REFERENCES_OF,
} from "../../../../server/backup/plain/plainColumns.js";
import { isLeftOut, plainFiles, targetOf, toldOf } from "../../../../server/backup/plain/plainSelect.js";
import { LEFT_OUT_TABLES, PLAIN_TABLES } from "../../../../server/backup/plain/plainTables.js";
import { openSnapshot } from "../../../../server/backup/rows/openSnapshot.js";
import { entities } from "../../../../server/openDatabase.js";
import { SnakeCaseNaming } from "../../../../server/platform/database/columns.js";
import { required } from "../../../../server/platform/required.js";
import { onBothEngines } from "../../../support/database.js";

const storage = getMetadataArgsStorage();
const tableOfClass = (target: unknown) => storage.tables.find((table) => table.target === target)?.name ?? "";
const tables = entities.map(tableOfClass);

onBothEngines("What is told of the tables that go out", (test) => {
  const opened = async () => required(await openSnapshot(test.url), "a library");

  it("tells of every table that it goes or why it stays, and of none that there is not", () => {
    expect([...Object.keys(PLAIN_TABLES), ...Object.keys(LEFT_OUT_TABLES)].sort()).toEqual([...tables].sort());
  });

  it("tells of every column that goes what it is, in both languages", async () => {
    const snapshot = await opened();
    const untold = snapshot.tables
      .filter(({ name }) => name in PLAIN_TABLES)
      .flatMap(({ name, columns }) => columns.map((column) => ({ table: name, column: column.name })))
      .filter(({ table, column }) => !isLeftOut(table, column) && toldOf(table, column) === undefined)
      .map(({ table, column }) => `${table}.${column}`);
    await snapshot.close();
    expect(untold).toEqual([]);
  });

  it("tells of no column that no table has", async () => {
    const snapshot = await opened();
    const there = new Set(snapshot.tables.flatMap(({ columns }) => columns.map(({ name }) => name)));
    const ofTable = (table: string) =>
      snapshot.tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    await snapshot.close();
    const common = [COLUMNS, LEFT_OUT_COLUMNS, REFERENCES].flatMap((list) => Object.keys(list));
    expect(common.filter((name) => !there.has(name))).toEqual([]);
    const own = Object.entries(PLAIN_TABLES).flatMap(([table, { columns, leftOut }]) =>
      Object.keys({ ...columns, ...leftOut, ...REFERENCES_OF[table] }).map((column) => ({ table, column })),
    );
    expect(own.filter(({ table, column }) => !ofTable(table).includes(column))).toEqual([]);
    expect(
      Object.entries(NAMES).filter(([table, names]) => names.some((one) => !ofTable(table).includes(one))),
    ).toEqual([]);
  });

  it("points where the entities point", () => {
    const naming = new SnakeCaseNaming();
    const wrong = storage.joinColumns
      .map(({ target, propertyName, name = "" }) => {
        const relation = storage.relations.find((one) => one.target === target && one.propertyName === propertyName);
        const to = relation && tableOfClass((relation.type as () => unknown)());
        return { table: tableOfClass(target), column: naming.columnName(name, undefined, []), to };
      })
      .filter(({ table, column }) => table in PLAIN_TABLES && !isLeftOut(table, column))
      .filter(({ table, column, to }) => targetOf(table, column) !== to);
    expect(wrong).toEqual([]);
  });

  it("lets nothing out that opens something", async () => {
    const snapshot = await opened();
    const names = plainFiles(snapshot).flatMap(({ table, columns }) => columns.map(({ name }) => `${table}.${name}`));
    await snapshot.close();
    expect(names.filter((name) => /hash|secret|token|password$|sealed|ticket/u.test(name))).toEqual([]);
  });

  it("is written out for every file and every column in Indonesian and in English", async () => {
    const snapshot = await opened();
    const files = plainFiles(snapshot);
    await snapshot.close();
    const readme = plainReadme({ madeAt: new Date(), version: "1.0.0", files, hasStoredFiles: false });
    const [indonesian = "", english = ""] = readme.split("\n---\n");
    for (const { fileName, columns } of files) {
      for (const [half, language] of [
        [indonesian, 0],
        [english, 1],
      ] as const) {
        const [, section = ""] = half.split(`### ${fileName}\n`);
        expect([
          fileName,
          columns.filter(({ name, told }) => !section.includes(`- \`${name}\`: ${told[language]}\n`)),
        ]).toEqual([fileName, []]);
      }
    }
  });
});
