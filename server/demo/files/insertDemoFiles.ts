import { Readable } from "node:stream";

import { bookBySlug } from "../../books/bookReads.js";
import { changeFiles, insertFile as insertBookFile } from "../../books/files/changeFiles.js";
import type { Database } from "../../platform/database/Database.js";
import { writeDocument } from "../../platform/files/document.js";
import { documentAddress } from "../../platform/files/fileAddress.js";
import type { StoredFiles } from "../../platform/files/StoredFiles.js";
import { system } from "../../viewer.js";
import { folkTales, readingGuide } from "./demoTexts.js";
import { drawDemoPdf } from "./drawDemoPdf.js";
import { packDemoEpub } from "./packDemoEpub.js";

const MOST_BYTES = 1_000_000;

/** Gives two books of the demo something to read on the screen, of our own writing: a PDF and an EPUB. */
export async function insertDemoFiles(database: Database, files: StoredFiles): Promise<void> {
  await insertFile(database, files, "max-havelaar", await drawDemoPdf("Max Havelaar: pengantar membaca", readingGuide));
  await insertFile(
    database,
    files,
    "antologi-cerita-rakyat-daerah-istimewa-yogyakarta",
    packDemoEpub("Dua cerita rakyat", folkTales),
  );
}

async function insertFile(database: Database, files: StoredFiles, slug: string, content: Buffer): Promise<void> {
  const book = await database.read((reader) => bookBySlug(reader, slug));
  if (!book || book.digitalFile !== null) {
    return;
  }
  await files.store(
    system,
    "document",
    async (name) => {
      const stream = Readable.from([content]);
      const { format, bytes } = await writeDocument(files.folder, name, stream, MOST_BYTES);
      return { address: documentAddress(name, slug, format), format, bytes };
    },
    async (tx, written) => {
      await changeFiles(tx, book.id, (locked) =>
        insertBookFile(tx, locked, { ...written, name: null, access: locked.access, createdAt: new Date() }),
      );
      // Not audited, like all demo data: what the trail names counts as used, and would stay when the demo is removed.
      return { result: undefined, audit: [] };
    },
  );
}
