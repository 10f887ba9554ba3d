import { mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

import { openDatabase } from "../../../../server/openDatabase.js";
import { collectClosedFiles } from "../../../../server/platform/files/collectClosedFiles.js";

/** Linux shows which files a process has open; Windows only refuses to rename them. */
const isShown = process.platform === "linux";

(isShown ? test : test.skip)("A closed database of SQLite is let go, so that its files can be renamed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aksara-closed-"));
  const openFiles = () =>
    readdirSync("/proc/self/fd").filter((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).startsWith(folder);
      } catch {
        return false;
      }
    });
  const database = await openDatabase({ url: `sqlite:${folder}/library.sqlite` });
  await database.close();

  for (let turns = 0; turns < 10 && openFiles().length > 0; turns += 1) {
    collectClosedFiles();
    await nextTurn();
  }
  expect(openFiles()).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
