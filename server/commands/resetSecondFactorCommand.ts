import type { Config } from "../config.js";
import { openDatabase } from "../openDatabase.js";
import { resetSecondFactorByName } from "../users/secondFactor/SecondFactorService.js";
import { system } from "../viewer.js";

/** Turns off the second factor of who has lost app and recovery codes; the password stays. It needs no key. */
export async function resetSecondFactorCommand({ databaseUrl }: Config, username: string): Promise<void> {
  const database = await openDatabase({ url: databaseUrl });
  try {
    const name = await resetSecondFactorByName(database, system, username);
    console.log(
      `Verifikasi dua langkah akun ${name} sudah dimatikan dan semua sesinya diakhiri. Login dengan kata sandi, lalu ` +
        "aktifkan lagi di Profil Saya.",
    );
  } finally {
    await database.close();
  }
}
