import { randomBytes } from "node:crypto";
import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { removeFile, removeFolder, renamePath } from "../../platform/files/renameAndRemove.js";
import type { LibraryLook } from "../look/lookAtLibrary.js";
import type { MoveInQuestion } from "../library/MovingLibrary.js";

/** What was found in a dump, as both doors and the printed balance show it. */
export interface KeptLook extends LibraryLook {
  readonly questions: readonly MoveInQuestion[];
  /** Tables that nothing is read of, with their rows, and what was odd about the dump. */
  readonly others: readonly { readonly table: string; readonly rows: number }[];
  readonly notes: readonly string[];
}

const FOLDERS = "move-ins";
const NAME = /^[\da-f]{32}$/u;

/** What is kept of a library that moves in, beside its row. */
export class MoveInFolder {
  constructor(
    private readonly dataDir: string,
    readonly name: string,
  ) {
    if (!NAME.test(name)) throw new Error("Not a folder of a move");
  }

  static newName(): string {
    return randomBytes(16).toString("hex");
  }

  static allIn(dataDir: string): string {
    return join(dataDir, FOLDERS);
  }

  /** The file as it came: with hashes of passwords, so that it is gone as soon as its tables are loaded. */
  get upload(): string {
    return join(this.path, "upload");
  }

  get dump(): string {
    return join(this.path, "dump.sqlite");
  }

  /** The list of differences. */
  get list(): string {
    return join(this.path, "selisih.csv");
  }

  async make(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
  }

  hasDump(): Promise<boolean> {
    return isThere(this.dump);
  }

  hasList(): Promise<boolean> {
    return isThere(this.list);
  }

  /** Null while a dump has not been looked at. */
  async readLook(): Promise<KeptLook | null> {
    const text = await readFile(this.lookPath, "utf8").catch(() => null);
    return text === null ? null : (JSON.parse(text) as KeptLook);
  }

  /** Takes the place of an earlier one as a whole. */
  async writeLook(look: KeptLook, newList: string): Promise<void> {
    const next = `${this.lookPath}.new`;
    await writeFile(next, JSON.stringify(look), { mode: 0o600 });
    await renamePath(newList, this.list);
    await renamePath(next, this.lookPath);
  }

  /** What is full of personal data; the balance stays, with reasons that name nobody. */
  async removeRows(): Promise<void> {
    await removeFile(this.upload);
    await removeFile(this.dump);
    await removeFile(this.list);
    const look = await this.readLook();
    if (look === null || !namesPeople(look)) return;
    const next = `${this.lookPath}.new`;
    await writeFile(next, JSON.stringify(withoutPeople(look)), { mode: 0o600 });
    await renamePath(next, this.lookPath);
  }

  remove(): Promise<void> {
    return removeFolder(this.path);
  }

  private get path(): string {
    return join(MoveInFolder.allIn(this.dataDir), this.name);
  }

  private get lookPath(): string {
    return join(this.path, "look.json");
  }
}

type Reason = LibraryLook["remarks"][number];

function namesPeople({ tables, remarks }: KeptLook): boolean {
  return [...remarks, ...tables.flatMap(({ leftOut }) => leftOut)].some(({ examples }) => examples.length > 0);
}

function withoutPeople(look: KeptLook): KeptLook {
  // What a row has stands behind a colon or in quotes.
  const withoutRow = ({ remark, rows }: Reason): Reason => ({
    remark: { ...remark, text: /^[^:“]*/u.exec(remark.text)?.[0].trim() ?? "" },
    rows,
    examples: [],
  });
  return {
    ...look,
    questions: [],
    tables: look.tables.map((table) => ({ ...table, leftOut: table.leftOut.map(withoutRow) })),
    remarks: look.remarks.map(withoutRow),
  };
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
