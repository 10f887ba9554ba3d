import { randomBytes } from "node:crypto";
import { access, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** An uploaded CSV file that waits in a folder of its own to be imported. */
export class KeptUpload {
  protected readonly path: string;

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

  /** Takes over an uploaded CSV file; what belongs beside it is saved first. */
  async adopt(uploadPath: string, saveFirst: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    await saveFirst();
    await rename(uploadPath, this.sourcePath);
  }

  hasSource(): Promise<boolean> {
    return exists(this.sourcePath);
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
