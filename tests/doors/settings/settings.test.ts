import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, asStudent } from "../../support/people.js";

const UPDATE = `mutation ($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    __typename
    ... on UpdateSettingsPayload { settings { loanDays closedWeekdays openingHours { weekday hours { opens closes } }
    holidays { date name } viewerCanEdit } }
    ... on ValidationError { fields { name } }
  }
}`;

onBothEngines("The settings through both doors", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  it("are everybody's to read", async () => {
    const rest = await requestRest(app, "GET", "/settings");
    expect(rest.body).toMatchObject({
      status_code: 200,
      data: {
        about_html: expect.stringContaining("<h2>"),
        loan_days: 7,
        fine_per_day: 500,
        closed_weekdays: ["saturday", "sunday"],
        open_now: expect.any(Boolean),
      },
    });
    expect((rest.body.data as { opening_hours: object[] }).opening_hours[0]).toEqual({
      weekday: "monday",
      hours: [{ opens: "07:00", closes: "15:00" }],
    });
    const graphql = await postGraphql(
      app,
      "{ settings { aboutText mostLoans mostRenewals graceDays address opening { isOpen changesAt } openingHours { weekday } viewerCanEdit } }",
    );
    expect(graphql.data).toMatchObject({
      settings: {
        mostLoans: 3,
        mostRenewals: 2,
        graceDays: 0,
        address: null,
        viewerCanEdit: false,
        opening: { changesAt: expect.any(String) },
      },
    });
  });

  it("change by both doors, and each sees what the other wrote", async () => {
    const changed = await requestRest(app, "PUT", "/settings", {
      as: admin,
      body: {
        about_text: "**Kami**",
        fine_per_day: 1000,
        opening_hours: [{ weekday: "sunday", hours: [{ opens: "08:00", closes: "10:00" }] }],
      },
    });
    expect(changed.body).toMatchObject({
      status_code: 200,
      data: { about_text: "**Kami**", about_html: "<p><strong>Kami</strong></p>", fine_per_day: 1000, loan_days: 7 },
    });

    const input = { loanDays: 14, closedWeekdays: ["SUNDAY"], holidays: [{ date: "2026-12-25", name: "Natal" }] };
    expect((await postGraphql(app, UPDATE, { input }, admin)).data).toMatchObject({
      updateSettings: {
        __typename: "UpdateSettingsPayload",
        settings: {
          loanDays: 14,
          closedWeekdays: ["SUNDAY"],
          holidays: [{ date: "2026-12-25", name: "Natal" }],
          viewerCanEdit: true,
        },
      },
    });
    expect((await requestRest(app, "GET", "/settings")).body).toMatchObject({
      data: {
        loan_days: 14,
        fine_per_day: 1000,
        closed_weekdays: ["sunday"],
        holidays: [{ date: "2026-12-25", name: "Natal" }],
      },
    });
  });

  it("refuse wrong values by the names of each door", async () => {
    const rest = await requestRest(app, "PUT", "/settings", {
      as: admin,
      body: {
        loan_days: 0,
        library_name: "x",
        opening_hours: [{ weekday: "monday", hours: [{ opens: "9", closes: "10:00" }] }],
      },
    });
    expect([rest.status, Object.keys(rest.body.errors as object).sort()]).toEqual([
      422,
      ["library_name", "loan_days", "opening_hours.0.hours.0.opens"],
    ]);
    expect((await postGraphql(app, UPDATE, { input: { loanDays: 0, mapUrl: "ftp://x" } }, admin)).data).toMatchObject({
      updateSettings: { __typename: "ValidationError", fields: [{ name: "mapUrl" }, { name: "loanDays" }] },
    });
  });

  it("are not changed by visitors and students", async () => {
    const student = await asStudent(app, test.database);
    const before = (await requestRest(app, "GET", "/settings")).body;
    for (const [as, status, code] of [
      [{}, 401, "UNAUTHENTICATED"],
      [student, 403, "FORBIDDEN"],
    ] as const) {
      expect((await requestRest(app, "PUT", "/settings", { as, body: { loan_days: 300 } })).status).toBe(status);
      expect((await postGraphql(app, UPDATE, { input: { loanDays: 300 } }, as)).errors[0]?.extensions?.code).toBe(code);
    }
    expect((await requestRest(app, "GET", "/settings")).body).toEqual(before);
  });
});
