import sql from "sql-template-tag";

import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { onBothEngines } from "../../support/database.js";
import { givenUser } from "../../support/people.js";
import { givenSecondFactor } from "../../support/secondFactor.js";
import { runCli } from "./runCli.js";

onBothEngines("npm run library -- reset-second-factor", (test) => {
  it("turns the codes of an account off, whatever key the library has, and says where there are none", async () => {
    const userId = await givenUser(test.database, { username: "bu.rina" });
    await givenSecondFactor(test.database, new SessionKeys("kunci-lama-untuk-pengujian-saja-98765432"), userId);
    const left = () =>
      test.database.read((reader) => reader.count(sql`FROM second_factors JOIN recovery_codes USING (user_id)`));
    expect(await left()).toBe(10);

    const admitted = runCli(["create-admin", "bu.rina"], {
      DATABASE_URL: test.url,
      ADMIN_PASSWORD: "kopi-susu-sore-hari",
    });
    await admitted.ended;
    expect(admitted.output.at(-1)).toMatch(/npm run library -- reset-second-factor bu\.rina$/);
    const reset = runCli(["reset-second-factor", "Bu.Rina"], { DATABASE_URL: test.url });
    expect([await reset.ended, reset.errors]).toEqual([{ code: 0, signal: null }, []]);
    expect(reset.output).toEqual([
      "Verifikasi dua langkah akun bu.rina sudah dimatikan dan semua sesinya diakhiri. Login dengan kata sandi, lalu " +
        "aktifkan lagi di Profil Saya.",
    ]);
    expect(await left()).toBe(0);

    const again = runCli(["reset-second-factor", "bu.rina"], { DATABASE_URL: test.url });
    expect((await again.ended).code).toBe(1);
    expect(again.errors).toEqual([
      "Verifikasi dua langkah akun ini tidak aktif, jadi tidak ada yang perlu diatur ulang.",
    ]);
  });
});
