import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import Connection from "libsql";
import { createConnection } from "mysql2/promise";
import sql from "sql-template-tag";

import { addCharge, addSettlement, reverseEntry } from "../../../server/circulation/ledger/ledgerWriter.js";
import { checkLibrary } from "../../../server/integrity/checkLibrary.js";
import { STRAY_FOLDER } from "../../../server/integrity/checkFiles.js";
import type { Database, Engine } from "../../../server/platform/database/Database.js";
import { required } from "../../../server/platform/required.js";
import { givenBooks } from "../../support/givenBooks.js";
import { testWrite } from "../../support/testWrite.js";
import { dropPlaces, givenDemoLibrary, inLibrary, type TestPlace } from "../backup/places.js";

declare const enginesOfStories: readonly Engine[];

/** By the title of what finds it. */
const MISCOUNTED = {
  "Jumlah buku tiap penulis": sql`UPDATE authors SET books_count = books_count + 1`,
  "Jumlah buku tiap penerbit": sql`UPDATE publishers SET books_count = 0`,
  "Jumlah buku tiap kategori": sql`UPDATE categories SET books_count = books_count + 3`,
  "Jumlah buku tiap klasifikasi": sql`UPDATE classifications SET books_count = 7000`,
  "Jumlah eksemplar tiap buku": sql`UPDATE books SET held_copies = held_copies + 1`,
  "Sisa tiap denda": sql`UPDATE ledger_entries SET open_amount = amount + 500 WHERE kind = 'charge'`,
  "Jumlah buku, anggota, dan peminjaman": sql`UPDATE counters SET value = value + 2 WHERE name IN ('books', 'students', 'borrowings')`,
  "Jumlah kunjungan tiap bulan": sql`UPDATE counters SET value = value - 1 WHERE name LIKE 'visits:%'`,
  "Indeks pencarian": sql`DELETE FROM book_search`,
};

const look = (database: Database, place: TestPlace, repair = false) => checkLibrary(database, place, { repair });

/** What is wrong, as it is shown: the titles with their counts. */
async function wrongIn(database: Database, place: TestPlace): Promise<Record<string, number>> {
  const findings = await look(database, place);
  return Object.fromEntries(findings.filter(({ wrong }) => wrong > 0).map(({ title, wrong }) => [title, wrong]));
}

describe.each(enginesOfStories.filter((engine) => engine === "sqlite" || process.env.TEST_MYSQL_URL))(
  "The check of a library on %s",
  (engine) => {
    let place: TestPlace;
    beforeAll(async () => {
      place = await givenDemoLibrary(engine);
      await inLibrary(place, givenCharges);
    });
    afterAll(dropPlaces);

    it("finds nothing in a sound library, and looks at every kind of thing", async () => {
      await inLibrary(place, async (database) => {
        const findings = await look(database, place);
        expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([]);
        expect(findings.map(({ title }) => title)).toEqual([
          "Berkas basis data",
          "Hubungan antartabel",
          "Jumlah buku tiap penulis",
          "Jumlah buku tiap penerbit",
          "Jumlah buku tiap kategori",
          "Jumlah buku tiap klasifikasi",
          "Jumlah buku tiap lokasi",
          "Jumlah buku tiap sumber perolehan",
          "Jumlah eksemplar tiap buku",
          "Sisa tiap denda",
          "Jumlah buku, anggota, dan peminjaman",
          "Kemajuan tiap stock opname",
          "Jumlah kunjungan tiap bulan",
          "Indeks pencarian",
          "Berkas yang tercatat",
          "Berkas di disk",
        ]);
      });
    });

    it("finds each of what can be counted again, says it, and puts it right", async () => {
      await inLibrary(place, async (database) => {
        await database.write(testWrite, async (tx) => {
          for (const statement of Object.values(MISCOUNTED)) await tx.run(statement);
        });
        const wrong = await wrongIn(database, place);
        expect(Object.keys(wrong).sort()).toEqual(Object.keys(MISCOUNTED).sort());
        const found = await look(database, place);
        expect(found.filter((finding) => finding.wrong > 0 && finding.examples.length === 0)).toEqual([]);

        const repaired = (await look(database, place, true)).filter((finding) => finding.wrong > 0);
        expect(Object.fromEntries(repaired.map((finding) => [finding.title, finding.wrong]))).toEqual(wrong);
        expect(repaired.every(({ isRepaired }) => isRepaired)).toBe(true);
        expect(await wrongIn(database, place)).toEqual({});
      });
    });

    it("finds rows that refer to none, and leaves them alone", async () => {
      const broken = await givenDemoLibrary(engine);
      await inLibrary(broken, async (database) => {
        await givenBooks(database, [{ title: "Tanpa induk", copies: [{ itemCode: "TI1" }] }]);
      });
      await withoutForeignKeys(broken, "DELETE FROM books WHERE title = 'Tanpa induk'");
      await inLibrary(broken, async (database) => {
        expect(await wrongIn(database, broken)).toMatchObject({ "Hubungan antartabel": 1 });
        await look(database, broken, true);
        expect(await wrongIn(database, broken)).toEqual({ "Hubungan antartabel": 1 });
      });
    });

    it("names files that are gone, and moves those that belong to nothing aside", async () => {
      await inLibrary(place, async (database) => {
        const [stored] = await database.read((reader) =>
          reader.rows<{ name: string }>(sql`SELECT name FROM stored_files WHERE state = 'kept' ORDER BY id`),
        );
        const name = required(stored, "a stored file").name;
        const folder = join(place.dataDir, "files", name.slice(0, 2));
        for (const file of (await readdir(folder)).filter((each) => each.startsWith(name))) {
          await rm(join(folder, file));
        }
        const stray = `${name.slice(0, 2)}${"0".repeat(30)}.pdf`;
        await writeFile(join(folder, stray), "%PDF");

        expect(await wrongIn(database, place)).toEqual({ "Berkas yang tercatat": 1, "Berkas di disk": 1 });
        await look(database, place, true);
        expect(await wrongIn(database, place)).toEqual({ "Berkas yang tercatat": 1 });
        expect(existsSync(join(place.dataDir, STRAY_FOLDER, stray))).toBe(true);
      });
    });
  },
);

/** As a program does that has switched them off; InnoDB lets each session do so. */
async function withoutForeignKeys(place: TestPlace, statement: string): Promise<void> {
  if (place.databaseUrl.startsWith("sqlite:")) {
    const connection = new Connection(place.databaseUrl.slice("sqlite:".length));
    connection.exec("PRAGMA foreign_keys = OFF");
    connection.exec(statement);
    connection.close();
    return;
  }
  const connection = await createConnection({ uri: place.databaseUrl });
  await connection.query("SET foreign_key_checks = 0");
  await connection.query(statement);
  await connection.end();
}

/** A charge of which a part is paid, and one whose payment was reversed. */
async function givenCharges(database: Database): Promise<void> {
  const made = { madeAt: new Date(), madeBy: "rina" };
  await database.write(testWrite, async (tx) => {
    const [student] = await tx.rows<{ id: number }>(sql`SELECT id FROM students ORDER BY id LIMIT 1`);
    const studentId = required(student, "a student of the demo").id;
    for (const isReversed of [false, true]) {
      const charge = {
        studentId,
        borrowingId: null,
        chargeReason: "other",
        amount: 5000,
        reason: "Kartu",
      } as const;
      const id = await addCharge(tx, { ...made, ...charge });
      const paid = { kind: "payment", charge: { id, studentId }, amount: 2000, reason: null } as const;
      const payment = await addSettlement(tx, { ...made, ...paid });
      if (isReversed) {
        await reverseEntry(tx, payment.id, { ...made, reason: "Salah catat" });
      }
    }
  });
}
