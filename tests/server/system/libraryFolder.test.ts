import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sql from "sql-template-tag";

import { assertNotLost } from "../../../server/backup/assertNotLost.js";
import { claimLibraryFolder } from "../../../server/system/libraryFolder.js";
import { onBothEngines } from "../../support/database.js";
import { testWrite } from "../../support/testWrite.js";

const NAME = "0123456789abcdef0123456789abcdef";

onBothEngines("The folder of a library's files", (test) => {
  let root: string;
  let folder: string;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), "aksara-folder-"));
    folder = join(root, "data");
    await forget("installations", "stored_files");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const forget = (...tables: string[]) =>
    test.database.write(testWrite, async (tx) => {
      for (const table of tables) await tx.run(table === "installations" ? FORGET_LIBRARY : FORGET_FILES);
    });
  const mark = (at = folder) => join(at, "files", "library-id");
  const claim = (at = folder) => claimLibraryFolder(test.database, at);
  const givenFile = (at: string | null) =>
    test.database.write(testWrite, async (tx) => {
      await tx.run(
        sql`INSERT INTO stored_files (name, kind, state, changed_at) VALUES (${NAME}, 'cover', 'kept', '2026-11-29 00:00:00')`,
      );
      if (at === null) return;
      mkdirSync(join(at, "files", NAME.slice(0, 2)), { recursive: true });
      writeFileSync(join(at, "files", NAME.slice(0, 2), `${NAME}-320.webp`), "");
    });

  it("is marked by the first start, and known by every other", async () => {
    await claim();
    const marked = readFileSync(mark(), "utf8");
    expect(marked).toMatch(/^[0-9a-f-]{36}\n$/u);
    await claim();
    expect(readFileSync(mark(), "utf8")).toBe(marked);
  });

  it("is marked once by instances that start at once", async () => {
    await Promise.all([1, 2, 3, 4].map(() => claim()));
    await claim();
  });

  it("is refused where it is another library's, and left as it is", async () => {
    await claim();
    const marked = readFileSync(mark(), "utf8");
    await forget("installations");
    await expect(claim()).rejects.toThrow(/berisi berkas perpustakaan lain/u);
    expect(readFileSync(mark(), "utf8")).toBe(marked);
  });

  it("is taken as it is where an earlier version has filled it", async () => {
    await givenFile(folder);
    await claim();
    expect(readFileSync(mark(), "utf8")).toHaveLength(37);
  });

  it("is refused where the share is not mounted, unless somebody says that the files are lost", async () => {
    await givenFile(null);
    await expect(claim()).rejects.toThrow(/tidak satu pun ada di .*library-id/u);
    mkdirSync(join(folder, "files"), { recursive: true });
    writeFileSync(mark(), "");
    await claim();
    expect(readFileSync(mark(), "utf8")).toHaveLength(37);
  });

  it("is marked anew where a restore has replaced the files, whose mark went with them", async () => {
    await claim();
    renameSync(join(folder, "files"), join(root, "replaced"));
    await forget("installations");
    await givenFile(folder);
    await claim();
    expect(readFileSync(mark(), "utf8")).not.toBe(readFileSync(join(root, "replaced", "library-id"), "utf8"));
  });

  it("holds nothing of a library while it holds the mark alone", async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM users`));
    await claim();
    await expect(
      assertNotLost(test.database, { dataDir: folder, databaseUrl: "sqlite:library.sqlite" }),
    ).resolves.toBeUndefined();
  });
});

const FORGET_LIBRARY = sql`DELETE FROM installations`;
const FORGET_FILES = sql`DELETE FROM stored_files`;
