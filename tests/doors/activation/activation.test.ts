import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, asStudent, givenStudent, givenUser, loginHeaders } from "../../support/people.js";
import { givenToken } from "../../support/tokens.js";

const PASSWORD = "bukit-kapur-biru";
const ONE_ANSWER = {
  status_code: 401,
  message: "NIS / No. anggota atau kode aktivasi salah, atau sudah tidak berlaku.",
};

interface Slip {
  readonly code: string;
  readonly expires_at: string;
  readonly student: {
    readonly id: number;
    readonly nis: string;
    readonly name: string;
    readonly class_name: string | null;
  };
}

onBothEngines("The activation of an account", (test) => {
  let app: FastifyInstance;
  let as: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    as = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  const globalId = (id: number) => Buffer.from(`Student:${id}`).toString("base64");
  const newCode = async (id: number, body: object = {}) =>
    requestRest(app, "POST", `/students/${id}/activation-code`, { as, body });
  const codeOf = async (id: number) => ((await newCode(id)).body.data as Slip).code;
  const activate = (body: object, headers?: Record<string, string>) =>
    requestRest(app, "POST", "/auth/activate", { body: { password: PASSWORD, ...body }, as: headers });

  it("makes the student's account with the printed code, and logs in at once", async () => {
    const id = await givenStudent(test.database, { nis: "2024001", name: "Rani Puspita" });
    const made = await newCode(id);
    expect([made.status, made.body]).toEqual([
      201,
      {
        status_code: 201,
        data: { code: expect.stringMatching(/^\w{4}-\w{4}$/), expires_at: expect.stringMatching(/Z$/) },
      },
    ]);
    expect(made.headers["cache-control"]).toBe("no-store");
    const { code } = made.body.data as Slip;

    const answer = await app.inject({
      method: "POST",
      url: "/api/auth/activate",
      payload: { nis: "2024001", code: code.toLowerCase(), username: "rani", password: PASSWORD },
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status_code: 200,
      user: { id: expect.any(Number), username: "rani", role: "student", student: { id } },
      message: "Akun sudah aktif",
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect((await requestRest(app, "GET", "/user-info", { as: { cookie } })).body.data).toMatchObject({
      username: "rani",
      student: { id, username: "rani" },
    });
    await loginHeaders(app, "rani", PASSWORD);
    expect((await activate({ nis: "2024001", code, username: "rani2" })).body).toEqual(ONE_ANSWER);
    const trail = await test.database.read((reader) =>
      reader.rows(sql`SELECT actor, after_values AS afterValues FROM audit_entries WHERE action = 'user.create'`),
    );
    expect(trail).toEqual([
      {
        actor: "rani",
        afterValues: JSON.stringify({ username: "rani", role: "student", libraryRoleId: null, studentId: id }),
      },
    ]);
  });

  it("is the same by GraphQL", async () => {
    const id = await givenStudent(test.database, { nis: "2024002", name: "Sari" });
    const made = await postGraphql<{ createActivationCode: { slip: { code: string } } }>(
      app,
      `mutation ($id: ID!) { createActivationCode(input: { studentId: $id }) {
      ... on CreateActivationCodePayload { slip { code expiresAt student { nis hasAccount } } }
      ... on UserError { message } } }`,
      { id: globalId(id) },
      as,
    );
    expect(made.data.createActivationCode.slip).toEqual({
      code: expect.any(String),
      expiresAt: expect.any(String),
      student: { nis: "2024002", hasAccount: false },
    });
    const activation = `mutation ($input: ActivateAccountInput!) { activateAccount(input: $input) {
      ... on ActivateAccountPayload { user { username role student { nis } } } ... on UserError { code message }
      ... on ValidationError { fields { name } } } }`;
    const input = {
      nis: "2024002",
      code: made.data.createActivationCode.slip.code,
      username: "sari",
      password: PASSWORD,
    };

    const wrong = await postGraphql(app, activation, { input: { ...input, code: "AAAAAAAA" } });
    const weak = await postGraphql(app, activation, { input: { ...input, password: "12345678", username: "s" } });
    const right = await postGraphql(app, activation, { input });

    expect(wrong.data).toEqual({ activateAccount: { code: "INVALID_CREDENTIALS", message: ONE_ANSWER.message } });
    expect(weak.data).toMatchObject({
      activateAccount: { code: "VALIDATION_FAILED", fields: [{ name: "username" }, { name: "password" }] },
    });
    expect(right.data).toEqual({
      activateAccount: { user: { username: "sari", role: "STUDENT", student: { nis: "2024002" } } },
    });
  });

  it("gives one answer for a wrong number, a wrong code, none at all, and a student who has an account", async () => {
    const id = await givenStudent(test.database, { nis: "2024003" });
    const other = await givenStudent(test.database, { nis: "2024004" });
    await givenStudent(test.database, { nis: "2024005" });
    const taken = await givenStudent(test.database, { nis: "2024006" });
    await givenUser(test.database, { studentId: taken });
    const code = await codeOf(id);
    await codeOf(other);

    const answers = await Promise.all([
      activate({ nis: "9999999", code, username: "satu" }),
      activate({ nis: "2024003", code: "AAAA-AAAA", username: "dua" }),
      activate({ nis: "2024004", code, username: "tiga" }),
      activate({ nis: "2024005", code, username: "empat" }),
      activate({ nis: "2024006", code, username: "lima" }),
      activate({ nis: "2024003' OR 1=1 --", code, username: "enam" }),
    ]);

    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ONE_ANSWER));
    expect((await activate({ nis: "2024003", code, username: "tujuh" })).status).toBe(200);
  });

  it("reports invalid name and password without checking the code or counting an attempt", async () => {
    const id = await givenStudent(test.database, { nis: "2024007" });
    const code = await codeOf(id);

    const empty = await requestRest(app, "POST", "/auth/activate", { body: { student_id: id, role: "admin" } });
    expect([empty.status, Object.keys(empty.body.errors as object).sort()]).toEqual([
      422,
      ["code", "nis", "password", "role", "student_id", "username"],
    ]);
    for (const password of ["pendek", "password123", "sayasiswa2024007", "Perpustakaan-1", "x".repeat(1_001)]) {
      const right = await activate({ nis: "2024007", code, username: "tujuh.b", password });
      const wrong = await activate({ nis: "9999999", code: "AAAAAAAA", username: "tujuh.b", password });
      expect([right.status, Object.keys(right.body.errors as object)]).toEqual([422, ["password"]]);
      expect(wrong.body).toEqual(password.includes("2024007") ? ONE_ANSWER : right.body);
    }
    expect((await activate({ nis: "2024007", code, username: "tujuh.b" })).status).toBe(200);
  });

  it("reports a taken name only with the right code, which stays valid", async () => {
    await givenUser(test.database, { username: "bu.guru" });
    const id = await givenStudent(test.database, { nis: "2024008" });
    const code = await codeOf(id);

    for (let again = 0; again < 9; again += 1) {
      const { status, body } = await activate({ nis: "2024008", code, username: "BU.GURU" });
      expect([status, body.errors]).toEqual([409, { username: ["Nama pengguna ini sudah dipakai. Pilih yang lain."] }]);
    }
    expect((await activate({ nis: "2024008", code: "AAAAAAAA", username: "bu.guru" })).body).toEqual(ONE_ANSWER);
    expect((await activate({ nis: "2024008", code, username: "delapan" })).status).toBe(200);
  });

  it("is throttled like the login, for numbers that there are and numbers that there are not", async () => {
    const answers: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      answers.push((await activate({ nis: "tidak-ada", code: "AAAAAAAA", username: "siapa" })).status);
    }

    expect(answers).toEqual([...Array.from({ length: 8 }, () => 401), 429, 429]);
    const { headers } = await activate({ nis: "tidak-ada", code: "AAAAAAAA", username: "siapa" });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });

  it("ends the session that the browser had", async () => {
    const id = await givenStudent(test.database, { nis: "2024009" });
    const code = await codeOf(id);
    const before = await asStudent(app, test.database);

    expect(
      (await activate({ nis: "2024009", code, username: "sembilan" }, { cookie: before.cookie ?? "" })).status,
    ).toBe(403);
    expect((await activate({ nis: "2024009", code, username: "sembilan" }, before)).status).toBe(200);
    expect((await requestRest(app, "GET", "/user-info", { as: before })).status).toBe(401);
  });

  it("is not created for an existing account, unless it is to be reset", async () => {
    const id = await givenStudent(test.database, { nis: "2024010", name: "Tono" });
    await givenUser(test.database, { username: "tono", studentId: id });
    const session = await loginHeaders(app, "tono");

    const refused = await newCode(id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Tono sudah punya akun (tono). Jika lupa nama pengguna atau kata sandinya, atur ulang akunnya.",
    ]);
    expect((await requestRest(app, "GET", "/user-info", { as: session })).status).toBe(200);

    const { status, body } = await newCode(id, { reset_account: true });
    expect(status).toBe(201);
    expect((await requestRest(app, "GET", "/user-info", { as: session })).status).toBe(401);
    expect(
      (await requestRest(app, "POST", "/auth/login", { body: { username: "tono", password: "kopi-tubruk-pagi" } }))
        .status,
    ).toBe(401);
    expect((await activate({ nis: "2024010", code: (body.data as Slip).code, username: "tono" })).status).toBe(200);
    const trail = await test.database.read((reader) =>
      reader.rows<{ action: string }>(
        sql`SELECT action FROM audit_entries WHERE record_type = 'student' AND record_id = ${id} ORDER BY id`,
      ),
    );
    expect(trail.map(({ action }) => action)).toEqual(["student.resetAccount", "student.activationCode"]);
  });

  it("is prepared for a whole class at once", async () => {
    await givenStudent(test.database, { nis: "K2", name: "Budi", className: "X IPA 1" });
    await givenStudent(test.database, { nis: "K1", name: "Ani", className: "X-IPA 1" });
    const known = await givenStudent(test.database, { nis: "K3", name: "Cici", className: "x ipa 1" });
    const left = await givenStudent(test.database, { nis: "K4", name: "Dodi", className: "X IPA 1" });
    await givenUser(test.database, { username: "cici", studentId: known });
    await requestRest(app, "PUT", `/students/${left}`, { as, body: { status: "moved" } });

    const { status, body } = await requestRest(app, "POST", "/students/activation-codes", {
      as,
      body: { class_name: "X IPA 1" },
    });

    expect(status).toBe(201);
    const slips = body.data as readonly Slip[];
    expect(slips.map(({ student }) => student.name)).toEqual(["Ani", "Budi"]);
    expect(body.skipped).toEqual([
      {
        student: { id: known, nis: "K3", name: "Cici", class_name: "x ipa 1" },
        reason: expect.stringContaining("sudah punya akun"),
      },
    ]);
    for (const [index, { code, student }] of slips.entries()) {
      expect((await activate({ nis: student.nis, code, username: `kelas${index}` })).status).toBe(200);
    }
    const { data } = await postGraphql<{ createActivationCodes: object }>(
      app,
      `mutation ($ids: [ID!]!) { createActivationCodes(input: { studentIds: $ids }) {
      ... on CreateActivationCodesPayload { slips { student { nis } } skipped { student { nis } reason } } } }`,
      { ids: [globalId(left), globalId(known)] },
      as,
    );
    expect(data.createActivationCodes).toEqual({
      slips: [],
      skipped: [
        { student: { nis: "K4" }, reason: expect.stringContaining("lulus atau pindah") },
        { student: { nis: "K3" }, reason: expect.any(String) },
      ],
    });
  });

  it("is refused for what names nobody, too many, or both", async () => {
    const bulk = (body: object) => requestRest(app, "POST", "/students/activation-codes", { as, body });
    const id = await givenStudent(test.database);

    expect((await bulk({})).body.errors).toEqual({
      class_name: ["Sebutkan kelas atau daftar anggota, salah satu saja."],
    });
    expect((await bulk({ class_name: "X", student_ids: [id] })).status).toBe(422);
    expect((await bulk({ class_name: "XIII Z" })).body.errors).toEqual({
      class_name: ["Tidak ada siswa aktif di kelas ini."],
    });
    expect((await bulk({ student_ids: [id, 999_999] })).body.errors).toEqual({
      "student_ids.1": ["Anggota ini tidak ditemukan. Mungkin sudah dihapus."],
    });
    expect((await bulk({ student_ids: Array.from({ length: 251 }, (_, index) => index + 1) })).status).toBe(422);
    expect((await bulk({ student_ids: [id, id] })).status).toBe(422);
    expect((await newCode(999_999)).status).toBe(404);
    expect((await newCode(id, { expires_in_days: 400 })).status).toBe(422);
  });

  it("is prepared by administrators alone", async () => {
    const id = await givenStudent(test.database);
    const student = await asStudent(app, test.database);
    const { read } = await givenToken(app, test.database);
    const codes = (headers?: Record<string, string>) =>
      Promise.all(
        [
          requestRest(app, "POST", `/students/${id}/activation-code`, { body: {}, as: headers }),
          requestRest(app, "POST", "/students/activation-codes", { body: { student_ids: [id] }, as: headers }),
        ].map(async (answer) => (await answer).status),
      );

    expect([await codes(), await codes(student), await codes(read)]).toEqual([
      [401, 401],
      [403, 403],
      [403, 403],
    ]);
    const mutation = `mutation ($id: ID!) { createActivationCode(input: { studentId: $id }) { __typename }
        createActivationCodes(input: { studentIds: [$id] }) { __typename } }`;
    expect((await postGraphql(app, mutation, { id: globalId(id) })).errors[0]?.extensions?.code).toBe(
      "UNAUTHENTICATED",
    );
    expect((await postGraphql(app, mutation, { id: globalId(id) }, student)).errors[0]?.extensions?.code).toBe(
      "FORBIDDEN",
    );
  });
});
