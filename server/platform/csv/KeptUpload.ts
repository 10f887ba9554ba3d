import { randomBytes } from "node:crypto";
import { access, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { removeFolder, renamePath } from "../files/renameAndRemove.js";
import type { CsvFile } from "./csvUpload.js";

const UPLOADS = "imports";
const FOLDER_NAME = /^[0-9a-f]{32}$/u;
/** A folder is made shortly before the row that names it. */
const UNNAMED_MS = 3_600_000;

/** An uploaded CSV file that waits in a folder of its own to be imported. */
export class KeptUpload {
  protected readonly path: string;

  constructor(
    dataDir: string,
    readonly name: string,
  ) {
    this.path = join(dataDir, UPLOADS, name);
  }

  static newName(): string {
    return randomBytes(16).toString("hex");
  }

  get sourcePath(): string {
    return join(this.path, "source.csv");
  }

  /** The spreadsheet that the CSV is a sheet of, where it was one. */
  get workbookPath(): string {
    return join(this.path, "source.workbook");
  }

  /** Takes over an uploaded file; what belongs beside it is saved first. */
  async adopt({ path, workbook }: CsvFile, saveFirst: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    await saveFirst();
    // A sheet beside the one that is read may have passwords too.
    if (workbook && !workbook.hasSecrets) await renamePath(workbook.path, this.workbookPath);
    await renamePath(path, this.sourcePath);
  }

  /** Puts another sheet of its spreadsheet in the place of the CSV. */
  async replaceSource(path: string): Promise<void> {
    await renamePath(path, this.sourcePath);
  }

  hasSource(): Promise<boolean> {
    return exists(this.sourcePath);
  }

  async remove(): Promise<void> {
    await removeFolder(this.path);
  }
}

/** Removes the folders that nothing names, as a process leaves them that is killed between its file and its row. */
export async function removeUnnamedUploads(
  dataDir: string,
  findNamed: (folders: readonly string[]) => Promise<readonly string[]>,
  now = new Date(),
): Promise<void> {
  const folders: string[] = [];
  for (const name of await readdir(join(dataDir, UPLOADS)).catch(() => [])) {
    const madeAt = FOLDER_NAME.test(name) && (await stat(join(dataDir, UPLOADS, name)).catch(() => null))?.mtimeMs;
    if (madeAt && madeAt < now.getTime() - UNNAMED_MS) {
      folders.push(name);
    }
  }
  const named = new Set(folders.length === 0 ? [] : await findNamed(folders));
  for (const name of folders.filter((folder) => !named.has(folder))) {
    await new KeptUpload(dataDir, name).remove();
  }
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
