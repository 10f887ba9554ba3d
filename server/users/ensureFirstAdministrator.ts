import type { Config } from "../config.js";
import type { Database } from "../platform/database/Database.js";
import { DomainError } from "../errors.js";
import { system } from "../viewer.js";
import { AdministratorService } from "./AdministratorService.js";
import { generatePassword } from "./passwords/generatePassword.js";

/**
 * Makes the administrator of a library that has none. Gives the lines to print on the console once, and nowhere else;
 * none where there is one.
 */
export async function ensureFirstAdministrator(
  database: Database,
  { adminUsername, adminPassword, libraryName }: Pick<Config, "adminUsername" | "adminPassword" | "libraryName">,
): Promise<readonly string[]> {
  const administrators = new AdministratorService(database, libraryName);
  if (await administrators.exists(system)) {
    return [];
  }
  const password = adminPassword ?? generatePassword();
  const isCreated = await administrators
    .createFirst(system, { username: adminUsername, password })
    .catch((error: unknown) => {
      throw error instanceof DomainError
        ? new Error(`Konfigurasi: ${settingNameOf(error)} tidak diterima: ${error.message}`)
        : error;
    });
  if (!isCreated) {
    return [];
  }
  return adminPassword === undefined
    ? boxed("Petugas pertama sudah dibuat. Login dengan:", [
        "",
        `  Nama pengguna : ${adminUsername}`,
        `  Kata sandi    : ${password}`,
        "",
        "Catat sekarang: kata sandi ini tidak ditampilkan lagi.",
      ])
    : boxed("Petugas pertama sudah dibuat. Login dengan:", [
        "",
        `  Nama pengguna : ${adminUsername}`,
        "  Kata sandi    : dari ADMIN_PASSWORD",
      ]);
}

function settingNameOf({ fields }: DomainError): string {
  return fields.some(({ name }) => name === "password") ? "ADMIN_PASSWORD" : "ADMIN_USERNAME";
}

function boxed(title: string, lines: readonly string[]): string[] {
  const rule = "─".repeat(64);
  return ["", rule, title, ...lines, rule, ""];
}
