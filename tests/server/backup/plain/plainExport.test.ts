import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { parse } from "csv-parse/sync";
import sql, { bulk } from "sql-template-tag";
import yauzl from "yauzl";

import { writePlainExport } from "../../../../server/backup/plain/writePlainExport.js";
import { PLAIN_TABLES } from "../../../../server/backup/plain/plainTables.js";
import { exportAllCommand } from "../../../../server/commands/exportAllCommand.js";
import { insertDemoFiles } from "../../../../server/demo/files/insertDemoFiles.js";
import { insertDemoData } from "../../../../server/demo/insertDemoData.js";
import { unguardFormula } from "../../../../server/platform/csv/spreadsheets.js";
import { createStoredFiles } from "../../../../server/services.js";
import { onBothEngines } from "../../../support/database.js";
import { givenStudent, givenUser, PASSWORD } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

type Row = Readonly<Record<string, string>>;

async function unpacked(file: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(file));
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return entries;
}

function rowsOf(entries: ReadonlyMap<string, Buffer>, table: string): Row[] {
  return parse(entries.get(`${table}.csv`) ?? Buffer.alloc(0), { columns: true });
}

onBothEngines("All of the library as plain CSV", (test) => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "aksara-plain-"));
    await insertDemoData(test.database, { timeZone: "Asia/Jakarta" });
    await insertDemoFiles(test.database, createStoredFiles(test.database, dataDir));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const place = () => ({ databaseUrl: test.url, dataDir });
  const exported = async (withFiles = false) => unpacked(await buffer(writePlainExport({ ...place(), withFiles })));
  it("has every row of every table that goes, under the names of its columns", async () => {
    const entries = await exported();
    expect([...entries.keys()]).toEqual(["README.md", ...Object.keys(PLAIN_TABLES).map((table) => `${table}.csv`)]);
    const stored = await test.database.read((reader) =>
      reader.rows<{ id: number; title: string; publisher: string | null }>(
        sql`SELECT books.id, books.title, publishers.name AS publisher FROM books
          LEFT JOIN publishers ON publishers.id = books.publisher_id ORDER BY books.id`,
      ),
    );
    expect(
      rowsOf(entries, "books").map(({ id, title = "", publisher }) => [Number(id), unguardFormula(title), publisher]),
    ).toEqual(stored.map(({ id, title, publisher }) => [id, title, publisher ?? ""]));
    expect(stored.length).toBeGreaterThan(10);
  });

  it("says the names of what numbers point to, and instants in UTC", async () => {
    const id = await givenStudent(test.database, { name: "Ayu Lestari" });
    const [book] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT MIN(id) AS id FROM books`),
    );
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO reservations (book_id, student_id, status, position, created_at)
        VALUES (${book?.id}, ${id}, 'waiting', 1, '2026-11-21 06:50:00.000')`),
    );
    const entries = await exported();
    const [reservation] = rowsOf(entries, "reservations").filter(({ student_id: whose }) => whose === String(id));
    expect(reservation).toMatchObject({ student: "Ayu Lestari", created_at: "2026-11-21T06:50:00.000Z" });
    const {
      first_name: first,
      last_name: last,
      id: authorId,
    } = rowsOf(entries, "authors").find(({ last_name: name }) => name !== "") ?? {};
    const [credit] = rowsOf(entries, "book_authors").filter(({ author_id: of }) => of === authorId);
    expect(credit?.author).toBe(`${first} ${last}`);
  });

  it("gives mean texts back as they are, once the apostrophes before formulas are taken away", async () => {
    const mean = [
      `"kutip", koma; titik koma\r\nbaris\nbaru\rlagi`,
      "=1+1",
      "'=1+1",
      "@cmd",
      "\ttab",
      "-5",
      "'",
      "مكتبة 📚",
      "nol\0nol",
      "",
      " tepi ",
      "n".repeat(60_000),
    ];
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM settings WHERE name LIKE 'mean%'`);
      for (const [place, value] of mean.entries()) {
        await tx.run(sql`INSERT INTO settings (name, value, updated_at)
          VALUES (${`mean${String(place).padStart(2, "0")}`}, ${value}, '2026-11-21 06:50:00.000')`);
      }
    });
    const settings = rowsOf(await exported(), "settings").filter(({ name }) => name?.startsWith("mean"));
    expect(settings.map(({ value = "" }) => (/^'+[=+\-@\t]/u.test(value) ? value.slice(1) : value))).toEqual(mean);
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM settings WHERE name LIKE 'mean%'`));
  });

  it("has the stored files in their folders where they are asked for", async () => {
    const entries = await exported(true);
    const inside = [...entries.keys()].filter((path) => path.startsWith("files/"));
    expect(inside.length).toBeGreaterThan(1);
    for (const path of inside) {
      expect(entries.get(path)?.equals(readFileSync(join(dataDir, path)))).toBe(true);
    }
    expect([...(await exported()).keys()].filter((path) => path.startsWith("files/"))).toEqual([]);
  });

  it("has no password", async () => {
    await givenUser(test.database, { username: "petugas-plain", role: "staff" });
    const entries = await exported();
    const all = Buffer.concat([...entries.values()]).toString("utf8");
    expect(all).not.toContain("$argon2");
    expect(all).not.toContain(PASSWORD);
    expect(rowsOf(entries, "users").map(({ username }) => username)).toContain("petugas-plain");
  });

  it("ends where whoever reads it has gone, and leaves the database free", async () => {
    const rows = Array.from({ length: 6_000 }, (_, place) => [`kata ${place} ${"x".repeat(80)}`, 1, "2026-11-21"]);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO search_counts (name_key, reader_count, day) VALUES ${bulk(rows)}`),
    );
    const chunks = writePlainExport({ ...place(), withFiles: true });
    await chunks.next();
    await chunks.return(undefined);
    const half = writePlainExport({ ...place(), withFiles: true });
    for (let bytes = 0; bytes < 40_000;) bytes += ((await half.next()).value as Uint8Array).length;
    await half.return(undefined);
    await expect(
      test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM search_counts`)).then(() => "free"),
    ).resolves.toBe("free");
  });

  it("is written to a new file by the command, and to none that is there", async () => {
    const folder = mkdtempSync(join(tmpdir(), "aksara-out-"));
    const said = jest.spyOn(console, "log").mockImplementation(() => undefined);
    try {
      await exportAllCommand(place(), join(folder, "semua.zip"), { withFiles: false });
      expect((await unpacked(readFileSync(join(folder, "semua.zip")))).has("students.csv")).toBe(true);
      writeFileSync(join(folder, "ada.zip"), "milik orang");
      await expect(exportAllCommand(place(), join(folder, "ada.zip"), { withFiles: false })).rejects.toThrow(
        "sudah ada",
      );
      await expect(exportAllCommand(place(), join(folder, "tak", "ada.zip"), { withFiles: false })).rejects.toThrow(
        "tidak dapat ditulis",
      );
      expect(readFileSync(join(folder, "ada.zip"), "utf8")).toBe("milik orang");
      expect(readdirSync(folder).sort()).toEqual(["ada.zip", "semua.zip"]);
    } finally {
      said.mockRestore();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
