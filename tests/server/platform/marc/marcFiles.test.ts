import { Readable } from "node:stream";

import { decodeMarc8 } from "../../../../server/platform/marc/marc8.js";
import { dataField, type MarcRecord, type ReadRecord } from "../../../../server/platform/marc/marcRecord.js";
import { BEGINS_MARC_XML, readMarcXml, writeMarcXml } from "../../../../server/platform/marc/marcXml.js";
import { BEGINS_ISO_2709, readIso2709 } from "../../../../server/platform/marc/readIso2709.js";
import { writeIso2709 } from "../../../../server/platform/marc/writeIso2709.js";
import { fc } from "../../../support/fastCheck.js";

function inPieces<Whole extends Buffer | string>(whole: Whole, size: number): AsyncIterable<Whole> {
  const starts = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) => index * size);
  const piece = (at: number) =>
    typeof whole === "string" ? whole.slice(at, at + size) : whole.subarray(at, at + size);
  return Readable.from(starts.map((at) => piece(at) as Whole)) as AsyncIterable<Whole>;
}

const onePage = (records: readonly MarcRecord[]) => Readable.from([records]) as AsyncIterable<readonly MarcRecord[]>;

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const recordsIn = (read: readonly ReadRecord[]) =>
  read.map((one) => ("record" in one ? one.record.fields : one.broken));

const text = fc.string({ unit: "binary", maxLength: 30 }).map((one) =>
  // Both forms leave out what neither XML nor an exchange file can hold.
  one.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF\uFEFF]/gu, ""),
);
const field = fc.oneof(
  fc.tuple(fc.constantFrom("001", "005", "008"), text).map(([tag, value]) => ({ tag, value })),
  fc
    .tuple(
      fc.stringMatching(/^[1-9]\d\d$/u),
      fc.stringMatching(/^[ 0-9]{2}$/u),
      fc.array(fc.tuple(fc.stringMatching(/^[a-z0-9]$/u), text), { minLength: 1, maxLength: 5 }),
    )
    .map(([tag, indicators, subfields]) => dataField(tag, indicators, ...subfields))
    .filter((one) => one !== null),
);
const record: fc.Arbitrary<MarcRecord> = fc
  .array(field, { minLength: 1, maxLength: 12 })
  .map((fields) => ({ leader: "00000nam a2200000 a 4500", fields }));

describe("A file of MARC records", () => {
  it("is read as it was written, whatever its texts are and wherever its pieces end", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 5 }), fc.nat(60), async (records, size) => {
        const written = Buffer.concat(records.map(writeIso2709));
        expect(BEGINS_ISO_2709.test(written.toString("latin1"))).toBe(true);
        const read = await all(readIso2709(inPieces(written, size + 1)));
        expect(recordsIn(read)).toEqual(records.map(({ fields }) => fields));
        const xml = (await all(writeMarcXml(onePage(records)))).join("");
        expect(BEGINS_MARC_XML.test(xml)).toBe(true);
        expect(recordsIn(await all(readMarcXml(inPieces(xml, size + 1))))).toEqual(records.map(({ fields }) => fields));
      }),
      { numRuns: 60 },
    );
  });

  it("goes on after a record that is broken, and says which one that was", async () => {
    const good = (title: string) =>
      writeIso2709({ leader: "00000nam a2200000 a 4500", fields: [{ tag: "001", value: title }] });
    const harmed = good("rusak");
    harmed.write("xxxxx", 12);
    const file = Buffer.concat([good("satu"), harmed, Buffer.from("\r\n"), good("dua"), Buffer.from("00100nam a22")]);
    expect(recordsIn(await all(readIso2709(inPieces(file, 11))))).toEqual([
      [{ tag: "001", value: "satu" }],
      "kepalanya tidak terbaca",
      [{ tag: "001", value: "dua" }],
      "berkas terputus di tengahnya",
    ]);
  });

  it("ends where it is no XML any more, or asks for what a document type declares", async () => {
    const [begun = ""] = await all(writeMarcXml(onePage([{ leader: "", fields: [{ tag: "001", value: "satu" }] }])));
    const broken = "berkas bukan XML yang utuh mulai dari sini";
    expect(recordsIn(await all(readMarcXml(inPieces(`${begun}<record><oops`, 9))))).toEqual([
      [{ tag: "001", value: "satu" }],
      broken,
    ]);
    const bomb =
      '<!DOCTYPE collection [<!ENTITY a "aaaa">]><collection><record><leader>&a;</leader></record></collection>';
    expect(recordsIn(await all(readMarcXml(inPieces(bomb, 9))))).toEqual([broken]);
  });

  it("is not stopped by a record without an end", async () => {
    const endless = Buffer.concat([Buffer.from("00100nam a22"), Buffer.alloc(1_200_000, 0x61)]);
    expect(recordsIn(await all(readIso2709(inPieces(endless, 65_536))))).toEqual(["tidak ada tanda akhirnya"]);
  });

  it.each([
    ["Kitab \xb0ilm\xb0", "Kitab ʻilmʻ"],
    ["caf\xe2e, \xf0c\xe4n", "café, çñ"],
    ["\xe5al-Ghaz\xe5al\xe5i", "āl-Ghazālī"],
    ["H\x1bb2\x1bsO, x\x1bp2\x1bs, \x1bga\x1bs", "H₂O, x², α"],
    ["\x1b(3\x47\x64\x43\x2c 12\x1b(B baru", "الأ، ١٢ baru"],
    ["\x1b$1!0g\x1b(B x", "��� x"],
    ["\x88The \x89Title", "The Title"],
  ])("has MARC-8 read as text: %j", (bytes, shown) => {
    expect(decodeMarc8(Buffer.from(bytes, "latin1"))).toBe(shown);
  });
});
