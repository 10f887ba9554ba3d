import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, givenStudent, givenUser, loginHeaders, PASSWORD } from "../../support/people.js";
import { givenToken } from "../../support/tokens.js";

onBothEngines("One's own account", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  async function student(username: string, nis: string) {
    const studentId = await givenStudent(test.database, { nis, name: "Rani Puspita" });
    await givenUser(test.database, { username, studentId });
    return { studentId, as: await loginHeaders(app, username) };
  }

  it("is nobody's for a visitor", async () => {
    const answers = await Promise.all([
      requestRest(app, "GET", "/user-info"),
      requestRest(app, "GET", "/user-info/role"),
      requestRest(app, "PUT", "/user-info", { body: { email: "a@b.id" } }),
      requestRest(app, "PUT", "/user-info/password", { body: { current_password: "x", password: "y" } }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(answers[0].body).toEqual({ status_code: 401, message: "Silakan login dulu." });
    expect((await postGraphql(app, "{ viewer { id } }")).data).toEqual({ viewer: null });
    expect(
      (await postGraphql(app, 'mutation { updateUserInfo(input: {email: "a@b.id"}) { __typename } }')).errors[0]
        ?.extensions?.code,
    ).toBe("UNAUTHENTICATED");
  });

  it("shows a student all that the library keeps of them, and that it is a student's", async () => {
    const { as, studentId } = await student("rani", "2024001");

    const { status, body, headers } = await requestRest(app, "GET", "/user-info", { as });

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      username: "rani",
      role: "student",
      name: "Rani Puspita",
      student: {
        id: studentId,
        nis: "2024001",
        name: "Rani Puspita",
        class_name: null,
        birth_date: null,
        status: "active",
        expires_at: null,
      },
    });
    expect(headers["cache-control"]).toBe("no-store");
    expect((await requestRest(app, "GET", "/user-info/role", { as })).body).toEqual({
      status_code: 200,
      role: "student",
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password(?!_changed_at)|hash/i);
  });

  it("shows an administrator theirs, without the student marker", async () => {
    await givenUser(test.database, { username: "bu.rina" });
    const as = await loginHeaders(app, "bu.rina");

    expect((await requestRest(app, "GET", "/user-info", { as })).body.data).toMatchObject({
      username: "bu.rina",
      role: "admin",
      student: null,
    });
    expect((await requestRest(app, "GET", "/user-info/role", { as })).body.role).toBe("admin");
  });

  it("is the same by GraphQL", async () => {
    const { as } = await student("sari", "2024002");

    const { data, errors } = await postGraphql(
      app,
      "{ viewer { username role name email viewerCanManage student { nis name status className birthDate } } }",
      {},
      as,
    );

    expect(errors).toEqual([]);
    expect(data).toEqual({
      viewer: {
        username: "sari",
        role: "STUDENT",
        name: "Rani Puspita",
        email: null,
        viewerCanManage: false,
        student: { nis: "2024002", name: "Rani Puspita", status: "ACTIVE", className: null, birthDate: null },
      },
    });
  });

  it("is changed by what is named; null clears, and the rest stays", async () => {
    const { as, studentId } = await student("tono", "2024003");
    await requestRest(app, "PUT", "/user-info", {
      as,
      body: { email: "tono@sekolah.sch.id", phone: "0812-3456-7890", current_password: PASSWORD },
    });

    const { status, body } = await requestRest(app, "PUT", "/user-info", {
      as,
      body: { username: "tono.2", current_password: PASSWORD, phone: null, address: "Jl. Merdeka 1" },
    });

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      username: "tono.2",
      email: "tono@sekolah.sch.id",
      phone: null,
      student: { address: "Jl. Merdeka 1", name: "Rani Puspita" },
    });
    const [row] = await test.database.read((reader) =>
      reader.rows<Record<string, unknown>>(
        sql`SELECT email, phone, address, status FROM students WHERE id = ${studentId}`,
      ),
    );
    expect(row).toEqual({ email: "tono@sekolah.sch.id", phone: null, address: "Jl. Merdeka 1", status: "active" });
    await loginHeaders(app, "TONO.2");
  });

  it("is changed by GraphQL alike, and leaves a trail of what differs", async () => {
    await givenUser(test.database, { username: "pak.ali" });
    const as = await loginHeaders(app, "pak.ali");

    const { data } = await postGraphql<{ updateUserInfo: object }>(
      app,
      `mutation ($input: UpdateUserInfoInput!) {
      updateUserInfo(input: $input) { ... on UpdateUserInfoPayload { user { username name email phone } }
      ... on UserError { message } } }`,
      { input: { name: "Ali Sadikin", email: "ali@sekolah.sch.id", currentPassword: PASSWORD } },
      as,
    );

    expect(data.updateUserInfo).toEqual({
      user: { username: "pak.ali", name: "Ali Sadikin", email: "ali@sekolah.sch.id", phone: null },
    });
    const [entry] = await test.database.read((reader) =>
      reader.rows<Record<string, unknown>>(
        sql`SELECT actor, action, before_values AS beforeValues, after_values AS afterValues FROM audit_entries
          WHERE actor = 'pak.ali'`,
      ),
    );
    expect(entry).toEqual({
      actor: "pak.ali",
      action: "user.update",
      beforeValues: '{"name":null,"email":null}',
      afterValues: '{"name":"Ali Sadikin","email":"ali@sekolah.sch.id"}',
    });
  });

  it("refuses every wrong value at once, and what is not for the caller to say", async () => {
    const { as } = await student("umar", "2024004");
    const { status, body } = await requestRest(app, "PUT", "/user-info", {
      as,
      body: {
        username: "u m",
        email: "umar",
        phone: "nol delapan",
        name: "Umar",
        role: "admin",
        student_id: null,
        active: true,
      },
    });

    expect(status).toBe(422);
    expect(Object.keys(body.errors as object).sort()).toEqual([
      "active",
      "email",
      "name",
      "phone",
      "role",
      "student_id",
      "username",
    ]);
    expect((body.errors as Record<string, string[]>).name).toEqual(["Nama anggota hanya dapat diubah oleh petugas."]);
    expect(
      (
        await requestRest(app, "PUT", "/user-info", {
          as: await asAdmin(app, test.database),
          body: { address: "Jl. Braga" },
        })
      ).status,
    ).toBe(422);
    expect((await requestRest(app, "GET", "/user-info/role", { as })).body.role).toBe("student");
  });

  it("takes the password for another name to log in with, by either door, and counts wrong ones", async () => {
    const { as } = await student("dewi", "2024015");
    const rename = (body: object) => requestRest(app, "PUT", "/user-info", { as, body });

    expect(await rename({ username: "dewi.2", email: "d@b.id" })).toMatchObject({
      status: 422,
      body: { errors: { current_password: ["Isi kata sandi sekarang untuk mengganti nama pengguna atau email."] } },
    });
    const { data } = await postGraphql(
      app,
      `mutation { updateUserInfo(input: { username: "dewi.2", currentPassword: "salah" }) {
        ... on ValidationError { fields { name message } } } }`,
      {},
      as,
    );
    expect(data).toEqual({
      updateUserInfo: { fields: [{ name: "currentPassword", message: "Kata sandi sekarang salah." }] },
    });
    expect((await requestRest(app, "GET", "/user-info", { as })).body.data).toMatchObject({
      username: "dewi",
      email: null,
    });
    for (let number = 1; number < 8; number += 1) {
      expect((await rename({ username: "dewi.2", current_password: "salah" })).status).toBe(422);
    }
    expect((await rename({ username: "dewi.2", current_password: PASSWORD })).status).toBe(429);
    expect((await rename({ username: "Dewi", phone: "0812-3456-7890" })).status).toBe(200);
  });

  it("takes the password for another e-mail address, a librarian's and a student's, and for none at all", async () => {
    const member = await student("eka", "2024016");
    await givenUser(test.database, { username: "bu.eka" });
    for (const as of [member.as, await loginHeaders(app, "bu.eka")]) {
      const change = (body: object) => requestRest(app, "PUT", "/user-info", { as, body });
      const refused = {
        status: 422,
        body: { errors: { current_password: ["Isi kata sandi sekarang untuk mengganti nama pengguna atau email."] } },
      };
      expect(await change({ email: "maling@b.id" })).toMatchObject(refused);
      expect((await change({ email: "maling@b.id", current_password: "salah" })).status).toBe(422);
      expect((await change({ email: "eka@b.id", current_password: PASSWORD })).status).toBe(200);
      expect((await change({ email: " eka@b.id ", phone: "0812-3456-7890" })).status).toBe(200);
      expect(await change({ email: null })).toMatchObject(refused);
      expect((await requestRest(app, "GET", "/user-info", { as })).body.data).toMatchObject({ email: "eka@b.id" });
    }
  });

  it("refuses a name that another has, in upper or lower case", async () => {
    await givenUser(test.database, { username: "wati" });
    const { as } = await student("yuda", "2024005");

    const { status, body } = await requestRest(app, "PUT", "/user-info", {
      as,
      body: { username: "WATI", email: "y@b.id", current_password: PASSWORD },
    });

    expect(status).toBe(409);
    expect(body.errors).toEqual({ username: ["Nama pengguna ini sudah dipakai. Pilih yang lain."] });
    expect((await requestRest(app, "GET", "/user-info", { as })).body.data).toMatchObject({
      username: "yuda",
      email: null,
    });
    expect((await requestRest(app, "PUT", "/user-info", { as, body: { username: "YUDA" } })).status).toBe(200);
  });

  it("is read with a token, and changed with none", async () => {
    const { read, write } = await givenToken(app, test.database);

    expect((await requestRest(app, "GET", "/user-info", { as: read })).status).toBe(200);
    expect((await requestRest(app, "PUT", "/user-info", { as: read, body: { name: "X" } })).status).toBe(403);
    expect(await requestRest(app, "PUT", "/user-info", { as: write, body: { name: "Program" } })).toMatchObject({
      status: 403,
      body: { message: "Ini hanya dapat dilakukan dengan login, tidak dengan token." },
    });
    expect(
      (
        await requestRest(app, "PUT", "/user-info/password", {
          as: write,
          body: { current_password: PASSWORD, password: "bukit-kapur-biru" },
        })
      ).status,
    ).toBe(403);
  });

  it("is another's only for administrators, as a node as well", async () => {
    const mine = await student("zaki", "2024006");
    const other = await student("zahra", "2024007");
    const ids = await postGraphql<{ viewer: { id: string; student: { id: string } } }>(
      app,
      "{ viewer { id student { id } } }",
      {},
      other.as,
    );
    const query = `query ($user: ID!, $student: ID!) { user: node(id: $user) {
        ... on User { username } } student: node(id: $student) { ... on Student { nis } } }`;
    const variables = { user: ids.data.viewer.id, student: ids.data.viewer.student.id };
    const seen = { user: { username: "zahra" }, student: { nis: "2024007" } };

    expect((await postGraphql(app, query, variables)).data).toEqual({ user: null, student: null });
    expect((await postGraphql(app, query, variables, mine.as)).data).toEqual({ user: null, student: null });
    expect((await postGraphql(app, query, variables, other.as)).data).toEqual(seen);
    expect((await postGraphql(app, query, variables, await asAdmin(app, test.database))).data).toEqual(seen);
  });
});
