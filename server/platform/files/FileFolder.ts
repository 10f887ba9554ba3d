import { randomBytes } from "node:crypto";
import { lstat, mkdir, readdir, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { flushFolder } from "./flush.js";
import { removeFile, renamePath } from "./renameAndRemove.js";

const SUBFOLDER = /^[0-9a-f]{2}$/u;
const NAME = /^[0-9a-f]{32}/u;

/** What lies in the folder, whoever has put it there. */
export interface FoundFile {
  readonly folder: string;
  readonly file: string;
  /** Of the stored file that it belongs to. */
  readonly name: string;
  readonly path: string;
}

/**
 * The folder for stored files: random names in subfolders by their first two characters, so that no folder grows too
 * large. No user input becomes part of a path.
 */
export class FileFolder {
  private readonly root: string;

  constructor(dataDir: string) {
    this.root = join(dataDir, "files");
  }

  /** A random name that cannot be guessed. */
  async newName(): Promise<string> {
    const name = randomBytes(16).toString("hex");
    await mkdir(this.folderOf(name), { recursive: true });
    return name;
  }

  /** The path of a file while it is being written. */
  partialPath(name: string): string {
    return join(this.folderOf(name), `${name}.part`);
  }

  /** The path of `<name>-320.webp` or `<name>.pdf`. */
  pathOf(file: string): string {
    return join(this.folderOf(file), file);
  }

  /** Gives an arrived file its lasting place. */
  async moveIntoPlace(name: string, file: string): Promise<void> {
    await renamePath(this.partialPath(name), this.pathOf(file));
  }

  /** Flushes a file's directory entries to disk; the writer flushes the contents. */
  async flush(name: string): Promise<void> {
    await flushFolder(this.folderOf(name));
  }

  /** Everything on disk that carries the name, whatever state it is in. */
  async remove(name: string): Promise<void> {
    const folder = this.folderOf(name);
    const files = await readdir(folder).catch(() => []);
    for (const file of files.filter((found) => found.startsWith(name))) {
      await removeFile(join(folder, file));
    }
  }

  /** Everything in the subfolders, by their names; what bears no name of ours has its own. */
  async list(): Promise<FoundFile[]> {
    const files: FoundFile[] = [];
    for (const folder of (await namesIn(this.root)).filter((name) => SUBFOLDER.test(name))) {
      for (const file of await namesIn(join(this.root, folder))) {
        files.push({ folder, file, name: NAME.exec(file)?.[0] ?? file, path: join(this.root, folder, file) });
      }
    }
    return files;
  }

  /** The path of a regular file in this folder; null if there is none or a symbolic link leads outside. */
  async find(file: string): Promise<string | null> {
    const path = this.pathOf(file);
    try {
      const isOurs = (await realpath(dirname(path))) === join(await realpath(this.root), file.slice(0, 2));
      return isOurs && (await lstat(path)).isFile() ? path : null;
    } catch {
      return null;
    }
  }

  private folderOf(name: string): string {
    return join(this.root, name.slice(0, 2));
  }
}

/** Without links, which are never served and may lead anywhere. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
