import type { FastifyInstance } from "fastify";

import { parse } from "graphql";
import sharp from "sharp";

import type { PageRequest } from "../../../server/platform/pages/PageRenderer.js";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { graphqlMultipart, graphqlParts, restMultipart } from "../../support/files/multipart.js";
import { asAdmin, asStudent } from "../../support/people.js";

const UPDATE = `mutation ($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    __typename
    ... on UpdateSettingsPayload { settings { loanDays closedWeekdays openingHours { weekday hours { opens closes } }
    holidays { date name } viewerCanEdit } }
    ... on ValidationError { fields { name } }
    ... on ConflictError { fields { name } }
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

  it("are read once for a page, whose layout and screen both ask for them", async () => {
    const settings = parse("{ settings { name } }");
    const screen = parse("{ settings { cardTone } libraryInfo { name } }");
    const answers: unknown[] = [];
    const render = async ({ execute, url }: PageRequest) => {
      answers.push(await execute({ query: settings, variables: {} }));
      if (url === "/two") answers.push(await execute({ query: screen, variables: {} }));
      return { status: 200, html: "" };
    };
    const pages = await createTestApp(test.database, {}, { render });
    const readsOf = async (url: string) => {
      const statements = await test.counter.statementsDuring(() => pages.inject({ url, headers: admin }));
      return statements.filter((statement) => /\bFROM settings(?! WHERE)/.test(statement)).length;
    };
    const reads = [await readsOf("/one"), await readsOf("/two")];
    await pages.close();

    expect(reads).toEqual([1, 1]);
    expect(answers.at(-1)).toMatchObject({
      data: { settings: { cardTone: "INDIGO" }, libraryInfo: { name: expect.any(String) } },
    });
  });

  it("show an about text as its page would, keep nothing of it, and refuse it to who helps at the desk", async () => {
    const ask = (as: Record<string, string>) =>
      postGraphql(app, "query Preview($text: String!) { aboutTextPreview(aboutText: $text) }", { text: "## Kami" }, as);
    expect((await ask(admin)).data).toEqual({ aboutTextPreview: "<h2>Kami</h2>" });
    expect((await postGraphql(app, "{ settings { aboutText } }", {}, admin)).data).not.toMatchObject({
      settings: { aboutText: "## Kami" },
    });
    const tooLong = await requestRest(app, "POST", "/settings/about-preview", {
      as: admin,
      body: { about_text: "a".repeat(30_001) },
    });
    expect(tooLong.body).toMatchObject({ status_code: 422 });
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

  it("give the library its name for everybody at once, also where answers are kept", async () => {
    const nameShown = () => postGraphql<{ libraryInfo: { name: string } }>(app, "{ libraryInfo { name } }");
    const before = (await nameShown()).data.libraryInfo.name;
    const { status } = await requestRest(app, "PUT", "/settings", { as: admin, body: { name: "Pustaka Kartini" } });

    expect([status, (await nameShown()).data.libraryInfo.name]).toEqual([200, "Pustaka Kartini"]);
    await postGraphql(app, UPDATE, { input: { name: null } }, admin);
    expect((await nameShown()).data.libraryInfo.name).toBe(before);
  });

  it("refuse by both doors what was made upon an older state", async () => {
    const { body } = await requestRest(app, "PUT", "/settings", { as: admin, body: { phone: "(022) 555-0102" } });
    const { revision } = body.data as { revision: number };
    const stale = await requestRest(app, "PUT", "/settings", {
      as: admin,
      body: { phone: "1", expected_revision: revision - 1 },
    });
    expect([stale.status, Object.keys(stale.body.errors as object)]).toEqual([409, ["expected_revision"]]);
    expect(
      (await postGraphql(app, UPDATE, { input: { phone: "1", expectedRevision: revision - 1 } }, admin)).data,
    ).toMatchObject({ updateSettings: { __typename: "ConflictError", fields: [{ name: "expectedRevision" }] } });
    expect((await requestRest(app, "GET", "/settings")).body).toMatchObject({
      data: { phone: "(022) 555-0102", revision },
    });
  });

  it("take ten years of holidays in one go", async () => {
    const holidays = Array.from({ length: 1_500 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 0, day + 1)).toISOString().slice(0, 10),
      name: "Libur",
    }));
    expect((await postGraphql(app, UPDATE, { input: { holidays } }, admin)).data).toMatchObject({
      updateSettings: { __typename: "UpdateSettingsPayload" },
    });
    const coming = await postGraphql<{ settings: { holidays: object[] } }>(
      app,
      "{ settings { holidays(withinDays: 10) { date } } }",
    );
    expect(coming.data.settings.holidays).toHaveLength(11);
    await postGraphql(app, UPDATE, { input: { holidays: [] } }, admin);
  });

  it("keep a logo with what is transparent in it, by both doors, until it is taken away", async () => {
    const content = await sharp({
      create: { width: 900, height: 450, channels: 4, background: { r: 0, g: 80, b: 40, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const rest = await restMultipart(app, "/settings/upload-logo", [["file", { content, name: "logo.png" }]], admin);
    expect(rest).toMatchObject({ status: 200, body: { logo_url: expect.stringMatching(/-640\.webp$/) } });
    const old = String(rest.body.logo_url);
    expect(await sharp((await app.inject(old)).rawPayload).metadata()).toMatchObject({
      format: "webp",
      width: 640,
      height: 320,
      hasAlpha: true,
    });

    const upload = `mutation ($input: UploadLogoInput!) {
      uploadLogo(input: $input) { ... on UploadLogoPayload { settings { logoUrl logoIconUrl } } ... on UserError { code } }
    }`;
    const { data } = await graphqlMultipart<{ uploadLogo: { settings: { logoUrl: string; logoIconUrl: string } } }>(
      app,
      graphqlParts(upload, {}, { content }),
      admin,
    );
    const { logoUrl, logoIconUrl } = data.uploadLogo.settings;
    expect(await sharp((await app.inject(logoIconUrl)).rawPayload).metadata()).toMatchObject({
      width: 160,
      height: 80,
    });
    expect([(await app.inject(logoUrl)).statusCode, (await app.inject(old)).statusCode]).toEqual([200, 404]);

    const line = await sharp({ create: { width: 900, height: 90, channels: 3, background: "green" } })
      .png()
      .toBuffer();
    const refused = await restMultipart(
      app,
      "/settings/upload-logo",
      [["file", { content: line, name: "x.png" }]],
      admin,
    );
    expect(refused.status).toBe(415);
    expect((await requestRest(app, "GET", "/settings")).body).toMatchObject({ data: { logo_url: logoUrl } });

    const remove =
      "mutation { deleteLogo { ... on DeleteLogoPayload { settings { logoUrl } } ... on UserError { code } } }";
    expect((await postGraphql(app, remove, {}, admin)).data).toEqual({ deleteLogo: { settings: { logoUrl: null } } });
    expect((await postGraphql(app, remove, {}, admin)).data).toEqual({ deleteLogo: { code: "NOT_FOUND" } });
    expect((await app.inject(logoUrl)).statusCode).toBe(404);
  });

  it("know the national holidays of a year, for administrators", async () => {
    const of = (year: number) => requestRest(app, "GET", `/settings/national-holidays/${year}`, { as: admin });
    expect((await of(2026)).body).toMatchObject({ data: { year: 2026, is_decreed: true } });
    expect((await of(2027)).body).toMatchObject({ data: { is_decreed: false } });
    expect((await of(1999)).status).toBe(422);
    expect((await requestRest(app, "GET", "/settings/national-holidays/2026")).status).toBe(401);
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
