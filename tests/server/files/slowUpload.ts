/** Half a file for a book, and then nothing more: run in a process of its own, which is killed. */
import { BookFileService } from "../../../server/books/bookFiles/BookFileService.js";
import { openDatabase } from "../../../server/database/openDatabase.js";
import { incomingFile } from "../../../server/files/IncomingFile.js";
import { StoredFiles } from "../../../server/files/StoredFiles.js";
import { system } from "../../../server/viewer.js";
import { Readable } from "node:stream";

const [url = "", dataDir = "", bookId = ""] = process.argv.slice(2);

async function* half(): AsyncGenerator<Buffer> {
  yield Buffer.from("%PDF-1.4\n");
  for (let piece = 0; piece < 100; piece += 1) {
    yield Buffer.alloc(10_000, "x");
  }
  console.log("half");
  await new Promise((resolve) => setTimeout(resolve, 600_000));
}

async function main(): Promise<void> {
  const database = await openDatabase({ url });
  const service = new BookFileService(database, new StoredFiles(database, dataDir), { coverBytes: 1, documentBytes: 10_000_000 });
  await service.uploadBookFile(system, { id: Number(bookId) }, () => Promise.resolve(incomingFile(Readable.from(half()), "buku.pdf")));
}

void main();
