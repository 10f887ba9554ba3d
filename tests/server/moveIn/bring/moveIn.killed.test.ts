import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

import sql from "sql-template-tag";

import { recoverImports } from "../../../../server/bookImport/recoverImports.js";
import { checkLibrary } from "../../../../server/integrity/checkLibrary.js";
import { recoverMoveIns } from "../../../../server/moveIn/run/recoverMoveIns.js";
import { onBothEngines } from "../../../support/database.js";
import { slimsDump } from "../../../support/dumps/slimsDump.js";
import { writeDump } from "../../../support/dumps/writeDump.js";
import { runCli } from "../../commands/runCli.js";
import { countsOf, figure, REMOVAL } from "./moving.js";

onBothEngines("A move of a whole library whose process is killed", (test) => {
  const large = slimsDump({ titles: 700, copies: 1_500, members: 700, loans: 2_500, trapEvery: 19 });
  let folder = "";
  let dump = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "aksara-pindah-"));
    dump = join(folder, "senayan.sql");
    await writeFile(dump, writeDump(large.tables, "mysqldump-php"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const environment = () => ({ DATABASE_URL: test.url, DATA_DIR: folder });
  const kill = (line: RegExp) => runCli(["move-in", dump, "--yes"], environment(), { line, signal: "SIGKILL" }).ended;
  /** As a start does. */
  const recover = async () => {
    await recoverImports(test.database, folder);
    await recoverMoveIns(test.database, REMOVAL);
  };
  const wrongNumbers = async () => {
    const findings = await checkLibrary(
      test.database,
      { dataDir: folder, timeZone: "Asia/Jakarta" },
      { repair: false },
    );
    return findings.filter(({ wrong }) => wrong > 0);
  };
  const open = () => figure(test.database, sql`SELECT COUNT(*) AS value FROM move_ins WHERE running_slot = 1`);

  it.each([/^Judul/, /^Anggota/, /^Peminjaman/, /^Denda/, /^Reservasi/, /^Berkas/])(
    "at %s leaves nothing after the next start",
    async (at) => {
      const before = await countsOf(test.database);
      expect(await kill(at)).toMatchObject({ signal: "SIGKILL" });
      expect(await open()).toBe(1);
      await recover();
      expect(await countsOf(test.database)).toEqual(before);
      expect(await open()).toBe(0);
      expect(await wrongNumbers()).toEqual([]);
    },
    60_000,
  );

  it("once it is committed is complete after the next start, and an undo that is killed goes on", async () => {
    const before = await countsOf(test.database);
    expect(await kill(/^Menampilkan/)).toMatchObject({ signal: "SIGKILL" });
    await recover();
    expect(await countsOf(test.database)).toMatchObject({ books: 700, students: 700 });
    expect(await figure(test.database, sql`SELECT COUNT(*) AS value FROM books WHERE listed = 0`)).toBe(0);
    expect(await wrongNumbers()).toEqual([]);
    const killed = new AbortController();
    const undoing = { isOver: false };
    const { ended } = runCli(["undo-move-in"], environment(), undefined, killed.signal);
    const over = ended.finally(() => {
      undoing.isOver = true;
    });
    while (!undoing.isOver) {
      if ((await figure(test.database, sql`SELECT COUNT(*) AS value FROM visits`)) < 700) killed.abort();
      await nextTurn();
    }
    expect(await over).toMatchObject({ signal: "SIGKILL" });
    expect(await open()).toBe(1);
    await recover();
    expect(await countsOf(test.database)).toEqual(before);
    expect(await wrongNumbers()).toEqual([]);
  }, 120_000);
});
