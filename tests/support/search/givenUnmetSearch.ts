import { UnmetSearchRecorder } from "../../../server/books/unmet/UnmetSearchRecorder.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { highestId } from "../../../server/platform/database/highestId.js";
import { testWrite } from "../testWrite.js";

/** That somebody has searched for something in vain; its number. */
export async function givenUnmetSearch(database: Database, search = "senja di jakarta"): Promise<number> {
  const recorder = new UnmetSearchRecorder(database, { timeZone: "Asia/Jakarta", now: () => new Date() });
  recorder.record(search, "nothing");
  await recorder.flush();
  return database.write(testWrite, (tx) => highestId(tx, "unmet_searches"));
}
