import { invalid } from "../../errors.js";
import type { DumpTables } from "../../platform/sqlDump/DumpTables.js";
import { INLISLITE_TABLES } from "../inlislite/inlisliteTables.js";
import { isInlislite, openInlislite } from "../inlislite/openInlislite.js";
import type { MovingLibrary } from "../library/MovingLibrary.js";
import { isSlims, openSlims } from "../slims/openSlims.js";
import { SLIMS_TABLES } from "../slims/slimsTables.js";

/** What is kept of a dump, whichever system it turns out to be of. */
export const DUMP_TABLES: ReadonlySet<string> = new Set([...SLIMS_TABLES, ...INLISLITE_TABLES]);

/** The library that a loaded dump is of. @throws ValidationError where it is of neither system. */
export function openDump(dump: DumpTables): Promise<MovingLibrary> {
  if (isSlims(dump)) return openSlims(dump);
  if (isInlislite(dump)) return openInlislite(dump);
  throw invalid(
    "file",
    "Tidak ada katalog SLiMS (tabel biblio dan item) atau INLISLite (catalogs dan collections) di berkas ini.",
  );
}
