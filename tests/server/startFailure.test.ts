import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDatabase } from "../../server/openDatabase.js";
import { startFailure } from "../../server/startFailure.js";

let dataDir: string;
let path: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "aksara-data-"));
  path = join(dataDir, "library.sqlite");
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const place = () => ({ dataDir, backupDir: join(dataDir, "backups") });

/** What the console says of a start with this database. */
async function toldOf(databaseUrl: string): Promise<string | null> {
  try {
    await (await openDatabase({ url: databaseUrl })).close();
  } catch (error) {
    return (await startFailure(error, { ...place(), databaseUrl })) ?? `unexplained: ${String(error)}`;
  }
  return null;
}

describe("A start with a file that is no sound library", () => {
  it("says of a file that is none whose it may be, and which backup there is", async () => {
    writeFileSync(path, "GIF89a ".repeat(4_000));
    mkdirSync(join(dataDir, "backups"));
    writeFileSync(join(dataDir, "backups", "cadangan-20261101-1.zip"), "");
    writeFileSync(join(dataDir, "backups", "cadangan-20261102-1.zip"), "");
    const told = await toldOf(`sqlite:${path}`);
    expect(told).toMatch(/bukan berkas basis data perpustakaan/);
    expect(told).toContain(`restore ${join(dataDir, "backups", "cadangan-20261102-1.zip")} --replace`);
  });

  it("says of half a file that it is damaged, and to restore it from a backup", async () => {
    await (await openDatabase({ url: `sqlite:${path}` })).close();
    truncateSync(path, Math.floor(statSync(path).size / 2));
    expect(await toldOf(`sqlite:${path}`)).toMatch(/rusak\. Jangan dihapus.*restore FILE\.zip --replace$/s);
  });

  it("says of a folder, and of one that cannot be made, that it cannot be opened", async () => {
    mkdirSync(path);
    expect(await toldOf(`sqlite:${path}`)).toMatch(/tidak dapat dibuka atau ditulis/);
  });

  it("says of a server that does not answer where it was looked for, without its password", async () => {
    const told = await toldOf("mysql://aksara:rahasia@127.0.0.1:9/aksara");
    expect(told).toMatch(/tidak terjangkau \(ECONNREFUSED\)/);
    expect(told).not.toContain("rahasia");
  });
});

it.each([
  ["SQLITE_FULL", /^Disk penuh/],
  ["ENOSPC", /^Disk penuh/],
  ["EACCES", /boleh menulis di sana/],
  ["SQLITE_CORRUPT", /rusak/],
])("a start that fails by %s says what to do", async (code, told) => {
  const failure = Object.assign(new Error("x"), { code });
  expect(await startFailure(failure, { ...place(), databaseUrl: `sqlite:${path}` })).toMatch(told);
  expect(await startFailure(new Error("x"), { ...place(), databaseUrl: `sqlite:${path}` })).toBeNull();
});
