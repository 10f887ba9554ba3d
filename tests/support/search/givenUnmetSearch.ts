import sql from "sql-template-tag";

import { UnmetSearchRecorder } from "../../../server/books/unmet/UnmetSearchRecorder.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { maxId } from "../../../server/platform/database/maxId.js";

/** That somebody has searched for something in vain; its number. */
export async function givenUnmetSearch(database: Database, search = "senja di jakarta"): Promise<number> {
  const recorder = new UnmetSearchRecorder(database, { timeZone: "Asia/Jakarta", now: () => new Date() });
  recorder.record(search, "nothing");
  await recorder.flush();
  return database.read((reader) => maxId(reader, sql`unmet_searches`));
}
