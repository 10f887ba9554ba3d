import { insertDemoData } from "../../server/demo/insertDemoData.js";
import { forgetAddresses } from "../../server/audit/forgetAddresses.js";
import { loadVocabulary } from "../../server/books/vocabulary/correctWords.js";
import { countVocabulary, sweepVocabulary } from "../../server/books/vocabulary/countVocabulary.js";
import type { Database, Engine } from "../../server/platform/database/Database.js";
import { aDayAtTheLibrary, NEW_PASSWORD } from "../../tests/doors/agreement/aDayAtTheLibrary.js";
import { byGraphql, byRest } from "../../tests/doors/agreement/doors.js";
import { openLibraryOfTheDay, previewed, settled } from "../../tests/doors/agreement/libraryOfTheDay.js";
import { someReadings } from "../../tests/doors/agreement/readings.js";
import { createTestApp } from "../../tests/support/createTestApp.js";
import { openTestDatabase } from "../../tests/support/databases/openTestDatabase.js";
import { startMailServer } from "../../tests/support/mailServer.js";
import { givenUser, loginHeaders } from "../../tests/support/people.js";
import { askAllOfGraphql, askAllOfRest } from "./askEverything.js";

/** The day on which both doors agree, every question that they take, and what the server does by itself. */
export async function runWorkload(engine: Engine): Promise<void> {
  await theDay(engine);
  await theDemo(engine);
}

async function theDay(engine: Engine): Promise<void> {
  const mailServer = await startMailServer();
  try {
    for (const door of [byGraphql, byRest]) {
      const library = await openLibraryOfTheDay(engine, mailServer, { byMigrations: true });
      try {
        await tellTheDay(library, door);
      } finally {
        await library.close();
      }
    }
  } finally {
    await mailServer.close();
  }
}

async function tellTheDay(
  library: Awaited<ReturnType<typeof openLibraryOfTheDay>>,
  door: typeof byGraphql,
): Promise<void> {
  for (const told of aDayAtTheLibrary) {
    const step = await previewed(told, library.app, library.admin);
    const { status } = await door(library.app, library[step.as ?? "admin"], step);
    if (status !== step.expected) throw new Error(`${step.operation}: ${step.title}: ${status}`);
    if (step.pollPath) await settled(library.app, library.admin, step.pollPath);
  }
  const admin = await loginHeaders(library.app, "petugas", NEW_PASSWORD);
  for (const { query, path, body } of someReadings) {
    const asked = { headers: admin, payload: door === byGraphql ? { query } : { ...body } };
    if (door === byGraphql) await library.app.inject({ method: "POST", url: "/graphql", ...asked });
    else if (body) await library.app.inject({ method: "POST", url: `/api${path}`, ...asked });
    else await library.app.inject({ method: "GET", url: `/api${path}`, headers: admin });
  }
}

async function theDemo(engine: Engine): Promise<void> {
  const { database, dispose } = await openTestDatabase(engine, { byMigrations: true });
  try {
    await insertDemoData(database, { timeZone: "Asia/Jakarta" });
    await givenUser(database, { username: "petugas" });
    await givenUser(database, { username: "siswa", studentId: 1 });
    await backgroundWork(database);
    const app = await createTestApp(database);
    try {
      const admin = await loginHeaders(app, "petugas");
      for (const as of [admin, await loginHeaders(app, "siswa"), {}]) {
        await askAllOfGraphql(app, as);
        await askAllOfRest(app, as);
      }
    } finally {
      await app.close();
    }
  } finally {
    await dispose();
  }
}

async function backgroundWork(database: Database): Promise<void> {
  await countVocabulary(database, new AbortController().signal);
  await database.read(loadVocabulary);
  await sweepVocabulary(database);
  await forgetAddresses(database);
}
