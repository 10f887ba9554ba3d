import { mkdtempSync } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { loadOrCreateSecret } from "../../../../server/platform/auth/sessionSecret.js";

describe("The library's secret", () => {
  const folder = mkdtempSync(join(tmpdir(), "aksara-secret-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("is made once, whoever starts at the same time, and only the library's user may read it", async () => {
    const dataDir = join(folder, "baru", "data");
    const [secret, ...others] = await Promise.all([1, 2, 3].map(() => loadOrCreateSecret(dataDir)));
    const path = join(dataDir, "session-secret");

    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(others)).toEqual(new Set([secret]));
    expect(await loadOrCreateSecret(dataDir)).toBe(secret);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, "utf8")).toBe(secret);
  });

  it("is taken as it stands in the file, and refused where it is too short for one", async () => {
    const path = join(folder, "session-secret");
    await writeFile(path, `${"r".repeat(32)}\n`);
    expect(await loadOrCreateSecret(folder)).toBe("r".repeat(32));

    await writeFile(path, `${"r".repeat(31)}\n`);
    await expect(loadOrCreateSecret(folder)).rejects.toThrow(`${path} tidak berisi kunci yang sah`);
  });

  it("is none where the folder cannot be written", async () => {
    const path = join(folder, "berkas");
    await writeFile(path, "");
    await expect(loadOrCreateSecret(join(path, "data"))).rejects.toThrow("ENOTDIR");
  });
});
