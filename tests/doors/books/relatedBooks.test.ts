import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";

onBothEngines("The books to go on with", (test) => {
  let app: FastifyInstance;
  const related = async (slug: string, first = 12) => {
    const { data, errors } = await postGraphql<{ book: { relatedBooks: { title: string }[] } }>(
      app,
      `query ($slug: String!, $first: Int!) { book(slug: $slug) { relatedBooks(first: $first) { title } } }`,
      { slug, first },
    );
    expect(errors).toEqual([]);
    return data.book.relatedBooks.map(({ title }) => title);
  };

  beforeAll(async () => {
    await givenBooks(test.database, [
      { title: "Penyu Hijau", by: ["Rini Laut"], subjects: ["Penyu"], category: "Sains" },
      { title: "Penyu dan Pantai", by: ["Budi Pasir"], subjects: ["Penyu", "Pantai"], category: "Cerita" },
      { title: "Karang", by: ["Rini Laut"], category: "Sains" },
      { title: "Ombak Jilid 1", by: ["Sari Ombak"], seriesTitle: "Ombak", category: "Sains" },
      { title: "Ombak Jilid 2", by: ["Sari Ombak"], seriesTitle: "Ombak", category: "Sains" },
      { title: "Sumur", by: ["Sari Ombak"], category: "Sains" },
      { title: "Kamus Saku", by: ["Pustaka"], publisher: "Bentang", classification: { code: "413" } },
      { title: "Resep Saku", by: ["Pustaka"] },
      { title: "Atlas Saku", by: ["Bentang"] },
      { title: "Peta Saku", by: ["Bentang"] },
      { title: "Soal Saku", by: ["Tim Penyusun Soal"] },
      { title: "Ujian Saku", by: ["Tim Penyusun Soal"] },
      { title: "Kamus Tebal", classification: { code: "413" } },
    ]);
    await givenBooks(test.database, [{ title: "Penyu Tersembunyi", subjects: ["Penyu"] }], { listed: false });
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  it("share a rare subject, then the author, then no more than the category", async () => {
    expect((await related("penyu-hijau")).slice(0, 2)).toEqual(["Penyu dan Pantai", "Karang"]);
    expect(await related("penyu-hijau", 1)).toEqual(["Penyu dan Pantai"]);
    expect(await related("penyu-hijau")).toContain("Sumur");
  });

  it("are the other volumes of its series before its author's other books", async () => {
    expect((await related("ombak-jilid-1")).slice(0, 2)).toEqual(["Ombak Jilid 2", "Sumur"]);
  });

  it("are never those of a name that stands for no author: a publisher's, a team's, a word's", async () => {
    expect(await related("kamus-saku")).toEqual(["Kamus Tebal"]);
    expect(await related("atlas-saku")).toEqual([]);
    expect(await related("soal-saku")).toEqual([]);
  });
});
