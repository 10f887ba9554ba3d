import type * as Argon2 from "@node-rs/argon2";
import sql from "sql-template-tag";

import { CredentialsError, ThrottledError, ValidationError } from "../../../server/errors.js";
import type { AccessEvent } from "../../../server/platform/auth/accessLog.js";
import { LOGIN_LIMITS, type LoginAttempt, LoginThrottler } from "../../../server/platform/auth/LoginThrottler.js";
import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { SessionService } from "../../../server/session/SessionService.js";
import { hashPassword } from "../../../server/users/passwords/passwordHash.js";
import { visitor } from "../../../server/viewer.js";
import { onBothEngines, onOneEngine } from "../../support/database.js";
import { givenUser, PASSWORD } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

/** The package itself, which the server calls; an import would be a copy of its functions. */
const argon2 = jest.requireActual<typeof Argon2>("@node-rs/argon2");
const start = Date.parse("2026-11-21T01:00:00Z");
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The instants at which something ends: the databases keep them to the second. */
onBothEngines("Time", (test) => {
  let clock = start;
  let logged: AccessEvent[] = [];
  const now = () => new Date(clock);
  const keys = new SessionKeys("rahasia-untuk-pengujian-saja-0123456789");
  const throttler = () => new LoginThrottler(test.database, keys, (event) => void logged.push(event), now);
  const sessions = () => new SessionService(test.database, { keys, throttler: throttler(), now });
  const count = (table: "sessions" | "login_throttles") =>
    test.database.read((reader) => reader.count(table === "sessions" ? sql`FROM sessions` : sql`FROM login_throttles`));

  beforeAll(() => givenUser(test.database, { username: "Rina" }));
  beforeEach(async () => {
    clock = start;
    logged = [];
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM sessions`);
      await tx.run(sql`DELETE FROM login_throttles`);
    });
  });

  describe("of a session", () => {
    const login = async (address = "10.0.0.1") =>
      (
        await sessions().login(
          visitor,
          { username: "rina", password: PASSWORD },
          { address, device: null, token: null },
        )
      ).token;
    const roleAt = async (token: string, instant: number) => {
      clock = instant;
      return (await sessions().viewerOf(token)).role;
    };

    it("is up after two hours without a request, to the second", async () => {
      const token = await login();
      const left = await login();
      expect(await roleAt(token, start + 2 * HOUR - SECOND)).toBe("admin");
      expect(await roleAt(left, start + 2 * HOUR)).toBe("visitor");
      // The request of a second ago began the two hours anew.
      expect(await roleAt(token, start + 4 * HOUR - 2 * SECOND)).toBe("admin");
    });

    it("is up after a day, to the second, however busy it was", async () => {
      const token = await login();
      for (let hour = 1; hour < 24; hour += 1) {
        expect(await roleAt(token, start + hour * HOUR)).toBe("admin");
      }
      expect(await roleAt(token, start + 24 * HOUR - SECOND)).toBe("admin");
      expect(await roleAt(token, start + 24 * HOUR)).toBe("visitor");
    });

    it("is told with its cookie, and what is over is swept by the next login", async () => {
      const { expiresAt, token } = await sessions().login(
        visitor,
        { username: "rina", password: PASSWORD },
        { address: "10.0.0.1", device: null, token: null },
      );
      expect(expiresAt).toEqual(new Date(start + 24 * HOUR));

      clock = start + 24 * HOUR;
      await login();
      expect(await count("sessions")).toBe(2);
      clock += SECOND;
      await login();
      expect(await count("sessions")).toBe(2);
      expect((await sessions().viewerOf(token)).role).toBe("visitor");
    });

    it("is written down once in five minutes, and not with every request", async () => {
      const token = await login();
      const writesAt = (instant: number) => test.counter.statementsDuring(() => roleAt(token, instant));
      const isWrite = (statement: string) => statement.startsWith("UPDATE");

      expect((await writesAt(start + 5 * MINUTE)).filter(isWrite)).toEqual([]);
      expect((await writesAt(start + 5 * MINUTE + SECOND)).filter(isWrite)).toHaveLength(1);
      expect((await writesAt(start + 6 * MINUTE)).filter(isWrite)).toEqual([]);
    });

    it("ends for the oldest of ten when an eleventh begins, and for an idle one before any that is in use", async () => {
      const tokens: string[] = [];
      for (let number = 0; number < 11; number += 1) tokens.push(await login());
      expect(await count("sessions")).toBe(10);
      expect(await Promise.all(tokens.map((token) => roleAt(token, start)))).toEqual([
        "visitor",
        ...Array<string>(10).fill("admin"),
      ]);

      for (const token of tokens.filter((_token, number) => number !== 5)) await roleAt(token, start + HOUR);
      clock = start + 2 * HOUR;
      tokens.push(await login());
      expect(await Promise.all(tokens.map((token) => roleAt(token, clock)))).toEqual(
        tokens.map((_token, number) => (number === 0 || number === 5 ? "visitor" : "admin")),
      );
    });

    it("is one of ten however many logins come at once, and another person's are not counted", async () => {
      await givenUser(test.database, { username: "Sita" });
      const other = await sessions().login(
        visitor,
        { username: "sita", password: PASSWORD },
        { address: "10.0.0.2", device: null, token: null },
      );
      await Promise.all(Array.from({ length: 16 }, (_, number) => login(`10.0.1.${number}`)));
      expect(await count("sessions")).toBe(11);
      expect(await roleAt(other.token, start)).toBe("admin");
    });

    it("is nobody's with another secret, and another session stays when one ends", async () => {
      const [token, other] = [await login(), await login()];
      await sessions().logout(visitor, token);
      await sessions().logout(visitor, null);

      expect([await roleAt(token, start), await roleAt(other, start)]).toEqual(["visitor", "admin"]);
      const strangers = new SessionService(test.database, {
        keys: new SessionKeys("rahasia-lain-sama-sekali-0123456789012"),
        throttler: throttler(),
        now,
      });
      expect((await strangers.viewerOf(other)).role).toBe("visitor");
    });
  });

  describe("to verify a password", () => {
    const login = (username: string, password = PASSWORD) =>
      sessions().login(visitor, { username, password }, { address: "10.0.0.1", device: null, token: null });
    afterEach(() => jest.restoreAllMocks());

    it("is that of one hash for a name that nobody has, the first as well as the next", async () => {
      const service = sessions();
      const [hash, verify] = [jest.spyOn(argon2, "hash"), jest.spyOn(argon2, "verify")];
      for (const username of ["tidak-ada", "juga-tidak-ada"]) {
        const unknown = service.login(
          visitor,
          { username, password: PASSWORD },
          { address: "10.0.0.1", device: null, token: null },
        );
        await expect(unknown).rejects.toThrow(CredentialsError);
      }
      expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 2]);
    });

    it("is not given to a name or a password that is longer than any may be", async () => {
      const verify = jest.spyOn(argon2, "verify");
      await expect(login("x".repeat(190), "y".repeat(1_000))).rejects.toThrow(CredentialsError);
      expect(verify).toHaveBeenCalledTimes(1);
      await expect(login("x".repeat(191))).rejects.toThrow(ValidationError);
      await expect(login("rina", "y".repeat(1_001))).rejects.toThrow(ValidationError);
      expect(verify).toHaveBeenCalledTimes(1);
    });

    it.each([
      ["the password is changed", sql`UPDATE users SET password_hash = 'lain' WHERE username_key = 'sela'`],
      ["the account is closed", sql`UPDATE users SET active = 0 WHERE username_key = 'sela'`],
    ])("is long enough that %s meanwhile, and then lets nobody in", async (_case, change) => {
      const id = await givenUser(test.database, { username: "sela" });
      const { verify } = argon2;
      jest.spyOn(argon2, "verify").mockImplementationOnce(async (hash, password) => {
        const isCorrect = await verify(hash, password);
        await test.database.write(testWrite, (tx) => tx.run(change));
        return isCorrect;
      });
      await expect(login("sela")).rejects.toThrow(CredentialsError);
      expect([await count("sessions"), logged.map(({ outcome }) => outcome)]).toEqual([0, ["wrong"]]);
      await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM users WHERE id = ${id}`));
    });
  });

  describe("to wait for another password", () => {
    const attempt = (address = "10.0.0.1", account = "rina"): LoginAttempt => ({
      event: "login",
      account,
      username: account,
      address,
    });
    const refusal = async (tried: LoginAttempt) => {
      try {
        await throttler().countTry(tried);
        return "counted";
      } catch (error) {
        if (error instanceof ThrottledError) {
          return [error.retryAfterSeconds, error.message];
        }
        throw error;
      }
    };
    const eight = async (tried: LoginAttempt) => {
      for (let number = 0; number < 8; number += 1) {
        expect(await refusal(tried)).toBe("counted");
      }
    };
    const inMinutes = (minutes: number) => `Terlalu banyak percobaan. Tunggu ${minutes} menit, lalu coba lagi.`;

    it("is said to the second, for people in whole minutes, from the first try on", async () => {
      await eight(attempt());

      expect(await refusal(attempt())).toEqual([900, inMinutes(15)]);
      clock = start + 14 * MINUTE - SECOND;
      expect(await refusal(attempt())).toEqual([61, inMinutes(2)]);
      clock = start + 14 * MINUTE;
      expect(await refusal(attempt())).toEqual([60, inMinutes(1)]);
      clock = start + 15 * MINUTE - SECOND;
      expect(await refusal(attempt())).toEqual([1, "Terlalu banyak percobaan. Tunggu 1 detik, lalu coba lagi."]);
      clock = start + 15 * MINUTE - 1;
      expect(await refusal(attempt())).toEqual([1, "Terlalu banyak percobaan. Tunggu 1 detik, lalu coba lagi."]);
      clock = start + 15 * MINUTE;
      await eight(attempt());
      expect(await refusal(attempt())).toEqual([900, inMinutes(15)]);
      expect(logged.map(({ outcome }) => outcome)).toEqual(Array(6).fill("throttled"));
    });

    it("is rounded up where the first try came within a second", async () => {
      clock = start + 500;
      await eight(attempt());
      expect(await refusal(attempt())).toEqual([900, inMinutes(15)]);
    });

    it("is not what an outage of the database is called", async () => {
      const outage = new Error("tidak ada basis data");
      const refused = jest.spyOn(test.database, "write").mockRejectedValueOnce(outage);
      await expect(throttler().countTry(attempt())).rejects.toBe(outage);
      refused.mockRestore();
      expect(logged).toEqual([]);
    });

    it("is one address's, and one kind of secret's", async () => {
      await eight(attempt());

      expect(await refusal(attempt("10.0.0.2"))).toBe("counted");
      expect(await refusal(attempt("10.0.0.1", "sari"))).toBe("counted");
      expect(await refusal({ ...attempt(), event: "password" })).toBe("counted");
      expect(await refusal(attempt())).not.toBe("counted");
    });

    onOneEngine(test, () => {
      it("comes for a whole address with the hundred and first try, under whatever names", async () => {
        for (let number = 1; number <= 100; number += 1) {
          expect(await refusal(attempt("10.0.0.1", `murid-${number}`))).toBe("counted");
        }
        expect(await refusal(attempt("10.0.0.1", "murid-101"))).toEqual([900, inMinutes(15)]);
        expect(await refusal(attempt("10.0.0.2", "murid-101"))).toBe("counted");
      });
    });

    it("is swept when another address comes after its end, and not before", async () => {
      await refusal(attempt("10.0.0.1"));
      clock = start + 15 * MINUTE;
      await refusal(attempt("10.0.0.2"));
      expect(await count("login_throttles")).toBe(4);
      clock = start + 15 * MINUTE + SECOND;
      await refusal(attempt("10.0.0.2", "sari"));
      expect(await count("login_throttles")).toBe(5);
      await refusal(attempt("10.0.0.3"));
      expect(await count("login_throttles")).toBe(5);
    });

    it("is not shorter for an address by right passwords than by its wrong ones", async () => {
      await refusal(attempt());
      for (let number = 0; number < 3; number += 1) {
        await test.database.write(testWrite, (tx) => throttler().countRight(tx, attempt()));
      }
      const rows = await test.database.read((reader) =>
        reader.rows<{ tries: number }>(sql`SELECT tries FROM login_throttles`),
      );
      expect(rows).toEqual([{ tries: 0 }, { tries: 3 }, { tries: 3 }]);
    });

    it("comes for right passwords of one account too, from wherever, and says what to do instead", async () => {
      const right = (tried: LoginAttempt) => test.database.write(testWrite, (tx) => throttler().countRight(tx, tried));
      for (let number = 0; number < LOGIN_LIMITS.rightPerAccount; number += 1) {
        await right(attempt(`10.0.1.${number}`));
      }
      await expect(right(attempt("10.0.2.1"))).rejects.toMatchObject({
        retryAfterSeconds: 900,
        message:
          "Akun ini terlalu sering login. Pakai browser yang masih login; program sebaiknya memakai token akses. " +
          "Tunggu 15 menit, lalu coba lagi.",
      });
      await right(attempt("10.0.2.1", "sari"));
      clock = start + 15 * MINUTE;
      await right(attempt("10.0.2.1"));
    });

    it("comes for right passwords of one address, but not before a large school has logged in", async () => {
      const right = (number: number) =>
        test.database.write(testWrite, (tx) => throttler().countRight(tx, attempt("10.0.0.1", `murid-${number}`)));
      await right(0);
      await test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE login_throttles SET tries = ${LOGIN_LIMITS.rightPerAddress - 1}
          WHERE id = (SELECT newest FROM (SELECT MAX(id) AS newest FROM login_throttles) AS rows_)`),
      );
      await right(1);
      await expect(right(2)).rejects.toMatchObject({
        message: expect.stringContaining("Terlalu banyak login dari jaringan ini.") as string,
      });
      expect(await count("login_throttles")).toBe(3);
    });

    it("is what a right password sees that comes too often: no session, and a wrong try is counted", async () => {
      const login = () =>
        sessions().login(
          visitor,
          { username: "rina", password: PASSWORD },
          { address: "10.0.0.1", device: null, token: null },
        );
      await login();
      await test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE login_throttles SET tries = ${LOGIN_LIMITS.rightPerAccount} WHERE tries = 1`),
      );
      await expect(login()).rejects.toThrow(ThrottledError);
      expect([await count("sessions"), logged.map(({ outcome }) => outcome)]).toEqual([1, ["ok", "throttled"]]);
    });

    describe("on a device that has logged in before", () => {
      const client = (deviceMarks: string | null) => ({ address: "10.0.0.1", device: null, token: null, deviceMarks });
      const login = (deviceMarks: string | null, password = PASSWORD, username = "rina") =>
        sessions().login(visitor, { username, password }, client(deviceMarks));
      const lock = async () => {
        await eight(attempt());
        for (let number = 0; number < 92; number += 1) await refusal(attempt("10.0.0.1", `murid-${number}`));
        await expect(login(null)).rejects.toThrow(ThrottledError);
      };

      it("is not asked for after somebody else's wrong ones, whose lock stays for all others", async () => {
        const { deviceMarks } = await login(null);
        await lock();
        const again = await login(deviceMarks);
        expect((await sessions().viewerOf(again.token)).role).toBe("admin");
        await expect(login(null)).rejects.toThrow(ThrottledError);
        expect((await login(again.deviceMarks)).user.username).toBe("Rina");
      });

      it("is limited there by a count of its own, which the right one ends", async () => {
        const { deviceMarks } = await login(null);
        await lock();
        for (let number = 0; number < 7; number += 1) {
          await expect(login(deviceMarks, "salah")).rejects.toThrow(CredentialsError);
        }
        const { deviceMarks: renewed } = await login(deviceMarks);
        for (let number = 0; number < 8; number += 1) {
          await expect(login(number % 2 ? deviceMarks : renewed, "salah")).rejects.toThrow(CredentialsError);
        }
        await expect(login(deviceMarks)).rejects.toThrow(ThrottledError);
        await expect(login(renewed)).rejects.toThrow(ThrottledError);
      });

      it("is one account's, until its password changes or four hundred days have passed, and cannot be made up", async () => {
        const sariId = await givenUser(test.database, { username: "sari" });
        const { deviceMarks } = await login(null);
        const { deviceMarks: both } = await login(deviceMarks, PASSWORD, "sari");
        await lock();
        await eight(attempt("10.0.0.1", "sari")).catch(() => undefined);
        await expect(login(deviceMarks, PASSWORD, "sari")).rejects.toThrow(ThrottledError);
        await login(both, PASSWORD, "sari");
        await login(both);
        const [name = "", madeAt = "", digest = ""] = deviceMarks.split(".");
        const later = (parseInt(madeAt, 36) + 1).toString(36);
        for (const forged of [
          `${name}.${later}.${digest}`,
          `x.${madeAt}.${digest}`,
          `${name}.${madeAt}.`,
          "~.~",
          "x",
        ]) {
          await expect(login(forged)).rejects.toThrow(ThrottledError);
        }
        const passwordHash = await hashPassword(PASSWORD);
        await test.database.write(testWrite, (tx) =>
          tx.run(sql`UPDATE users SET password_hash = ${passwordHash} WHERE id = ${sariId}`),
        );
        await expect(login(both, PASSWORD, "sari")).rejects.toThrow(ThrottledError);
        clock = start + 400 * 24 * HOUR + SECOND;
        await lock();
        await expect(login(both)).rejects.toThrow(ThrottledError);
        await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM users WHERE id = ${sariId}`));
      });
    });
  });
});
