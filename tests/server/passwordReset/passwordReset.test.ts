import sql from "sql-template-tag";

import { auditEntryTable } from "../../../server/audit/AuditEntry.entity.js";
import type { AccessEvent } from "../../../server/platform/auth/accessLog.js";
import { LoginThrottler } from "../../../server/platform/auth/LoginThrottler.js";
import { pick } from "../../../server/platform/database/columns.js";
import type { MailOutcome } from "../../../server/platform/mail/Mailer.js";
import { PasswordResetService } from "../../../server/passwordReset/PasswordResetService.js";
import { forgetOldResets } from "../../../server/passwordReset/resetCodes.js";
import { SessionService } from "../../../server/session/SessionService.js";
import { revokeTokensOf } from "../../../server/tokens/revokeTokensOf.js";
import { visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { fc } from "../../support/fastCheck.js";
import { givenStudent, givenUser, PASSWORD } from "../../support/people.js";
import { mailedCode, sentMails, testKeys, testOutbox } from "../../support/sentMails.js";
import { testWrite } from "../../support/testWrite.js";

const NEW_PASSWORD = "ombak-kapur-biru";
const MINUTE_MS = 60_000;
const WRONG = "Kode ini salah, sudah dipakai, atau sudah tidak berlaku. Minta kode baru.";

onBothEngines("A forgotten password", (test) => {
  const events: AccessEvent[] = [];
  let sequence = 0;
  const client = () => {
    sequence += 1;
    return { address: `10.1.${sequence >> 8}.${sequence & 255}` };
  };
  const browser = () => ({ ...client(), device: null, token: null });
  const serviceAt = (now?: () => Date, sendsMail = true) =>
    new PasswordResetService(test.database, {
      keys: testKeys,
      revokeTokensOf,
      libraryName: "Perpustakaan Aksara",
      sendsMail,
      log: (event) => events.push(event),
      ...(now ? { now } : {}),
    });
  const sessions = () =>
    new SessionService(test.database, { keys: testKeys, throttler: new LoginThrottler(test.database, testKeys) });
  const run = (statement: ReturnType<typeof sql>) => test.database.write(testWrite, (tx) => tx.run(statement));
  const ask = (account: string, service = serviceAt()) => service.request(visitor, { account }, client());
  const redeem = (code: string, password = NEW_PASSWORD, service = serviceAt()) =>
    service.redeem(visitor, { code, password }, client());
  const left = () => test.database.read((reader) => reader.count(sql`FROM outgoing_mails`));

  /** A member with an account and an address. */
  async function givenMember({ email }: { email?: string | null } = {}) {
    sequence += 1;
    const [nis, username] = [`R${sequence}`, `anggota${sequence}`];
    const studentId = await givenStudent(test.database, { nis });
    const userId = await givenUser(test.database, { username, studentId });
    const address = email === undefined ? `${username}@siswa.example` : email;
    await run(sql`UPDATE students SET email = ${address} WHERE id = ${studentId}`);
    return { nis, username, studentId, userId, email: address };
  }

  beforeEach(() => run(sql`DELETE FROM outgoing_mails`));

  it("is replaced by the code that is mailed to the account's address, for whatever names it", async () => {
    const member = await givenMember();
    for (const typed of [member.username.toUpperCase(), member.nis.toLowerCase(), ` ${member.email?.toUpperCase()} `]) {
      await ask(typed);
      const [mail, ...others] = await sentMails(test.database);
      expect([mail?.to, others]).toEqual([member.email, []]);
      expect(mail?.text).toContain(`untuk akun ${member.username} di Perpustakaan Aksara`);
    }
    expect(await left()).toBe(0);
  });

  it("has the code behind the hash of a link, and without an address of the library no link at all", async () => {
    const [member, other] = [await givenMember(), await givenMember()];
    await ask(member.username);
    const [mail] = await sentMails(test.database);
    expect(mail?.text).toMatch(/https:\/\/perpus\.example\/forgot-password#kode=(?:\w{4}-){3}\w{4}\n/);
    await ask(other.username);
    const [plain] = await sentMails(test.database, { publicUrl: undefined });
    expect(plain?.text).not.toContain("http");
    expect(plain?.text).toMatch(/(?:\w{4}-){3}\w{4}/);
  });

  it("lets the new one log in and the old one no more, ends every session, and is told in the audit trail", async () => {
    const member = await givenMember();
    await sessions().login(visitor, { username: member.username, password: PASSWORD }, browser());
    await ask(member.username);
    const code = await mailedCode(test.database);
    await redeem(code.toLowerCase().replaceAll("-", " "));
    expect(
      await test.database.read((reader) => reader.count(sql`FROM sessions WHERE user_id = ${member.userId}`)),
    ).toBe(0);
    await expect(
      sessions().login(visitor, { username: member.username, password: PASSWORD }, browser()),
    ).rejects.toMatchObject({ kind: "credentials" });
    await sessions().login(visitor, { username: member.username, password: NEW_PASSWORD }, browser());
    const entries = await test.database.read((reader) =>
      reader.select(
        pick(auditEntryTable, "action", "actor", "userId", "beforeValues", "afterValues"),
        sql`FROM audit_entries WHERE record_type = 'user' AND record_id = ${member.userId}`,
      ),
    );
    expect(entries).toEqual([
      { action: "user.password", actor: member.username, userId: member.userId, beforeValues: null, afterValues: null },
    ]);
    expect(events.at(-1)).toMatchObject({ event: "passwordReset", outcome: "ok", username: member.username });
  });

  it("takes the code once, also of many who try it at once", async () => {
    const { username } = await givenMember();
    await ask(username);
    const code = await mailedCode(test.database);
    const outcomes = await Promise.allSettled([1, 2, 3].map((number) => redeem(code, `${NEW_PASSWORD}-${number}`)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(redeem(code)).rejects.toMatchObject({ fields: [{ name: "code", message: WRONG }] });
  });

  it("keeps the code for another try where the password is against the rules", async () => {
    const { username } = await givenMember();
    await ask(username);
    const code = await mailedCode(test.database);
    await expect(redeem(code, `${username}-2026`)).rejects.toMatchObject({
      fields: [{ name: "password", message: "Kata sandi tidak boleh memuat nama pengguna. Pilih yang lain." }],
    });
    await redeem(code);
  });

  it("is good for an hour, also after somebody else asked for another, and until one of them was used", async () => {
    const { username } = await givenMember();
    await ask(username);
    const earlier = await mailedCode(test.database);
    await ask(username);
    const code = await mailedCode(test.database);
    const later = serviceAt(() => new Date(Date.now() + 61 * MINUTE_MS));
    await expect(redeem(code, NEW_PASSWORD, later)).rejects.toMatchObject({ fields: [{ name: "code" }] });
    await redeem(earlier);
    await expect(redeem(code)).rejects.toMatchObject({ fields: [{ name: "code", message: WRONG }] });
  });

  it.each([
    ["the password was changed meanwhile", sql`UPDATE users SET password_hash = 'x' WHERE id = `],
    ["the account was closed", sql`UPDATE users SET active = 0 WHERE id = `],
  ])("is worth nothing once %s", async (_what, statement) => {
    const { username, userId } = await givenMember();
    await ask(username);
    const code = await mailedCode(test.database);
    await run(sql`${statement}${userId}`);
    await expect(redeem(code)).rejects.toMatchObject({ fields: [{ name: "code" }] });
  });

  it("is worth nothing once the account has another address", async () => {
    const { username, studentId } = await givenMember();
    await ask(username);
    const code = await mailedCode(test.database);
    await run(sql`UPDATE students SET email = 'baru@siswa.example' WHERE id = ${studentId}`);
    await expect(redeem(code)).rejects.toMatchObject({ fields: [{ name: "code" }] });
  });

  it("is told the same of accounts that there are not, that are closed, and that have no address", async () => {
    const [closed, silent] = [await givenMember(), await givenMember({ email: null })];
    await run(sql`UPDATE users SET active = 0 WHERE id = ${closed.userId}`);
    for (const typed of ["tidak.ada", "tidak.ada@siswa.example", closed.username, silent.username, silent.nis]) {
      expect(await ask(typed)).toBeUndefined();
    }
    expect(await left()).toBe(5);
    expect(await sentMails(test.database)).toEqual([]);
    expect(await left()).toBe(0);
  });

  it("is mailed to a librarian's own address, and to each account of one address", async () => {
    const email = "keluarga@rumah.example";
    const [one, other] = [await givenMember({ email }), await givenMember({ email })];
    const userId = await givenUser(test.database, { username: `petugas.lupa${sequence}` });
    await run(sql`UPDATE users SET email = 'Petugas@perpus.example' WHERE id = ${userId}`);
    await ask(email);
    const mails = await sentMails(test.database);
    expect(mails.map(({ to }) => to)).toEqual([email, email]);
    expect(mails.map(({ text }) => /untuk akun (\w+)/.exec(text)?.[1])).toEqual([one.username, other.username]);
    await ask("petugas@perpus.example");
    expect((await sentMails(test.database)).map(({ to }) => to)).toEqual(["Petugas@perpus.example"]);
  });

  it("is mailed three times an hour and eight a day at most, whoever asks and from wherever", async () => {
    const { username } = await givenMember();
    const start = Date.now();
    let sent = 0;
    for (let minutes = 0; minutes < 24 * 60; minutes += 12) {
      const now = () => new Date(start + minutes * MINUTE_MS);
      await ask(username, serviceAt(now));
      const mails = await sentMails(test.database, { now });
      sent += mails.length;
      if (minutes === 48) expect(sent).toBe(3);
    }
    expect(sent).toBe(8);
  });

  it("waits with who asks too often from one network, and with everybody while too much waits", async () => {
    const [service, one] = [serviceAt(), client()];
    for (let count = 0; count < 10; count += 1) await service.request(visitor, { account: "siapa" }, one);
    await expect(service.request(visitor, { account: "siapa" }, one)).rejects.toMatchObject({ kind: "throttled" });
    await Promise.all(Array.from({ length: 49 }, () => service.request(visitor, { account: "siapa" }, client())));
    const rows = sql`SELECT kind, subject_id, typed, attempts, created_at, next_attempt_at FROM outgoing_mails`;
    while ((await left()) < 500) {
      await run(
        sql`INSERT INTO outgoing_mails (kind, subject_id, typed, attempts, created_at, next_attempt_at) ${rows}`,
      );
    }
    await expect(ask("siapa")).rejects.toMatchObject({ kind: "throttled" });
  });

  it("is the desk's to replace where no e-mail leaves the library", async () => {
    const service = serviceAt(undefined, false);
    expect([service.isByMail(visitor), serviceAt().isByMail(visitor)]).toEqual([false, true]);
    await expect(ask("siapa", service)).rejects.toMatchObject({ kind: "conflict" });
    expect(await left()).toBe(0);
  });

  const unsent: readonly MailOutcome[] = [
    { kind: "unreachable", replyCode: null },
    { kind: "login", replyCode: 535 },
    { kind: "postponed", replyCode: 451 },
  ];
  it.each(unsent)("is mailed once the mail server takes it again: $kind", async (outcome) => {
    const { username } = await givenMember();
    await ask(username);
    const now = () => new Date(Date.now() + 3 * MINUTE_MS);
    const [failed] = await sentMails(test.database, { outcome });
    expect(await sentMails(test.database)).toEqual([]);
    const [mail] = await sentMails(test.database, { now });
    expect([failed?.to, failed?.key === mail?.key]).toEqual([mail?.to, false]);
    await redeem(/(?:\w{4}-){3}\w{4}/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(await left()).toBe(0);
  });

  it("is mailed again with a code of its own where the sender died in the middle, and given up after an hour", async () => {
    const [member, tardy] = [await givenMember(), await givenMember()];
    await ask(member.username);
    const { outbox } = testOutbox(test.database, { outcome: "never" });
    await outbox.run();
    // Taken up, and neither sent nor put back.
    void outbox.run();
    await ask(tardy.username);
    while ((await test.database.read((reader) => reader.count(sql`FROM outgoing_mails WHERE attempts = 1`))) === 0);
    const later = () => new Date(Date.now() + 6 * MINUTE_MS);
    const mails = await sentMails(test.database, { now: later });
    expect(mails.map(({ to }) => to).sort()).toEqual([member.email, tardy.email].sort());
    await ask(tardy.username);
    expect(await sentMails(test.database, { now: () => new Date(Date.now() + 61 * MINUTE_MS) })).toEqual([]);
    expect(await left()).toBe(0);
  });

  it("is forgotten to have been asked for a day later", async () => {
    const { username, userId } = await givenMember();
    await ask(username);
    await sentMails(test.database);
    const notes = () =>
      test.database.read((reader) => reader.count(sql`FROM password_resets WHERE user_id = ${userId}`));
    await forgetOldResets(test.database, new Date(Date.now() + 23 * 60 * MINUTE_MS));
    expect(await notes()).toBe(1);
    await forgetOldResets(test.database, new Date(Date.now() + 25 * 60 * MINUTE_MS));
    expect(await notes()).toBe(0);
  });

  it("leaves nothing of the code in the tables, and no code is worth anything that was not mailed", async () => {
    const { username } = await givenMember();
    await ask(username);
    const code = await mailedCode(test.database);
    const [note] = await test.database.read((reader) =>
      reader.rows<Record<string, string>>(sql`SELECT * FROM password_resets ORDER BY id DESC LIMIT 1`),
    );
    expect(JSON.stringify(note)).not.toContain(code.slice(0, 4));
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60 }), async (typed) => {
        await expect(redeem(typed)).rejects.toMatchObject({ kind: "validation" });
      }),
      { numRuns: 20 },
    );
    await redeem(code);
  });

  it("is no way around the temporary password's owner: the reset makes the password theirs", async () => {
    const userId = await givenUser(test.database, { username: "sementara" });
    await run(sql`UPDATE users SET email = 'sementara@perpus.example', password_expires_at = '2099-01-01 00:00:00'
      WHERE id = ${userId}`);
    await ask("sementara@perpus.example");
    await redeem(await mailedCode(test.database));
    const session = await sessions().login(visitor, { username: "sementara", password: NEW_PASSWORD }, browser());
    expect(session.viewer.role).toBe("admin");
  });
});
