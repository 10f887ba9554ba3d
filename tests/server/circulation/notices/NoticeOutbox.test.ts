import sql from "sql-template-tag";

import { openDatabase } from "../../../../server/openDatabase.js";
import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { NoticeOutbox } from "../../../../server/circulation/notices/outbox/NoticeOutbox.js";
import { Mailer } from "../../../../server/platform/mail/Mailer.js";
import { QueueKeeper } from "../../../../server/circulation/reservations/QueueKeeper.js";
import { required } from "../../../../server/platform/required.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenWritingLibrary, mailbox } from "../../../support/circulation/givenNotices.js";
import { startMailServer, textOf } from "../../../support/mailServer.js";
import { givenStaff, givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

const THURSDAY = "2026-11-05T02:00:00Z";
const TUESDAY = "2026-11-10T02:00:00Z";
const WEDNESDAY = "2026-11-11T02:00:00Z";

onBothEngines("The outbox of notices", (test) => {
  let box: ReturnType<typeof mailbox>;
  beforeEach(() => {
    box = mailbox();
  });
  const given = (options: Parameters<typeof givenWritingLibrary>[2] = {}) =>
    givenWritingLibrary(test.database, box, options);
  const bodies = () =>
    box.sent.map(({ to, text }) => ({ to, lines: text.split("\n").filter((line) => line.startsWith("- ")) }));

  it("reminds two open days before the due date, once, by a mail server", async () => {
    const server = await startMailServer();
    const library = await givenWritingLibrary(test.database, new Mailer(server.settings));
    await library.lending.borrow(library.admin, { nis: library.nisOf(0), itemCode: library.codes[0] });
    library.setNow("2026-11-04T02:00:00Z");
    await library.outbox.run();
    expect(server.received).toEqual([]);
    library.setNow(THURSDAY);
    await library.outbox.run();
    await library.outbox.run();
    library.setNow("2026-11-06T02:00:00Z");
    await library.outbox.run();
    expect(server.received.map(({ to }) => to)).toEqual([["rina@siswa.example"]]);
    const [mail] = server.received;
    expect(mail?.source).toMatch(/^Subject: Buku hampir jatuh tempo - Perpustakaan Aksara\r$/m);
    expect(textOf(required(mail, "a mail"))).toContain(
      "Buku “Judul 1” jatuh tempo 9 November 2026. Mohon dikembalikan tepat waktu, atau perpanjang di Profil Saya.",
    );
    expect(await library.messages()).toMatchObject([{ status: "sent", attempts: 1, failure: null }]);
    await server.close();
  });

  it("tells of lateness on the first, the seventh and the fourteenth day, with that day's fine", async () => {
    const library = await given({ kinds: ["overdue"] });
    await library.lending.borrow(library.admin, { nis: library.nisOf(0), itemCode: library.codes[0] });
    const reported: (readonly [string, string | undefined])[] = [];
    for (let day = 9; day <= 40; day += 1) {
      const instant = new Date(Date.UTC(2026, 10, day, 2));
      library.setNow(instant.toISOString());
      await library.outbox.run();
      const [mail] = box.sent.splice(0);
      if (mail) reported.push([instant.toISOString().slice(0, 10), /terlambat .*\. /.exec(mail.text)?.[0]]);
    }
    expect(reported).toEqual([
      ["2026-11-10", "terlambat 1 hari, denda sampai hari ini Rp500. "],
      ["2026-11-18", "terlambat 7 hari, denda sampai hari ini Rp3.500. "],
      ["2026-11-27", "terlambat 14 hari, denda sampai hari ini Rp7.000. "],
    ]);
  });

  it("drops what was returned, renewed or lost since it was found, and tells of the new due date", async () => {
    const library = await given({ students: 3, kinds: ["due_soon"] });
    const loans = [];
    for (const index of [0, 1, 2]) {
      loans.push(
        await library.lending.borrow(library.admin, { nis: library.nisOf(index), itemCode: library.codes[index] }),
      );
    }
    library.setNow(THURSDAY);
    await library.outbox.plan();
    await library.lending.returnCopy(library.admin, { itemCode: library.codes[0] });
    await library.lending.renew(library.admin, loans[1]?.borrowingId ?? 0, {});
    await library.lending.reportLost(library.admin, loans[2]?.borrowingId ?? 0, { amount: 1_000 });
    await library.outbox.send();
    expect(box.sent).toEqual([]);
    expect((await library.messages()).map(({ status }) => status)).toEqual(["dropped", "dropped", "dropped"]);
    const reasons = await test.database.read((reader) =>
      reader.rows<{ dropped: string }>(sql`SELECT dropped FROM notices ORDER BY id`),
    );
    expect(reasons.map(({ dropped }) => dropped)).toEqual(["returned", "renewed", "ended"]);
    library.setNow("2026-11-12T02:00:00Z");
    await library.outbox.run();
    expect(bodies()).toEqual([
      { to: "budi@siswa.example", lines: [expect.stringContaining("jatuh tempo 16 November 2026")] },
    ]);
  });

  it("tells what was dropped for a return that is undone, and once", async () => {
    const library = await given({ students: 1, kinds: ["overdue"] });
    const { lending, admin, undo, outbox, codes, nisOf } = library;
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    library.setNow(TUESDAY);
    await outbox.plan();
    const { actId } = await lending.returnCopy(admin, { itemCode: codes[0] });
    await outbox.send();
    expect((await library.messages()).map(({ status }) => status)).toEqual(["dropped"]);
    await undo.undo(admin, actId);
    expect(await library.messages()).toEqual([]);
    await outbox.run();
    await outbox.run();
    expect(bodies()).toEqual([{ to: "rina@siswa.example", lines: [expect.stringContaining("terlambat 1 hari")] }]);
    expect((await library.messages()).map(({ status }) => status)).toEqual(["sent"]);
  });

  it("tells a student all in one message, and what comes later that day on the next", async () => {
    const library = await given({ students: 2, copies: 3 });
    const reservations = new ReservationEditingService(test.database, library.time);
    const { admin, lending, outbox, codes, nisOf } = library;
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1] });
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[2] });
    await reservations.reserve(admin, { bookId: library.bookIds[2], nis: nisOf(0) });
    library.setNow(TUESDAY);
    await outbox.run();
    expect(bodies().sort((one, other) => (one.to < other.to ? 1 : -1))).toEqual([
      {
        to: "rina@siswa.example",
        lines: [expect.stringContaining("Judul 1” jatuh tempo"), expect.stringContaining("Judul 2” jatuh tempo")],
      },
      { to: "budi@siswa.example", lines: [expect.stringContaining("Judul 3” jatuh tempo")] },
    ]);
    box.sent.length = 0;
    await lending.returnCopy(admin, { itemCode: codes[2] });
    library.setNow("2026-11-10T02:10:00Z");
    await outbox.run();
    expect(box.sent).toEqual([]);
    expect(await library.messages()).toMatchObject([{ status: "waiting", studentName: "Rina" }, {}, {}]);
    library.setNow(WEDNESDAY);
    await outbox.run();
    expect(bodies()).toEqual([
      {
        to: "rina@siswa.example",
        lines: ["- Buku “Judul 3” siap diambil dan disimpan sampai 13 November 2026."],
      },
    ]);
  });

  it("tells of a return only once it can no longer be undone, and never of one that was", async () => {
    const library = await given({ kinds: ["ready"] });
    const { admin, lending, outbox, codes, nisOf, undo } = library;
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    const reservations = new ReservationEditingService(test.database, library.time);
    await reservations.reserve(admin, { bookId: library.bookIds[0], nis: nisOf(1) });
    const { actId } = await lending.returnCopy(admin, { itemCode: codes[0] });
    library.setNow("2026-11-02T02:01:10Z");
    await outbox.run();
    await undo.undo(admin, actId);
    library.setNow("2026-11-02T02:05:00Z");
    await outbox.run();
    expect(await library.messages()).toEqual([]);
    await lending.returnCopy(admin, { itemCode: codes[0] });
    library.setNow("2026-11-02T02:06:59Z");
    await outbox.run();
    expect(box.sent).toEqual([]);
    library.setNow("2026-11-02T02:07:00Z");
    await outbox.run();
    expect(bodies()).toEqual([{ to: "budi@siswa.example", lines: [expect.stringContaining("siap diambil")] }]);
  });

  it("says that a reservation has ended, and drops what was fetched", async () => {
    const library = await given({ kinds: ["ready", "expired"] });
    const { admin, lending, outbox, codes, nisOf } = library;
    const reservations = new ReservationEditingService(test.database, library.time);
    for (const copy of [0, 1]) {
      await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[copy] });
      await reservations.reserve(admin, { bookId: library.bookIds[copy], nis: nisOf(1) });
      await lending.returnCopy(admin, { itemCode: codes[copy] });
    }
    library.setNow("2026-11-02T02:10:00Z");
    await outbox.plan();
    await lending.borrow(admin, { nis: nisOf(1), itemCode: codes[0] });
    await outbox.send();
    expect(bodies()).toEqual([{ to: "budi@siswa.example", lines: [expect.stringContaining("Judul 2” siap diambil")] }]);
    box.sent.length = 0;
    library.setNow("2026-11-05T17:00:00Z");
    await new QueueKeeper(test.database, library.time).keep();
    library.setNow("2026-11-06T02:00:00Z");
    await outbox.run();
    expect(bodies()).toEqual([
      {
        to: "budi@siswa.example",
        lines: ["- Buku “Judul 2” tidak diambil sampai 5 November 2026, jadi reservasinya berakhir."],
      },
    ]);
  });

  it("tells of a loss, unless the book was found or made good", async () => {
    const library = await given({ students: 2, copies: 2, kinds: ["lost"] });
    const { admin, lending, outbox, codes, nisOf } = library;
    for (const index of [0, 1]) {
      const { borrowingId } = await lending.borrow(admin, { nis: nisOf(index), itemCode: codes[index] });
      await lending.reportLost(admin, borrowingId, { amount: 40_000 });
    }
    library.setNow("2026-11-02T02:10:00Z");
    await outbox.plan();
    await lending.returnCopy(admin, { itemCode: codes[0] });
    await outbox.send();
    expect(bodies()).toEqual([{ to: "budi@siswa.example", lines: [expect.stringContaining("tercatat hilang")] }]);
  });

  it("writes to nobody at night, without an address, or of what is switched off", async () => {
    const library = await given({ students: 3, kinds: ["due_soon", "overdue"] });
    for (const index of [0, 1, 2]) {
      await library.lending.borrow(library.admin, { nis: library.nisOf(index), itemCode: library.codes[index] });
    }
    const clear = (index: number) =>
      test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE students SET email = NULL WHERE id = ${library.studentIds[index]}`),
      );
    await clear(1);
    library.setNow("2026-11-04T23:59:00Z");
    await library.outbox.run();
    expect(box.sent).toEqual([]);
    await clear(2);
    library.setNow("2026-11-05T00:00:00Z");
    await library.outbox.run();
    expect(box.sent.map(({ to }) => to)).toEqual(["rina@siswa.example"]);
    expect(await library.messages()).toMatchObject([
      { studentName: "Sari", status: "failed", failure: "no_address" },
      { studentName: "Rina", status: "sent" },
    ]);
    library.setNow("2026-11-10T12:30:00Z");
    await library.outbox.run();
    await library.switchOn([]);
    library.setNow(WEDNESDAY);
    await library.outbox.run();
    expect(box.sent).toHaveLength(1);
    expect(await library.messages()).toMatchObject([{ status: "dropped" }, {}, {}]);
  });

  it("sends each message once though two servers look at the same time", async () => {
    const library = await given({ students: 5, copies: 5 });
    for (const index of [0, 1, 2, 3, 4]) {
      await library.lending.borrow(library.admin, { nis: library.nisOf(index), itemCode: library.codes[index] });
    }
    library.setNow(THURSDAY);
    const second = await openDatabase({ url: test.url });
    const other = library.outboxOf(second);
    await Promise.all([library.outbox.run(), other.run(), library.outbox.run()]);
    await Promise.all([other.run(), library.outbox.run()]);
    await second.close();
    expect(box.sent.map(({ to }) => to).sort()).toEqual(
      ["rina", "budi", "sari", "dewi", "joko"].map((name) => `${name}@siswa.example`).sort(),
    );
    expect(new Set(box.sent.map(({ key }) => key)).size).toBe(5);
  });

  it("never sends again what a server that died may have sent, and lets a person decide", async () => {
    const library = await given();
    await library.lending.borrow(library.admin, { nis: library.nisOf(0), itemCode: library.codes[0] });
    library.setNow(THURSDAY);
    // It has handed the mail over, and is gone before it could write that down.
    const dying = await openDatabase({ url: test.url });
    const handedOver = new Promise<void>((resolve) => {
      const gone = { send: () => new Promise<never>(() => resolve()) };
      void library.outboxOf(dying, gone).run();
    });
    await handedOver;
    await dying.close();
    await library.outbox.run();
    expect(await library.messages()).toMatchObject([{ status: "sending" }]);
    library.setNow("2026-11-05T02:11:00Z");
    await library.outbox.run();
    expect(box.sent).toEqual([]);
    const [message] = await library.messages();
    expect(message).toMatchObject({ status: "failed", failure: "uncertain" });
    await library.editing.retry(library.admin, message?.id ?? 0);
    await library.outbox.run();
    expect(box.sent).toHaveLength(1);
    expect(await library.messages()).toMatchObject([{ status: "sent", failure: null }]);
  });

  it("asks again with growing pauses where the server wants that, and gives up after five times", async () => {
    const library = await given();
    await library.lending.borrow(library.admin, { nis: library.nisOf(0), itemCode: library.codes[0] });
    library.setNow(TUESDAY);
    box.answer(...Array.from({ length: 5 }, () => ({ kind: "postponed", replyCode: 451 }) as const));
    const attempts: number[] = [];
    for (const after of [0, 4, 5, 34, 35, 155, 635, 1_500, 3_000]) {
      library.setNow(new Date(Date.parse(TUESDAY) + after * 60_000).toISOString());
      await library.outbox.run();
      attempts.push((await library.messages()).at(-1)?.attempts ?? 0);
    }
    // At 635 minutes it is night.
    expect(attempts).toEqual([1, 1, 2, 2, 3, 4, 4, 5, 5]);
    expect((await library.messages()).at(-1)).toMatchObject({ status: "failed", failure: "postponed", replyCode: 451 });
  });

  it("gives what joins a message that was tried already all of its own attempts", async () => {
    const library = await given({ students: 1, kinds: ["overdue", "lost"] });
    const { lending, admin, outbox, codes, nisOf } = library;
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    const other = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1] });
    library.setNow(TUESDAY);
    box.answer(...Array.from({ length: 5 }, () => ({ kind: "postponed", replyCode: 451 }) as const));
    const minutesLater = (minutes: number) =>
      library.setNow(new Date(Date.parse(TUESDAY) + minutes * 60_000).toISOString());
    for (const after of [0, 5, 35, 155]) {
      minutesLater(after);
      await outbox.run();
    }
    expect(await library.messages()).toMatchObject([{ status: "waiting", attempts: 4 }]);
    await lending.reportLost(admin, other.borrowingId, { amount: 1_000 });
    library.setNow(WEDNESDAY);
    await outbox.run();
    expect(await library.messages()).toMatchObject([{ status: "waiting", attempts: 1, failure: "postponed" }]);
    library.setNow(new Date(Date.parse(WEDNESDAY) + 5 * 60_000).toISOString());
    await outbox.run();
    expect(await library.messages()).toMatchObject([{ status: "sent" }]);
    expect(bodies()[0]?.lines).toHaveLength(2);
  });

  it("gives a refused address up at once, and troubles nobody else with it", async () => {
    const library = await given({ students: 2 });
    for (const index of [0, 1]) {
      await library.lending.borrow(library.admin, { nis: library.nisOf(index), itemCode: library.codes[index] });
    }
    library.setNow(THURSDAY);
    box.answer({ kind: "refused", replyCode: 550 });
    await library.outbox.run();
    expect(await library.messages()).toMatchObject([
      { status: "sent" },
      { status: "failed", failure: "refused", replyCode: 550 },
    ]);
  });

  it("lets all wait while no server answers, without counting it against any, and for three days at most", async () => {
    const library = await given({ students: 2, kinds: ["overdue"] });
    for (const index of [0, 1]) {
      await library.lending.borrow(library.admin, { nis: library.nisOf(index), itemCode: library.codes[index] });
    }
    library.setNow(TUESDAY);
    const down = { kind: "unreachable", replyCode: null } as const;
    box.answer(down);
    await library.outbox.run();
    await library.outbox.run();
    const waiting = { status: "waiting", attempts: 0, failure: "unreachable" };
    expect(await library.messages()).toMatchObject([waiting, waiting]);
    library.setNow("2026-11-10T02:10:00Z");
    await library.outbox.run();
    expect(box.sent).toHaveLength(2);
    box.sent.length = 0;
    library.setNow("2026-11-18T02:00:00Z");
    box.answer(down);
    await library.outbox.run();
    library.setNow("2026-11-21T03:00:00Z");
    await library.outbox.run();
    expect(box.sent).toEqual([]);
    expect((await library.messages()).slice(0, 2)).toMatchObject([
      { status: "failed", failure: "unreachable" },
      { status: "failed", failure: "unreachable" },
    ]);
  });

  it("finds all that is due before it sends, so that a student gets one message though it takes many batches", async () => {
    const library = await given({ copies: 3 });
    for (const copy of [0, 1, 2]) {
      await library.lending.borrow(library.admin, { nis: library.nisOf(0), itemCode: library.codes[copy] });
    }
    library.setNow(TUESDAY);
    const names = { libraryName: "Perpustakaan Aksara", publicUrl: undefined };
    await new NoticeOutbox(test.database, box, names, library.time, 1).run();
    expect(bodies().map(({ lines }) => lines.length)).toEqual([3]);
  });

  it("lets the others wait after one that may have arrived, and writes to nobody once it is evening", async () => {
    const library = await given({ students: 3 });
    for (const index of [0, 1, 2]) {
      await library.lending.borrow(library.admin, { nis: library.nisOf(index), itemCode: library.codes[index] });
    }
    library.setNow("2026-11-10T11:45:00Z");
    box.answer({ kind: "uncertain", replyCode: null });
    await library.outbox.run();
    await library.outbox.run();
    expect(box.sent).toEqual([]);
    const waiting = { status: "waiting", attempts: 0, failure: null };
    const uncertain = { status: "failed", failure: "uncertain" };
    expect(await library.messages()).toMatchObject([waiting, waiting, uncertain]);
    library.setNow("2026-11-10T11:59:00Z");
    const slow = {
      send: (mail: Parameters<typeof box.send>[0]) => {
        library.setNow("2026-11-10T12:00:00Z");
        return box.send(mail);
      },
    };
    await library.outboxOf(test.database, slow).run();
    expect(await library.messages()).toMatchObject([waiting, { status: "sent" }, uncertain]);
  });

  it("gives up nothing that was never tried, and nothing that was added less than three days ago", async () => {
    const library = await given({ students: 1, copies: 2, kinds: ["overdue", "lost"] });
    const { admin, lending, outbox, codes, nisOf } = library;
    const { borrowingId } = await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1] });
    library.setNow(TUESDAY);
    await outbox.plan();
    const down = { kind: "unreachable", replyCode: null } as const;
    box.answer(down, down);
    library.setNow("2026-11-14T02:00:00Z");
    await outbox.run();
    expect(await library.messages()).toMatchObject([{ status: "waiting", failure: "unreachable" }]);
    await lending.reportLost(admin, borrowingId, { amount: 1_000 });
    library.setNow("2026-11-14T02:10:00Z");
    await outbox.run();
    library.setNow("2026-11-17T02:05:00Z");
    await outbox.run();
    expect(bodies()).toEqual([{ to: "rina@siswa.example", lines: [expect.any(String), expect.any(String)] }]);
  });

  it("puts a message back, uncounted, where it is stopped before the text", async () => {
    const server = await startMailServer({ onRcptTo: () => void outbox.stop() });
    const library = await given();
    await library.lending.borrow(library.admin, { nis: library.nisOf(0), itemCode: library.codes[0] });
    library.setNow(THURSDAY);
    const outbox = library.outboxOf(test.database, new Mailer(server.settings));
    await outbox.run();
    await server.close();
    expect(await library.messages()).toMatchObject([{ status: "waiting", attempts: 0, failure: null }]);
    await library.outbox.run();
    expect(box.sent).toHaveLength(1);
  });

  it("forgets what ended a year ago", async () => {
    const library = await given();
    await library.lending.borrow(library.admin, { nis: library.nisOf(0), itemCode: library.codes[0] });
    library.setNow(THURSDAY);
    await library.outbox.run();
    library.setNow("2027-11-04T02:00:00Z");
    await library.outbox.forgetOld();
    expect(await library.messages()).toHaveLength(1);
    library.setNow("2027-11-06T02:00:00Z");
    await library.outbox.forgetOld();
    expect(await library.messages()).toEqual([]);
  });

  it("lets librarians alone see it and retry what has failed, and administrators alone test the server", async () => {
    const library = await given();
    const { editing, admin } = library;
    await library.lending.borrow(admin, { nis: library.nisOf(0), itemCode: library.codes[0] });
    library.setNow(THURSDAY);
    box.answer({ kind: "refused", replyCode: 550 });
    await library.outbox.run();
    const id = (await library.messages())[0]?.id ?? 0;
    const student = await givenStudentViewer(test.database);
    const staff = await givenStaff(test.database);
    expect(await expectDomainError(editing.retry(student, id))).toMatchObject({ kind: "forbidden" });
    expect(await expectDomainError(editing.sendTest(staff, { to: "a@b.example" }))).toMatchObject({
      kind: "forbidden",
    });
    expect(await expectDomainError(editing.retry(admin, 999_999))).toMatchObject({ kind: "notFound" });
    expect(await editing.retry(staff, id)).toMatchObject({ status: "waiting", failure: null });
    expect(await expectDomainError(editing.retry(admin, id))).toMatchObject({ kind: "conflict" });
    expect(await expectDomainError(editing.sendTest(admin, { to: "rina" }))).toMatchObject({
      fields: { to: expect.any(String) },
    });
    box.answer({ kind: "login", replyCode: 535 });
    expect(await expectDomainError(editing.sendTest(admin, { to: "a@b.example" }))).toMatchObject({
      kind: "conflict",
      message: "Server email menolak akun atau alamat pengirim perpustakaan (kode 535).",
    });
    expect(await editing.sendTest(admin, { to: "a@b.example" })).toBe("a@b.example");
    const trail = await test.database.read((reader) =>
      reader.rows<{ text: string }>(
        sql`SELECT CONCAT(action, ' ', COALESCE(after_values, '')) AS text FROM audit_entries
          WHERE record_type = 'notice' ORDER BY id`,
      ),
    );
    expect(trail.map(({ text }) => text).slice(-2)).toEqual(['notice.retry {"status":"waiting"}', "notice.test "]);
  });
});
