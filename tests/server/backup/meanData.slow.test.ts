import { join } from "node:path";

import sql, { bulk } from "sql-template-tag";

import { backUpLibrary } from "../../../server/backup/backUpLibrary.js";
import { restoreLibrary } from "../../../server/backup/restoreLibrary.js";
import { decodeRow, encodeRow, readLines } from "../../../server/backup/rows/rowLines.js";
import type { Engine } from "../../../server/platform/database/Database.js";
import { chunk } from "../../../server/platform/database/chunk.js";
import { fc } from "../../support/fastCheck.js";
import { givenStudent } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";
import { dropPlaces, hashesOf, inLibrary, newPlace, type TestPlace } from "./places.js";

afterAll(dropPlaces);

const mean = fc.constantFrom(
  ...["'", '"', "`", "\\", "\\'", ";--", "\n", "\r\n", "\t", "\0", "\u0001", "\u001f", "\u007f", "\u0085"],
  ...[
    "\u2028",
    "\u202eabc",
    "مكتبة",
    "ספרייה",
    "図書館",
    "📚",
    "👩‍🏫",
    "e\u0301",
    "é",
    "\ufeff",
    "\ufffd",
    "�",
    " ",
    "  ",
    "%",
    "?",
  ],
  ...["NULL", "null", "0", "-1", "1e9", "true", '{"base64":"AA=="}', '{"integer":"1"}', "2026-11-29 08:00:00"],
);
const text = fc.oneof(
  fc
    .array(fc.oneof(mean, fc.string({ unit: "binary", maxLength: 6 })), { maxLength: 12 })
    .map((parts) => parts.join("")),
  fc.constant(""),
  fc.constant("panjang 📚 'lagi' ".repeat(1_500)),
);
const shortText = text.map((value) => [...value].slice(0, 100).join(""));
const day = fc
  .date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const moment = fc
  .date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19).replace("T", " ")}.000`);
const integer = fc.oneof(fc.integer(), fc.constantFrom(0, -0, 2_147_483_647, -2_147_483_648));

interface MeanRow {
  readonly text: string;
  readonly value: number;
  readonly moment: string;
  readonly day: string | null;
  readonly address: string | null;
}
const meanRow: fc.Arbitrary<MeanRow> = fc.record({
  text,
  value: integer,
  moment,
  day: fc.option(day),
  address: fc.option(shortText),
});

async function fill(place: TestPlace, rows: readonly MeanRow[]): Promise<void> {
  await inLibrary(place, async (database) => {
    const student = await givenStudent(database);
    await database.write(testWrite, async (tx) => {
      for (const some of chunk(
        rows.map((row, index) => ({ ...row, index })),
        50,
      )) {
        const settings = some.map(({ text: value, moment: at, index }) => [`mean-${index}`, value, at]);
        await tx.run(sql`INSERT INTO settings (name, value, updated_at) VALUES ${bulk(settings)}`);
        await tx.run(
          sql`INSERT INTO counters (name, value) VALUES ${bulk(some.map(({ value, index }) => [`mean-${index}`, value]))}`,
        );
      }
      // Each collation has an order of its own for these.
      for (const name of ["a", "B", "b", "É", "e", "z", "ß", "_"]) {
        await tx.run(
          sql`INSERT INTO settings (name, value, updated_at) VALUES (${`${name}-key`}, '', '2026-11-29 08:00:00')`,
        );
      }
      const [first] = rows;
      await tx.run(
        sql`UPDATE students SET address = ${first?.address ?? null}, birth_date = ${first?.day ?? null}, phone = ''
            WHERE id = ${student}`,
      );
    });
  });
}

async function restoredOn(engine: Engine, from: TestPlace): Promise<TestPlace> {
  const place = await newPlace(engine);
  const { path } = await backUpLibrary(from, join(from.root, "out"));
  await restoreLibrary(place, path, { replace: false, backupFolder: place.root });
  return place;
}

const onMariaDb = process.env.TEST_MYSQL_URL ? it : it.skip;

describe("Mean data", () => {
  onMariaDb("comes back from SQLite to MariaDB to SQLite as it was, whatever it is", async () => {
    const rounds = Number(process.env.ROUND_TRIPS ?? 3);
    await fc.assert(
      fc.asyncProperty(fc.array(meanRow, { minLength: 100, maxLength: 150 }), async (rows) => {
        const first = await newPlace("sqlite");
        await fill(first, rows);
        const hashes = await hashesOf(first);
        const second = await restoredOn("mysql", first);
        expect(await hashesOf(second)).toEqual(hashes);
        expect(await hashesOf(await restoredOn("sqlite", second))).toEqual(hashes);
      }),
      { numRuns: rounds, endOnFailure: true },
    );
  });

  it("keeps on SQLite what MariaDB could not hold: fractions of seconds, large integers, bytes, text behind a NUL", async () => {
    const first = await newPlace("sqlite");
    await inLibrary(first, (database) =>
      database.write(testWrite, async (tx) => {
        await tx.run(sql`INSERT INTO counters (name, value) VALUES ('large', 9223372036854775807), ('half', 0.5)`);
        await tx.run(sql`INSERT INTO settings (name, value, updated_at) VALUES
          ('fraction', 'a' || CHAR(0) || 'b', '2026-11-29 08:00:00.125'), ('old', x'00ff', '2026-11-29 08:00:00')`);
      }),
    );
    const copy = await restoredOn("sqlite", first);
    const rows = (place: TestPlace) =>
      inLibrary(place, (database) =>
        database.read((reader) =>
          reader.rows(
            sql`SELECT name, HEX(value) AS value, updated_at AS at FROM settings UNION
                SELECT name, CAST(value AS TEXT), NULL FROM counters WHERE name IN ('large', 'half') ORDER BY name`,
          ),
        ),
      );
    expect(await rows(copy)).toEqual([
      { name: "fraction", value: "610062", at: "2026-11-29 08:00:00.125" },
      { name: "half", value: "0.5", at: null },
      { name: "large", value: "9223372036854775807", at: null },
      { name: "old", value: "00FF", at: "2026-11-29 08:00:00.000" },
    ]);
  });

  onMariaDb("is refused by MariaDB where it could not hold it exactly, and nothing is changed there", async () => {
    const first = await newPlace("sqlite");
    await inLibrary(first, (database) =>
      database.write(testWrite, (tx) =>
        tx.run(sql`INSERT INTO settings (name, value, updated_at) VALUES ('fraction', 'x', '2026-11-29 08:00:00.625')`),
      ),
    );
    const { path } = await backUpLibrary(first, join(first.root, "out"));
    const place = await newPlace("mysql");
    await expect(restoreLibrary(place, path, { replace: false, backupFolder: place.root })).rejects.toThrow(
      /tabel settings tidak dapat disimpan persis sama/u,
    );
    const kept = await inLibrary(place, (database) => database.read((reader) => reader.count(sql`FROM settings`)));
    expect(kept).toBe(0);
  });
});

describe("A row as a line of text", () => {
  const value = fc.oneof(
    fc.constant(null),
    text,
    fc.maxSafeInteger(),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).filter((each) => BigInt(Number(each)) !== each),
    fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
  );

  it("is read again as what it was", () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (row) => {
        const line = encodeRow(
          row,
          row.map((each) => (Buffer.isBuffer(each) ? "bytes" : "text")),
        );
        expect(line.indexOf("\n")).toBe(line.length - 1);
        const read = decodeRow(line, row.length);
        // Of zeros there is one.
        expect(read).toEqual(row.map((each) => (each === 0 ? 0 : each)));
      }),
    );
  });

  it("is the same whether an integer comes as a number, a bigint or digits, and a moment with or without its fraction", () => {
    const kinds = ["integer", "datetime"] as const;
    const line = '[4503599627370497,"2026-11-29 08:00:00.000"]\n';
    expect(encodeRow([4_503_599_627_370_497, "2026-11-29 08:00:00"], kinds)).toBe(line);
    expect(encodeRow([4_503_599_627_370_497n, "2026-11-29 08:00:00.000"], kinds)).toBe(line);
    expect(encodeRow(["4503599627370497", "2026-11-29 08:00:00.000000"], kinds)).toBe(line);
  });

  it("is found wherever the parts of a file end", async () => {
    const lines = ["[1]", '["é📚"]', "[]", "[null]"];
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(""));
    for (let size = 1; size <= bytes.length; size += 1) {
      const parts = async function* () {
        for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
      };
      const found: string[] = [];
      for await (const line of readLines(parts())) found.push(line);
      expect(found).toEqual(lines);
    }
  });
});
