import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, asStaff, givenStudent, givenUser, loginHeaders } from "../../support/people.js";
import { globalId } from "../agreement/steps.js";

type Headers = Readonly<Record<string, string>>;
interface FineAnswer {
  readonly id: number;
  readonly open_amount: number;
  readonly act_id: number;
  readonly receipt: { readonly number: number };
  readonly entries: readonly { readonly id: number; readonly kind: string }[];
}

onBothEngines("Fines through both doors", (test) => {
  let app: FastifyInstance;
  let admin: Headers;
  let staff: Headers;
  let student: Headers;
  let studentId: number;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    [admin, staff] = [await asAdmin(app, test.database), await asStaff(app, test.database)];
    studentId = await givenStudent(test.database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
    await givenUser(test.database, { username: "rina", studentId });
    student = await loginHeaders(app, "rina");
  });
  afterAll(() => app.close());

  const rest = async (method: "GET" | "POST", path: string, body?: object, as = admin) => {
    const answer = await requestRest(app, method, path, { as, ...(body ? { body } : {}) });
    return { status: answer.status, body: answer.body, data: answer.body.data as FineAnswer };
  };
  const graphql = async (query: string, as = admin) => {
    const { data, errors } = await postGraphql(app, query, {}, as);
    expect(errors).toEqual([]);
    return data;
  };
  const givenFine = async (amount: number, of = studentId) => {
    const body = { student_id: of, charge_reason: "other", amount, reason: "Kartu hilang" };
    return (await rest("POST", "/fines", body)).data.id;
  };

  it("tell a student that it was the library, and librarians who", async () => {
    const readerId = await givenStudent(test.database, {});
    await givenUser(test.database, { username: "pembaca", studentId: readerId });
    const id = await givenFine(5_000, readerId);
    const paid = await rest("POST", `/fines/${id}/payments`, { amount: 2_000 });
    const number = paid.data.receipt.number;
    const query = `{ node(id: "${globalId("Fine", id)}") { ... on Fine { madeBy entries { madeBy } } } receipt(number: ${number}) {
      madeBy entries { madeBy } } }`;
    const madeByOf = (reported: unknown) =>
      [...JSON.stringify(reported).matchAll(/"made_?[bB]y":"([^"]*)"/g)].map(([, name]) => name);
    for (const [as, isStaff] of [
      [await loginHeaders(app, "pembaca"), false],
      [admin, true],
    ] as const) {
      const reported = [
        ...madeByOf(await graphql(query, as)),
        ...madeByOf((await rest("GET", `/fines/${id}`, undefined, as)).body),
        ...madeByOf((await rest("GET", `/receipts/${number}`, undefined, as)).body),
      ];
      expect(reported).toHaveLength(8);
      expect(reported.filter((name) => (name === "Petugas") === isStaff)).toEqual([]);
    }
  });

  it("charges, takes a payment and shows the receipt, alike by both doors", async () => {
    const id = await givenFine(5_000);
    const paid = await rest("POST", `/fines/${id}/payments`, { amount: 2_000, reason: "Dibayar ibunya" }, staff);
    expect([paid.status, paid.data.open_amount]).toEqual([201, 3_000]);
    const { payFine } = await graphql(`mutation { payFine(input: { id: "${globalId("Fine", id)}", amount: 500 }) {
      ... on PayFinePayload { actId receipt { number amount kind nis entries { amount fine { databaseId } } }
        fine { openAmount paidAmount status student { balance } entries { kind amount reason } } } } }`);
    expect(payFine).toMatchObject({
      receipt: { amount: 500, kind: "PAYMENT", nis: "240101", entries: [{ amount: 500, fine: { databaseId: id } }] },
      fine: {
        openAmount: 2_500,
        paidAmount: 2_500,
        status: "OPEN",
        student: { balance: 2_500 },
        entries: [
          { kind: "PAYMENT", amount: 2_000, reason: "Dibayar ibunya" },
          { kind: "PAYMENT", amount: 500, reason: null },
        ],
      },
    });
    const receipt = await rest("GET", `/receipts/${paid.data.receipt.number}`);
    expect(receipt.body).toMatchObject({
      data: { number: paid.data.receipt.number, kind: "payment", amount: 2_000, class_name: "XI IPA 1" },
    });
    await rest("POST", `/fines/${id}/waivers`, { amount: 2_500, reason: "Sakit" });
    expect((await rest("GET", `/fines/${id}`)).data).toMatchObject({ status: "settled", waived_amount: 2_500 });
  });

  it("refuses more than is open, in the words of each door", async () => {
    const id = await givenFine(3_000);
    const refused = await rest("POST", `/fines/${id}/payments`, { amount: 4_000 });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      message: "Sisa denda Rp3.000.",
      errors: { amount: ["Sisa denda Rp3.000."] },
    });
    const { payFine } = await graphql(`mutation { payFine(input: { id: "${globalId("Fine", id)}", amount: 4000 }) {
      ... on ValidationError { message fields { name } } } }`);
    expect(payFine).toEqual({ message: "Sisa denda Rp3.000.", fields: [{ name: "amount" }] });
    await rest("POST", `/fines/${id}/waivers`, { amount: 3_000, reason: "Uji" });
  });

  it("undoes a payment within a minute, and it counts nothing any more", async () => {
    const id = await givenFine(4_000);
    const paid = await rest("POST", `/fines/${id}/payments`, { amount: 4_000 });
    expect((await rest("POST", `/desk-acts/${paid.data.act_id}/undo`, {})).status).toBe(200);
    expect((await rest("GET", `/fines/${id}`)).data).toMatchObject({ status: "open", open_amount: 4_000 });
    expect((await rest("GET", `/receipts/${paid.data.receipt.number}`)).body).toMatchObject({ data: { amount: 0 } });
    await rest("POST", `/fines/${id}/waivers`, { amount: 4_000, reason: "Uji" });
  });

  it("lets the desk charge and take payments, and administrators alone waive, refund and reverse", async () => {
    const id = await givenFine(1_000);
    await rest("POST", `/fines/${id}/payments`, { amount: 500 }, staff);
    for (const path of [`/fines/${id}/waivers`, `/fines/${id}/refunds`, `/ledger-entries/${id}/reverse`]) {
      expect((await rest("POST", path, { amount: 500, reason: "x" }, staff)).status).toBe(403);
    }
    expect((await rest("POST", `/fines/${id}/refunds`, { amount: 500, reason: "Keliru" })).status).toBe(201);
    expect((await rest("POST", `/ledger-entries/${id}/reverse`, { reason: "Keliru" })).data).toMatchObject({
      status: "reversed",
      open_amount: 0,
    });
  });

  it("shows a student the own fines, debt and receipts, and nobody else's", async () => {
    const own = await givenFine(2_000);
    const other = await givenFine(7_000, await givenStudent(test.database));
    const foreign = await rest("POST", `/fines/${other}/payments`, { amount: 1_000 });
    const query = `{ myFines(first: 1) { openAmount nodes { databaseId amount openAmount status } }
      viewer { student { balance fines(status: OPEN) { totalCount nodes { databaseId } }
        ledgerEntries(first: 1) { nodes { kind amount } } } }
      fine(databaseId: ${other}) { id } receipt(number: ${foreign.data.receipt.number}) { number } }`;
    expect(await graphql(query, student)).toEqual({
      myFines: { openAmount: 2_000, nodes: [{ databaseId: own, amount: 2_000, openAmount: 2_000, status: "OPEN" }] },
      viewer: {
        student: {
          balance: 2_000,
          fines: { totalCount: 1, nodes: [{ databaseId: own }] },
          ledgerEntries: { nodes: [{ kind: "CHARGE", amount: 2_000 }] },
        },
      },
      fine: null,
      receipt: null,
    });
    const mine = await rest("GET", "/user-info/fines?per_page=1", undefined, student);
    expect(mine.body).toMatchObject({ open_amount: 2_000, data: [{ id: own, open_amount: 2_000 }] });
    for (const path of [`/fines/${other}`, `/receipts/${foreign.data.receipt.number}`]) {
      expect((await rest("GET", path, undefined, student)).status).toBe(404);
    }
    expect((await rest("GET", `/fines/${own}`, undefined, student)).status).toBe(200);
  });

  it("exports fines, a day's cash and who owes, as they are narrowed, and nothing in them becomes a formula", async () => {
    const name = "=Kurniawan";
    const id = await givenFine(
      4_000,
      await givenStudent(test.database, { nis: "240177", name, className: "XII IPS 3" }),
    );
    const { receipt } = (await rest("POST", `/fines/${id}/payments`, { amount: 1_500 })).data;
    const csv = async (path: string) => {
      const { body, headers, statusCode } = await app.inject({ url: `/api${path}`, headers: admin });
      return { statusCode, fileName: headers["content-disposition"], lines: body.replace("\uFEFF", "").split("\r\n") };
    };
    const fines = await csv("/fines/export?status=open&charge_reason=other");
    expect(fines.fileName).toContain("denda-");
    expect(fines.lines[0]).toBe("Tanggal;Nama;NIS / No. anggota;Kelas;Jenis;Keterangan;Jumlah;Sisa;Status;Petugas");
    expect(fines.lines[1]).toMatch(
      /^\d{4}-\d\d-\d\d;'=Kurniawan;240177;XII IPS 3;Lainnya;Kartu hilang;4000;2500;Belum lunas;/,
    );
    const cash = await csv("/fines/cash-entries/export");
    expect(cash.lines[0]).toBe("Jam;Kuitansi;Nama;NIS / No. anggota;Kelas;Denda;Masuk;Keluar;Petugas");
    const paid = cash.lines.filter((line) => line.includes("240177"));
    expect(paid).toHaveLength(1);
    expect(paid[0]).toMatch(
      new RegExp(`^\\d\\d[:.]\\d\\d;${receipt.number};'=Kurniawan;240177;XII IPS 3;Kartu hilang;1500;0;`, "u"),
    );
    expect((await csv("/fines/cash-entries/export?day=2026-01-01")).lines.slice(1)).toEqual([""]);
    const balances = await csv("/fines/balances/export?class_name=xii+ips+3");
    expect(balances.lines).toEqual(["Nama;NIS / No. anggota;Kelas;Tunggakan", "'=Kurniawan;240177;XII IPS 3;2500", ""]);
    for (const path of ["/fines/export?from=2026-13-01", "/fines/cash-entries/export?day=kemarin"]) {
      expect((await csv(path)).statusCode).toBe(422);
    }
    expect((await app.inject({ url: "/api/fines/export", headers: student })).statusCode).toBe(403);
  });

  it("reads fines of many students with as many statements as of three", async () => {
    for (let count = 0; count < 12; count += 1) {
      const id = await givenFine(1_000, await givenStudent(test.database));
      await rest("POST", `/fines/${id}/payments`, { amount: 400 });
    }
    const statementsOf = (first: number) =>
      test.counter.statementsDuring(() =>
        graphql(`{ fines(first: ${first}) { nodes { paidAmount entries { fine { amount } }
          student { balance fines(first: 2) { openAmount nodes { amount } } } } } }`),
      );
    expect((await statementsOf(12)).length).toBe((await statementsOf(3)).length);
  });
});
