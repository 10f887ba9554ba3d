import { createWriteStream } from "node:fs";
import { basename, join } from "node:path";
import { finished, pipeline } from "node:stream/promises";

import { stringify } from "csv-stringify/sync";

import type { Config } from "../../config.js";
import type { LookedRow } from "../../moveIn/look/lookAtLibrary.js";
import type { TableTally } from "../../moveIn/library/MovingLibrary.js";
import { drawBalance } from "../../moveIn/steps/drawBalance.js";
import { guardFormula } from "../../platform/csv/spreadsheets.js";
import type { Database } from "../../platform/database/Database.js";
import { FileFolder } from "../../platform/files/FileFolder.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { readLetterhead } from "../../settings/letterhead/readLetterhead.js";
import type { OldLibrary } from "./withOldLibrary.js";

/** The list of every row of which something is said, beside the dump: people's names are in it. */
export class DifferenceList {
  readonly path: string;
  private readonly file: ReturnType<typeof createWriteStream>;

  constructor({ path }: Pick<OldLibrary, "path">) {
    this.path = `${path}.selisih.csv`;
    this.file = createWriteStream(this.path, { mode: 0o600 });
    this.file.write(stringify([["tabel", "id", "nama", "hasil", "keterangan"]], { bom: true }));
  }

  add({ source, comes, remark }: LookedRow): void {
    const cells = [source.table, source.id, source.label, comes ? "ikut" : "tidak ikut", remark.text];
    this.file.write(stringify([cells.map(guardFormula)]));
  }

  async close(): Promise<void> {
    this.file.end();
    await finished(this.file);
  }
}

/** The balance to sign, beside the dump; `finishedOn` is null before anything is written. Returns its path. */
export async function writeBalance(
  { config, database }: { readonly config: Config; readonly database: Database },
  { library, path }: Pick<OldLibrary, "library" | "path">,
  { tallies, finishedOn }: { readonly tallies: readonly TableTally[]; readonly finishedOn: string | null },
): Promise<string> {
  const { libraryName, madeAt } = library.description;
  const target = `${path}.neraca.pdf`;
  const balance = drawBalance({
    letterhead: await readLetterhead(database, new FileFolder(config.dataDir), config.libraryName),
    system: library.system,
    libraryName,
    madeAt,
    fileName: basename(path),
    finishedOn,
    today: dayIn(config.timeZone, new Date()),
    tallies,
    root: join(import.meta.dirname, "..", "..", ".."),
  });
  await pipeline(balance, createWriteStream(target, { mode: 0o600 }));
  return target;
}
