import type { FastifyInstance } from "fastify";

import { createTestApp, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin } from "../../support/people.js";

onBothEngines("Lists of the desk through both doors", (test) => {
  let app: FastifyInstance;
  let admin: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  // A field for dates has the year 0002 on the way to 2026.
  it.each([
    "/borrowings?from=0002-11-21",
    "/borrowings?to=9999-12-31",
    "/fines?from=0002-11-21",
    "/fines?to=9999-12-31",
    "/fines/cash-entries?day=0002-11-21",
    "/fines/cash-entries?day=9999-12-31",
    "/audit-entries?from=0002-11-21",
    "/audit-entries?to=9999-12-31",
    "/visits?from=0002-11-21",
    "/visits?to=9999-12-31",
  ])("refuse a day that no library has, and say what to do: %s", async (path) => {
    const { status, body } = await requestRest(app, "GET", path, { as: admin });
    const field = path.slice(path.indexOf("?") + 1, path.indexOf("="));
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      [field]: ["Isi dengan tanggal dari tahun 1900 sampai 2100, misalnya 2026-11-21."],
    });
  });

  it("refuse such a day as a due date too", async () => {
    const body = { nis: "1", item_code: "1", due_at: "9999-12-31" };
    const lent = await requestRest(app, "POST", "/borrowings", { as: admin, body });
    expect([lent.status, Object.keys(lent.body.errors ?? {})]).toEqual([422, ["due_at"]]);
  });

  it.each([
    ["borrowings", "status=open", ["borrowings due", 0, "2026-02-30", 1]],
    ["borrowings", "status=overdue", ["borrowings due", 0, "kemarin", 1]],
    ["reservations", "status=ready", ["reservations kept", 0, 7, 1]],
  ])("refuse a cursor of %s that was made up, with %s", async (path, filter, forged) => {
    const after = Buffer.from(JSON.stringify(forged)).toString("base64url");
    const { status, body } = await requestRest(app, "GET", `/${path}?${filter}&after=${after}`, { as: admin });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["after"]]);
  });
});
