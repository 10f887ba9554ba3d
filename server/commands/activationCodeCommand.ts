import type { Config } from "../config.js";
import { openDatabase } from "../openDatabase.js";
import { NotFoundError } from "../errors.js";
import { LoginThrottler } from "../platform/auth/LoginThrottler.js";
import { SessionKeys } from "../platform/auth/sessionKeys.js";
import { loadOrCreateSecret } from "../platform/auth/sessionSecret.js";
import { ActivationService } from "../activation/ActivationService.js";
import { StudentService } from "../students/StudentService.js";
import { system } from "../viewer.js";

/** Creates an activation code for a student; `resetAccount` for a student who has an account but cannot log in. */
export async function activationCodeCommand(
  config: Config,
  nis: string,
  { resetAccount }: { readonly resetAccount: boolean },
): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl });
  try {
    const student = await new StudentService(database, config.timeZone).one(system, {
      id: null,
      databaseId: null,
      nis,
    });
    if (!student) {
      throw new NotFoundError(`Tidak ada anggota dengan NIS / No. anggota ${nis}.`);
    }
    // The server's own: a code is only worth something where the same secret has sealed it.
    const keys = new SessionKeys(config.sessionSecret ?? (await loadOrCreateSecret(config.dataDir)));
    const activation = new ActivationService(database, {
      keys,
      throttler: new LoginThrottler(database, keys),
      libraryName: config.libraryName,
    });
    const { code, expiresAt } = await activation.createCode(system, student.id, { resetAccount });
    const lastDay = new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeZone: config.timeZone }).format(
      expiresAt,
    );
    console.log(
      `${student.name}, NIS / No. anggota ${student.nis}\nKode aktivasi: ${code}\nBerlaku sampai ${lastDay}, di halaman /activate.`,
    );
  } finally {
    await database.close();
  }
}
