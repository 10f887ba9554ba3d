import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import sql from "sql-template-tag";

import { DumpFile } from "../../../../server/platform/sqlDump/DumpFile.js";
import type { DumpRow } from "../../../../server/platform/sqlDump/DumpTables.js";
import { loadDump } from "../../../../server/platform/sqlDump/loadDump.js";
import { readSqlDump } from "../../../../server/platform/sqlDump/readSqlDump.js";
import { SqlDumpError } from "../../../../server/platform/sqlDump/SqlDumpError.js";
import { DIALECTS, type DumpedTable, writeDump } from "../../../support/dumps/writeDump.js";
import { fc } from "../../../support/fastCheck.js";

const mean = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        "`",
        "\\",
        ";",
        "--",
        " ",
        "\n",
        "\r\n",
        "\0",
        "\u001A",
        "(",
        ")",
        ",",
        "/*",
        "*/",
        "#",
        "$$",
        "NULL",
        "é",
        "😀",
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join("")),
);
const value = fc.oneof(mean, fc.integer(), fc.constant(null));
const COLUMNS = ["id", "a b", "c"] as const;
const table = (name: string) =>
  fc
    .array(fc.tuple(value, value, value), { maxLength: 12 })
    .map((rows): DumpedTable => ({ name, columns: COLUMNS, rows }));
const library = fc.tuple(table("biblio"), table("member"), table("system_log"));

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size));
}

async function rowsOf(text: string, size: number): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for await (const event of readSqlDump(pieces(text, size))) {
    if (event.kind === "rows") (rows[event.table.name] ??= []).push(...event.rows);
  }
  return rows;
}

const asText = (tables: readonly DumpedTable[]) =>
  Object.fromEntries(
    tables
      .filter(({ rows }) => rows.length > 0)
      .map(({ name, rows }) => [name, rows.map((row) => row.map((each) => (each === null ? null : String(each))))]),
  );

describe("A dump of MySQL", () => {
  const folder = mkdtempSync(join(tmpdir(), "aksara-dump-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const load = (path: string, tables = ["biblio", "member"]) =>
    loadDump(path, join(folder, "loaded.sqlite"), { tables: new Set(tables) });
  const all = async (file: DumpFile, name: "biblio" | "member") => {
    const rows: DumpRow[] = [];
    const of = name === "biblio" ? sql`SELECT * FROM biblio` : sql`SELECT * FROM member`;
    for await (const row of file.select(of)) rows.push(row);
    return rows;
  };

  it("gives the same rows in each program's way of writing, wherever a piece of it ends", async () => {
    await fc.assert(
      fc.asyncProperty(
        library,
        fc.constantFrom(...DIALECTS),
        fc.integer({ min: 1, max: 400 }),
        async (tables, dialect, size) => {
          expect(await rowsOf(writeDump(tables, dialect), size)).toEqual(asText(tables));
        },
      ),
    );
  });

  it("is refused where it ends within a statement, and never read otherwise than it was", async () => {
    await fc.assert(
      fc.asyncProperty(library, fc.constantFrom(...DIALECTS), fc.nat(), async (tables, dialect, place) => {
        const text = writeDump(tables, dialect);
        const cut = text.slice(0, place % text.length);
        const whole = asText(tables);
        const read = await rowsOf(cut, 4_096).catch((error: unknown) => error);
        if (read instanceof SqlDumpError) return;
        for (const [name, rows] of Object.entries(read as Record<string, unknown[]>)) {
          expect(rows).toEqual(whole[name]?.slice(0, rows.length));
        }
      }),
    );
  });

  it.each(DIALECTS)("of %s is loaded with its columns, its rows, and what it says of them", async (dialect) => {
    const tables: DumpedTable[] = [
      {
        name: "biblio",
        columns: COLUMNS,
        rows: [
          [1, "Laskar; Pelangi", "it's"],
          [2, null, "0000-00-00"],
        ],
      },
      { name: "system_log", columns: COLUMNS, rows: [[1, "a", "b"]] },
    ];
    const file = await load(write("a.sql", writeDump(tables, dialect)));
    expect(await all(file, "biblio")).toEqual([
      { id: "1", "a b": "Laskar; Pelangi", c: "it's" },
      { id: "2", "a b": null, c: "0000-00-00" },
    ]);
    expect([file.names, [...file.others], file.rows("biblio")]).toEqual([["biblio"], [["system_log", 1]], 2]);
    expect(file.statedRows("biblio")).toBe(dialect === "mysqldump-php" ? 2 : null);
    expect(file.notes).toHaveLength(dialect === "phpMyAdmin" ? 1 : 0);
    expect([file.hasColumn("biblio", "c"), file.hasColumn("biblio", "sor"), file.hasColumn("member", "id")]).toEqual([
      true,
      false,
      false,
    ]);
    await file.addIndex("biblio", ["id"]);
    await file.addIndex("member", ["id"]);
    await file.close();
    const again = DumpFile.open(join(folder, "loaded.sqlite"));
    expect([again.names, again.rows("biblio"), (await all(again, "biblio")).length]).toEqual([["biblio"], 2, 2]);
    await again.close();
  });

  it.each([
    ["hexadecimal digits", "0x4b69746162, X'6b', b'1', 0x01", ["Kitab", "k", "1", "1"]],
    ["binary that is no text", "0xFFD8FF", [null]],
    ["alphabets and signs before a text", "_utf8mb4'é', _binary 'x', N'y'", ["é", "x", "y"]],
    ["numbers", "-1.50, 1e-7, NULL, null, 007", ["-1.50", "1e-7", null, null, "007"]],
    [
      "doubled and escaped quotes",
      String.raw`'a''b', "c""d", 'e\'f\\', '\%'`,
      ["a'b", 'c"d', String.raw`e'f` + "\\", "%"],
    ],
  ])("has %s as text", async (_, values, expected) => {
    expect(await rowsOf(`INSERT IGNORE INTO db.t VALUES (${values}) ON DUPLICATE KEY UPDATE a=VALUES(a);`, 3)).toEqual({
      t: [expected],
    });
  });

  it("is unpacked from gzip, tar and ZIP, whatever its name, and from nothing else", async () => {
    const text = writeDump([{ name: "biblio", columns: COLUMNS, rows: [[1, "a", "b"]] }], "mysqldump");
    const plain = write("backup.sql", text);
    execFileSync("tar", ["-czf", join(folder, "tar.bin"), "-C", folder, "backup.sql"]);
    execFileSync("tar", ["-cf", join(folder, "plain.bin"), "-C", folder, "backup.sql"]);
    for (const path of [plain, write("gz.bin", gzipSync(text)), join(folder, "tar.bin"), join(folder, "plain.bin")]) {
      const file = await load(path);
      expect([path, file.rows("biblio")]).toEqual([path, 1]);
      await file.close();
    }
    const whole = gzipSync(text);
    for (const bad of [
      "",
      "PK\u0003\u0004nothing",
      whole.subarray(0, whole.length - 12),
      "id,title\n1,a\n",
      "\0\u0001\u0002 abc",
    ]) {
      await expect(load(write("bad.bin", bad))).rejects.toBeInstanceOf(SqlDumpError);
    }
    expect(() => DumpFile.open(join(folder, "loaded.sqlite"))).toThrow();
  });

  it("that calls itself Latin 1 is read as what it is", async () => {
    const dump = (title: string) =>
      `SET NAMES latin1;\nCREATE TABLE biblio (id int, title text);\nINSERT INTO biblio VALUES (1, '${title}');\n`;
    for (const bytes of [Buffer.from(dump("Café"), "latin1"), Buffer.from(dump("Café"))]) {
      const file = await load(write("latin.sql", bytes));
      expect(await all(file, "biblio")).toEqual([{ id: "1", title: "Café" }]);
      await file.close();
    }
  });

  it("of several databases is that of the library, and says so", async () => {
    const one = (database: string, tableName: string) =>
      `USE \`${database}\`;\nCREATE TABLE \`${tableName}\` (id int);\nINSERT INTO \`${tableName}\` VALUES (1);\n`;
    const file = await load(
      write("many.sql", one("wordpress", "posts") + one("senayan", "biblio") + one("lama", "biblio")),
    );
    expect([file.rows("biblio"), file.notes[0]]).toEqual([1, expect.stringContaining("tidak: lama")]);
    await file.close();
  });

  it("whose table is made again has what came last, and columns that only an insert names", async () => {
    const text =
      "CREATE TABLE biblio (id int); INSERT INTO biblio VALUES (1); DROP TABLE biblio; CREATE TABLE biblio (id int, PRIMARY KEY (id)); INSERT INTO biblio (id, sor) VALUES (2, 'x');";
    const file = await load(write("twice.sql", text));
    expect([await all(file, "biblio"), file.rows("biblio")]).toEqual([[{ id: "2", sor: "x" }], 1]);
    await file.close();
  });

  it("has no password in what is loaded of it, and a table without columns does no harm", async () => {
    const text =
      "CREATE TABLE nothing; CREATE TABLE biblio (id int, mpasswd text, Password text); INSERT INTO biblio VALUES (1, 'a', 'b');";
    const file = await load(write("secret.sql", text), ["biblio", "nothing"]);
    expect(await all(file, "biblio")).toEqual([{ id: "1", mpasswd: null, password: null }]);
    await file.close();
  });
});
