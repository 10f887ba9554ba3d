import { randomUUID } from "node:crypto";

import sql from "sql-template-tag";

import { CredentialsError } from "../../../server/errors.js";
import { LoginThrottler } from "../../../server/platform/auth/LoginThrottler.js";
import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import type { AccessEvent } from "../../../server/platform/auth/accessLog.js";
import { ActivationService } from "../../../server/activation/ActivationService.js";
import { studentDependents } from "../../../server/studentDependents.js";
import { StudentEditingService } from "../../../server/students/editing/StudentEditingService.js";
import { system, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenStudent } from "../../support/people.js";

const DAY_MS = 24 * 3_600_000;
const keys = new SessionKeys("rahasia-untuk-pengujian-saja-0123456789");

onBothEngines("An activation code", (test) => {
  const log: AccessEvent[] = [];
  const service = (now: () => Date = () => new Date()) =>
    new ActivationService(test.database, {
      keys,
      throttler: new LoginThrottler(test.database, keys, (event) => log.push(event), now),
      libraryName: "Perpustakaan Aksara",
      now,
    });
  const slipFor = async (nis: string) => {
    const studentId = await givenStudent(test.database, { nis });
    return { studentId, ...(await service().createCode(system, studentId, {})) };
  };
  let lastAddress = 0;
  const newAddress = () => {
    lastAddress += 1;
    return `10.${lastAddress >> 16}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
  };
  const offer = (nis: string, code: string, now?: () => Date, address = newAddress()) =>
    service(now).activate(
      visitor,
      { nis, code, username: `u.${randomUUID()}`, password: "bukit-kapur-biru" },
      { address, device: null, token: null },
    );
  const outcomeOf = (offering: Promise<unknown>) =>
    offering.then(
      () => "account",
      (error: unknown) => (error instanceof CredentialsError ? "wrong" : String(error)),
    );
  const accounts = async (studentId: number) =>
    (await test.database.read((reader) => reader.rows(sql`SELECT id FROM users WHERE student_id = ${studentId}`)))
      .length;
  const stored = () =>
    test.database.read((reader) =>
      reader.rows<{ codeHash: string; tries: number; studentId: number }>(
        sql`SELECT student_id AS studentId, code_hash AS codeHash, tries FROM activation_codes`,
      ),
    );

  it("is checked five times at most, for simultaneous attempts from any address", async () => {
    const { studentId, code } = await slipFor("A1");

    const wrong = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(offer("A1", "AAAA-AAAA"))));

    expect(new Set(wrong)).toEqual(new Set(["wrong"]));
    expect((await stored()).find((row) => row.studentId === studentId)?.tries).toBe(20);
    expect(await outcomeOf(offer("A1", code))).toBe("wrong");
    expect(await accounts(studentId)).toBe(0);

    const { code: second } = await service().createCode(system, studentId, {});
    expect(await outcomeOf(offer("A1", second))).toBe("account");
  });

  it("makes exactly one account of twenty right tries at once", async () => {
    const { studentId, code } = await slipFor("A2");

    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(offer("A2", code))));

    expect(outcomes.filter((outcome) => outcome === "account")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(19);
    expect(await accounts(studentId)).toBe(1);
    expect((await stored()).filter((row) => row.studentId === studentId)).toEqual([]);
  });

  it("is still good for the fifth try, and no longer after fourteen days", async () => {
    const { code, expiresAt } = await slipFor("A3");
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(await outcomeOf(offer("A3", "BBBBBBBB"))).toBe("wrong");
    }
    expect(Math.round((expiresAt.getTime() - Date.now()) / DAY_MS)).toBe(14);
    expect(await outcomeOf(offer("A3", code, () => new Date(Date.now() + 14 * DAY_MS + 1_000)))).toBe("wrong");
    expect(await outcomeOf(offer("A3", code))).toBe("wrong");

    const { code: other } = await slipFor("A4");
    expect(
      await outcomeOf(
        offer("A4", ` ${other.toLowerCase().replace("-", " ")}`, () => new Date(Date.now() + 14 * DAY_MS - 60_000)),
      ),
    ).toBe("account");
  });

  it("fits its own student only, and only the latest", async () => {
    const mine = await slipFor("A5");
    const { code: theirs } = await slipFor("A6");
    const { code: latest } = await service().createCode(system, mine.studentId, {});

    expect(await outcomeOf(offer("A5", theirs))).toBe("wrong");
    expect(await outcomeOf(offer("A5", mine.code))).toBe("wrong");
    expect(await outcomeOf(offer("A5", latest))).toBe("account");
  });

  it("is stored only as a keyed digest", async () => {
    const { studentId, code } = await slipFor("A7");

    const row = (await stored()).find((candidate) => candidate.studentId === studentId);
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    const trail = await test.database.read((reader) =>
      reader.rows<{ afterValues: string }>(
        sql`SELECT after_values AS afterValues FROM audit_entries WHERE action = 'student.activationCode'
          AND record_id = ${studentId}`,
      ),
    );
    expect(trail).toHaveLength(1);
    await outcomeOf(offer("A7", code));
    expect(JSON.stringify([trail, log])).not.toContain(code.slice(0, 4));
    expect(log.at(-1)).toMatchObject({ event: "activation", outcome: "ok", username: "A7" });
  });

  it("is invalid once its student has left", async () => {
    const { studentId, code } = await slipFor("A8");
    await new StudentEditingService(test.database, studentDependents).update(system, studentId, {
      status: "graduated",
    });

    expect(await outcomeOf(offer("A8", code))).toBe("wrong");
    expect(await accounts(studentId)).toBe(0);
  });

  it("is another one each time", async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => givenStudent(test.database)));
    const codes = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      const { slips } = await service().createCodes(system, { studentIds: ids });
      slips.forEach(({ code }) => codes.add(code));
    }
    expect(codes.size).toBe(20);
  });
});
