import sql from "sql-template-tag";

import { ActivationService } from "../../../server/activation/ActivationService.js";
import { auditEntryTable } from "../../../server/audit/AuditEntry.entity.js";
import { LoginThrottler } from "../../../server/platform/auth/LoginThrottler.js";
import { pick } from "../../../server/platform/database/columns.js";
import { dayIn } from "../../../server/platform/time/libraryClock.js";
import { forgetRegistrations } from "../../../server/registrations/forgetRegistrations.js";
import { RegistrationDecisionService } from "../../../server/registrations/RegistrationDecisionService.js";
import { RegistrationService } from "../../../server/registrations/RegistrationService.js";
import { MemberKindEditingService } from "../../../server/students/memberKinds/MemberKindEditingService.js";
import { studentDependents } from "../../../server/studentDependents.js";
import { type AdminViewer, system, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { fc } from "../../support/fastCheck.js";
import { givenAdmin, givenStudent } from "../../support/people.js";
import { mailedCode, sentMails, testKeys } from "../../support/sentMails.js";
import { testWrite } from "../../support/testWrite.js";

const DAY_MS = 86_400_000;
const ZONE = "Asia/Jakarta";
const KIND = 2;

onBothEngines("A registration by oneself", (test) => {
  let admin: AdminViewer;
  let sequence = 0;
  const serviceAt = (sendsMail = true) =>
    new RegistrationService(test.database, { keys: testKeys, timeZone: ZONE, sendsMail });
  const decisions = (sendsMail = true) =>
    new RegistrationDecisionService(test.database, { timeZone: ZONE, now: () => new Date(), sendsMail });
  const run = (statement: ReturnType<typeof sql>) => test.database.write(testWrite, (tx) => tx.run(statement));
  const client = () => {
    sequence += 1;
    return { address: `10.2.${sequence >> 8}.${sequence & 255}` };
  };
  const person = (given: object = {}) => {
    sequence += 1;
    return {
      requestKey: `pendaftaran-${sequence}`,
      memberKindId: KIND,
      name: `Pendaftar ${sequence}`,
      birthDate: "1990-03-11",
      phone: `0812-0000-${String(sequence).padStart(4, "0")}`,
      agreed: true,
      ...given,
    };
  };
  const register = (given: object = {}, service = serviceAt()) => service.create(visitor, person(given), client());
  const newest = async () => {
    const { edges } = await serviceAt().page(admin, {}, { first: 1 });
    const [edge] = edges;
    if (!edge) throw new Error("Nobody has registered");
    return edge.node;
  };
  const fieldsOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => [],
      (error: unknown) => (error as { fields: { name: string }[] }).fields.map(({ name }) => name),
    );

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    await new MemberKindEditingService(test.database, studentDependents).update(system, KIND, {
      selfRegistration: true,
    });
  });
  beforeEach(async () => {
    await run(sql`DELETE FROM registrations`);
    await run(sql`DELETE FROM outgoing_mails`);
  });

  it("is for the active kinds that allow it, and no kind does until the library says so", async () => {
    const { kinds, confirmsByMail } = await serviceAt().selfRegistration(visitor);
    expect([kinds.map(({ id }) => id), confirmsByMail]).toEqual([[KIND], true]);
    expect(await fieldsOf(register({ memberKindId: 1 }))).toEqual(["memberKindId"]);
    expect(await fieldsOf(register({ memberKindId: 999 }))).toEqual(["memberKindId"]);
    await run(sql`UPDATE member_kinds SET active = 0 WHERE id = ${KIND}`);
    expect((await serviceAt().selfRegistration(visitor)).kinds).toEqual([]);
    expect(await fieldsOf(register())).toEqual(["memberKindId"]);
    await run(sql`UPDATE member_kinds SET active = 1 WHERE id = ${KIND}`);
  });

  it("waits for the desk with what was typed, and is no member", async () => {
    const members = () => test.database.read((reader) => reader.count(sql`FROM students`));
    const before = await members();
    await register({
      name: "  Dewi   Lestari ",
      nis: "",
      address: "Jl. Merdeka 1",
      occupation: "Guru",
      className: "X",
    });
    expect(await newest()).toMatchObject({
      state: "waiting",
      name: "Dewi Lestari",
      nis: null,
      address: "Jl. Merdeka 1",
      occupation: "Guru",
      className: null,
      birthDate: "1990-03-11",
      emailConfirmedAt: null,
    });
    expect(await members()).toBe(before);
  });

  it.each([
    ["agreed", { agreed: false }],
    ["birthDate", { birthDate: null }],
    ["birthDate", { birthDate: "2999-01-01" }],
    ["phone", { phone: null }],
    ["phone", { phone: "nol delapan" }],
    ["email", { email: "bukan alamat" }],
    ["name", { name: " " }],
    ["name", { name: "x".repeat(256) }],
    ["address", { address: "x".repeat(501) }],
    ["nis", { nis: "<b>1</b>" }],
    ["requestKey", { requestKey: "" }],
  ])("names the field that is wrong: %s", async (name, given) => {
    expect(await fieldsOf(register(given))).toEqual([name]);
  });

  it("asks for a guardian until the day on which somebody is seventeen", async () => {
    const today = dayIn(ZONE, new Date());
    const born = (yearsAgo: number, day = today.slice(4)) =>
      `${Number(today.slice(0, 4)) - yearsAgo}${day === "-02-29" ? "-03-01" : day}`;
    expect(await fieldsOf(register({ birthDate: born(16), phone: null }))).toEqual(["guardianName", "guardianPhone"]);
    expect(await fieldsOf(register({ birthDate: born(18) }))).toEqual([]);
    const guardian = { guardianName: "Dewi", guardianPhone: "0813-4567-8901" };
    expect(await fieldsOf(register({ birthDate: born(10), phone: null, ...guardian }))).toEqual([]);
  });

  it("is one, however often its form is sent", async () => {
    const same = person();
    await Promise.all([1, 2, 3].map(() => serviceAt().create(visitor, same, client())));
    await serviceAt().create(visitor, same, client());
    expect(await serviceAt().count(admin, {})).toBe(1);
  });

  it("has an address that is confirmed by the mailed code", async () => {
    expect(await register({ email: "dewi@contoh.id" })).toEqual({ confirmsByMail: true });
    const [mail] = await sentMails(test.database);
    expect([mail?.to, /register#kode=(?:\w{4}-){3}\w{4}/.test(mail?.text ?? "")]).toEqual(["dewi@contoh.id", true]);
    expect(mail?.text).not.toContain("Pendaftar");
    const code = codeIn(mail?.text);
    const confirm = (typed: string) => serviceAt().confirm(visitor, { code: typed }, client());
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60 }), async (typed) => {
        await expect(confirm(typed)).rejects.toMatchObject({ kind: "validation" });
      }),
      { numRuns: 15 },
    );
    expect((await newest()).emailConfirmedAt).toBeNull();
    await confirm(code.toLowerCase());
    await confirm(code);
    expect((await newest()).emailConfirmedAt).not.toBeNull();
  });

  it("waits unconfirmed where no e-mail leaves the library, or none was given", async () => {
    expect(await register({ email: "dewi@contoh.id" }, serviceAt(false))).toEqual({ confirmsByMail: false });
    expect(await register()).toEqual({ confirmsByMail: false });
    expect([await sentMails(test.database), await serviceAt().count(admin, { state: "waiting" })]).toEqual([[], 2]);
  });

  it("shows the desk the members who may be the same person, and by what", async () => {
    const id = await givenStudent(test.database, { nis: "KEM-7", name: "Siti Aminah" });
    const other = await givenStudent(test.database, { name: "Siti Aminah" });
    await run(sql`UPDATE students SET birth_date = '1990-03-11', phone = '+6281299998888', email = 'Siti@contoh.id'
      WHERE id = ${id}`);
    await run(sql`UPDATE students SET birth_date = '1980-01-01' WHERE id = ${other}`);
    await register({ name: "siti aminah", nis: "kem-7", phone: "0812-9999-8888", email: "siti@contoh.id" });
    const signs = ["number", "nameAndBirthDate", "phone", "email"];
    expect(await serviceAt().doubles(admin, [await newest()])).toEqual([
      [{ studentId: id, nis: "KEM-7", name: "Siti Aminah", signs }],
    ]);
    await register();
    expect(await serviceAt().doubles(admin, [await newest()])).toEqual([[]]);
  });

  it("shows the double of one registration beside another whose telephone is that of a whole school", async () => {
    for (let number = 0; number < 110; number += 1) {
      await givenStudent(test.database, { nis: `SATU-${number}`, name: `Murid ${number}` });
    }
    await run(sql`UPDATE students SET phone = '021-555-0101' WHERE nis LIKE 'SATU-%'`);
    const id = await givenStudent(test.database, { nis: "KEM-8", name: "Bima Sakti" });
    await register({ name: "Murid Lain", phone: "021 555 0101" });
    const shared = await newest();
    await register({ name: "Bima", nis: "kem-8" });
    const [many, one] = await serviceAt().doubles(admin, [shared, await newest()]);
    expect(many).toHaveLength(20);
    expect(one).toEqual([{ studentId: id, nis: "KEM-8", name: "Bima Sakti", signs: ["number"] }]);
  });

  it("proposes the number that the person knows, or the one behind the kind's newest member", async () => {
    await givenStudent(test.database, { nis: "UMUM-0098", memberKindId: KIND });
    await givenStudent(test.database, { nis: "UMUM-0099", memberKindId: 1 });
    await register({ nis: "SAYA-1" });
    expect(await serviceAt().proposedNumber(admin, await newest())).toBe("SAYA-1");
    await register({ nis: "UMUM-0098" });
    expect(await serviceAt().proposedNumber(admin, await newest())).toBe("UMUM-0100");
  });

  it("becomes a member once it is accepted, also by two at once, and is told with a code that opens the account", async () => {
    await register({ email: "dewi@contoh.id", name: "Dewi Lestari", education: "S1" });
    await serviceAt().confirm(visitor, { code: await mailedCode(test.database) }, client());
    const { id } = await newest();
    const outcomes = await Promise.allSettled(
      ["DEWI-1", "DEWI-2"].map((nis) => decisions().accept(admin, id, { nis })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const accepted = await newest();
    const members = await test.database.read((reader) =>
      reader.rows<Record<string, unknown>>(
        sql`SELECT id, nis, name, education, member_kind_id, status FROM students WHERE name = 'Dewi Lestari'`,
      ),
    );
    expect(members).toHaveLength(1);
    expect(members[0]).toMatchObject({
      id: accepted.studentId,
      education: "S1",
      member_kind_id: KIND,
      status: "active",
    });
    expect(accepted).toMatchObject({ state: "accepted", deciderName: admin.username });
    const entries = await test.database.read((reader) =>
      reader.select(pick(auditEntryTable, "action", "afterValues"), sql`FROM audit_entries ORDER BY id DESC LIMIT 2`),
    );
    expect(entries.map(({ action }) => action).sort()).toEqual(["registration.accept", "student.create"]);
    expect(JSON.stringify(entries)).not.toContain("dewi@contoh.id");
    const [mail] = await sentMails(test.database);
    const [, nis = "", code = ""] = /activate#nis=([\w-]+)&kode=([\w-]+)/.exec(mail?.text ?? "") ?? [];
    const activation = new ActivationService(test.database, {
      keys: testKeys,
      throttler: new LoginThrottler(test.database, testKeys),
      libraryName: "Perpustakaan",
    });
    const browser = { ...client(), device: null, token: null };
    const account = { nis, code, username: `dewi.${sequence}`, password: "ombak-kapur-biru" };
    expect((await activation.activate(visitor, account, browser)).user.studentId).toBe(accepted.studentId);
  });

  it("sends no code to an address that nobody has confirmed, nor one that would end the desk's", async () => {
    const activation = new ActivationService(test.database, {
      keys: testKeys,
      throttler: new LoginThrottler(test.database, testKeys),
      libraryName: "Perpustakaan",
    });
    await register({ email: "siapa@contoh.id" });
    await sentMails(test.database);
    await decisions().accept(admin, (await newest()).id, { nis: "TANPA-1" });
    const [unconfirmed] = await sentMails(test.database);
    expect(unconfirmed?.text).toContain("Datanglah ke meja petugas");
    expect(unconfirmed?.text).not.toMatch(/kode=|TANPA-1/);
    await register({ email: "dewi@contoh.id" });
    await serviceAt().confirm(visitor, { code: await mailedCode(test.database) }, client());
    const { studentId } = await decisions().accept(admin, (await newest()).id, { nis: "CETAK-1" });
    await activation.createCode(admin, studentId ?? 0, {});
    const [mail] = await sentMails(test.database);
    expect(mail?.text).not.toContain("kode=");
  });

  it("is sent a code of its own again where the first mail did not leave", async () => {
    await register({ email: "dewi@contoh.id" });
    await serviceAt().confirm(visitor, { code: await mailedCode(test.database) }, client());
    await decisions().accept(admin, (await newest()).id, { nis: "LAGI-1" });
    await sentMails(test.database, { outcome: { kind: "unreachable", replyCode: null } });
    const [mail] = await sentMails(test.database, { now: () => new Date(Date.now() + 180_000) });
    expect(mail?.text).toMatch(/activate#nis=LAGI-1&kode=/);
  });

  it("refuses a number that another member has, naming the field, and waits on", async () => {
    await givenStudent(test.database, { nis: "ADA-1" });
    await register();
    const { id } = await newest();
    expect(await fieldsOf(decisions().accept(admin, id, { nis: "ADA-1" }))).toEqual(["nis"]);
    expect((await newest()).state).toBe("waiting");
  });

  it("is rejected with a reason that the person is told, and decided once", async () => {
    await register({ email: "dewi.ditolak@contoh.id" });
    const [first] = await sentMails(test.database);
    await serviceAt().confirm(visitor, { code: codeIn(first?.text) }, client());
    const { id } = await newest();
    expect(await fieldsOf(decisions().reject(admin, id, { reason: " " }))).toEqual(["reason"]);
    await decisions().reject(admin, id, { reason: "Sudah terdaftar." });
    const [mail] = await sentMails(test.database);
    expect([mail?.to, mail?.text.includes("Alasan: Sudah terdaftar.")]).toEqual(["dewi.ditolak@contoh.id", true]);
    await expect(decisions().accept(admin, id, { nis: "X-1" })).rejects.toMatchObject({ kind: "conflict" });
    await expect(decisions().reject(admin, 999_999, { reason: "x" })).rejects.toMatchObject({ kind: "notFound" });
  });

  it("writes to an address that nobody has confirmed three times a day at most, and keeps it for no member", async () => {
    for (let count = 0; count < 5; count += 1) await register({ email: "Orang.Lain@contoh.id" });
    expect(await sentMails(test.database)).toHaveLength(3);

    const { id } = await newest();
    await decisions().reject(admin, id, { reason: "Bukan dari sini." });
    expect(await sentMails(test.database)).toEqual([]);
    await register({ email: "orang.lain@contoh.id" });
    const { id: other } = await newest();
    const { studentId } = await decisions().accept(admin, other, { nis: "TANPA-SUREL-1" });
    const [student] = await test.database.read((reader) =>
      reader.rows<{ readonly email: string | null }>(sql`SELECT email FROM students WHERE id = ${studentId}`),
    );
    expect(student?.email).toBeNull();
  });

  it("is bounded for a whole customer of a provider too, who has a network for each of them", async () => {
    const service = serviceAt();
    const from = (network: number) => ({ address: `2001:db8:7:${network.toString(16)}::1` });
    for (let count = 0; count < 80; count += 1) await service.create(visitor, person(), from(count));
    await expect(service.create(visitor, person(), from(81))).rejects.toThrow("Terlalu banyak pendaftaran");
    await service.create(visitor, person(), { address: "2001:db8:8::1" });
  });

  it("waits with a network that sends too many, and with everybody once three hundred wait", async () => {
    const [service, one] = [serviceAt(), client()];
    for (let count = 0; count < 40; count += 1) await service.create(visitor, person(), one);
    await expect(service.create(visitor, person(), one)).rejects.toMatchObject({ kind: "throttled" });
    const wait = (await serviceAt().count(admin, {})) - 300;
    for (let left = wait; left < 0; left += 1) {
      sequence += 1;
      await run(sql`INSERT INTO registrations (request_key, member_kind_id, name, name_key, birth_date, created_at)
        VALUES (${`isi-${sequence}`}, ${KIND}, 'Isi', 'isi', '1990-01-01', '2026-11-01 00:00:00')`);
    }
    await expect(register()).rejects.toMatchObject({ kind: "conflict" });
  });

  it("is forgotten: unconfirmed after a week, undecided after ninety days, decided after thirty", async () => {
    const after = (days: number) => forgetRegistrations(test.database, new Date(Date.now() + days * DAY_MS));
    const left = () => serviceAt().count(admin, {});
    await register({ email: "dewi@contoh.id" });
    await sentMails(test.database);
    await register();
    await register({ nis: "LUPA-1" });
    await decisions().reject(admin, (await newest()).id, { reason: "Tidak." });
    await after(6);
    expect(await left()).toBe(3);
    await after(8);
    expect(await left()).toBe(2);
    await after(31);
    expect(await left()).toBe(1);
    await after(89);
    expect(await left()).toBe(1);
    await after(91);
    expect(await left()).toBe(0);
  });

  it("goes over to the kind that replaces its own", async () => {
    const kinds = new MemberKindEditingService(test.database, studentDependents);
    const { id } = await kinds.create(system, { name: "Sementara", numberName: "No.", selfRegistration: true });
    await register({ memberKindId: id });
    await expect(kinds.delete(system, id, {})).rejects.toMatchObject({ kind: "conflict" });
    await kinds.delete(system, id, { replacementId: KIND });
    expect((await newest()).memberKindId).toBe(KIND);
  });
});

function codeIn(text: string | undefined): string {
  return /(?:\w{4}-){3}\w{4}/.exec(text ?? "")?.[0] ?? "";
}
