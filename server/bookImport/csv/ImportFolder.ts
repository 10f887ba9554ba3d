import { randomBytes } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { DEFAULT_CHOICES, type ImportChoices } from "./importFormat.js";
import type { ImportReading } from "./importReading.js";

/** The stored files of one import: the uploaded file, how it is read, and the outcomes of its rows. */
export class ImportFolder {
  private readonly path: string;

  constructor(
    dataDir: string,
    readonly name: string,
  ) {
    this.path = join(dataDir, "imports", name);
  }

  static newName(): string {
    return randomBytes(16).toString("hex");
  }

  get sourcePath(): string {
    return join(this.path, "source.csv");
  }

  /** Earlier versions wrote `.outcomes`, whose columns are others. */
  outcomesPath(name: string): string {
    return join(this.path, `${name}.rows`);
  }

  earlierRowsPath(name: string): string {
    return join(this.path, `${name}.earlier`);
  }

  /** Takes over an uploaded CSV file. */
  async adoptUpload(uploadPath: string, reading: ImportReading): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    await this.saveReading(reading);
    await rename(uploadPath, this.sourcePath);
  }

  async saveReading(reading: ImportReading): Promise<void> {
    const path = join(this.path, "reading.json");
    // Writes a temporary file and renames it, so that readers see either the old or the new version.
    const temporaryPath = `${path}.${ImportFolder.newName()}`;
    await writeFile(temporaryPath, JSON.stringify(reading), { mode: 0o600 });
    await rename(temporaryPath, path);
  }

  /** Null if the files are deleted or on another machine. */
  async loadReading(): Promise<ImportReading | null> {
    try {
      const stored = JSON.parse(await readFile(join(this.path, "reading.json"), "utf8")) as ImportReading;
      // An earlier version has stored none.
      return { ...stored, choices: { ...DEFAULT_CHOICES, ...(stored.choices as Partial<ImportChoices> | undefined) } };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") {
        return null;
      }
      throw error;
    }
  }

  hasSource(): Promise<boolean> {
    return exists(this.sourcePath);
  }

  hasOutcomes(name: string): Promise<boolean> {
    return exists(this.outcomesPath(name));
  }

  /** Removes what earlier previews and runs have left. */
  async removeOutcomesExcept(keptName: string | null): Promise<void> {
    for (const name of await readdir(this.path).catch(() => [])) {
      if (/\.(?:outcomes|rows|earlier)$/u.test(name) && name !== `${keptName ?? ""}.rows`) {
        await rm(join(this.path, name), { force: true });
      }
    }
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
