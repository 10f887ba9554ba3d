import { onSqlite } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { system } from "../../../../server/viewer.js";
import { importInSteps } from "../importing.js";

onSqlite("For a code that another copy has", (test) => {
  let the: ReturnType<typeof importInSteps>;
  beforeAll(() => {
    the = importInSteps(test.database);
  });
  afterAll(() => the.folder.remove());

  it("the first free one of twenty is proposed, each once, and none where it would be too long", async () => {
    const long = "L".repeat(99);
    const numbered = (code: string, last: number) =>
      Array.from({ length: last - 1 }, (_, index) => ({ itemCode: `${code}-${index + 2}` }));
    await givenBooks(test.database, [
      {
        title: "Ada",
        copies: ["A", "B", "C", "d", long].map((itemCode) => ({ itemCode })),
      },
      { title: "Lain", copies: [...numbered("A", 20), ...numbered("B", 21), { itemCode: "c-2" }] },
    ]);
    const row = await the.previewed(
      await the.upload(`judul;kode eksemplar\nBaru;A|B|C|D|${long}\nBerkas;C-3|d-2\nSendiri;d-3|D-4\n`),
    );
    expect(await the.history.proposedCodes(system, row.id, 2)).toEqual([
      { itemCode: "A", newCode: "A-21" },
      { itemCode: "B", newCode: null },
      { itemCode: "C", newCode: "C-4" },
      { itemCode: "D", newCode: "D-5" },
      { itemCode: long, newCode: null },
    ]);
    expect(await the.history.proposedCodes(system, row.id, 3)).toEqual([]);
    expect(await the.history.proposedCodes(system, row.id, 99)).toEqual([]);
    await expect(the.history.proposedCodes(system, 99, 2)).rejects.toMatchObject({ kind: "notFound" });
  });

  it("a person's new code may be any that nobody has, and is refused in words with its place", async () => {
    await givenBooks(test.database, [{ title: "Rak", copies: [{ itemCode: "R1" }, { itemCode: "R2" }] }]);
    const row = await the.previewed(
      await the.upload("judul;kode eksemplar\nSatu;S1\nDua;S1|S2|r1|R2\nTiga;T1\nEmpat;S1\n;X\n"),
    );
    const decide = (input: unknown) => the.service.decide(system, row.id, input);
    const codes = (...pairs: readonly (readonly [string, string])[]) => ({
      row: 3,
      newCodes: pairs.map(([itemCode, newCode]) => ({ itemCode, newCode })),
    });
    for (const [input, fields] of [
      [{ row: 99 }, [["row", "Baris 99 tidak ada di pratinjau ini."]]],
      [{ row: 2, asOwnBook: true }, [["asOwnBook", "Baris 2 sudah masuk sebagai buku tersendiri."]]],
      [
        { row: 6, asOwnBook: true },
        [["asOwnBook", "Isi baris 6 perlu diperbaiki di berkasnya. Perbaiki, lalu unggah lagi."]],
      ],
      [
        codes(["S1", "n1"], ["S2", "n2"], ["r1", "N1"], ["S1", "n4"]),
        [
          ["newCodes.1.itemCode", "Kode S2 di baris 3 tidak perlu diganti."],
          ["newCodes.2.newCode", "Kode N1 ditulis dua kali."],
          ["newCodes.3.itemCode", "Kode S1 di baris 3 tidak perlu diganti."],
        ],
      ],
      [
        codes(["S1", "baru"], ["r1", "t1"], ["R2", "r2"]),
        [
          ["newCodes.1.newCode", "Kode t1 sudah dipakai “Tiga” di berkas ini. Pakai kode lain."],
          ["newCodes.2.newCode", "Kode r2 sudah dipakai “Rak”. Pakai kode lain."],
        ],
      ],
    ] as const) {
      await expect(decide(input)).rejects.toMatchObject({
        fields: fields.map(([name, message]) => ({ name, message })),
      });
    }
    await the.decided(row, [codes(["S1", "baru"], ["r1", "lama"])]);
    const found = async (number: number) => (await the.rowsOf(row)).find((outcome) => outcome.number === number);
    expect((await found(3))?.takenCodes.map(({ itemCode, newCode }) => [itemCode, newCode])).toEqual([
      ["S1", "baru"],
      ["r1", "lama"],
      ["R2", null],
    ]);
    // What a row has got it may keep or give back, and another row may not have it.
    await expect(decide({ row: 5, newCodes: [{ itemCode: "S1", newCode: "BARU" }] })).rejects.toMatchObject({
      kind: "conflict",
    });
    await the.decided(row, [codes(["S1", "baru"]), { row: 5, newCodes: [{ itemCode: "S1", newCode: "LAMA" }] }]);
    expect((await found(5))?.takenCodes.map(({ newCode }) => newCode)).toEqual(["LAMA"]);
    expect((await the.now(row)).preview?.counts).toMatchObject({ books: 4, refused: 1, copiesLeftOut: 3 });
  });

  it("those that the import will make for copies without one do not count, whatever they may look like", async () => {
    const row = await the.previewed(await the.upload("judul;kode eksemplar;jumlah\nPadi;;2\nJagung;2-1|2-2;\n"));
    expect(row.preview?.counts).toMatchObject({ books: 2, copies: 4, copiesLeftOut: 0 });
    expect((await the.imported(row)).counts).toEqual(row.preview?.counts);
  });
});
