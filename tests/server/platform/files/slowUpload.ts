/** Half a file for a book or a student, and then nothing more: run in a process of its own, which is killed. */
import { Readable } from "node:stream";

import { BookFileListService } from "../../../../server/books/files/BookFileListService.js";
import { createStoredFiles } from "../../../../server/services.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { incomingFile } from "../../../../server/platform/files/IncomingFile.js";
import { StudentPhotoService } from "../../../../server/students/photo/StudentPhotoService.js";
import { system } from "../../../../server/viewer.js";

const most = () => Promise.resolve(10_000_000);

const [url = "", dataDir = "", kind = "", id = ""] = process.argv.slice(2);

async function* half(head: Buffer): AsyncGenerator<Buffer> {
  yield head;
  for (let piece = 0; piece < 100; piece += 1) {
    yield Buffer.alloc(10_000, "x");
  }
  console.log("half");
  await new Promise((resolve) => setTimeout(resolve, 600_000));
}

async function main(): Promise<void> {
  const database = await openDatabase({ url });
  const files = createStoredFiles(database, dataDir);
  const receive = (head: string) => () =>
    Promise.resolve(incomingFile(Readable.from(half(Buffer.from(head, "latin1"))), "berkas"));
  if (kind === "photo") {
    await new StudentPhotoService(database, files, { photoBytes: most }).uploadStudentPhoto(
      system,
      { id: Number(id) },
      receive("\u00ff\u00d8\u00ff"),
    );
  } else {
    await new BookFileListService(database, files, most).uploadBookFile(
      system,
      { id: Number(id) },
      receive("%PDF-1.4\n"),
    );
  }
}

void main();
