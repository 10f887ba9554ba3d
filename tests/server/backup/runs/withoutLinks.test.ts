import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import fileSystem from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { giveName } from "../../../../server/backup/archive/BackupWriter.js";

let folder: string;
beforeEach(() => {
  jest
    .spyOn(fileSystem, "link")
    .mockRejectedValue(Object.assign(new Error("operation not permitted"), { code: "EPERM" }));
  folder = mkdtempSync(join(tmpdir(), "aksara-usb-"));
  writeFileSync(join(folder, ".cadangan-1.part"), "whole", { mode: 0o600 });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test("A disk without second names for a file, as USB disks are, gets the backup by renaming it", async () => {
  expect(await giveName(join(folder, ".cadangan-1.part"), join(folder, "cadangan-1.zip"))).toBe(true);
  expect(readdirSync(folder)).toEqual(["cadangan-1.zip"]);
  expect(readFileSync(join(folder, "cadangan-1.zip"), "utf8")).toBe("whole");
  expect(statSync(join(folder, "cadangan-1.zip")).mode & 0o777).toBe(0o600);
});

test("Nobody else's file is replaced there either", async () => {
  writeFileSync(join(folder, "cadangan-1.zip"), "somebody's");
  expect(await giveName(join(folder, ".cadangan-1.part"), join(folder, "cadangan-1.zip"))).toBe(false);
  expect(readFileSync(join(folder, "cadangan-1.zip"), "utf8")).toBe("somebody's");
});
