import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const packages = {
  "": {},
  "node_modules/here": { version: "1.0.0" },
  "node_modules/for-another-machine": { version: "2.0.0", optional: true },
};

describe("Whether an install is needed", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "aksara-install-"));
    writeLock("package-lock.json", packages);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function writeLock(name: string, content: object): void {
    mkdirSync(join(folder, "node_modules"), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify({ packages: content }));
  }

  /** In a process of its own: the scripts are ES modules, and Jest runs CommonJS. */
  function isInstalled(): boolean {
    const code =
      'import { isInstalled } from "./scripts/ensureInstalled.mjs"; process.stdout.write(String(isInstalled(process.argv[1])));';
    return (
      execFileSync(process.execPath, ["--input-type=module", "--eval", code, folder], { encoding: "utf8" }) === "true"
    );
  }

  const npmFinished = () => writeLock("node_modules/.package-lock.json", { "node_modules/here": { version: "1.0.0" } });

  it("is, where there are no packages", () => {
    rmSync(join(folder, "node_modules"), { recursive: true });

    expect(isInstalled()).toBe(false);
  });

  it("is, where an install was cut off before npm wrote its record", () => {
    mkdirSync(join(folder, "node_modules/here"));

    expect(isInstalled()).toBe(false);
  });

  it("is not, where somebody ran npm to its end, though other machines' packages are left out", () => {
    npmFinished();

    expect(isInstalled()).toBe(true);
  });

  it("is not, the second time, even without asking npm's record", () => {
    npmFinished();
    isInstalled();
    rmSync(join(folder, "node_modules/.package-lock.json"));

    expect(isInstalled()).toBe(true);
  });

  it("is, after the lock file changed", () => {
    npmFinished();
    isInstalled();
    writeLock("package-lock.json", { ...packages, "node_modules/here": { version: "1.0.1" } });

    expect(isInstalled()).toBe(false);
  });

  it("is, where the packages were copied from another kind of machine", () => {
    npmFinished();
    writeFileSync(join(folder, "node_modules/.aksara-install"), "0123 plan9 mips\n");

    expect(isInstalled()).toBe(false);
  });
});
