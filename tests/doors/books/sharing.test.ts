import type { FastifyInstance } from "fastify";
import sharp from "sharp";

import { SharePictures } from "../../../server/books/sharing/SharePictures.js";
import { createTestApp } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";

onSqlite("What is shared of the library", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await givenBooks(test.database, [
      { title: "Laskar Pelangi", by: ["Andrea Hirata"], description: "Sebuah sekolah di Belitung." },
      { title: "Perahu & <Kertas>\u0007", by: ["Dee Lestari"] },
      { title: "Pertanggungjawaban ".repeat(20).trim() },
    ]);
    await givenBooks(test.database, [{ title: "Belum Tampak" }], { listed: false });
    app = await createTestApp(test.database, { PUBLIC_URL: "https://perpus.example" });
  });
  afterAll(() => app.close());

  it.each(["/share/books/laskar-pelangi.jpg", "/share/books/perahu-kertas.jpg", "/share/library.jpg"])(
    "is a picture at %s, which who has it need not fetch again",
    async (url) => {
      const picture = await app.inject(url);
      const { format, width, height } = await sharp(picture.rawPayload).metadata();
      expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
      expect([format, width, height]).toEqual(["jpeg", 1_200, 630]);
      const again = await app.inject({ url, headers: { "if-none-match": String(picture.headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    },
  );

  it("is drawn for a title of any length, and for no book that is not in the catalogue", async () => {
    const slug = "pertanggungjawaban-".repeat(20).slice(0, -1);
    const { body } = await app.inject(`/api/books?search=pertanggungjawaban`);
    const [book] = (JSON.parse(body) as { data: { slug: string }[] }).data;
    expect(slug.startsWith(book?.slug ?? "x")).toBe(true);
    expect((await app.inject(`/share/books/${book?.slug ?? ""}.jpg`)).statusCode).toBe(200);
    for (const missing of ["belum-tampak.jpg", "laskar-pelangi.png", "..%2f..%2fetc.jpg"]) {
      expect((await app.inject(`/share/books/${missing}`)).statusCode).toBe(404);
    }
  });

  it("is a feed of the newest books, whatever their titles hold, answered anew only where it has changed", async () => {
    const feed = await app.inject("/feed.xml");
    expect(feed.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    expect(feed.body).toContain("<title>Buku baru di Perpustakaan Aksara</title>");
    expect(feed.body.match(/<link>[^<]*<\/link>/g)).toContain(
      "<link>https://perpus.example/books/laskar-pelangi</link>",
    );
    expect(feed.body).toContain("<title>Perahu &#38; &#60;Kertas&#62;</title>");
    expect(feed.body).toContain("<dc:creator>Andrea Hirata</dc:creator>");
    expect(feed.body).toContain("<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>");
    expect(feed.body).not.toContain("Belum Tampak");
    const again = await app.inject({ url: "/feed.xml", headers: { "if-none-match": String(feed.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});

describe("Pictures that many ask for at once", () => {
  it("are drawn one after the other, the same one once, and refused where too many wait", async () => {
    let atOnce = 0;
    let most = 0;
    let drawn = 0;
    const pictures = new SharePictures(async () => {
      most = Math.max(most, ++atOnce);
      drawn++;
      await Promise.resolve();
      atOnce--;
      return Buffer.from("gambar");
    });
    const asked = { libraryName: "Perpustakaan", subject: null };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => pictures.picture(`k${index % 18}`, asked)),
    );
    expect(answers.filter((answer) => answer === null).length).toBe(2);
    expect([most, drawn]).toEqual([1, 16]);
    expect(await pictures.picture("k0", asked)).not.toBeNull();
    expect(drawn).toBe(16);
  });
});
