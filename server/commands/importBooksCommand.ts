import { createReadStream, createWriteStream, type WriteStream } from "node:fs";
import { access, constants, open, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { finished } from "node:stream/promises";

import { BookImportService, type ImportResult } from "../bookImport/BookImportService.js";
import type { Config } from "../config.js";
import { openDatabase } from "../openDatabase.js";
import { migrationNames } from "../platform/database/connect.js";
import { watchReleases } from "../platform/database/releases/watchReleases.js";
import { invalid } from "../errors.js";
import { system } from "../viewer.js";
import { showProgress } from "./showProgress.js";
import { removeFile } from "../platform/files/renameAndRemove.js";

/** Imports a file, shows how far it is, and says what became of every row. Ctrl+C takes all of it back. */
export async function importBooksCommand(
  config: Config,
  file: string,
  { verbose }: { readonly verbose: boolean },
): Promise<void> {
  const path = resolve(file);
  if (!(await isReadableFile(path))) {
    throw invalid("file", `Berkas ${file} tidak ditemukan atau tidak dapat dibaca.`);
  }
  const database = await openDatabase({ url: config.databaseUrl });
  const report = await createReport(path).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const cancel = new AbortController();
  // It may run for an hour, in which a newer version takes the database.
  const over = new AbortController();
  const watching = watchReleases(database, migrationNames, () => undefined, over.signal);
  const stop = () => cancel.abort();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const progress = showProgress();
  const startedAt = performance.now();
  let reported = false;
  try {
    const service = new BookImportService(database, { dataDir: config.dataDir });
    const result = await service.importBooks(system, {
      stream: createReadStream(path),
      fileName: basename(path),
      signal: cancel.signal,
      onProgress: progress.show,
      rejectedOutput: report,
    });
    progress.end();
    await close(report);
    reported = result.refused + result.duplicates + result.copiesLeftOut > 0;
    printSummary(result, file, reported ? report.path.toString() : null);
    if (verbose) {
      const seconds = (performance.now() - startedAt) / 1000;
      console.log(
        `${formatNumber(result.rows / seconds)} baris per detik (${seconds.toFixed(1)} detik), memori puncak ` +
          `${formatNumber(process.resourceUsage().maxRSS / 1024)} MB.`,
      );
    }
  } finally {
    progress.end();
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await close(report);
    if (!reported) {
      await removeFile(String(report.path));
    }
    over.abort();
    await watching;
    await database.close();
  }
}

async function isReadableFile(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

async function close(report: WriteStream): Promise<void> {
  if (!report.writableEnded) {
    report.end();
    await finished(report);
  }
}

/**
 * `buku.tidak-diimpor.csv` next to the imported file or in the working directory; an existing report is not
 * overwritten.
 */
async function createReport(path: string): Promise<WriteStream> {
  const name = basename(path).replace(/\.csv$/iu, "");
  for (const folder of [dirname(path), process.cwd()]) {
    for (let number = 1; number < 1_000; number += 1) {
      const candidate = join(folder, `${name}.tidak-diimpor${number === 1 ? "" : `-${number}`}.csv`);
      try {
        await (await open(candidate, "wx")).close();
        return createWriteStream(candidate);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
          break;
        }
      }
    }
  }
  throw invalid("file", `Laporan tidak dapat ditulis di ${dirname(path)} maupun di ${process.cwd()}.`);
}

function printSummary(result: ImportResult, file: string, reportPath: string | null): void {
  const lines = [
    `Impor ${file} selesai: ${formatNumber(result.rows)} baris dibaca.`,
    `  ${formatNumber(result.books)} buku baru`,
    `  ${formatNumber(result.duplicates)} duplikat`,
    `  ${formatNumber(result.refused)} ditolak`,
    `Eksemplar baru: ${formatNumber(result.copies)}, di antaranya ${formatNumber(result.copiesAdded)} ` +
      "ditambahkan ke buku yang ada.",
    `Eksemplar tidak masuk: ${formatNumber(result.copiesLeftOut)}.`,
    `Perlu diperiksa: ${formatNumber(result.toCheck)} baris.`,
    ...result.warnings.map(
      ({ rows, message, firstRow }) =>
        `Catatan: ${formatNumber(rows)} baris dengan ${message} (mulai baris ${firstRow}).`,
    ),
    ...(result.ignoredColumns.length > 0 ? [`Kolom yang tidak dipakai: ${result.ignoredColumns.join(", ")}.`] : []),
    ...(reportPath === null ? [] : [`Baris yang tidak masuk seluruhnya, dengan alasannya: ${reportPath}`]),
  ];
  console.log(lines.join("\n"));
}

function formatNumber(value: number): string {
  return Math.round(value).toLocaleString("id-ID");
}
