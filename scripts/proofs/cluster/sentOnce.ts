import { setTimeout as wait } from "node:timers/promises";

import { NoticeOutbox } from "../../../server/circulation/notices/outbox/NoticeOutbox.js";
import { openDatabase } from "../../../server/openDatabase.js";
import type { Client } from "./Client.js";
import type { GaleraNode } from "./galera.js";
import { givenBook, givenStudents, type Outcome } from "./races.js";

const STUDENTS = 20;
const SENDING_MS = 5;
/** Ten in the morning in Jakarta. */
const AT = "T03:00:00.000Z";
const DAYS_LATER = 14;

/** What two instances on two nodes send when their timers strike at the same moment: each message once. */
export async function sentOnce(admin: Client, desk: Client, nodes: readonly GaleraNode[]): Promise<Outcome> {
  await admin.one("PUT", "/settings", { notice_kinds: ["overdue"] });
  const students = await givenStudents(desk, STUDENTS, "XII", true);
  for (const nis of students) {
    await desk.one("POST", "/borrowings", { nis, item_code: (await givenBook(desk, 1)).code() });
  }
  const later = new Date(Date.now() + DAYS_LATER * 86_400_000).toISOString().slice(0, 10);
  const time = { timeZone: "Asia/Jakarta", now: () => new Date(`${later}${AT}`) };
  const received: string[] = [];
  const mailer = {
    send: async ({ to }: { readonly to: string }) => {
      await wait(SENDING_MS);
      received.push(to);
      return { kind: "sent" } as const;
    },
  };
  const databases = await Promise.all(nodes.map(({ host }) => openDatabase({ url: `mysql://root@${host}/library` })));
  try {
    const outboxes = databases.map(
      (database) => new NoticeOutbox(database, mailer, { libraryName: "Perpustakaan", publicUrl: undefined }, time),
    );
    await Promise.all(outboxes.map((outbox) => outbox.run()));
    await Promise.all(outboxes.map((outbox) => outbox.run()));
  } finally {
    await Promise.all(databases.map((database) => database.close()));
  }
  const different = new Set(received).size;
  return {
    race: "mails of twenty students, by two instances at once",
    rounds: 1,
    asked: STUDENTS,
    statuses: `${received.length} sent`,
    wrong: [
      ...(different === STUDENTS ? [] : [`${different} of ${STUDENTS} students told`]),
      ...(received.length === different ? [] : [`${received.length - different} sent twice`]),
    ],
  };
}
