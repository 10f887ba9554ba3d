import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { shownChanges } from "../../../client/audit/activityText.js";
import { auditEntryTable } from "../../../server/audit/AuditEntry.entity.js";
import { pick } from "../../../server/platform/database/columns.js";
import type { Database, Engine } from "../../../server/platform/database/Database.js";
import { toSqlDateTime } from "../../../server/platform/database/sqlDateTime.js";
import { startMailServer } from "../../support/mailServer.js";
import { loginHeaders } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";
import { dumpDatabase } from "../../support/databases/dumpDatabase.js";
import { aDayAtTheLibrary, NEW_PASSWORD } from "./aDayAtTheLibrary.js";
import { byGraphql, byRest } from "./doors.js";
import { openLibraryOfTheDay, previewed, settled } from "./libraryOfTheDay.js";
import { someReadings } from "./readings.js";

/** One library, twice: what is done to the first by GraphQL is done to the second by REST. */
async function openTwins(engine: Engine) {
  const mailServer = await startMailServer();
  const twins = await Promise.all(["graphql", "rest"].map(() => openLibraryOfTheDay(engine, mailServer)));
  const [first, second] = twins;
  if (!first || !second) {
    throw new Error("There are two");
  }
  return {
    graphql: first,
    rest: second,
    close: () => Promise.all([mailServer.close(), ...twins.map(({ close }) => close())]),
  };
}

/** Whether two changes came within one second is chance, and may differ between the twins. */
async function changeAtDifferentTimes(database: Database): Promise<void> {
  await database.write(testWrite, async (tx) => {
    const books = await tx.rows<{ id: number }>(sql`SELECT id FROM books`);
    for (const { id } of books) {
      const changedAt = toSqlDateTime(new Date(Date.UTC(2026, 10, 21, 0, (id * 7) % 59)));
      await tx.run(sql`UPDATE books SET updated_at = ${changedAt} WHERE id = ${id}`);
    }
  });
}

/** Commands of books that students have too. */
const STUDENTS_OWN: ReadonlySet<string> = new Set(["reserveBook", "saveBook", "unsaveBook", "recordBookFileReading"]);

/**
 * Tells a day at the library by GraphQL to one library and by REST to its twin, and compares the two after each step.
 */
export function bothDoorsAgreeOn(engine: Engine): void {
  let twins: Awaited<ReturnType<typeof openTwins>>;
  beforeAll(async () => {
    twins = await openTwins(engine);
  });
  afterAll(() => twins.close());

  it.each(aDayAtTheLibrary.map((step) => [`${step.operation}: ${step.title}`, step] as const))(
    "%s",
    async (_title, reported) => {
      const step = await previewed(reported, twins.rest.app, twins.rest.admin);
      const outcomes = {
        graphql: await byGraphql(twins.graphql.app, twins.graphql[step.as ?? "admin"], step),
        rest: await byRest(twins.rest.app, twins.rest[step.as ?? "admin"], step),
      };
      expect(outcomes.graphql).toEqual(outcomes.rest);
      expect(outcomes.rest.status).toBe(step.expected);
      if (step.pollPath) {
        await Promise.all(
          [twins.graphql, twins.rest].map(({ app, admin }) => settled(app, admin, step.pollPath ?? "")),
        );
      }
      expect(await dumpDatabase(twins.graphql.database)).toEqual(await dumpDatabase(twins.rest.database));
    },
  );

  it("lets in again with the new password", async () => {
    for (const twin of [twins.graphql, twins.rest]) {
      twin.admin = await loginHeaders(twin.app, "petugas", NEW_PASSWORD);
    }
  });

  describe("afterwards", () => {
    beforeAll(async () => {
      for (const { database } of [twins.graphql, twins.rest]) await changeAtDifferentTimes(database);
    });

    it.each(someReadings.map((reading) => [reading.title, reading] as const))(
      "reads the same: %s",
      async (_title, reading) => {
        const asked = async (app: FastifyInstance, as: Readonly<Record<string, string>>) => {
          const { data, errors } = (
            await app.inject({ method: "POST", url: "/graphql", headers: as, payload: { query: reading.query } })
          ).json<{ data: never; errors?: unknown }>();
          expect(errors).toBeUndefined();
          return reading.ofGraphql(data);
        };
        const { path, body } = reading;
        const answer = await twins.rest.app.inject({
          method: body ? "POST" : "GET",
          url: `/api${path}`,
          headers: twins.rest.admin,
          ...(body ? { payload: { ...body } } : {}),
        });
        expect(answer.statusCode).toBe(200);
        expect(await asked(twins.graphql.app, twins.graphql.admin)).toEqual(reading.ofRest(answer.json()));
      },
    );
  });

  it("has an Indonesian name for each field that the audit trail tells of", async () => {
    const { database } = twins.graphql;
    const entries = await database.read((reader) =>
      reader.select(pick(auditEntryTable, "beforeValues", "afterValues"), sql`FROM audit_entries`),
    );
    const names = entries.flatMap(({ beforeValues, afterValues }) => Object.keys({ ...beforeValues, ...afterValues }));
    expect(names).toContain("title");
    expect(
      shownChanges([...new Set(names)].map((name) => ({ name }))).filter(({ name, label }) => name === label),
    ).toEqual([]);
  });

  it("changes nothing for a student by either door, and says so alike", async () => {
    const before = await dumpDatabase(twins.graphql.database);
    const ofLibrarians = aDayAtTheLibrary.filter(
      ({ operation }) => /Book|Author|EResource|Cop/.test(operation) && !STUDENTS_OWN.has(operation),
    );
    for (const step of ofLibrarians) {
      const refused = [
        await byGraphql(twins.graphql.app, twins.graphql.student, step),
        await byRest(twins.rest.app, twins.rest.student, step),
      ];
      expect(refused.map(({ status }) => status)).toEqual([403, 403]);
      expect(refused[0]?.message).toBe(refused[1]?.message);
    }
    expect(await dumpDatabase(twins.graphql.database)).toEqual(before);
    expect(await dumpDatabase(twins.rest.database)).toEqual(before);
  });
}
