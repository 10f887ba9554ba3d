import { randomBytes } from "node:crypto";
import { lstat, mkdir, open, readdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

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
    await rename(this.partialPath(name), this.pathOf(file));
  }

  /** Flushes a file's directory entries to disk; the writer flushes the contents. */
  async flush(name: string): Promise<void> {
    const folder = await open(this.folderOf(name), "r").catch(() => null);
    // Not every system lets a folder be flushed.
    await folder?.sync().catch(() => undefined);
    await folder?.close();
  }

  /** Everything on disk that carries the name, whatever state it is in. */
  async remove(name: string): Promise<void> {
    const folder = this.folderOf(name);
    const files = await readdir(folder).catch(() => []);
    for (const file of files.filter((found) => found.startsWith(name))) {
      await rm(join(folder, file), { force: true });
    }
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
