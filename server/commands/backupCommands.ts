import { resolve } from "node:path";

import { backUpLibrary } from "../backup/backUpLibrary.js";
import { checkBackup } from "../backup/checkBackup.js";
import { restoreLibrary } from "../backup/restoreLibrary.js";
import type { Config } from "../config.js";

/** Writes the whole library to one file; the server may go on meanwhile. */
export async function backupCommand(config: Config, folder: string = config.backupDir): Promise<void> {
  const { path, bytes, tables, rows, files, missingFiles } = await backUpLibrary(config, resolve(folder));
  console.log(
    `Cadangan sudah ditulis: ${path} (${megabytes(bytes)} MB)\n` +
      `Isinya ${count(rows)} baris dari ${count(tables)} tabel dan ${count(files)} berkas. Simpan salinannya di luar ` +
      "komputer ini.",
  );
  missingLines(missingFiles).forEach((line) => console.log(line));
  if (config.sessionSecret !== undefined) {
    console.log("SESSION_SECRET tidak ikut. Catat sendiri, karena kode aktivasi dan token terikat padanya.");
  }
}

/** Makes the library that of a backup; the server has to be stopped. */
export async function restoreCommand(
  config: Config,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<void> {
  const restored = await restoreLibrary(config, resolve(file), {
    replace,
    backupFolder: resolve(config.backupDir),
  });
  if (restored.replacedBackup !== null) {
    console.log(`Perpustakaan yang tadinya ada dicadangkan di ${restored.replacedBackup}`);
  }
  console.log(
    `Perpustakaan sudah dipulihkan dari cadangan ${moment(config, restored.madeAt)}: ${count(restored.rows)} baris dan ` +
      `${count(restored.files)} berkas. Jalankan servernya lagi.`,
  );
  if (restored.oldFiles !== null) {
    console.log(`Berkas lama yang tidak ada di cadangan disimpan di ${restored.oldFiles}`);
  }
  if (restored.needsSecret) {
    console.log(
      "SESSION_SECRET tidak sama dengan saat cadangan dibuat. Selama berbeda, semua orang perlu login lagi, dan kode " +
        "aktivasi serta token aplikasi yang lama tidak berlaku.",
    );
  }
}

/** Says whether a backup could be restored, by restoring it to a place of its own. */
export async function checkBackupCommand(config: Config, file: string): Promise<void> {
  const { madeAt, tables, rows, files, missingFiles } = await checkBackup(resolve(file));
  console.log(
    `Cadangan ini utuh: ${count(rows)} baris dari ${count(tables)} tabel dan ${count(files)} berkas, dibuat ` +
      `${moment(config, madeAt)}.`,
  );
  missingLines(missingFiles).forEach((line) => console.log(line));
}

function missingLines(missing: readonly string[]): string[] {
  return missing.length === 0
    ? []
    : [
        `${count(missing.length)} berkas yang tercatat memang sudah tidak ada di disk: ${missing.slice(0, 5).join(", ")}`,
      ];
}

function moment({ timeZone }: Config, instant: Date): string {
  return new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeStyle: "short", timeZone }).format(instant);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString("id-ID", { maximumFractionDigits: 1 });
}

function count(value: number): string {
  return value.toLocaleString("id-ID");
}
