import sql from "sql-template-tag";

import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { testWrite } from "../../support/testWrite.js";
import { runCli } from "./runCli.js";

onBothEngines("npm run library -- recount-words", (test) => {
  it("counts the words of the collection anew, whatever was in the table", async () => {
    await givenBooks(test.database, [{ title: "Laskar Pelangi", by: ["Andrea Hirata"] }]);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE vocabulary_words SET uses = 7`));

    const run = runCli(["recount-words"], { DATABASE_URL: test.url });

    expect([await run.ended, run.errors, run.output]).toEqual([
      { code: 0, signal: null },
      [],
      ["Kosakata koleksi dihitung ulang: 4 kata."],
    ]);
    expect(await test.database.read((reader) => reader.count(sql`FROM vocabulary_words WHERE uses <> 1`))).toBe(0);
  });
});
