import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";

import { giveName } from "../backup/archive/BackupWriter.js";
import { writePlainExport } from "../backup/plain/writePlainExport.js";
import type { Config } from "../config.js";
import { DomainError, invalid } from "../errors.js";
import { flushFile, flushFolder } from "../platform/files/flush.js";
import { removeFile } from "../platform/files/renameAndRemove.js";

/** Writes all tables as CSV to one file that is not there yet; the server may go on meanwhile. */
export async function exportAllCommand(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  file: string,
  { withFiles }: { readonly withFiles: boolean },
): Promise<void> {
  const path = resolve(file);
  // Under a hidden name until it is whole.
  const partialPath = join(dirname(path), `.ekspor-${randomBytes(8).toString("hex")}.part`);
  let isNew: boolean;
  try {
    await pipeline(
      writePlainExport({ databaseUrl, dataDir, withFiles }),
      createWriteStream(partialPath, { flags: "wx", mode: 0o600 }),
    );
    await flushFile(partialPath);
    isNew = await giveName(partialPath, path);
    await flushFolder(dirname(path));
  } catch (error) {
    throw error instanceof DomainError ? error : unwritable(path, error);
  } finally {
    await removeFile(partialPath);
  }
  if (!isNew) throw invalid("file", `${path} sudah ada. Pilih nama lain.`);
  const megabytes = ((await stat(path)).size / 1_000_000).toLocaleString("id-ID", { maximumFractionDigits: 1 });
  console.log(
    `Seluruh data sudah ditulis: ${path} (${megabytes} MB)\n` +
      "README.md di dalamnya menjelaskan setiap berkas dan kolom. Data pribadi anggota ada di dalamnya: simpan di " +
      "tempat yang aman.",
  );
}

function unwritable(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const isDisk = ["ENOSPC", "EDQUOT", "EROFS", "EFBIG", "EIO", "EACCES", "ENOENT", "EPERM"].includes(code ?? "");
  return isDisk ? invalid("file", `${path} tidak dapat ditulis (${code ?? ""}). Pilih tempat lain.`) : error;
}
