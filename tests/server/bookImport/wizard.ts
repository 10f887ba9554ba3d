import { Readable } from "node:stream";

import type { Database } from "../../../server/platform/database/Database.js";
import { BookImportWizardService } from "../../../server/bookImport/wizard/BookImportWizardService.js";
import { ImportHistoryService } from "../../../server/bookImport/wizard/ImportHistoryService.js";
import type { ImportRow } from "../../../server/bookImport/wizard/importState.js";
import type { ConfigureImport } from "../../../server/bookImport/wizard/wizardInput.js";
import { system } from "../../../server/viewer.js";
import { createImportFolder } from "./importing.js";

/** The wizard over a test's database, with a folder of its own. */
export function aWizard(database: Database, { rowsPerWrite = 3 } = {}) {
  const folder = createImportFolder();
  const failures: unknown[] = [];
  const wizard = new BookImportWizardService(database, {
    dataDir: folder.path,
    rowsPerWrite,
    onFailure: (error) => failures.push(error),
  });
  const history = new ImportHistoryService(database, { dataDir: folder.path });
  const upload = (content: string | Buffer) =>
    wizard.upload(system, () =>
      Promise.resolve({ stream: Readable.from([Buffer.from(content)]), fileName: "koleksi.csv" }),
    );
  const current = async ({ id }: { readonly id: number }): Promise<ImportRow> => {
    const row = await history.byId(system, id);
    if (!row) {
      throw new Error(`There is no import ${id}`);
    }
    return row;
  };
  const whenIdle = async (row: { readonly id: number }) => {
    await wizard.background.whenIdle();
    return current(row);
  };
  return {
    folder,
    failures,
    wizard,
    history,
    upload,
    now: current,
    settled: whenIdle,
    reading: async (row: ImportRow) => history.readingOf(system, await current(row)),
    configured: (row: ImportRow, input: ConfigureImport) => wizard.configure(system, row.id, input),
    previewed: async (row: ImportRow) => {
      await wizard.preview(system, row.id);
      return whenIdle(row);
    },
    imported: async (row: ImportRow) => {
      await wizard.start(system, row.id);
      return whenIdle(row);
    },
    undone: async (row: ImportRow) => {
      await wizard.undo(system, row.id);
      return whenIdle(row);
    },
    /** Every row with what becomes of it. */
    rowsOf: async (row: ImportRow) => {
      const rows = [];
      for (let after: string | null = null; ;) {
        const page = await history.rows(system, await current(row), null, { first: 100, after });
        rows.push(...page.edges.map(({ node }) => node));
        after = page.edges.at(-1)?.cursor ?? null;
        if (!page.hasNextPage) {
          return rows;
        }
      }
    },
    refusedCsv: async (row: ImportRow) => {
      let text = "";
      for await (const piece of await history.refusedRows(system, row.id, null)) {
        text += piece;
      }
      return text;
    },
  };
}
