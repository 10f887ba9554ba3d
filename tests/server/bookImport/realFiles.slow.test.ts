import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";

import sql from "sql-template-tag";

import { BookImportService } from "../../../server/bookImport/BookImportService.js";
import { system } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { countsOf, createImportFolder, numberOf } from "./importing.js";

/** Real libraries' files, which are not ours to keep in the project. */
const folderOfFiles = join(__dirname, "../../../../shared/data");
const slimsExport = { name: "slims_export_rlc_5799.csv", rows: 5_799, books: 5_745, duplicates: 54, copies: 6_778 };
const goodbooks = { name: "goodbooks10k_books.csv", rows: 10_000, books: 10_000, duplicates: 0, copies: 0 };
/** The larger one waits for `npm run prove:import`. */
const files = process.env.IMPORT_FILES ? [slimsExport, goodbooks] : [slimsExport];

for (const file of files) {
  const path = join(folderOfFiles, file.name);
  if (!existsSync(path)) {
    it.skip(`Trial: importing the real ${file.name}, which is not in ../shared/data`, () => undefined);
    continue;
  }
  onBothEngines(`Importing the real ${file.name}`, (test) => {
    it("accounts for every row", async () => {
      const folder = createImportFolder();
      const service = new BookImportService(test.database, { dataDir: folder.path });
      const result = await service.importBooks(system, { stream: createReadStream(path), fileName: file.name });
      await folder.remove();
      expect(result).toMatchObject({
        rows: file.rows,
        books: file.books,
        duplicates: file.duplicates,
        copies: file.copies,
        refused: 0,
      });
      const counts = await countsOf(test.database);
      expect(counts).toMatchObject({
        books: file.books,
        counter: file.books,
        searched: file.books,
        copies: file.copies,
        hidden: 0,
        running: 0,
      });
      expect(counts.countedAuthorship).toBe(counts.authorship);
      expect(await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM classifications WHERE code = 'NONE'`)).toBe(0);
    }, 60_000);
  });
}
