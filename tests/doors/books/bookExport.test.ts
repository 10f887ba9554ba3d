import type { FastifyInstance } from "fastify";

import { createTestApp } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStudent } from "../../support/people.js";

onSqlite("The export by REST", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  let ids: number[];
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
    ids = await givenBooks(test.database, [
      { title: "Laskar Pelangi", category: "Novel", copies: copies(1, "EKS") },
      { title: "Bumi Manusia", category: "Novel" },
      { title: "Kimia" },
    ]);
  });
  afterAll(() => app.close());
  const get = (query: string, as: Record<string, string> = admin, method: "GET" | "HEAD" = "GET") =>
    app.inject({ method, url: `/api/books/export${query}`, headers: as });
  const titles = (body: string) =>
    body
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(";")[0]);

  it("is a file to be kept, by no cache", async () => {
    const answer = await get("");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="buku-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers.etag).toBeUndefined();
    expect(titles(answer.body)).toEqual(["Kimia", "Bumi Manusia", "Laskar Pelangi"]);
  });

  it("takes what the list takes, codes of copies and a choice of books", async () => {
    expect(titles((await get("?has_category=true&sort=title")).body)).toEqual(["Bumi Manusia", "Laskar Pelangi"]);
    expect(titles((await get("?search=eks0&item_codes=true")).body)).toEqual(["Laskar Pelangi"]);
    expect(titles((await get(`?book_ids=${ids[0]},${ids[2]}&sort=title&order=desc`)).body)).toEqual([
      "Laskar Pelangi",
      "Kimia",
    ]);
    expect((await get("?format=slims")).headers["content-disposition"]).toContain("buku-slims-");
    const items = await get("?format=slims_items");
    expect(items.headers["content-disposition"]).toContain("eksemplar-slims-");
    expect(items.body.trim().split("\n")).toEqual([
      expect.stringMatching(/^"item_code","call_number",/u),
      expect.stringMatching(/^"EKS\d+","[^"]*","Novel",.*,"Laskar Pelangi"$/u),
    ]);
  });

  it("is MARC where that is asked for, in both of its forms", async () => {
    const file = await get("?format=marc&search=laskar");
    expect([file.headers["content-type"], file.body.slice(9, 12), file.body.includes("aLaskar Pelangi")]).toEqual([
      "application/marc",
      "a22",
      true,
    ]);
    const xml = await get("?format=marcxml&search=laskar");
    expect(xml.headers["content-type"]).toMatch(/^application\/marcxml\+xml/);
    expect(xml.body).toMatch(/<subfield code="p">EKS\d+<\/subfield>/u);
  });

  it("reads nothing for HEAD", async () => {
    const answer = await get("", admin, "HEAD");
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  });

  it("answers a wrong question, and whoever may not ask, with the envelope", async () => {
    const tooMany = Array.from({ length: 251 }, (_, index) => index + 1).join(",");
    for (const query of ["?format=xlsx", "?page=2", `?book_ids=${tooMany}`, "?search=" + "x".repeat(201)]) {
      const answer = await get(query);
      expect([query.slice(0, 12), answer.statusCode, answer.json<{ status_code: number }>().status_code]).toEqual([
        query.slice(0, 12),
        422,
        422,
      ]);
      expect(answer.headers["content-disposition"]).toBeUndefined();
    }
    expect((await get("", {})).statusCode).toBe(401);
    expect((await get("", await asStudent(app, test.database))).statusCode).toBe(403);
  });
});
