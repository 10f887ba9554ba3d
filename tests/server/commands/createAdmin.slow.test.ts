import sql from "sql-template-tag";

import { verifyPassword } from "../../../server/users/passwords/passwordHash.js";
import { onBothEngines, onSqlite } from "../../support/database.js";
import { givenStudent, givenUser } from "../../support/people.js";
import { runCli } from "./runCli.js";

onBothEngines("npm run library -- create-admin", (test) => {
  const hashOf = (username: string) =>
    test.database.read(async (reader) => {
      const [row] = await reader.rows<{ passwordHash: string }>(
        sql`SELECT password_hash AS passwordHash FROM users WHERE username_key = ${username}`,
      );
      return row?.passwordHash ?? "";
    });

  it("makes an administrator, then gives the one of that name a new password, and says which of the two", async () => {
    const made = runCli(["create-admin", "bu.rina"], { DATABASE_URL: test.url });
    expect([await made.ended, made.errors]).toEqual([{ code: 0, signal: null }, []]);
    expect(made.output).toEqual([
      "Petugas bu.rina sudah dibuat.",
      expect.stringMatching(/^Kata sandi: \S{24}$/),
      "Catat sekarang: kata sandi ini tidak ditampilkan lagi.",
    ]);
    expect(await verifyPassword(await hashOf("bu.rina"), made.output[1]?.split(": ")[1] ?? "")).toBe(true);

    const again = runCli(["create-admin", "Bu.Rina"], {
      DATABASE_URL: test.url,
      ADMIN_PASSWORD: "kopi-tubruk-pagi",
    });
    expect(await again.ended).toEqual({ code: 0, signal: null });
    expect(again.output).toEqual([
      "Petugas bu.rina sudah ada: kata sandinya diganti, semua sesi dan tokennya diakhiri.",
      "Kata sandi: dari ADMIN_PASSWORD.",
    ]);
    expect(await verifyPassword(await hashOf("bu.rina"), "kopi-tubruk-pagi")).toBe(true);
  });
});

onSqlite("npm run library -- create-admin, asked wrongly", (test) => {
  it("refuses a student's name, an invalid one and a weak password in a line, no name with its usage", async () => {
    await givenUser(test.database, { username: "rani", studentId: await givenStudent(test.database) });
    const failing = async (parameters: readonly string[], environment: Record<string, string> = {}) => {
      const { ended, errors, output } = runCli(["create-admin", ...parameters], {
        DATABASE_URL: test.url,
        ...environment,
      });
      return { code: (await ended).code, errors, output };
    };

    expect(await failing(["rani"])).toEqual({
      code: 1,
      errors: ["rani adalah akun anggota. Pilih nama lain untuk petugas."],
      output: [],
    });
    expect(await failing(["bu rina"])).toEqual({
      code: 1,
      errors: [expect.stringMatching(/^Pakai 3 sampai 60 huruf/)],
      output: [],
    });
    expect(await failing(["rina"], { ADMIN_PASSWORD: "password1" })).toEqual({
      code: 1,
      errors: [expect.stringContaining("terlalu sering dipakai")],
      output: [],
    });
    expect((await failing([])).code).toBe(2);
  });
});
