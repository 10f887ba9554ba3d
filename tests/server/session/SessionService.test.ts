import type * as Argon2 from "@node-rs/argon2";
import sql from "sql-template-tag";

import { CredentialsError, ThrottledError, ValidationError } from "../../../server/errors.js";
import type { AccessEvent } from "../../../server/platform/auth/accessLog.js";
import { type LoginAttempt, LoginThrottler } from "../../../server/platform/auth/LoginThrottler.js";
import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { SessionService } from "../../../server/session/SessionService.js";
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
    const inMinutes = (minutes: number) => `Terlalu banyak percobaan. Coba lagi dalam ${minutes} menit.`;

    it("is said to the second, in whole minutes, from the first try on", async () => {
      await eight(attempt());

      expect(await refusal(attempt())).toEqual([900, inMinutes(15)]);
      clock = start + 14 * MINUTE - SECOND;
      expect(await refusal(attempt())).toEqual([61, inMinutes(2)]);
      clock = start + 14 * MINUTE;
      expect(await refusal(attempt())).toEqual([60, inMinutes(1)]);
      clock = start + 15 * MINUTE - SECOND;
      expect(await refusal(attempt())).toEqual([1, inMinutes(1)]);
      clock = start + 15 * MINUTE - 1;
      expect(await refusal(attempt())).toEqual([1, inMinutes(1)]);
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
        await test.database.write(testWrite, (tx) => throttler().reset(tx, attempt()));
      }
      const rows = await test.database.read((reader) =>
        reader.rows<{ tries: number }>(sql`SELECT tries FROM login_throttles`),
      );
      expect(rows).toEqual([{ tries: 0 }]);
    });
  });
});
