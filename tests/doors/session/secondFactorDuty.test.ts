import type { FastifyInstance } from "fastify";

import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { resetSecondFactorByName } from "../../../server/users/secondFactor/SecondFactorService.js";
import { system } from "../../../server/viewer.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import {
  asLibrarianWith,
  asStudent,
  givenAdmin,
  givenLibrarianWith,
  givenStaff,
  loginHeaders,
  PASSWORD,
} from "../../support/people.js";
import { codeAt, givenSecondFactor } from "../../support/secondFactor.js";

type Headers = Record<string, string>;

/** The same secret as the app's, so that what is given here is opened there. */
const keys = new SessionKeys("rahasia-untuk-pengujian-saja-0123456789");
const REQUIRE = { requires_second_factor: true };
const UPDATE = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) {
  __typename
  ... on UpdateSettingsPayload { settings { requiresSecondFactor } }
  ... on ValidationError { fields { name message } }
} }`;

onBothEngines("A second factor as a librarian's duty", (test) => {
  let app: FastifyInstance;
  let admin: Headers;
  beforeAll(async () => {
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  const put = (as: Headers, body: object) => requestRest(app, "PUT", "/settings", { as, body });
  const isRequired = async (as: Headers) => {
    const { body } = await requestRest(app, "GET", "/settings", { as });
    const { data } = await postGraphql<{ settings: { requiresSecondFactor: boolean } }>(
      app,
      "{ settings { requiresSecondFactor } }",
      {},
      as,
    );
    return [(body.data as { requires_second_factor: boolean }).requires_second_factor, data.settings];
  };
  async function setUp(as: Headers): Promise<{ readonly key: string; readonly recoveryCodes: string[] }> {
    const started = await requestRest(app, "POST", "/user-info/second-factor/start", {
      as,
      body: { password: PASSWORD },
    });
    const { key, enrolment } = started.body.data as { key: string; enrolment: string };
    const body = { enrolment, code: codeAt(key, Date.now()) };
    const on = await requestRest(app, "POST", "/user-info/second-factor", { as, body });
    expect(on.status).toBe(200);
    return { key, recoveryCodes: on.body.recovery_codes as string[] };
  }

  it("is off at first, and switched on in a session by who manages accounts and has one", async () => {
    const { userId, username } = await givenAdmin(test.database);
    admin = await loginHeaders(app, username);
    expect(await isRequired(admin)).toEqual([false, { requiresSecondFactor: false }]);

    const refused = await put(admin, REQUIRE);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { requires_second_factor: [expect.stringContaining("akun Anda sendiri") as string] },
    ]);
    const { data } = await postGraphql(app, UPDATE, { input: { requiresSecondFactor: true } }, admin);
    expect(data.updateSettings).toMatchObject({
      __typename: "ValidationError",
      fields: [{ name: "requiresSecondFactor" }],
    });

    const settingsOnly = await givenLibrarianWith(test.database, { settings: "write" });
    await givenSecondFactor(test.database, keys, settingsOnly.userId);
    await givenSecondFactor(test.database, keys, userId);
    const token = await requestRest(app, "POST", "/tokens", { as: admin, body: { name: "Dinas", scope: "write" } });
    const bearer = { authorization: `Bearer ${(token.body.data as { token: string }).token}` };
    expect((await put(bearer, REQUIRE)).status).toBe(403);
    const clerk = await asLibrarianWith(app, test.database, { settings: "write" });
    expect((await put(clerk, REQUIRE)).status).toBe(403);
    // What it says already is no change of it.
    expect((await put(clerk, { requires_second_factor: false, phone: "0812" })).status).toBe(200);
    expect(await isRequired(admin)).toEqual([false, { requiresSecondFactor: false }]);

    expect((await put(admin, REQUIRE)).status).toBe(200);
    expect(await isRequired(admin)).toEqual([true, { requiresSecondFactor: true }]);
    expect(await isRequired({})).toEqual([false, { requiresSecondFactor: false }]);
    expect(await isRequired(bearer)).toEqual([true, { requiresSecondFactor: true }]);
    expect((await put(bearer, { requires_second_factor: false })).status).toBe(403);
  });

  it("lets a librarian into nothing but setting it up, from the next request of an open session on", async () => {
    const { username } = await givenStaff(test.database);
    const as = await loginHeaders(app, username);
    const me = "{ viewer { username viewerCan secondFactorDue } students { totalCount } }";
    const shut = await postGraphql(app, me, {}, as);
    expect([shut.data, shut.errors.map(({ message }) => message)]).toEqual([
      null,
      [expect.stringContaining("mewajibkan verifikasi dua langkah") as string],
    ]);
    expect((await requestRest(app, "GET", "/borrowings", { as })).status).toBe(403);
    expect((await requestRest(app, "PUT", "/user-info", { as, body: { phone: "0812" } })).status).toBe(403);
    const info = await requestRest(app, "GET", "/user-info", { as });
    expect(info.body.data).toMatchObject({ username, second_factor_due: true, viewer_can: [] });

    const { recoveryCodes } = await setUp(as);
    const open = await postGraphql(app, me, {}, as);
    expect(open.data).toMatchObject({ viewer: { username, secondFactorDue: false } });
    expect((await requestRest(app, "GET", "/borrowings", { as })).status).toBe(200);

    // With another phone one sets it up anew: nothing else opens meanwhile.
    const body = { password: PASSWORD, code: recoveryCodes[0] };
    expect((await requestRest(app, "POST", "/user-info/second-factor/disable", { as, body })).status).toBe(200);
    expect((await requestRest(app, "GET", "/borrowings", { as })).status).toBe(403);
    await setUp(as);
    expect((await requestRest(app, "GET", "/borrowings", { as })).status).toBe(200);
  });

  it("leaves tokens and members as they were", async () => {
    const { username, userId } = await givenAdmin(test.database);
    const { key } = await givenSecondFactor(test.database, keys, userId);
    const asked = await app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { username, password: PASSWORD },
    });
    const { challenge } = asked.json<{ challenge: string }>();
    const login = await app.inject({
      method: "POST",
      url: "/api/auth/login/code",
      payload: { challenge, code: codeAt(key, Date.now()) },
    });
    const as = {
      cookie: login.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
      "x-csrf-token": login.cookies.find(({ name }) => name === "csrf_access_token")?.value ?? "",
    };
    const token = await requestRest(app, "POST", "/tokens", { as, body: { name: "Dinas", scope: "write" } });
    const bearer = { authorization: `Bearer ${(token.body.data as { token: string }).token}` };
    await resetSecondFactorByName(test.database, system, username);
    expect((await requestRest(app, "GET", "/borrowings", { as: bearer })).status).toBe(200);

    const student = await asStudent(app, test.database);
    const info = await requestRest(app, "GET", "/user-info", { as: student });
    expect(info.body.data).toMatchObject({ second_factor_due: false });
    expect((await requestRest(app, "GET", "/user-info/borrowings", { as: student })).status).toBe(200);
  });

  it("locks nobody out: who was reset logs in with the password, and sets it up again", async () => {
    const { username, userId } = await givenAdmin(test.database);
    await givenSecondFactor(test.database, keys, userId);
    expect((await requestRest(app, "DELETE", `/librarians/${userId}/second-factor`, { as: admin })).status).toBe(200);
    const as = await loginHeaders(app, username);
    expect((await requestRest(app, "GET", "/borrowings", { as })).status).toBe(403);
    await setUp(as);
    expect((await requestRest(app, "GET", "/borrowings", { as })).status).toBe(200);
  });

  it("is switched off as it was switched on", async () => {
    const { username } = await givenStaff(test.database);
    const as = await loginHeaders(app, username);
    expect((await requestRest(app, "GET", "/borrowings", { as })).status).toBe(403);
    expect((await put(admin, { requires_second_factor: false })).status).toBe(200);
    expect((await requestRest(app, "GET", "/borrowings", { as })).status).toBe(200);
  });
});
