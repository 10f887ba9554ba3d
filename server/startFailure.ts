import { readdir } from "node:fs/promises";
import { join } from "node:path";

import type { Config } from "./config.js";
import { storageTrouble } from "./platform/database/databaseErrors.js";

type Place = Pick<Config, "backupDir" | "dataDir" | "databaseUrl">;

/** libsql gives the failure to open a file no code of its own, but SQLite's number at the end of its message. */
const CANNOT_OPEN = /Unable to open connection to local database .*: \d+/u;

/** Why the library does not start and what to do about it, for whoever reads the console; null for other failures. */
export async function startFailure(error: unknown, { backupDir, dataDir, databaseUrl }: Place): Promise<string | null> {
  const isFile = databaseUrl.startsWith("sqlite:");
  const place = isFile ? databaseUrl.slice("sqlite:".length) : withoutPassword(databaseUrl);
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (code === "SQLITE_NOTADB") {
    return (
      `${place} bukan berkas basis data perpustakaan, atau bagian awalnya rusak. Jangan dihapus. Jika perpustakaan Anda ` +
      `ada di berkas lain, sebutkan di DATABASE_URL. Jika berkas ini memang miliknya, ${await fromBackup(place, backupDir)}`
    );
  }
  switch (storageTrouble(error) ?? (CANNOT_OPEN.test(message) ? "readOnly" : null)) {
    case "damaged":
      return `Berkas basis data ${place} rusak. Jangan dihapus: ${await fromBackup(place, backupDir)}`;
    case "full":
      return `Disk penuh, jadi ${isFile ? place : dataDir} tidak dapat ditulis. Kosongkan ruang disk, lalu jalankan lagi.`;
    case "readOnly":
      return isFile
        ? `${place} tidak dapat dibuka atau ditulis. Pastikan foldernya ada, disknya terpasang, dan akun yang menjalankan ` +
            "server boleh menulis di sana."
        : `Basis data ${place} hanya dapat dibaca (read_only). Sambungkan ke server yang dapat ditulis.`;
    case "unreachable":
      return (
        `Basis data ${place} tidak terjangkau (${code ?? message}). Pastikan servernya berjalan dan alamatnya benar, lalu ` +
        "jalankan lagi."
      );
    default:
      return null;
  }
}

/** Which backup is the newest, and how it is restored beside what is damaged. */
async function fromBackup(place: string, folder: string): Promise<string> {
  const backups = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".zip")).sort();
  const newest = backups.at(-1);
  return (
    `pindahkan berkas itu (juga ${place}-wal dan ${place}-shm, jika ada) ke tempat lain, lalu pulihkan ` +
    `${newest === undefined ? "cadangan terakhir" : "cadangan terakhir yang ditemukan"}:\n` +
    `  npm run library -- restore ${newest === undefined ? "FILE.zip" : join(folder, newest)} --replace`
  );
}

export function withoutPassword(url: string): string {
  return url.replace(/:[^:@/]*@/u, ":…@");
}

function codeOf(error: unknown): string | undefined {
  const { code, driverError } = error as { code?: string; driverError?: { code?: string } };
  return driverError?.code ?? code;
}
