import type { FastifyInstance } from "fastify";

import { createTestApp, requestRest } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { readXlsx } from "../../support/files/readXlsx.js";
import { givenBooks } from "../../support/givenBooks.js";
import { asStaff } from "../../support/people.js";

onSqlite("The inventory book as a file by REST", (test) => {
  let app: FastifyInstance;
  let staff: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    staff = await asStaff(app, test.database);
    await givenBooks(test.database, [{ copies: [{ itemCode: "R10" }, { itemCode: "R9" }] }]);
  });
  afterAll(() => app.close());
  const download = (query: string) =>
    app.inject({ method: "GET", url: `/api/copies/register/export?${query}`, headers: { ...staff } });

  it.each([
    ["csv", "text/csv; charset=utf-8"],
    ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["pdf", "application/pdf"],
  ])("says what it is: %s", async (format, type) => {
    const { statusCode, headers } = await download(`format=${format}`);
    expect([statusCode, headers["content-type"]]).toEqual([200, type]);
    expect(headers["content-disposition"]).toMatch(
      new RegExp(`^attachment; filename="buku-induk-.*\\.${format}"$`, "u"),
    );
  });

  it("has the lines that the list has, in its order", async () => {
    const { rows } = await readXlsx((await download("format=xlsx&from_number=R9")).rawPayload);
    expect(rows.slice(1).map(([, number]) => number?.text)).toEqual(["R9", "R10"]);
  });

  it("names what is wrong with the question", async () => {
    const path = "/copies/register/export?format=pdf&from_day=2026-02-01&to_day=2026-01-01";
    const { status, body } = await requestRest(app, "GET", path, { as: staff });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ to_day: ["Tanggal akhir tidak boleh sebelum tanggal awal."] });
  });
});
