import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";

onBothEngines("The books to go on with", (test) => {
  let app: FastifyInstance;
  const shelves = async (slug: string, first = 12) => {
    const names = ["authorBooks", "seriesBooks", "relatedBooks", "otherEditions"] as const;
    const { data, errors } = await postGraphql<{ book: Record<(typeof names)[number], { slug: string }[]> }>(
      app,
      `query ($slug: String!, $first: Int!) {
        book(slug: $slug) { ${names.map((name) => `${name}(first: $first) { slug }`).join(" ")} } }`,
      { slug, first },
    );
    expect(errors).toEqual([]);
    const [author, series, other, editions] = names.map((name) => data.book[name].map((book) => book.slug));
    return { author, series, other, editions };
  };

  beforeAll(async () => {
    await givenBooks(test.database, [
      { title: "Penyu Hijau", by: ["Rini Laut"], subjects: ["Penyu"], category: "Sains" },
      { title: "Penyu dan Pantai", by: ["Budi Pasir"], subjects: ["Penyu", "Pantai"], category: "Cerita" },
      { title: "Karang", by: ["Rini Laut"], category: "Sains" },
      { title: "Ombak Jilid 1", by: ["Sari Ombak"], seriesTitle: "Ombak", category: "Sains" },
      { title: "Ombak Jilid 10", by: ["Sari Ombak"], seriesTitle: "Ombak", category: "Sains" },
      { title: "Ombak Jilid 2", by: ["Sari Ombak"], seriesTitle: "Ombak", category: "Sains" },
      { title: "Ombak Penutup", by: ["Sari Ombak"], seriesTitle: "Ombak ; jilid III", category: "Sains" },
      { title: "Sumur", by: ["Sari Ombak"], category: "Sains" },
      { title: "Kamus Saku", by: ["Pustaka"], publisher: "Bentang", classification: { code: "413" } },
      { title: "Resep Saku", by: ["Pustaka"] },
      { title: "Atlas Saku", by: ["Bentang"] },
      { title: "Peta Saku", by: ["Bentang"] },
      { title: "Soal Saku", by: ["Tim Penyusun Soal"] },
      { title: "Ujian Saku", by: ["Tim Penyusun Soal"] },
      { title: "Kamus Tebal", classification: { code: "413" } },
      { title: "Siti", by: ["Marah Rusli"], publishYear: 1922, publisher: "Balai" },
      { title: "SITI.", by: ["Marah Rusli"], publishYear: 2001, subtitle: "Kasih tak sampai" },
      { title: "Siti", by: ["Marah Rusli"], publishYear: 2010, publisher: "Lain", edition: "Cet. 40" },
      { title: "Siti", by: ["Nur Lain"] },
      { title: "Azab", by: ["Marah Rusli"] },
      { title: "Aljabar", by: ["Sukino Ajar"], subtitle: "untuk kelas X", publishYear: 2010 },
      { title: "Aljabar", by: ["Sukino Ajar"], subtitle: "untuk kelas X", publishYear: 2014 },
      { title: "Aljabar", by: ["Sukino Ajar"], subtitle: "untuk kelas XI", publishYear: 2014 },
      { title: "IPA", by: ["Tim Guru"], publisher: "Erat", publishYear: 2010 },
      { title: "IPA", by: ["Tim Guru"], publisher: "Erat", publishYear: 2014 },
      { title: "IPA", by: ["Tim Guru"], publisher: "Yudis", publishYear: 2014 },
      { title: "Tanpa Nama" },
      { title: "Tanpa Nama" },
      { title: "Anemon", subjects: ["Terumbu karang"] },
      { title: "Terumbu", subjects: ["Terumbu karang", "Laut", "Air", "Buku pelajaran"] },
      { title: "Buku Umum", subjects: ["Buku pelajaran"] },
      ...Array.from({ length: 70 }, (_, number) => ({
        title: `Pelajaran ${number}`,
        subjects: number < 20 ? ["Laut", "Air", "Buku pelajaran"] : ["Buku pelajaran"],
      })),
    ]);
    await givenBooks(test.database, [{ title: "Penyu Tersembunyi", subjects: ["Penyu"] }], { listed: false });
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  it("are the author's first, then what shares a subject, then no more than the category", async () => {
    const found = await shelves("penyu-hijau");
    expect(found).toMatchObject({ author: ["karang"], series: [], editions: [] });
    expect(found.other?.[0]).toBe("penyu-dan-pantai");
    expect(found.other).toContain("sumur");
    expect((await shelves("penyu-hijau", 1)).other).toEqual(["penyu-dan-pantai"]);
  });

  it("are the volumes of a series in their order, and no book on two shelves", async () => {
    expect(await shelves("ombak-jilid-2")).toMatchObject({
      series: ["ombak-jilid-1", "ombak-penutup", "ombak-jilid-10"],
      author: ["sumur"],
    });
    expect((await shelves("ombak-jilid-10", 1)).series).toEqual(["ombak-penutup"]);
    const { author = [], series = [], other = [] } = await shelves("ombak-jilid-1");
    const all = [...author, ...series, ...other];
    expect(new Set(all).size).toBe(all.length);
  });

  it("are never those of a name that stands for no author: a publisher's, a team's, a word's", async () => {
    expect(await shelves("kamus-saku")).toMatchObject({ author: [], other: ["kamus-tebal"] });
    expect(await shelves("atlas-saku")).toMatchObject({ author: [], other: [] });
    expect(await shelves("soal-saku")).toMatchObject({ author: [], other: [] });
  });

  it("share a narrow subject before two wide ones, and nothing that half of the library shares", async () => {
    const { other = [] } = await shelves("terumbu");
    expect(other[0]).toBe("anemon");
    expect(other).toContain("pelajaran-19");
    expect((await shelves("buku-umum")).other).toEqual([]);
  });

  it("are one edition of each work; the others are its other editions, never its other volumes or classes", async () => {
    expect(await shelves("siti")).toMatchObject({ editions: ["siti-3", "siti-2"], author: ["azab"] });
    const { author = [] } = await shelves("azab");
    expect(author).toEqual(["siti-3"]);
    expect((await shelves("siti-4")).editions).toEqual([]);
    expect((await shelves("aljabar")).editions).toEqual(["aljabar-2"]);
    expect((await shelves("aljabar-3")).editions).toEqual([]);
    expect((await shelves("ipa")).editions).toEqual(["ipa-2"]);
    expect((await shelves("ipa-3")).editions).toEqual([]);
    expect((await shelves("tanpa-nama")).editions).toEqual([]);

    const response = await app.inject("/api/books?slug=siti");
    const [{ id }] = response.json<{ data: [{ id: number }] }>().data;
    const editions = await app.inject(`/api/books/${id}/other-editions`);
    expect(editions.json<{ data: { slug: string }[] }>().data.map(({ slug }) => slug)).toEqual(["siti-3", "siti-2"]);
  });
});
