import sql from "sql-template-tag";

import { openDatabase } from "../../../server/openDatabase.js";
import { verifyPassword } from "../../../server/users/passwords/passwordHash.js";
import { AdministratorService } from "../../../server/users/AdministratorService.js";
import { revokeTokensOf } from "../../../server/tokens/revokeTokensOf.js";
import { ensureFirstAdministrator } from "../../../server/users/ensureFirstAdministrator.js";
import { generatePassword } from "../../../server/users/passwords/generatePassword.js";
import { system, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import type { TestDatabase } from "../../support/databases/openTestDatabase.js";
import { givenAdmin, givenStudent, givenStudentViewer, givenUser } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

const settings = { adminUsername: "admin", adminPassword: undefined, libraryName: "Perpustakaan Aksara" };

const administrators = ({ database }: TestDatabase) =>
  database.read((reader) =>
    reader.rows<{ username: string; passwordHash: string }>(
      sql`SELECT username, password_hash AS passwordHash FROM users WHERE student_id IS NULL ORDER BY id`,
    ),
  );

onBothEngines("The first administrator", (test) => {
  afterEach(() => test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM users`)));

  it("has a random password that is shown once", async () => {
    const lines = await ensureFirstAdministrator(test.database, settings);
    const password =
      lines.map((line) => /Kata sandi +: (\S+)$/.exec(line)?.[1]).find((found) => found !== undefined) ?? "";

    expect(lines.join("\n")).toContain("Nama pengguna : admin");
    expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    const [admin] = await administrators(test);
    expect(await verifyPassword(admin?.passwordHash ?? "", password)).toBe(true);
    expect(await ensureFirstAdministrator(test.database, settings)).toEqual([]);
    const trail = await test.database.read((reader) =>
      reader.rows(
        sql`SELECT actor, action, after_values AS afterValues FROM audit_entries WHERE action = 'user.create'`,
      ),
    );
    expect(trail).toEqual([
      { actor: "sistem", action: "user.create", afterValues: '{"username":"admin","role":"admin"}' },
    ]);
    expect(JSON.stringify(trail)).not.toContain(password);
  });

  it("has ADMIN_PASSWORD where it is set, which is not shown", async () => {
    const lines = await ensureFirstAdministrator(test.database, {
      ...settings,
      adminUsername: "Bu.Rina",
      adminPassword: "kopi-tubruk-pagi",
    });

    expect(lines.join("\n")).toContain("dari ADMIN_PASSWORD");
    expect(lines.join("\n")).not.toContain("kopi");
    const [admin] = await administrators(test);
    expect(admin?.username).toBe("Bu.Rina");
    expect(await verifyPassword(admin?.passwordHash ?? "", "kopi-tubruk-pagi")).toBe(true);
  });

  it("is made beside students, and not beside another administrator, closed or not", async () => {
    await givenStudentViewer(test.database);
    expect(await ensureFirstAdministrator(test.database, settings)).not.toEqual([]);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE users SET active = 0 WHERE student_id IS NULL`));

    expect(await ensureFirstAdministrator(test.database, { ...settings, adminUsername: "lain" })).toEqual([]);
    expect(await administrators(test)).toHaveLength(1);
  });

  it.each([
    ["admin", "admin"],
    ["admin", "petugas"],
  ])("is one where two instances start at once, for %s and %s", async (first, second) => {
    const other = await openDatabase({ url: test.url });

    const reported = await Promise.all([
      ensureFirstAdministrator(test.database, { ...settings, adminUsername: first }),
      ensureFirstAdministrator(other, { ...settings, adminUsername: second }),
    ]);
    await other.close();

    expect(reported.filter((lines) => lines.length > 0)).toHaveLength(1);
    expect(await administrators(test)).toHaveLength(1);
  });

  it("stops the start with one line where the setting cannot be used", async () => {
    const starting = (changed: Partial<typeof settings> | { adminPassword: string }) =>
      ensureFirstAdministrator(test.database, { ...settings, ...changed });
    await givenUser(test.database, { username: "siswa", studentId: await givenStudent(test.database) });

    await expect(starting({ adminPassword: "password1" })).rejects.toThrow(
      /^Konfigurasi: ADMIN_PASSWORD tidak diterima: .*terlalu sering dipakai.*$/,
    );
    for (const adminPassword of ["perpustakaan1", "aksara2026", "AKSARA-2026", "melati-77", "admin-melati-7"]) {
      const named = { adminPassword, libraryName: "Perpustakaan SMP Melati" };
      await expect(starting(named)).rejects.toThrow(
        /^Konfigurasi: ADMIN_PASSWORD tidak diterima: .*tidak boleh memuat nama.*$/,
      );
    }
    await expect(starting({ adminUsername: "Siswa" })).rejects.toThrow(
      /^Konfigurasi: ADMIN_USERNAME tidak diterima: Siswa adalah akun anggota.*$/,
    );
    expect(await administrators(test)).toEqual([]);
  });

  it("is made by the machine alone", async () => {
    const service = new AdministratorService(test.database, settings.libraryName);
    const input = { username: "penyusup", password: "kopi-tubruk-pagi" };

    await expect(service.createOrResetPassword(visitor, input, revokeTokensOf)).rejects.toThrow("Silakan login dulu");
    await expect(service.createFirst(await givenStudentViewer(test.database), input)).rejects.toThrow("Hanya petugas");
    await expect(
      service.createOrResetPassword(system, { username: "x", password: "", role: "admin" }, revokeTokensOf),
    ).rejects.toMatchObject({
      fields: [{ name: "username" }, { name: "password" }, { name: "role" }],
    });
    expect(await administrators(test)).toEqual([]);
  });
});

onBothEngines("An administrator who is locked out", (test) => {
  it("gets a new password, is open again, and every session of theirs ends", async () => {
    const admin = await givenAdmin(test.database);
    const bystander = await givenAdmin(test.database);
    await test.database.write(testWrite, async (tx) => {
      for (const { userId } of [admin, bystander]) {
        await tx.run(
          sql`INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at) VALUES (${`hash${userId}`}, ${userId}, '2026-11-21 00:00:00', '2026-11-21 00:00:00', '2099-11-21 00:00:00')`,
        );
      }
      await tx.run(sql`UPDATE users SET active = 0 WHERE id = ${admin.userId}`);
    });

    const admitted = await new AdministratorService(test.database, settings.libraryName).createOrResetPassword(
      system,
      { username: admin.username.toUpperCase(), password: "bukit-kapur-biru" },
      revokeTokensOf,
    );

    expect(admitted).toEqual({ username: admin.username, isNew: false, asksForCode: false });
    const [row] = await test.database.read((reader) =>
      reader.rows<{ passwordHash: string; active: number }>(
        sql`SELECT password_hash AS passwordHash, active FROM users WHERE id = ${admin.userId}`,
      ),
    );
    expect([await verifyPassword(row?.passwordHash ?? "", "bukit-kapur-biru"), Number(row?.active)]).toEqual([true, 1]);
    expect(await test.database.read((reader) => reader.rows(sql`SELECT user_id AS userId FROM sessions`))).toEqual([
      { userId: bystander.userId },
    ]);
  });

  it("is not a student", async () => {
    const { username, userId } = await givenStudentViewer(test.database);

    await expect(
      new AdministratorService(test.database, settings.libraryName).createOrResetPassword(
        system,
        { username, password: "bukit-kapur-biru" },
        revokeTokensOf,
      ),
    ).rejects.toThrow(`${username} adalah akun anggota`);
    const [row] = await test.database.read((reader) =>
      reader.rows<{ passwordHash: string }>(sql`SELECT password_hash AS passwordHash FROM users WHERE id = ${userId}`),
    );
    expect(await verifyPassword(row?.passwordHash ?? "", "bukit-kapur-biru")).toBe(false);
  });
});

describe("A random password", () => {
  it("has at least 80 bits and is never the same", () => {
    const made = new Set(Array.from({ length: 500 }, generatePassword));

    expect(made.size).toBe(500);
    expect(new Set([...made].flatMap((password) => [...password.replaceAll("-", "")])).size).toBe(31);
    expect(Math.log2(31) * 20).toBeGreaterThan(80);
  });
});
