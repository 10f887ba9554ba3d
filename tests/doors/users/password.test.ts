import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenUser, loginHeaders, PASSWORD } from "../../support/people.js";

const NEW = "bukit-kapur-biru";

onBothEngines("Changing one's password", (test) => {
  let app: FastifyInstance;
  let account = 0;
  beforeAll(async () => {
    app = await createTestApp(test.database, { LIBRARY_NAME: "SMP Cendekia Rancaekek" });
  });
  afterAll(() => app.close());

  async function someone() {
    account += 1;
    const username = `orang.${account}`;
    await givenUser(test.database, { username });
    return { username, as: await loginHeaders(app, username) };
  }
  const change = (as: Record<string, string>, currentPassword: string, password: string) =>
    requestRest(app, "PUT", "/user-info/password", { as, body: { current_password: currentPassword, password } });
  const isIn = async (as: Record<string, string>) =>
    (await requestRest(app, "GET", "/user-info", { as })).status === 200;

  it("ends every session of the account and gives this browser a fresh one", async () => {
    const { username, as } = await someone();
    const elsewhere = await loginHeaders(app, username);
    const stranger = (await someone()).as;

    const answer = await app.inject({
      method: "PUT",
      url: "/api/user-info/password",
      headers: as,
      payload: { current_password: PASSWORD, password: NEW },
    });

    expect([answer.statusCode, answer.json()]).toEqual([200, { status_code: 200, message: "Kata sandi sudah diubah" }]);
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect([await isIn({ cookie: cookies }), await isIn(as), await isIn(elsewhere), await isIn(stranger)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    // Its owner sees since when it goes, by either door.
    const own = await loginHeaders(app, username, NEW);
    const account = await requestRest(app, "GET", "/user-info", { as: own });
    const query = "{ viewer { passwordChangedAt } }";
    const { data } = await postGraphql<{ viewer: { passwordChangedAt: string | null } }>(app, query, {}, own);
    const changedAt = data.viewer.passwordChangedAt ?? "";
    expect(Math.abs(Date.parse(changedAt) - Date.now())).toBeLessThan(60_000);
    expect(account.body).toMatchObject({ data: { password_changed_at: changedAt } });
    expect((await requestRest(app, "GET", "/user-info", { as: stranger })).body).toMatchObject({
      data: { password_changed_at: null },
    });
    await expect(loginHeaders(app, username)).rejects.toThrow("401");
    const trail = await test.database.read((reader) =>
      reader.rows(sql`SELECT action, before_values, after_values FROM audit_entries WHERE actor = ${username}`),
    );
    expect(trail).toEqual([{ action: "user.password", before_values: null, after_values: null }]);
  });

  it("tells at once that the old one is wrong and the new one too weak, and changes nothing", async () => {
    const { username, as } = await someone();

    const { status, body } = await change(as, "salah-sekali", "12345678");

    expect(status).toBe(422);
    expect(body.errors).toEqual({
      current_password: ["Kata sandi sekarang salah."],
      password: [expect.stringContaining("terlalu sering dipakai")],
    });
    expect(await isIn(as)).toBe(true);
    await loginHeaders(app, username);
  });

  it.each(["perpustakaan kita", "Aks.ara-2026!", "cendekia-hebat", "pendek"])("refuses %s", async (weak) => {
    const { as } = await someone();

    const { status, body } = await change(as, PASSWORD, weak);

    expect([status, Object.keys(body.errors as object)]).toEqual([422, ["password"]]);
  });

  it("is throttled like a login, but not by new passwords that are too weak", async () => {
    const { username, as } = await someone();
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await change(as, PASSWORD, "12345678")).status).toBe(422);
    }
    const tries: number[] = [];
    for (let number = 0; number < 10; number += 1) {
      tries.push((await change(as, `salah-${number}`, NEW)).status);
    }

    expect(tries.slice(0, 8)).toEqual(Array(8).fill(422));
    expect(tries.at(-1)).toBe(429);
    const refused = await change(as, PASSWORD, NEW);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    await loginHeaders(app, username);
  });

  it("is the same by GraphQL", async () => {
    const { username, as } = await someone();
    const mutation = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
      ... on ChangePasswordPayload { message } ... on ValidationError { fields { name } }
      ... on ThrottledError { retryAfterSeconds } } }`;

    expect((await postGraphql(app, mutation, { input: { currentPassword: "salah", password: NEW } }, as)).data).toEqual(
      {
        changePassword: { fields: [{ name: "currentPassword" }] },
      },
    );
    expect(
      (await postGraphql(app, mutation, { input: { currentPassword: PASSWORD, password: NEW } }, as)).data,
    ).toEqual({
      changePassword: { message: "Kata sandi sudah diubah" },
    });
    expect(
      (await postGraphql(app, mutation, { input: { currentPassword: PASSWORD, password: NEW } })).errors[0]?.extensions
        ?.code,
    ).toBe("UNAUTHENTICATED");
    expect(await isIn(as)).toBe(false);
    await loginHeaders(app, username, NEW);
  });

  it("happens once where two changes meet", async () => {
    const { as } = await someone();
    const answers = await Promise.all([
      change(as, PASSWORD, "gunung-tidur-satu"),
      change(as, PASSWORD, "gunung-tidur-dua"),
    ]);

    expect(answers.map(({ status }) => status === 200)).toEqual(expect.arrayContaining([true, false]));
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it("leaves no session to a login with the old one that was under way", async () => {
    const { username, as } = await someone();
    const logins = Array.from({ length: 6 }, () =>
      app.inject({ method: "POST", url: "/api/auth/login", payload: { username, password: PASSWORD } }),
    );
    const changed = app.inject({
      method: "PUT",
      url: "/api/user-info/password",
      headers: as,
      payload: { current_password: PASSWORD, password: NEW },
    });

    expect((await changed).statusCode).toBe(200);
    expect((await Promise.all(logins)).every(({ statusCode }) => statusCode === 200 || statusCode === 401)).toBe(true);
    const [open] = await test.database.read((reader) =>
      reader.rows<{ count: number }>(
        sql`SELECT COUNT(*) AS count FROM sessions JOIN users ON users.id = sessions.user_id
          WHERE users.username = ${username}`,
      ),
    );
    expect(Number(open?.count)).toBe(1);
  });
});
