import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { inlisliteDump } from "../../support/dumps/inlisliteDump.js";
import { slimsDump } from "../../support/dumps/slimsDump.js";
import { writeDump } from "../../support/dumps/writeDump.js";
import { runCli } from "./runCli.js";

describe("npm run library -- look-at", () => {
  const folder = mkdtempSync(join(tmpdir(), "aksara-look-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const url = { DATABASE_URL: `sqlite:${join(folder, "library.sqlite")}`, DATA_DIR: folder };
  const { tables, expected } = slimsDump({ titles: 60, copies: 120, members: 40, loans: 200, trapEvery: 7 });
  const dump = join(folder, "senayan.sql");
  writeFileSync(dump, writeDump(tables, "phpMyAdmin"));

  it("says of each table what comes and what does not, asks, and writes the list and the balance", async () => {
    const { ended, output } = runCli(["look-at", dump], url);
    expect((await ended).code).toBe(0);
    const text = output.join("\n");
    for (const name of ["item", "loan", "member"] as const) {
      const rows = tables.find((table) => table.name === name)?.rows.length ?? 0;
      const left = Object.entries(expected.leftOut).reduce(
        (sum, [key, count]) => (key.startsWith(`${name}/`) ? sum + count : sum),
        0,
      );
      const label = { item: "Eksemplar", loan: "Peminjaman", member: "Anggota" }[name];
      expect(text).toContain(`  ${label}: ${rows} = ${rows - left} + ${left}`);
    }
    expect(text).toContain("Perlu keputusan");
    expect(text).toContain("--answer time-zone=Asia/Makassar");
    expect(readFileSync(`${dump}.selisih.csv`, "utf8")).toContain("tidak ikut");
    expect(readFileSync(`${dump}.neraca.pdf`).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("knows a dump of INLISLite too", async () => {
    const path = join(folder, "inlislite.sql");
    writeFileSync(path, writeDump(inlisliteDump(), "mysqldump"));
    const { ended, output } = runCli(["look-at", path], url);
    expect((await ended).code).toBe(0);
    const text = output.join("\n");
    expect(text).toMatch(/^INLISLite/u);
    expect(text).toMatch(/^ {2}Eksemplar: \d+ = \d+ \+ \d+$/mu);
  });

  it("takes answers, and refuses a wrong one, another file and one that is cut off", async () => {
    const outcome = async (...args: readonly string[]) => {
      const { ended, errors, output } = runCli(["look-at", ...args], url);
      return { code: (await ended).code, text: [...output, ...errors].join("\n") };
    };
    const answered = await outcome(dump, "--answer", "time-zone=Asia/Makassar");
    expect(answered.text).toMatch(/• .*--answer time-zone=Asia\/Makassar/u);
    expect((await outcome(dump, "--answer", "time-zone=Mars")).code).toBe(1);
    const other = join(folder, "other.sql");
    writeFileSync(other, writeDump([{ name: "wp_posts", columns: ["id"], rows: [[1]] }], "mysqldump"));
    expect(await outcome(other)).toMatchObject({
      code: 1,
      text: expect.stringContaining("Tidak ada katalog SLiMS") as string,
    });
    const whole = writeDump(tables, "mysqldump");
    writeFileSync(other, whole.slice(0, whole.lastIndexOf("INSERT INTO") + 40));
    expect(await outcome(other)).toMatchObject({ code: 1, text: expect.stringContaining("terpotong") as string });
    expect(existsSync(`${other}.selisih.csv`)).toBe(false);
  });
});
