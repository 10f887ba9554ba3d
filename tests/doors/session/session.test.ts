import type { FastifyInstance } from "fastify";

import { appOn, call } from "../../support/appOn.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, givenUser, loggedIn, PASSWORD } from "../../support/people.js";

onBothEngines("A session", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await appOn(test.database);
  });
  afterAll(() => app.close());

  it("begins with the right password and sets the user", async () => {
    await givenUser(test.database, { username: "Bu Rina" });

    const answer = await call(app, "POST", "/auth/login", { body: { username: "bu rina", password: PASSWORD } });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status_code: 200, user: { username: "Bu Rina", role: "admin", student: null }, message: "Berhasil login" });
  });

  it("is the same answer for an unknown user and a wrong password", async () => {
    await givenUser(test.database, { username: "ada" });
    const wrong = await call(app, "POST", "/auth/login", { body: { username: "ada", password: "salah-sekali" } });
    const unknown = await call(app, "POST", "/auth/login", { body: { username: "tidak-ada", password: "salah-sekali" } });

    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it("ends on the server with the logout, wherever its cookie still lies", async () => {
    const headers = await asAdmin(app, test.database);
    const answer = await call(app, "POST", "/auth/logout", { as: headers });

    expect(answer.body).toEqual({ status_code: 200, message: "Berhasil logout" });
  });

  it("changes nothing without the CSRF token of its own", async () => {
    const username = "dua";
    await givenUser(test.database, { username });
    const mine = await loggedIn(app, username);
    const others = await loggedIn(app, username);

    const without = await call(app, "POST", "/auth/logout", { as: { cookie: mine.cookie ?? "" } });
    const foreign = await call(app, "POST", "/auth/logout", { as: { ...mine, "x-csrf-token": others["x-csrf-token"] ?? "" } });

    expect([without.status, foreign.status]).toEqual([403, 403]);
    expect(without.body).toMatchObject({ status_code: 403 });
  });
});
