import { setImmediate as nextTurn } from "node:timers/promises";

import type { FastifyInstance } from "fastify";

import type { Engine } from "../../../server/platform/database/Database.js";
import { givenNoticeMessage } from "../../support/circulation/givenNotices.js";
import { createTestApp } from "../../support/createTestApp.js";
import { openTestDatabase } from "../../support/databases/openTestDatabase.js";
import { givenBooks } from "../../support/givenBooks.js";
import type { TestMailServer } from "../../support/mailServer.js";
import { givenStudent, givenUser, loginHeaders } from "../../support/people.js";
import { givenUnmetSearch } from "../../support/search/givenUnmetSearch.js";
import type { Step } from "./steps.js";

/** The library in which the day begins, and who is logged in. */
export async function openLibraryOfTheDay(
  engine: Engine,
  mailServer: TestMailServer,
  options: { readonly byMigrations?: boolean } = {},
) {
  const opened = await openTestDatabase(engine, options);
  await givenBooks(opened.database, [
    {
      title: "Laskar Pelangi",
      by: ["Andrea Hirata"],
      publisher: "Bentang",
      category: "Novel",
      copies: [{ itemCode: "A00001" }, { itemCode: "A00002" }],
    },
    { title: "Bumi Manusia", by: ["Pramoedya Ananta Toer"], publisher: "Hasta Mitra", category: "Novel" },
    {
      title: "Kamus",
      category: "Rujukan",
      classification: { code: "413" },
      location: { name: "Rak A" },
      source: "Beli",
    },
  ]);
  await givenUser(opened.database, { username: "petugas" });
  const studentId = await givenStudent(opened.database, { nis: "1001", name: "Siti" });
  await givenUser(opened.database, { username: "siswa", studentId });
  await givenUser(opened.database, { username: "dewi", role: "staff" });
  await givenNoticeMessage(opened.database, { studentId });
  await givenUnmetSearch(opened.database);
  const app = await createTestApp(opened.database, {
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mailServer.settings.port),
    SMTP_FROM: mailServer.settings.from,
  });
  return {
    ...opened,
    app,
    admin: await loginHeaders(app, "petugas"),
    staff: await loginHeaders(app, "dewi"),
    student: await loginHeaders(app, "siswa"),
    close: async () => {
      await app.close();
      await opened.dispose();
    },
  };
}

/** Resolves once nothing of it runs any more. */
export async function settled(app: FastifyInstance, as: Readonly<Record<string, string>>, path: string): Promise<void> {
  for (let isRunning = true; isRunning;) {
    const answer = await app.inject({ method: "GET", url: `/api${path}`, headers: as });
    const { progress = null, is_running: isBusy = false } = answer.json<{
      data: { progress?: unknown; is_running?: boolean };
    }>().data;
    isRunning = progress !== null || isBusy;
    await nextTurn();
  }
}

/** The step with the fingerprint of its preview, which is the same by either door. */
export async function previewed(step: Step, app: FastifyInstance, as: Readonly<Record<string, string>>): Promise<Step> {
  const { previewPath, body } = step;
  if (previewPath === undefined) {
    return step;
  }
  const answer = await app.inject({ method: "POST", url: `/api${previewPath}`, headers: as, payload: { ...body } });
  return { ...step, body: { ...body, fingerprint: answer.json<{ data: { fingerprint: string } }>().data.fingerprint } };
}
