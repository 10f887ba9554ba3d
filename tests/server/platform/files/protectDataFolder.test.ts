import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { protectDataFolder } from "../../../../server/platform/files/protectDataFolder.js";

describe("The data folder", () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "aksara-folder-"));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it("is made for the server's account alone", async () => {
    const folder = join(parent, "new", "data");
    expect(await protectDataFolder(folder)).toBeNull();
    expect(modeOf(folder)).toBe("700");
  });

  it("is closed to others where it was open", async () => {
    chmodSync(parent, 0o755);
    expect(await protectDataFolder(parent)).toBeNull();
    expect(modeOf(parent)).toBe("700");
  });

  it("stays as it is where the owner has taken away more", async () => {
    chmodSync(parent, 0o500);
    expect(await protectDataFolder(parent)).toBeNull();
    expect(modeOf(parent)).toBe("500");
  });
});
