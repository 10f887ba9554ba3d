import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { inlisliteDump } from "../../support/dumps/inlisliteDump.js";
import { slimsDump } from "../../support/dumps/slimsDump.js";
import { writeDump } from "../../support/dumps/writeDump.js";
import { runCli } from "./runCli.js";

describe("npm run library -- move-in", () => {
  const folder = mkdtempSync(join(tmpdir(), "aksara-move-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const environment = { DATABASE_URL: `sqlite:${join(folder, "library.sqlite")}`, DATA_DIR: folder };
  const dump = join(folder, "senayan.sql");
  const { tables } = slimsDump({ titles: 60, copies: 120, members: 40, loans: 200, trapEvery: 7 });
  writeFileSync(dump, writeDump(tables, "phpMyAdmin"));
  const outcome = async (...parameters: readonly string[]) => {
    const { ended, errors, output } = runCli(parameters, environment);
    return { code: (await ended).code, text: [...output, ...errors].join("\n") };
  };

  it("asks for --yes where nobody can be asked, and has said by then what would come", async () => {
    const { code, text } = await outcome("move-in", dump);
    expect(code).toBe(1);
    expect(text).toContain("Judul: 60 = 60 + 0");
    expect(text).toContain("--yes");
  });

  it("brings all of it, says so, and a second time nothing", async () => {
    const first = await outcome("move-in", dump, "--yes", "--verbose");
    expect(first.text).toContain("  60 judul\n");
    expect(first.text).toContain("Neraca cocok di setiap tabel.");
    expect(first.text).toMatch(/memori puncak \d+ MB/u);
    expect(first.code).toBe(0);
    expect(readFileSync(`${dump}.neraca.pdf`).subarray(0, 5).toString()).toBe("%PDF-");
    expect(existsSync(`${dump}.selisih.csv`)).toBe(true);
    const again = await outcome("move-in", dump, "--yes");
    expect(again.code).toBe(0);
    expect(again.text).not.toMatch(/^ {2}\d+ judul$/mu);
    expect((await outcome("check")).text).toContain("Perpustakaan ini utuh.");
  });

  it("takes the first one away again by its number, and refuses what is none", async () => {
    expect(await outcome("undo-move-in", "99")).toMatchObject({ code: 1 });
    const { code, text } = await outcome("undo-move-in", "1");
    expect(text).toContain("diurungkan seluruhnya");
    expect(code).toBe(0);
    expect((await outcome("undo-move-in", "1")).text).toContain("sudah diurungkan");
  });

  it("brings a library of INLISLite, and says that nothing is there to undo once it is undone", async () => {
    const path = join(folder, "inlislite.sql");
    writeFileSync(path, writeDump(inlisliteDump(), "mysqldump"));
    const moved = await outcome("move-in", path, "--yes");
    expect(moved.text).toContain("Neraca cocok di setiap tabel.");
    expect(moved.code).toBe(0);
    expect((await outcome("undo-move-in")).code).toBe(0);
    expect((await outcome("check")).text).toContain("Perpustakaan ini utuh.");
  });
});
