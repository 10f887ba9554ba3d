import sql from "sql-template-tag";

import {
  ConflictError,
  CredentialsError,
  ForbiddenError,
  SecondFactorRequiredError,
  ThrottledError,
  ValidationError,
} from "../../../server/errors.js";
import type { AccessEvent } from "../../../server/platform/auth/accessLog.js";
import { withDeviceMark } from "../../../server/platform/auth/deviceMarks.js";
import { LoginThrottler } from "../../../server/platform/auth/LoginThrottler.js";
import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { pick } from "../../../server/platform/database/columns.js";
import { required } from "../../../server/platform/required.js";
import { SessionService } from "../../../server/session/SessionService.js";
import { revokeTokensOf } from "../../../server/tokens/revokeTokensOf.js";
import { AdministratorService } from "../../../server/users/AdministratorService.js";
import {
  resetSecondFactorByName,
  SecondFactorService,
} from "../../../server/users/secondFactor/SecondFactorService.js";
import { userTable } from "../../../server/users/User.entity.js";
import { UserService } from "../../../server/users/UserService.js";
import { type LibrarianViewer, system, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenAdmin, givenLibrarianWith, givenStaff, givenStudentViewer, PASSWORD } from "../../support/people.js";
import { codeAt, givenSecondFactor } from "../../support/secondFactor.js";
import { testWrite } from "../../support/testWrite.js";

const start = Date.parse("2026-11-21T01:00:00Z");
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const STEP = 30 * SECOND;
const client = { address: "10.0.0.1", device: null, token: null };

onBothEngines("A second factor", (test) => {
  let clock = start;
  let logged: AccessEvent[] = [];
  const now = () => new Date(clock);
  const keys = new SessionKeys("rahasia-untuk-pengujian-saja-0123456789");
  const throttlerWith = (key: SessionKeys) =>
    new LoginThrottler(test.database, key, (event) => void logged.push(event), now);
  const sessionsWith = (key: SessionKeys) =>
    new SessionService(test.database, { keys: key, throttler: throttlerWith(key), now });
  const sessions = () => sessionsWith(keys);
  const factors = () =>
    new SecondFactorService(test.database, {
      keys,
      throttler: throttlerWith(keys),
      readIssuer: () => Promise.resolve("SMA 1: Perpustakaan"),
      now,
    });
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));
  const auditOf = async (userId: number) =>
    (
      await rows(sql`SELECT action FROM audit_entries WHERE action LIKE 'user.%' AND record_id = ${userId} ORDER BY id`)
    ).map(({ action }) => action);

  beforeEach(async () => {
    clock = start;
    logged = [];
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM sessions`);
      await tx.run(sql`DELETE FROM login_throttles`);
    });
  });

  async function enabled(viewer: LibrarianViewer) {
    const { key, enrolment } = await factors().start(viewer, { password: PASSWORD });
    const { recoveryCodes } = await factors().enable(viewer, { enrolment, code: codeAt(key, clock) }, null);
    clock += STEP;
    return { key, recoveryCodes };
  }
  async function challengeOf({ username }: { readonly username: string }, from = client): Promise<string> {
    const error: unknown = await sessions()
      .login(visitor, { username, password: PASSWORD }, from)
      .catch((failure: unknown) => failure);
    if (!(error instanceof SecondFactorRequiredError)) throw new Error("no code was asked for");
    return error.challenge;
  }
  const complete = (challenge: string, code: string, from = client) =>
    sessions().completeLogin(visitor, { challenge, code }, from);

  describe("is turned on", () => {
    it("with the password and the app's first code, and shows ten codes of which only digests are kept", async () => {
      const viewer = await givenAdmin(test.database);
      await expect(factors().start(viewer, { password: "salah-sekali" })).rejects.toMatchObject({
        fields: [{ name: "password", message: "Kata sandi salah." }],
      });
      const { key, address, enrolment } = await factors().start(viewer, { password: PASSWORD });
      expect(address).toContain(`otpauth://totp/SMA%201%20%20Perpustakaan:${viewer.username}?`);
      expect(address).toContain(`secret=${key}`);
      expect(await rows(sql`SELECT * FROM second_factors WHERE user_id = ${viewer.userId}`)).toEqual([]);

      const { account, recoveryCodes } = await factors().enable(
        viewer,
        { enrolment, code: ` ${codeAt(key, clock).replace(/^(\d{3})/, "$1 ")}` },
        null,
      );
      expect(account).toMatchObject({ secondFactorSince: new Date(start), recoveryCodesLeft: 10 });
      expect(new Set(recoveryCodes).size).toBe(10);
      expect(recoveryCodes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
      const stored = JSON.stringify([
        await rows(sql`SELECT * FROM second_factors WHERE user_id = ${viewer.userId}`),
        await rows(sql`SELECT * FROM recovery_codes WHERE user_id = ${viewer.userId}`),
        await rows(sql`SELECT * FROM audit_entries WHERE record_id = ${viewer.userId}`),
        logged,
      ]);
      for (const secret of [key, ...recoveryCodes, String(recoveryCodes[0]).replaceAll("-", ""), PASSWORD]) {
        expect(stored).not.toContain(secret);
      }
      expect(await auditOf(viewer.userId)).toEqual(["user.enableSecondFactor"]);
    });

    it("not with a wrong code, and where the phone's clock is off it says by how much", async () => {
      const viewer = await givenAdmin(test.database);
      const { key, enrolment } = await factors().start(viewer, { password: PASSWORD });
      const enable = (code: string) => factors().enable(viewer, { enrolment, code }, null);
      const wrong = codeAt(key, clock) === "000000" ? "111111" : "000000";
      await expect(enable(wrong)).rejects.toThrow("Kode ini salah.");
      await expect(enable("bukan kode")).rejects.toThrow("Kode ini salah.");
      await expect(enable(codeAt(key, clock + 4 * MINUTE))).rejects.toThrow("berbeda sekitar 4 menit");
      await expect(enable(codeAt(key, clock - 4 * MINUTE))).rejects.toThrow("berbeda sekitar 4 menit");
      await enable(codeAt(key, clock - STEP));
      expect(await auditOf(viewer.userId)).toEqual(["user.enableSecondFactor"]);
    });

    it("only by who has started it, within half an hour, while the password is the same, and once", async () => {
      const [viewer, other] = [await givenAdmin(test.database), await givenAdmin(test.database)];
      const first = await factors().start(viewer, { password: PASSWORD });
      const second = await factors().start(viewer, { password: PASSWORD });
      const enable = (as: LibrarianViewer, { key, enrolment }: typeof first) =>
        factors().enable(as, { enrolment, code: codeAt(key, clock) }, null);
      await expect(enable(other, first)).rejects.toThrow("sudah tidak berlaku");
      await expect(enable(viewer, { ...first, enrolment: `_${first.enrolment}` })).rejects.toBeInstanceOf(
        ConflictError,
      );
      clock = start + 30 * MINUTE + SECOND;
      await expect(enable(viewer, first)).rejects.toThrow("sudah tidak berlaku");
      clock = start;
      const outcomes = await Promise.allSettled([enable(viewer, first), enable(viewer, second)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      await expect(factors().start(viewer, { password: PASSWORD })).rejects.toThrow("sudah aktif");

      const changing = await givenAdmin(test.database);
      const started = await factors().start(changing, { password: PASSWORD });
      const users = new UserService(test.database, {
        keys,
        revokeTokensOf,
        throttler: throttlerWith(keys),
        libraryName: "",
      });
      await users.changePassword(changing, { currentPassword: PASSWORD, password: "teh-melati-sore" }, client);
      await expect(enable(changing, started)).rejects.toThrow("sudah tidak berlaku");
    });

    it("by librarians in a session alone, and ends the other sessions of the account", async () => {
      const student = await givenStudentViewer(test.database);
      await expect(factors().start(student, { password: PASSWORD })).rejects.toBeInstanceOf(ForbiddenError);
      const viewer = await givenStaff(test.database);
      const byToken = { ...viewer, credential: { kind: "token", tokenName: "sinkron", scope: "write" } } as const;
      await expect(factors().start(byToken, { password: PASSWORD })).rejects.toBeInstanceOf(ForbiddenError);

      const login = () => sessions().login(visitor, { username: viewer.username, password: PASSWORD }, client);
      const [own, other] = [await login(), await login()];
      const { key, enrolment } = await factors().start(viewer, { password: PASSWORD });
      await factors().enable(viewer, { enrolment, code: codeAt(key, clock) }, own.token);
      expect((await sessions().viewerOf(own.token)).role).toBe("staff");
      expect(await sessions().viewerOf(other.token)).toBe(visitor);
    });
  });

  describe("at a login", () => {
    it("makes of a right password no session but a question, and of the code the session", async () => {
      const viewer = await givenAdmin(test.database);
      const { key } = await enabled(viewer);
      const challenge = await challengeOf(viewer);
      expect(await rows(sql`SELECT id FROM sessions`)).toEqual([]);
      expect(await rows(sql`SELECT id FROM login_challenges WHERE token_hash = ${challenge}`)).toEqual([]);
      const session = await complete(challenge, codeAt(key, clock));
      expect(session.user).toMatchObject({ userId: viewer.userId, username: viewer.username });
      expect((await sessions().viewerOf(session.token)).role).toBe("admin");
      expect(logged.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
        "password ok",
        "login halfway",
        "code ok",
      ]);
      await expect(
        sessions().login(visitor, { username: viewer.username, password: "salah-sekali" }, client),
      ).rejects.toEqual(new CredentialsError("Nama pengguna atau kata sandi salah."));
    });

    it("takes a challenge once, a code once, and nothing older than a code that was taken", async () => {
      const viewer = await givenAdmin(test.database);
      const { key } = await enabled(viewer);
      const [first, second, third] = [await challengeOf(viewer), await challengeOf(viewer), await challengeOf(viewer)];
      const code = codeAt(key, clock);
      await complete(first, code);
      clock += STEP;
      await expect(complete(first, codeAt(key, clock))).rejects.toBeInstanceOf(CredentialsError);
      await expect(complete(second, code)).rejects.toMatchObject({
        fields: [{ name: "code", message: expect.stringContaining("sudah dipakai") as string }],
      });
      // The app's clock is half a minute ahead: what follows has to be later still.
      await complete(second, codeAt(key, clock + STEP));
      await expect(complete(third, codeAt(key, clock))).rejects.toBeInstanceOf(ValidationError);
      clock += 2 * STEP;
      await complete(third, codeAt(key, clock));
    });

    it("opens one session for two who send the same code at once, with one challenge or two", async () => {
      const viewer = await givenAdmin(test.database);
      const { key } = await enabled(viewer);
      const one = await challengeOf(viewer);
      const same = await Promise.allSettled([complete(one, codeAt(key, clock)), complete(one, codeAt(key, clock))]);
      expect(same.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      clock += STEP;
      const [two, three] = [await challengeOf(viewer), await challengeOf(viewer)];
      const twice = await Promise.allSettled([complete(two, codeAt(key, clock)), complete(three, codeAt(key, clock))]);
      expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(await rows(sql`SELECT id FROM sessions`)).toHaveLength(2);
    });

    it("knows the half minute before and the one after, and no other", async () => {
      const viewer = await givenAdmin(test.database);
      const { key } = await enabled(viewer);
      clock = start + 10 * MINUTE;
      const challenge = await challengeOf(viewer);
      await expect(complete(challenge, codeAt(key, clock - 2 * STEP))).rejects.toBeInstanceOf(ValidationError);
      await expect(complete(challenge, codeAt(key, clock + 2 * STEP))).rejects.toBeInstanceOf(ValidationError);
      await complete(challenge, codeAt(key, clock - STEP));
      await complete(await challengeOf(viewer), codeAt(key, clock + STEP));
    });

    it("waits for ten minutes, and not for an account that was closed or has another password", async () => {
      const viewer = await givenAdmin(test.database);
      const { key } = await enabled(viewer);
      const late = await challengeOf(viewer);
      clock += 10 * MINUTE;
      await expect(complete(late, codeAt(key, clock))).rejects.toBeInstanceOf(CredentialsError);
      await expect(complete("tidak-ada", codeAt(key, clock))).rejects.toBeInstanceOf(CredentialsError);

      const before = await challengeOf(viewer);
      await new AdministratorService(test.database, "", now).createOrResetPassword(
        system,
        { username: viewer.username, password: "teh-melati-sore" },
        revokeTokensOf,
      );
      await expect(complete(before, codeAt(key, clock))).rejects.toBeInstanceOf(CredentialsError);
      // The new password does not take the place of the code.
      await expect(
        sessions().login(visitor, { username: viewer.username, password: "teh-melati-sore" }, client),
      ).rejects.toBeInstanceOf(SecondFactorRequiredError);
    });

    it("counts eight wrong codes from all addresses together, but for a device that knows the account", async () => {
      const viewer = await givenAdmin(test.database);
      const { key } = await enabled(viewer);
      const { deviceMarks } = await complete(await challengeOf(viewer), codeAt(key, clock));
      const challenge = await challengeOf(viewer);
      const known = await challengeOf(viewer);
      for (let number = 1; number <= 8; number += 1) {
        await expect(
          complete(challenge, "aaaa-aaaa-aaaa", { ...client, address: `10.0.${number}.1` }),
        ).rejects.toBeInstanceOf(ValidationError);
      }
      clock += STEP;
      const elsewhere = { ...client, address: "10.0.99.1" };
      await expect(complete(challenge, codeAt(key, clock), elsewhere)).rejects.toBeInstanceOf(ThrottledError);
      await complete(known, codeAt(key, clock), { ...elsewhere, deviceMarks } as typeof client);
      clock += 15 * MINUTE;
      await complete(await challengeOf(viewer), codeAt(key, clock), elsewhere);
    });

    it("counts forty wrong codes of all devices together, as their marks may be older than the second factor", async () => {
      const viewer = await givenAdmin(test.database);
      const [account] = await test.database.read((reader) =>
        reader.select(pick(userTable, "passwordHash"), sql`FROM users WHERE id = ${viewer.userId}`),
      );
      const marked = { userId: viewer.userId, passwordHash: required(account, "the account").passwordHash };
      const newDevice = () => ({ ...client, deviceMarks: withDeviceMark(keys, null, marked, now()) });
      const { key } = await enabled(viewer);
      const challenge = await challengeOf(viewer);
      for (let devices = 0; devices < 5; devices += 1) {
        const device = newDevice();
        for (let tries = 0; tries < 8; tries += 1) {
          await expect(complete(challenge, "aaaa-aaaa-aaaa", device)).rejects.toBeInstanceOf(ValidationError);
        }
      }
      await expect(complete(challenge, codeAt(key, clock), newDevice())).rejects.toBeInstanceOf(ThrottledError);
      clock += 15 * MINUTE;
      await complete(await challengeOf(viewer), codeAt(key, clock), newDevice());
    });

    it("is asked for from elsewhere, however often somebody who has only the password came as far", async () => {
      const viewer = await givenAdmin(test.database);
      const { key } = await enabled(viewer);
      await challengeOf(viewer);
      await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE login_throttles SET tries = 60 WHERE tries > 0`));
      await expect(
        sessions().login(visitor, { username: viewer.username, password: PASSWORD }, client),
      ).rejects.toBeInstanceOf(ThrottledError);
      const elsewhere = { ...client, address: "10.0.50.1" };
      await complete(await challengeOf(viewer, elsewhere), codeAt(key, clock), elsewhere);
    });

    it("takes each code on paper once, however it is typed, and the audit trail has it", async () => {
      const viewer = await givenAdmin(test.database);
      const { recoveryCodes } = await enabled(viewer);
      const [code = ""] = recoveryCodes;
      const first = await challengeOf(viewer);
      const { viewer: as } = await complete(first, ` ${code.toUpperCase().replaceAll("-", " – ")}`);
      const users = new UserService(test.database, {
        keys,
        revokeTokensOf,
        throttler: throttlerWith(keys),
        libraryName: "",
      });
      expect(await users.me(as)).toMatchObject({ recoveryCodesLeft: 9 });
      await expect(complete(await challengeOf(viewer), code)).rejects.toBeInstanceOf(ValidationError);
      expect(await auditOf(viewer.userId)).toEqual(["user.enableSecondFactor", "user.useRecoveryCode"]);

      const others = await enabled(await givenAdmin(test.database));
      await expect(complete(await challengeOf(viewer), others.recoveryCodes[0] ?? "")).rejects.toBeInstanceOf(
        ValidationError,
      );
    });

    it("says what to do where the library's key is another, and a secret fits no other account", async () => {
      const viewer = await givenAdmin(test.database);
      const other = await givenAdmin(test.database);
      const { key } = await enabled(viewer);
      const otherKeys = new SessionKeys("kunci-lain-untuk-pengujian-saja-98765432");
      const error: unknown = await sessionsWith(otherKeys)
        .login(visitor, { username: viewer.username, password: PASSWORD }, client)
        .catch((failure: unknown) => failure);
      const { challenge } = error as SecondFactorRequiredError;
      await expect(
        sessionsWith(otherKeys).completeLogin(visitor, { challenge, code: codeAt(key, clock) }, client),
      ).rejects.toThrow("kunci server perpustakaan sudah berganti");

      await test.database.write(testWrite, (tx) =>
        tx.run(sql`INSERT INTO second_factors (user_id, sealed_secret, last_step, enabled_at)
          SELECT ${other.userId}, sealed_secret, 0, enabled_at FROM second_factors WHERE user_id = ${viewer.userId}`),
      );
      await expect(complete(await challengeOf(other), codeAt(key, clock))).rejects.toBeInstanceOf(ConflictError);
    });
  });

  describe("is turned off", () => {
    it("with the password and a code, or one on paper, after which the password is enough", async () => {
      const viewer = await givenAdmin(test.database);
      const { key, recoveryCodes } = await enabled(viewer);
      const disable = (password: string, code: string) => factors().disable(viewer, { password, code });
      await expect(disable("salah-sekali", codeAt(key, clock))).rejects.toMatchObject({
        fields: [{ name: "password" }],
      });
      await expect(disable(PASSWORD, "000")).rejects.toMatchObject({ fields: [{ name: "code" }] });
      const challenge = await challengeOf(viewer);
      expect(await disable(PASSWORD, recoveryCodes[3] ?? "")).toMatchObject({
        secondFactorSince: null,
        recoveryCodesLeft: 0,
      });
      await expect(complete(challenge, codeAt(key, clock))).rejects.toBeInstanceOf(CredentialsError);
      await sessions().login(visitor, { username: viewer.username, password: PASSWORD }, client);
      await expect(disable(PASSWORD, codeAt(key, clock))).rejects.toBeInstanceOf(ConflictError);
      expect(await auditOf(viewer.userId)).toEqual(["user.enableSecondFactor", "user.disableSecondFactor"]);
    });

    it("and its codes on paper are made anew by both factors, which makes the old ones worthless", async () => {
      const viewer = await givenAdmin(test.database);
      const { key, recoveryCodes } = await enabled(viewer);
      const renewed = await factors().renewRecoveryCodes(viewer, { password: PASSWORD, code: codeAt(key, clock) });
      expect(renewed.recoveryCodes).toHaveLength(10);
      await expect(complete(await challengeOf(viewer), recoveryCodes[0] ?? "")).rejects.toBeInstanceOf(ValidationError);
      await complete(await challengeOf(viewer), renewed.recoveryCodes[0] ?? "");
      expect(await auditOf(viewer.userId)).toEqual([
        "user.enableSecondFactor",
        "user.renewRecoveryCodes",
        "user.useRecoveryCode",
      ]);
    });

    it("by an administrator who has at least its rights, which ends the sessions and keeps the password", async () => {
      const [admin, viewer] = [await givenAdmin(test.database), await givenStaff(test.database)];
      const { key } = await enabled(viewer);
      const { token } = await complete(await challengeOf(viewer), codeAt(key, clock));
      const smaller = await givenLibrarianWith(test.database, { accounts: "write" });
      await expect(factors().reset(smaller, viewer.userId)).rejects.toThrow("lebih luas");
      await expect(factors().reset(viewer, admin.userId)).rejects.toBeInstanceOf(ForbiddenError);
      await enabled(admin);
      await expect(factors().reset(admin, admin.userId)).rejects.toThrow("Profil Saya");

      expect(await factors().reset(admin, viewer.userId)).toMatchObject({ secondFactorSince: null });
      expect(await sessions().viewerOf(token)).toBe(visitor);
      await sessions().login(visitor, { username: viewer.username, password: PASSWORD }, client);
      await expect(factors().reset(admin, viewer.userId)).rejects.toBeInstanceOf(ConflictError);
      expect(await auditOf(viewer.userId)).toEqual(["user.enableSecondFactor", "user.resetSecondFactor"]);
    });

    it("at the machine, for the last administrator who is locked out, whatever the key", async () => {
      const viewer = await givenAdmin(test.database);
      await givenSecondFactor(
        test.database,
        new SessionKeys("kunci-lama-untuk-pengujian-saja-98765432"),
        viewer.userId,
      );
      expect(await resetSecondFactorByName(test.database, system, viewer.username.toUpperCase())).toBe(viewer.username);
      await sessions().login(visitor, { username: viewer.username, password: PASSWORD }, client);
      await expect(resetSecondFactorByName(test.database, system, viewer.username)).rejects.toBeInstanceOf(
        ConflictError,
      );
      await expect(resetSecondFactorByName(test.database, system, "tidak.ada")).rejects.toThrow("Tidak ada akun");
      expect(await auditOf(viewer.userId)).toEqual(["user.resetSecondFactor"]);
    });
  });
});
