import { randomBytes } from "node:crypto";
import { lstat, mkdir, open, readdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where files lie: random names in folders by their first two characters, so that no folder grows endlessly. No caller's word is in a path. */
export class FileFolder {
  private readonly root: string;

  constructor(dataDir: string) {
    this.root = join(dataDir, "files");
  }

  /** A name that nobody has or guesses. */
  async newName(): Promise<string> {
    const name = randomBytes(16).toString("hex");
    await mkdir(this.folderOf(name), { recursive: true });
    return name;
  }

  /** Where a file stands while it arrives. */
  partialPath(name: string): string {
    return join(this.folderOf(name), `${name}.part`);
  }

  /** Where `<name>-320.webp` or `<name>.pdf` stands. */
  pathOf(file: string): string {
    return join(this.folderOf(file), file);
  }

  /** Gives an arrived file its lasting place. */
  async moveIntoPlace(name: string, file: string): Promise<void> {
    await rename(this.partialPath(name), this.pathOf(file));
  }

  /** Makes the names in a file's folder outlive a power cut; their contents are flushed by whoever writes them. */
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

  /** The path to a plain file of ours, null where there is none or a link leads elsewhere. */
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
