import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStaff, asStudent } from "../../support/people.js";

const ENTER = `mutation ($search: String!) { enterSearch(input: { search: $search }) {
  __typename ... on EnterSearchPayload { search } ... on ValidationError { code } } }`;
const SETTINGS = "{ settings { showsOftenSearched hiddenSearches } libraryInfo { oftenSearched } }";
const TITLES = ["Laskar Pelangi", "Bumi Manusia", "Cantik Itu Luka", "Filosofi Teras"];

onBothEngines("What is often searched for, at both doors", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database, { TRUSTED_PROXIES: "127.0.0.1" });
    await givenBooks(
      test.database,
      TITLES.map((title) => ({ title })),
    );
  });
  afterAll(() => app.close());

  const from = (reader: number) => ({ "x-forwarded-for": `203.0.113.${reader}` });
  const rest = async (search: string, reader: number) =>
    app.inject({ method: "POST", url: "/api/books/searches", payload: { search }, headers: from(reader) });

  it("counts what different readers enter, and not what one of them repeats; an administrator hides a part", async () => {
    for (let reader = 1; reader <= 5; reader += 1) {
      for (const search of TITLES.slice(0, 3)) await postGraphql(app, ENTER, { search }, from(reader));
      await postGraphql(app, ENTER, { search: "filosofi teras" }, from(9));
      expect((await rest("bumi manusia", reader + 20)).json()).toMatchObject({ data: { search: "bumi manusia" } });
    }
    const shown = ["Bumi Manusia", "Cantik Itu Luka", "Laskar Pelangi"];
    expect((await postGraphql(app, SETTINGS)).data).toEqual({
      settings: { showsOftenSearched: true, hiddenSearches: [] },
      libraryInfo: { oftenSearched: shown },
    });
    const info = await app.inject({ url: "/api/library-info" });
    expect(info.json()).toMatchObject({ data: { often_searched: shown } });

    const admin = await asAdmin(app, test.database);
    const hidden = { hidden_searches: ["bumi manusia"] };
    await app.inject({ method: "PUT", url: "/api/settings", payload: hidden, headers: admin });
    for (const [as, seen] of [
      [{}, []],
      [await asStudent(app, test.database), []],
      [await asStaff(app, test.database), []],
      [admin, ["bumi manusia"]],
    ] as const) {
      const { data } = await postGraphql(app, SETTINGS, {}, as);
      expect(data).toMatchObject({ settings: { hiddenSearches: seen }, libraryInfo: { oftenSearched: [] } });
      const settings = await app.inject({ url: "/api/settings", headers: as });
      expect(settings.json()).toMatchObject({ data: { hidden_searches: seen, shows_often_searched: true } });
    }
  });

  it("refuses a search without words", async () => {
    const { data } = await postGraphql(app, ENTER, { search: "  " });
    expect(data).toEqual({ enterSearch: { __typename: "ValidationError", code: "VALIDATION_FAILED" } });
    expect((await rest("  ", 1)).statusCode).toBe(422);
  });
});
