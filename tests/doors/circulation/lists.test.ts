import type { FastifyInstance } from "fastify";

import { createTestApp, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenBorrowing } from "../../support/circulation/givenBorrowing.js";
import { asAdmin, asStaff, asStudent, givenStudent } from "../../support/people.js";

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
      [field]: ["Isi dengan tanggal dari tahun 1900 sampai 2100. Contoh: 21 Nov 2026"],
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
    const cursor = Buffer.from(JSON.stringify(forged)).toString("base64url");
    const { status, body } = await requestRest(app, "GET", `/${path}?${filter}&cursor=${cursor}`, { as: admin });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["cursor"]]);
  });

  it("are exported whole, as they are shown, narrowed and ordered, and nothing in them becomes a formula", async () => {
    const codes = Array.from({ length: 104 }, (_, place) => `E${String(place).padStart(5, "0")}`);
    await givenBooks(test.database, [{ title: "+Bumi", copies: codes.map((itemCode) => ({ itemCode })) }]);
    for (const [place, code] of codes.entries()) {
      const dueAt = place % 2 === 0 ? "2026-11-20" : "2099-11-20";
      await givenBorrowing(test.database, code, { dueAt, returned: place === 2 });
    }
    const pupil = { nis: "240188", name: "=Wulan", className: "XII IPS 3" };
    await givenStudent(test.database, pupil);
    const lent = { nis: pupil.nis, item_code: codes[2] };
    expect((await requestRest(app, "POST", "/borrowings", { as: admin, body: lent })).status).toBe(201);
    const csv = async (path: string, as = admin) => {
      const { body, headers, statusCode } = await app.inject({ url: `/api${path}`, headers: as });
      const rows = body.replace("\uFEFF", "").trim().split("\r\n");
      return { statusCode, file: String(headers["content-disposition"]), rows: rows.map((row) => row.split(";")) };
    };

    const counts = new Map<string, number>();
    for (const status of ["open", "on_loan", "overdue", "due_today", "returned", "lost"]) {
      const { rows } = await csv(`/borrowings/export?status=${status}`);
      const shown: string[] = [];
      for (const page of [1, 2]) {
        const { body } = await requestRest(app, "GET", `/borrowings?per_page=100&page=${page}&status=${status}`, {
          as: admin,
        });
        shown.push(...(body.data as { copy: { item_code: string } }[]).map(({ copy }) => copy.item_code));
      }
      expect({ status, codes: rows.slice(1).map((row) => row[4]) }).toEqual({ status, codes: shown });
      counts.set(status, shown.length);
    }
    expect(counts.get("on_loan")).toBe(53);
    expect((counts.get("on_loan") ?? 0) + (counts.get("overdue") ?? 0)).toBe(counts.get("open"));
    const open = await csv("/borrowings/export?status=open");
    expect(open.rows).toHaveLength(105);
    expect(open.file).toMatch(/filename="dipinjam-\d{4}-\d\d-\d\d\.csv"/u);
    const { rows } = await csv("/borrowings/export?status=open&search=wulan&class_name=XII+IPS+3");
    const aDay = expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) as string;
    expect(rows).toEqual([
      [
        ...[
          "Nama",
          "NIS / No. anggota",
          "Kelas",
          "Judul",
          "Kode eksemplar",
          "Tanggal pinjam",
          "Jatuh tempo",
          "Tanggal dikembalikan",
        ],
        ...["Status", "Terlambat (hari)", "Denda", "Perpanjangan"],
      ],
      ["'=Wulan", "240188", "XII IPS 3", "'+Bumi", "E00002", aDay, aDay, "", "Dipinjam", "0", "0", "0"],
    ]);

    for (const name of ["Sari", "=Tono"]) {
      const studentId = await givenStudent(test.database, { name, nis: `24019${name.length}`, className: "X 1" });
      const body = { item_code: codes[2], student_id: studentId };
      expect((await requestRest(app, "POST", "/reservations", { as: admin, body })).status).toBe(201);
    }
    const waiting = await csv("/reservations/export?status=waiting");
    expect(waiting.file).toContain("reservasi-menunggu-");
    expect(waiting.rows).toEqual([
      [
        ...["Nama", "NIS / No. anggota", "Kelas", "Judul", "Kode eksemplar", "Status", "Giliran", "Tanggal reservasi"],
        ...["Disimpan sampai", "Berakhir"],
      ],
      ["Sari", "240194", "X 1", "'+Bumi", "E00002", "Menunggu", "1", aDay, "", ""],
      ["'=Tono", "240195", "X 1", "'+Bumi", "E00002", "Menunggu", "2", aDay, "", ""],
    ]);
    expect((await csv("/reservations/export?status=ended")).rows).toHaveLength(1);

    const student = await asStudent(app, test.database);
    for (const path of ["/borrowings/export", "/reservations/export"]) {
      expect((await csv(path, await asStaff(app, test.database))).statusCode).toBe(200);
      expect((await csv(path, student)).statusCode).toBe(403);
      expect((await csv(path, {})).statusCode).toBe(401);
      expect((await csv(`${path}?status=entah`)).statusCode).toBe(422);
    }
    expect((await csv("/borrowings/export?from=2026-13-01")).statusCode).toBe(422);
  });
});
