import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import sql from "sql-template-tag";

import { BookFileListService } from "../../../../server/books/files/BookFileListService.js";
import { BookFileService } from "../../../../server/books/files/BookFileService.js";
import { createStoredFiles } from "../../../../server/services.js";
import type { Database } from "../../../../server/platform/database/Database.js";
import { incomingFile, type ReceiveFile } from "../../../../server/platform/files/IncomingFile.js";
import type { ByteLimit } from "../../../../server/platform/files/writeUpload.js";
import { StudentPhotoService } from "../../../../server/students/photo/StudentPhotoService.js";

const megabyte: ByteLimit = () => Promise.resolve(1_000_000);
export const LIMITS = { coverBytes: megabyte, documentBytes: megabyte };

/** A data folder of its own, and what the journal and the disk say of it. */
export function testFiles(test: { readonly database: Database }) {
  const dataDir = mkdtempSync(join(tmpdir(), "aksara-files-"));
  const storedFileRows = () =>
    test.database.read((reader) =>
      reader.rows<{ name: string; kind: string; state: string }>(
        sql`SELECT name, kind, state FROM stored_files ORDER BY id`,
      ),
    );
  return {
    dataDir,
    stored: () => createStoredFiles(test.database, dataDir),
    /** What keeps a title's files, and its cover. */
    service: (limits = LIMITS) => {
      const stored = createStoredFiles(test.database, dataDir);
      const covers = new BookFileService(test.database, stored, limits);
      return Object.assign(new BookFileListService(test.database, stored, limits.documentBytes), {
        uploadBookCover: covers.uploadBookCover.bind(covers),
        findDigitalFile: covers.findDigitalFile.bind(covers),
      });
    },
    photos: (limits = { photoBytes: megabyte }) =>
      new StudentPhotoService(test.database, createStoredFiles(test.database, dataDir), limits),
    journal: storedFileRows,
    states: async () => (await storedFileRows()).map(({ state }) => state),
    /** Names of all files, without their folders. */
    onDisk: async () => {
      const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .sort();
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** A file that has been sent already, in pieces. */
export function receivedFile(content: Buffer, name = "berkas"): ReceiveFile {
  const pieces = Array.from({ length: Math.ceil(content.length / 65_536) }, (_, index) =>
    content.subarray(index * 65_536, (index + 1) * 65_536),
  );
  return () => Promise.resolve(incomingFile(Readable.from(pieces), name));
}

/** What a book points to now. */
export async function fileReferencesOf(
  database: Database,
  id: number,
): Promise<{ imageUrl: string | null; digitalFile: string | null }> {
  const [book] = await database.read((reader) =>
    reader.rows<{ imageUrl: string | null; digitalFile: string | null }>(
      sql`SELECT image_url AS imageUrl, digital_file AS digitalFile FROM books WHERE id = ${id}`,
    ),
  );
  return book ?? { imageUrl: null, digitalFile: null };
}

/** The address of a student's photo now. */
export async function photoOf(database: Database, studentId: number): Promise<string | null> {
  const [student] = await database.read((reader) =>
    reader.rows<{ photo: string | null }>(sql`SELECT photo FROM students WHERE id = ${studentId}`),
  );
  return student?.photo ?? null;
}
