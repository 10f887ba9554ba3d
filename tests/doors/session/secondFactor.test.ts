import type { FastifyInstance } from "fastify";

import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenAdmin, loginHeaders, PASSWORD } from "../../support/people.js";
import { codeAt, givenSecondFactor } from "../../support/secondFactor.js";
import { accessTokenTable } from "../../../server/tokens/AccessToken.entity.js";
import { pick } from "../../../server/platform/database/columns.js";
import sql from "sql-template-tag";

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) {
  __typename
  ... on UserError { code message }
  ... on SecondFactorRequiredError { challenge expiresAt }
  ... on LoginPayload { user { username } }
} }`;
const COMPLETE = `mutation ($input: CompleteLoginInput!) { completeLogin(input: $input) {
  __typename
  ... on UserError { code message }
  ... on ValidationError { fields { name message } }
  ... on CompleteLoginPayload { user { username secondFactor { enabledAt recoveryCodesLeft } } }
} }`;

/** The same secret as the app's, so that what is given here is opened there. */
const keys = new SessionKeys("rahasia-untuk-pengujian-saja-0123456789");

onBothEngines("A login with a second factor", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  async function givenLibrarian() {
    const { userId, username } = await givenAdmin(test.database);
    return { userId, username, ...(await givenSecondFactor(test.database, keys, userId)) };
  }
  const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });

  it("is asked by REST for a code before there is any cookie, and is a session after it", async () => {
    const { username, key } = await givenLibrarian();
    const asked = await post("/api/auth/login", { username, password: PASSWORD });
    const body = asked.json<Record<string, string>>();
    expect([asked.statusCode, asked.cookies, asked.headers["cache-control"]]).toEqual([401, [], "no-store"]);
    expect(body).toEqual({
      status_code: 401,
      message: "Masukkan kode 6 angka dari aplikasi autentikator.",
      challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      challenge_expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
    const { challenge } = body;
    const wrong = await post("/api/auth/login/code", { challenge, code: "000" });
    expect([wrong.statusCode, wrong.cookies]).toEqual([422, []]);
    expect(wrong.json()).toMatchObject({ errors: { code: [expect.stringContaining("Kode ini salah") as string] } });

    const right = await post("/api/auth/login/code", { challenge, code: codeAt(key, Date.now()) });
    expect(right.statusCode).toBe(200);
    expect(right.json()).toMatchObject({ user: { username, role: "admin" }, message: "Berhasil login" });
    expect(right.cookies.map(({ name }) => name).sort()).toEqual([
      "__Host-session",
      "csrf_access_token",
      "known_device",
    ]);
    const again = await post("/api/auth/login/code", { challenge, code: codeAt(key, Date.now()) });
    expect([again.statusCode, again.cookies]).toEqual([401, []]);
    expect(again.json()).not.toHaveProperty("challenge");
  });

  it("is the same by GraphQL", async () => {
    const { username, recoveryCodes } = await givenLibrarian();
    const asked = await postGraphql(app, LOGIN, { input: { username, password: PASSWORD } });
    expect(asked.data.login).toMatchObject({
      __typename: "SecondFactorRequiredError",
      code: "SECOND_FACTOR_REQUIRED",
      message: "Masukkan kode 6 angka dari aplikasi autentikator.",
    });
    const { challenge } = asked.data.login as { challenge: string };
    const complete = (code: string) => postGraphql(app, COMPLETE, { input: { challenge, code } });
    expect((await complete("000")).data.completeLogin).toMatchObject({
      __typename: "ValidationError",
      fields: [{ name: "code" }],
    });
    expect((await complete(recoveryCodes[0] ?? "")).data.completeLogin).toEqual({
      __typename: "CompleteLoginPayload",
      user: { username, secondFactor: { enabledAt: "2026-11-21T01:00:00.000Z", recoveryCodesLeft: 9 } },
    });
    expect((await complete(recoveryCodes[1] ?? "")).data.completeLogin).toMatchObject({ code: "INVALID_CREDENTIALS" });
  });

  it("tells nobody without the password that there is one, and leaves logins without one as they were", async () => {
    const { username } = await givenLibrarian();
    const plain = await givenAdmin(test.database);
    const answers = await Promise.all(
      [username, plain.username, "tidak.ada"].map(async (name) => {
        const { statusCode, body } = await post("/api/auth/login", { username: name, password: "salah-sekali" });
        return [statusCode, body];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const right = await post("/api/auth/login", { username: plain.username, password: PASSWORD });
    expect(right.json()).toEqual({
      status_code: 200,
      user: { id: plain.userId, username: plain.username, role: "admin", student: null },
      message: "Berhasil login",
    });
  });

  it("is turned on and off at the doors, and a token goes on as it was", async () => {
    const { username, userId } = await givenAdmin(test.database);
    const as = await loginHeaders(app, username);
    const token = await requestRest(app, "POST", "/tokens", { as, body: { name: "Dinas", scope: "read" } });
    const bearer = { authorization: `Bearer ${(token.body.data as { token: string }).token}` };
    const started = await requestRest(app, "POST", "/user-info/second-factor/start", {
      as,
      body: { password: PASSWORD },
    });
    const { key, enrolment } = started.body.data as { key: string; enrolment: string };
    const on = await requestRest(app, "POST", "/user-info/second-factor", {
      as,
      body: { enrolment, code: codeAt(key, Date.now()) },
    });
    expect([on.status, on.body.second_factor, (on.body.recovery_codes as string[]).length]).toEqual([
      200,
      { enabled_at: expect.any(String) as string, recovery_codes_left: 10 },
      10,
    ]);
    expect((await requestRest(app, "GET", "/user-info", { as: bearer })).body.data).toMatchObject({
      username,
      second_factor: on.body.second_factor,
    });
    const tokens = await test.database.read((reader) =>
      reader.select(pick(accessTokenTable, "revokedAt"), sql`FROM access_tokens WHERE user_id = ${userId}`),
    );
    expect(tokens).toEqual([{ revokedAt: null }]);
    const off = await requestRest(app, "POST", "/user-info/second-factor/disable", {
      as,
      body: { password: PASSWORD, code: (on.body.recovery_codes as string[])[0] },
    });
    expect([off.status, off.body.second_factor]).toEqual([200, null]);
    await loginHeaders(app, username);
  });
});
