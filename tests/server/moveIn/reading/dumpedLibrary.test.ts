import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openInlislite } from "../../../../server/moveIn/inlislite/openInlislite.js";
import { INLISLITE_TABLES } from "../../../../server/moveIn/inlislite/inlisliteTables.js";
import { MOVING_KINDS, type MovingLibrary } from "../../../../server/moveIn/library/MovingLibrary.js";
import { DumpedLibrary } from "../../../../server/moveIn/reading/DumpedLibrary.js";
import { openSlims } from "../../../../server/moveIn/slims/openSlims.js";
import { SLIMS_TABLES } from "../../../../server/moveIn/slims/slimsTables.js";
import { inlisliteDump } from "../../../support/dumps/inlisliteDump.js";
import { withDump } from "../../../support/dumps/openDump.js";
import { slimsDump } from "../../../support/dumps/slimsDump.js";
import { type DumpedTable, writeDump } from "../../../support/dumps/writeDump.js";

const folder = mkdtempSync(join(tmpdir(), "aksara-baca-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function written(tables: readonly DumpedTable[]): { readonly source: string; readonly target: string } {
  files += 1;
  const source = join(folder, `${files}.sql`);
  writeFileSync(source, writeDump(tables, "phpMyAdmin"));
  return { source, target: join(folder, `${files}.sqlite`) };
}

async function everythingOf(library: MovingLibrary): Promise<unknown[]> {
  const all: unknown[] = [library.system, library.description, await library.questions(), await library.tallies({})];
  for (const kind of MOVING_KINDS) for await (const row of library.read(kind, {})) all.push(row);
  return all;
}

const slims = slimsDump({ titles: 250, copies: 600, members: 90, loans: 900, trapEvery: 11 }).tables;

describe("A dump that is read in a thread of its own", () => {
  it.each([
    ["SLiMS", slims, SLIMS_TABLES, openSlims],
    ["INLISLite", inlisliteDump(), INLISLITE_TABLES, openInlislite],
  ] as const)("of %s says what it says when it is read here", async (_name, tables, wanted, open) => {
    const { source, target } = written(tables);
    const progress: number[] = [];
    const library = await DumpedLibrary.open(target, { source, onProgress: (share) => progress.push(share) });
    try {
      const here = await withDump(tables, wanted, async (dump) => everythingOf(await open(dump)), "phpMyAdmin");
      expect(await everythingOf(library)).toEqual(here);
      expect(library.rows("loan")).toBe(tables.find(({ name }) => name === "loan")?.rows.length ?? 0);
    } finally {
      await library.close();
    }
    const again = await DumpedLibrary.open(target);
    await again.close();
    expect(existsSync(target)).toBe(true);
  });

  it("goes on after a kind that was left early, and several are read side by side", async () => {
    const { source, target } = written(slims);
    const library = await DumpedLibrary.open(target, { source });
    try {
      for await (const row of library.read("titles", {})) if ("value" in row) break;
      const titles = library.read("titles", {});
      const loans = library.read("loans", {});
      const first = [await titles.next(), await loans.next()].map(
        ({ value }) => (value as { source: { table: string } }).source.table,
      );
      expect(first).toEqual(["biblio", "loan"]);
      await titles.return(undefined);
      let rest = 1;
      for await (const row of loans) rest += row.source.table === "loan" ? 1 : 0;
      expect(rest).toBe(900);
    } finally {
      await library.close();
    }
  });

  it("refuses what is no such dump in words, and leaves no file", async () => {
    const other = written([{ name: "wp_posts", columns: ["id"], rows: [[1]] }]);
    await expect(DumpedLibrary.open(other.target, { source: other.source })).rejects.toThrow("Tidak ada katalog SLiMS");
    expect(existsSync(other.target)).toBe(false);
    const broken = join(folder, "rusak.sql");
    writeFileSync(broken, writeDump(slims, "mysqldump").slice(0, 9_000));
    await expect(DumpedLibrary.open(join(folder, "rusak.sqlite"), { source: broken })).rejects.toMatchObject({
      kind: "validation",
    });
  });

  it("ends where nobody waits for it any more, in whatever it does", async () => {
    const { source, target } = written(slims);
    const ending = new AbortController();
    const opening = DumpedLibrary.open(target, { source, signal: ending.signal });
    ending.abort(new Error("Nobody waits"));
    await expect(opening).rejects.toThrow("Nobody waits");
    const library = await DumpedLibrary.open(written(slims).target, { source });
    const rows = library.read("loans", {});
    await rows.next();
    await library.close();
    await expect(everythingOf(library)).rejects.toThrow("has ended");
  });
});
