import { randomUUID } from "node:crypto";

import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { askedChecks } from "../../support/circulation/askedChecks.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStaff, givenStudent } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("A refusal of the desk through both doors", (test) => {
  let app: FastifyInstance;
  let staff: Readonly<Record<string, string>>;
  let admin: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    staff = await asStaff(app, test.database);
    admin = await asAdmin(app, test.database);
    await givenStudent(test.database, { nis: "240101" });
    await givenBooks(test.database, [{ copies: [{ itemCode: "B00001" }] }]);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE copies SET status = 'reference_only'`));
  });
  afterAll(() => app.close());

  it("says which confirmations are exceptions, also when its key asks again, and which only set the records right", async () => {
    const kindsOf = async (key: string) => {
      const { body } = await requestRest(app, "POST", "/borrowings", {
        as: staff,
        body: { nis: "240101", item_code: "B00001", idempotency_key: key },
      });
      const { data } = await postGraphql<{ borrowCopy: { checks: object[] } }>(
        app,
        `mutation { borrowCopy(input: { nis: "240101", itemCode: "B00001", idempotencyKey: "${key}" }) {
          ... on LendingRefusal { checks { code needsOverride } } } }`,
        {},
        staff,
      );
      return [askedChecks(body.checks), askedChecks(data.borrowCopy.checks)];
    };
    const key = randomUUID();
    const exception = [
      [expect.objectContaining({ code: "reference_only", needs_override: true })],
      [{ code: "reference_only", needsOverride: true }],
    ];
    expect([await kindsOf(key), await kindsOf(key)]).toEqual([exception, exception]);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE copies SET status = 'repair'`));
    expect(await kindsOf(randomUUID())).toEqual([
      [expect.objectContaining({ code: "repair", needs_override: false })],
      [{ code: "repair", needsOverride: false }],
    ]);
  });

  it("makes no exception without its reason", async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE copies SET status = 'reference_only'`));
    const asked = { nis: "240101", item_code: "B00001", confirm: ["reference_only"] };
    const { status, body } = await requestRest(app, "POST", "/borrowings", { as: admin, body: asked });
    const message = "Tulis alasan pengecualian ini.";
    expect([status, body.errors]).toEqual([422, { reason: [message] }]);
    const lend = (reason: string) =>
      postGraphql<{ borrowCopy: object }>(
        app,
        `mutation { borrowCopy(input: { nis: "240101", itemCode: "B00001", confirm: ["reference_only"] ${reason} }) {
          __typename ... on ValidationError { fields { name message } } } }`,
        {},
        admin,
      );
    expect((await lend("")).data.borrowCopy).toEqual({
      __typename: "ValidationError",
      fields: [{ name: "reason", message }],
    });
    expect((await lend('reason: "Dibahas di kelas"')).data.borrowCopy).toMatchObject({
      __typename: "BorrowCopyPayload",
    });
  });
});
