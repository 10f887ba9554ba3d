import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { CsvFile } from "../../platform/csv/csvUpload.js";
import { exists, KeptUpload } from "../../platform/csv/KeptUpload.js";
import { type FileSource, WHOLE_FILE } from "../../platform/csv/fileSource.js";
import type { ImportDecisions } from "./importDecisions.js";
import { DEFAULT_CHOICES, type ImportChoices } from "./importFormat.js";
import type { ImportReading } from "./importReading.js";
import { removeFile, renamePath } from "../../platform/files/renameAndRemove.js";

const READING = "reading.json";
const DECISIONS = "decisions.json";

interface StoredReading extends Omit<ImportReading, "source" | "choices"> {
  readonly source?: FileSource;
  readonly choices?: Partial<ImportChoices>;
}

interface StoredDecision {
  readonly row: number;
  readonly asOwnBook: boolean;
  readonly newCodes: readonly (readonly [itemCode: string, newCode: string])[];
}

/** The stored files of one import: the uploaded file, how it is read, what is decided, and the outcomes of its rows. */
export class ImportFolder extends KeptUpload {
  /** Earlier versions wrote `.outcomes` and `.rows`, whose columns are others. */
  outcomesPath(name: string): string {
    return join(this.path, `${name}.planned`);
  }

  earlierRowsPath(name: string): string {
    return join(this.path, `${name}.earlier`);
  }

  /** Takes over an uploaded file. */
  adoptUpload(file: CsvFile, reading: ImportReading): Promise<void> {
    return this.adopt(file, () => this.saveReading(reading));
  }

  async saveReading(reading: ImportReading): Promise<void> {
    await this.saveJson(READING, reading);
  }

  /** Null if the files are deleted or on another machine. */
  async loadReading(): Promise<ImportReading | null> {
    const stored = await this.loadJson<StoredReading>(READING);
    // An earlier version has stored neither of them.
    return (
      stored && {
        ...stored,
        source: stored.source ?? WHOLE_FILE,
        choices: { ...DEFAULT_CHOICES, ...stored.choices },
      }
    );
  }

  /** Where what a person has decided of single rows is kept, beside how the file is read. */
  async saveDecisions(decisions: ImportDecisions): Promise<void> {
    const stored: StoredDecision[] = [...decisions].map(([row, { asOwnBook, newCodes }]) => ({
      row,
      asOwnBook,
      newCodes: [...newCodes],
    }));
    await this.saveJson(DECISIONS, stored);
  }

  async loadDecisions(): Promise<ImportDecisions> {
    const stored = (await this.loadJson<readonly StoredDecision[]>(DECISIONS)) ?? [];
    return new Map(stored.map(({ row, asOwnBook, newCodes }) => [row, { asOwnBook, newCodes: new Map(newCodes) }]));
  }

  /** Writes a temporary file and renames it, so that readers see either the old or the new version. */
  private async saveJson(name: string, value: unknown): Promise<void> {
    const path = join(this.path, name);
    const temporaryPath = `${path}.${ImportFolder.newName()}`;
    await writeFile(temporaryPath, JSON.stringify(value), { mode: 0o600 });
    await renamePath(temporaryPath, path);
  }

  private async loadJson<Value>(name: string): Promise<Value | null> {
    try {
      return JSON.parse(await readFile(join(this.path, name), "utf8")) as Value;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") {
        return null;
      }
      throw error;
    }
  }

  hasOutcomes(name: string): Promise<boolean> {
    return exists(this.outcomesPath(name));
  }

  /** False of what an import has done: then nothing is decided any more. */
  hasEarlierRows(name: string): Promise<boolean> {
    return exists(this.earlierRowsPath(name));
  }

  /** Removes what earlier previews and runs have left. */
  async removeOutcomesExcept(keptName: string | null): Promise<void> {
    for (const name of await readdir(this.path).catch(() => [])) {
      const isKept = name === `${keptName ?? ""}.planned` || name === `${keptName ?? ""}.earlier`;
      if (/\.(?:outcomes|rows|planned|earlier)$/u.test(name) && !isKept) {
        await removeFile(join(this.path, name));
      }
    }
  }
}
