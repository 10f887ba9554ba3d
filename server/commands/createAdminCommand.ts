import type { Config } from "../config.js";
import { openDatabase } from "../openDatabase.js";
import { revokeTokensOf } from "../tokens/revokeTokensOf.js";
import { AdministratorService } from "../users/AdministratorService.js";
import { generatePassword } from "../users/passwords/generatePassword.js";
import { system } from "../viewer.js";

/** Creates an administrator, or sets a new password for a locked-out one; it is not interactive. */
export async function createAdminCommand(
  { databaseUrl, adminPassword, libraryName }: Config,
  username: string,
): Promise<void> {
  const database = await openDatabase({ url: databaseUrl });
  try {
    const password = adminPassword ?? generatePassword();
    const administrators = new AdministratorService(database, libraryName);
    const admitted = await administrators.createOrResetPassword(system, { username, password }, revokeTokensOf);
    console.log(
      admitted.isNew
        ? `Petugas ${admitted.username} sudah dibuat.`
        : `Petugas ${admitted.username} sudah ada: kata sandinya diganti, semua sesi dan tokennya diakhiri.`,
    );
    console.log(
      adminPassword === undefined
        ? `Kata sandi: ${password}\nCatat sekarang: kata sandi ini tidak ditampilkan lagi.`
        : "Kata sandi: dari ADMIN_PASSWORD.",
    );
    if (admitted.asksForCode) {
      console.log(
        "Login tetap meminta kode verifikasi. Jika ponsel dan kode pemulihannya hilang: " +
          `npm run library -- reset-second-factor ${admitted.username}`,
      );
    }
  } finally {
    await database.close();
  }
}
