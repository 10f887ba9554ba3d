import sql from "sql-template-tag";

import { LedgerEditingService } from "../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { LendingService } from "../../../server/circulation/lending/LendingService.js";
import { ThrottledError } from "../../../server/errors.js";
import type { AccessEvent } from "../../../server/platform/auth/accessLog.js";
import { LoginThrottler } from "../../../server/platform/auth/LoginThrottler.js";
import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { ApprovalService } from "../../../server/session/ApprovalService.js";
import { viewerAt, viewerFor } from "../../../server/viewer.js";
import { givenLendingLibrary } from "../../support/circulation/lending.js";
import { onBothEngines } from "../../support/database.js";
import { givenUser, PASSWORD } from "../../support/people.js";
import { AS_STAFF } from "../../support/roles.js";
import { codeAt, givenSecondFactor } from "../../support/secondFactor.js";
import { testWrite } from "../../support/testWrite.js";

const WRONG = "Nama pengguna atau kata sandi salah.";

onBothEngines("An approval at the desk", (test) => {
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, unknown>>(statement));

  /** A pupil at the limit of the loans, a clerk who may make no exception, and an administrator, ratna. */
  async function givenDesk() {
    const library = await givenLendingLibrary(test.database, { copies: 6 });
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM login_throttles`));
    const logged: AccessEvent[] = [];
    const keys = new SessionKeys("rahasia-untuk-pengujian-saja-0123456789");
    const throttler = new LoginThrottler(test.database, keys, (event) => void logged.push(event));
    const approvals = new ApprovalService(test.database, { throttler, keys });
    const lending = new LendingService(test.database, library.time, approvals);
    const ledger = new LedgerEditingService(test.database, library.time.timeZone, library.time.now, approvals);
    const clerkId = await givenUser(test.database, { role: "staff", username: "siti" });
    const ratnaId = await givenUser(test.database, { username: "ratna" });
    const identity = {
      userId: clerkId,
      username: "siti",
      ...AS_STAFF,
      studentId: null,
      passwordExpiresAt: null,
      secondFactorDue: false,
    } as const;
    const clerk = viewerAt(viewerFor(identity, { kind: "session" }), "10.0.0.7");
    for (const itemCode of library.codes.slice(0, 3)) {
      await lending.borrow(clerk, { nis: library.nisOf(0), itemCode });
    }
    const asked = { nis: library.nisOf(0), itemCode: library.codes[3], confirm: ["limit"], reason: "Lomba" };
    const approvedBy = (username: string, password = PASSWORD) => ({ ...asked, approval: { username, password } });
    return { ...library, lending, ledger, clerk, asked, approvedBy, logged, keys, ratnaId };
  }

  it("makes an exception by whoever is at the desk, names both, and leaves no session and no password behind", async () => {
    const { lending, clerk, asked, approvedBy, logged } = await givenDesk();
    await expect(lending.borrow(clerk, asked)).rejects.toThrow("hanya boleh diberikan admin");
    const idempotencyKey = "7d1f4a52-6a7e-4d6b-9a59-0c1c6a1f0b11";
    const request = { ...approvedBy("Ratna"), idempotencyKey };
    const { borrowingId, actId } = await lending.borrow(clerk, request);
    const [entry] = await rows(
      sql`SELECT actor, after_values FROM audit_entries WHERE action = 'borrowing.create' AND record_id = ${borrowingId}`,
    );
    expect([entry?.actor, JSON.parse(String(entry?.after_values))]).toEqual([
      "siti",
      expect.objectContaining({ confirmed: ["limit"], reason: "Lomba", approvedBy: "ratna" }),
    ]);
    expect(await rows(sql`SELECT id FROM sessions`)).toEqual([]);
    expect(logged).toEqual([{ event: "approval", outcome: "ok", username: "Ratna", address: "10.0.0.7" }]);
    const [act] = await rows(sql`SELECT * FROM desk_acts WHERE id = ${actId}`);
    expect(JSON.stringify([act, entry, logged])).not.toContain(PASSWORD);
    // The key stands for the act, whoever has approved it.
    expect(await lending.borrow(clerk, { ...asked, idempotencyKey })).toMatchObject({ borrowingId, actId });
  });

  it("is of this request alone: the next one is refused again", async () => {
    const { lending, clerk, asked, approvedBy, codes } = await givenDesk();
    await lending.borrow(clerk, approvedBy("ratna"));
    await expect(lending.borrow(clerk, { ...asked, itemCode: codes[4] })).rejects.toThrow("admin");
  });

  it("is refused the same for a wrong password, an unknown name and a closed account, and eight times only", async () => {
    const { lending, clerk, approvedBy } = await givenDesk();
    await givenUser(test.database, { username: "tutup" });
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE users SET active = 0 WHERE username = 'tutup'`));
    for (const request of [approvedBy("nobody"), approvedBy("tutup")]) {
      await expect(lending.borrow(clerk, request)).rejects.toMatchObject({
        fields: [{ name: "approval", message: WRONG }],
      });
    }
    for (let tries = 0; tries < 8; tries += 1) {
      await expect(lending.borrow(clerk, approvedBy("ratna", "salah"))).rejects.toThrow(WRONG);
    }
    await expect(lending.borrow(clerk, approvedBy("ratna"))).rejects.toBeInstanceOf(ThrottledError);
    expect(await rows(sql`SELECT id FROM borrowings`)).toHaveLength(3);
  });

  it("is not given by who has not the right, nor with a password that somebody else has seen", async () => {
    const { lending, clerk, approvedBy } = await givenDesk();
    await expect(lending.borrow(clerk, approvedBy("siti"))).rejects.toThrow("tidak berhak menyetujui");
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE users SET password_expires_at = '2030-01-01 00:00:00.000' WHERE username = 'ratna'`),
    );
    await expect(lending.borrow(clerk, approvedBy("ratna"))).rejects.toThrow("masih sementara");
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE users SET password_expires_at = NULL WHERE username = 'ratna'`);
      await tx.run(sql`INSERT INTO settings (name, value, updated_at)
        VALUES ('requiresSecondFactor', 'true', '2026-11-01 00:00:00.000')`);
    });
    await expect(lending.borrow(clerk, approvedBy("ratna"))).rejects.toThrow("belum mengaktifkan verifikasi");
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM settings`));
  });

  it("takes a code too of whose account has a second factor, which is used up with the act and counted if wrong", async () => {
    const { lending, clerk, approvedBy, keys, ratnaId, codes, logged } = await givenDesk();
    const { key, recoveryCodes } = await givenSecondFactor(test.database, keys, ratnaId);
    const request = (code?: string, itemCode = codes[3]) => ({
      ...approvedBy("ratna"),
      itemCode,
      approval: { username: "ratna", password: PASSWORD, ...(code === undefined ? {} : { code }) },
    });
    const refusal = (text: string) => ({
      fields: [{ name: "approval.code", message: expect.stringContaining(text) as string }],
    });
    await expect(lending.borrow(clerk, request())).rejects.toMatchObject(refusal("memakai verifikasi dua langkah"));
    await expect(lending.borrow(clerk, request(recoveryCodes[0]))).rejects.toMatchObject(refusal("salah"));
    const code = codeAt(key, Date.now());
    // An act that does not happen leaves the code to the next one.
    await expect(lending.borrow(clerk, request(code, "tidak-ada"))).rejects.toThrow();
    const idempotencyKey = "7d1f4a52-6a7e-4d6b-9a59-0c1c6a1f0b12";
    const first = await lending.borrow(clerk, { ...request(code), idempotencyKey });
    expect(await lending.borrow(clerk, { ...request(code), idempotencyKey })).toMatchObject({ actId: first.actId });
    await expect(lending.borrow(clerk, request(code, codes[4]))).rejects.toMatchObject(refusal("sudah dipakai"));
    expect(logged.filter(({ event }) => event === "code").map(({ outcome }) => outcome)).toEqual([
      "wrong",
      "ok",
      "ok",
      "wrong",
    ]);

    for (let tries = 0; tries < 8; tries += 1) {
      await lending.borrow(clerk, request("000", codes[4])).catch(() => undefined);
    }
    await expect(lending.borrow(clerk, request(codeAt(key, Date.now() + 30_000), codes[4]))).rejects.toBeInstanceOf(
      ThrottledError,
    );
  });

  it("counts no right code whose act fails for another reason as a wrong try", async () => {
    const { lending, clerk, approvedBy, keys, ratnaId, codes } = await givenDesk();
    const { key } = await givenSecondFactor(test.database, keys, ratnaId);
    const borrow = (itemCode: string | undefined) =>
      lending.borrow(clerk, {
        ...approvedBy("ratna"),
        itemCode,
        approval: { username: "ratna", password: PASSWORD, code: codeAt(key, Date.now()) },
      });
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(borrow("tidak-ada")).rejects.not.toBeInstanceOf(ThrottledError);
    }
    await borrow(codes[3]);
  });

  it("lets off a fine and gives money back too, and nothing without it", async () => {
    const { lending, ledger, clerk, codes, setNow } = await givenDesk();
    setNow("2026-11-12T02:00:00Z");
    const { borrowingId } = await lending.returnCopy(clerk, { itemCode: codes[0] });
    const [charge] = await rows(sql`SELECT id FROM ledger_entries WHERE borrowing_id = ${borrowingId}`);
    const fineId = Number(charge?.id);
    const waiver = { amount: 500, reason: "Sakit" };
    await expect(ledger.waiveFine(clerk, fineId, waiver)).rejects.toThrow("tidak punya akses");
    const approval = { username: "ratna", password: PASSWORD };
    expect((await ledger.waiveFine(clerk, fineId, { ...waiver, approval })).fine.openAmount).toBe(1_000);
    await ledger.payFine(clerk, fineId, { amount: 1_000 });
    await expect(ledger.refundFine(clerk, fineId, waiver)).rejects.toThrow("tidak punya akses");
    expect((await ledger.refundFine(clerk, fineId, { ...waiver, approval })).fine.openAmount).toBe(500);
    const told = await rows(sql`SELECT actor, after_values FROM audit_entries
      WHERE action IN ('fine.waive', 'fine.refund') AND record_id = ${fineId}`);
    expect(
      told.map(({ actor, after_values }) => [actor, String(after_values).includes('"approvedBy":"ratna"')]),
    ).toEqual([
      ["siti", true],
      ["siti", true],
    ]);
  });
});
