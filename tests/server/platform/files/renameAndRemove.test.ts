import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  removeFile,
  removeFolder,
  renamePath,
  retryWhileHeld,
} from "../../../../server/platform/files/renameAndRemove.js";

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Refuses as often as there are codes, and then succeeds. */
function heldFor(codes: readonly string[]) {
  let tries = 0;
  const action = () => {
    const code = codes[tries];
    tries += 1;
    return code === undefined ? Promise.resolve("done") : Promise.reject(failure(code));
  };
  return { action, tries: () => tries };
}

describe("What another program has open on Windows", () => {
  it.each(["EPERM", "EBUSY", "EACCES", "ENOTEMPTY"])("is tried again after %s, until it is let go", async (code) => {
    const held = heldFor([code, code]);
    expect(await retryWhileHeld(held.action, [1, 1, 1])).toBe("done");
    expect(held.tries()).toBe(3);
  });

  it("is given up in the end, with what the system said", async () => {
    const held = heldFor(Array<string>(9).fill("EBUSY"));
    await expect(retryWhileHeld(held.action, [1, 1])).rejects.toMatchObject({ code: "EBUSY" });
    expect(held.tries()).toBe(3);
  });

  it("is not tried again for another reason", async () => {
    const held = heldFor(["ENOENT"]);
    await expect(retryWhileHeld(held.action, [1, 1])).rejects.toMatchObject({ code: "ENOENT" });
    expect(held.tries()).toBe(1);
  });

  it("is refused at once where no system holds files", async () => {
    const held = heldFor(["EACCES"]);
    await expect(retryWhileHeld(held.action)).rejects.toMatchObject({ code: "EACCES" });
    expect(held.tries()).toBe(1);
  });
});

describe("Renaming and removing", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "aksara-renaming-"));
    writeFileSync(join(folder, "one"), "");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("renames a file, and says so where there is none", async () => {
    await renamePath(join(folder, "one"), join(folder, "two"));
    expect(existsSync(join(folder, "two"))).toBe(true);
    await expect(renamePath(join(folder, "one"), join(folder, "two"))).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("removes a file once and again, but no folder in its place", async () => {
    await removeFile(join(folder, "one"));
    await removeFile(join(folder, "one"));
    await expect(removeFile(folder)).rejects.toThrow();
    expect(existsSync(folder)).toBe(true);
    await removeFolder(folder);
    expect(existsSync(folder)).toBe(false);
  });
});
