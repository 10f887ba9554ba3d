import sql from "sql-template-tag";

import { AuthorityEditingService } from "../../../../server/authorities/editing/AuthorityEditingService.js";
import { BinService } from "../../../../server/bin/BinService.js";
import { binHandlers } from "../../../../server/binHandlers.js";
import {
  countVocabulary,
  recountVocabulary,
  sweepVocabulary,
} from "../../../../server/books/vocabulary/countVocabulary.js";
import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import type { AdminViewer } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";
import { recordId } from "../../authorities/editing/listRecords.js";
import { testFiles } from "../../platform/files/testFiles.js";

onBothEngines("The words of the collection", (test) => {
  let admin: AdminViewer;
  const files = testFiles(test);
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  afterAll(files.remove);
  const editing = () => new BookEditingService(test.database);
  const lists = () => new AuthorityEditingService(test.database, recordBooks);
  const bin = () => new BinService(test.database, files.stored(), binHandlers);

  const words = async (): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      (
        await test.database.read((reader) =>
          reader.rows<{ word: string; uses: number }>(
            sql`SELECT word, uses FROM vocabulary_words WHERE uses <> 0 ORDER BY word`,
          ),
        )
      ).map(({ word, uses }) => [word, Number(uses)]),
    );
  /** What the writes have kept is what counting finds. */
  const keptWords = async () => {
    const kept = await words();
    await recountVocabulary(test.database);
    expect(kept).toEqual(await words());
    return kept;
  };

  it("are counted in titles, authors and subjects of the books that readers find, and in no others", async () => {
    const [id = 0] = await givenBooks(test.database, [
      { title: "Laskar Pelangi", subtitle: "Kisah 10 anak", by: ["Andrea Hirata"], subjects: ["Fiksi Pelangi"] },
      { title: "Sang Pemimpi", by: ["Andrea Hirata"], publisher: "Bentang" },
    ]);
    await givenBooks(test.database, [{ title: "Rahasia", by: ["Tersembunyi"] }], { listed: false });
    const all = { laskar: 1, pelangi: 2, kisah: 1, anak: 1, andrea: 2, hirata: 2, fiksi: 1, sang: 1, pemimpi: 1 };
    expect(await keptWords()).toEqual(all);

    await editing().update(admin, id, { title: "Laskar Senja", subjects: ["Fiksi Malam"] });
    const { laskar, kisah, anak, andrea, hirata, fiksi, sang, pemimpi } = all;
    const changed = { laskar, kisah, anak, andrea, hirata, fiksi, sang, pemimpi, senja: 1, malam: 1 };
    expect(await keptWords()).toEqual(changed);

    const binEntryId = await editing().delete(admin, id);
    expect(await keptWords()).toEqual({ sang, pemimpi, andrea: 1, hirata: 1 });
    await bin().restore(admin, { ids: [binEntryId] });
    expect(await keptWords()).toEqual(changed);
  });

  it("follow the name of an author that is changed, merged and taken apart again", async () => {
    await givenBooks(test.database, [
      { title: "Aku", by: ["Khairil Anwar", "Chairil Anwar"] },
      { title: "Doa", by: ["Khairil Anwar"] },
    ]);
    await givenBooks(test.database, [{ title: "Belum Terbit", by: ["Khairil Anwar"] }], { listed: false });
    const wrong = await recordId(test.database, "authors", "khairil anwar");
    const right = await recordId(test.database, "authors", "chairil anwar");

    const { binEntryIds } = await lists().merge(admin, "authors", wrong, { intoId: right });
    const merged = await keptWords();
    expect([merged.khairil, merged.chairil, merged.anwar]).toEqual([undefined, 2, 2]);

    await bin().restore(admin, { ids: [...binEntryIds] });
    const restored = await keptWords();
    expect([restored.khairil, restored.chairil, restored.anwar]).toEqual([2, 1, 3]);

    await lists().update(admin, "authors", right, { firstName: "Sutan", lastName: "Alisjahbana" });
    const renamed = await keptWords();
    expect([renamed.sutan, renamed.alisjahbana, renamed.anwar]).toEqual([1, 1, 2]);
  });

  it("of an older library are counted bit by bit, while its books change", async () => {
    const ids = await givenBooks(
      test.database,
      Array.from({ length: 501 }, (_, place) => ({ title: place === 500 ? "Paling akhir" : "Lama" })),
    );
    const [first = 0, last = 0] = [ids[0], ids.at(-1)];
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM vocabulary_words`);
      await tx.run(sql`UPDATE counters SET value = ${first} WHERE name = 'vocabularyCountedTo'`);
    });
    await editing().update(admin, last, { title: "Belum terhitung" });
    await givenBooks(test.database, [{ title: "Datang sesudahnya" }]);
    await countVocabulary(test.database);
    expect(await words()).toEqual({ lama: 499, belum: 1, terhitung: 1, datang: 1, sesudahnya: 1 });
    await countVocabulary(test.database);
    await recountVocabulary(test.database);
    expect((await words()).lama).toBe(500);
  });

  it("that no book has any more are removed after a while", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Sekejap" }]);
    await editing().delete(admin, id);
    const rows = () =>
      test.database.read((reader) => reader.count(sql`FROM vocabulary_words WHERE word IN ('sekejap', 'lama')`));
    expect(await rows()).toBe(2);
    await sweepVocabulary(test.database);
    expect(await rows()).toBe(1);
  });
});
