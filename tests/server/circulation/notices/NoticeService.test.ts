import sql from "sql-template-tag";

import { NoticeEditingService } from "../../../../server/circulation/notices/NoticeEditingService.js";
import { noticesOf } from "../../../../server/circulation/notices/noticeReads.js";
import { NoticeService } from "../../../../server/circulation/notices/NoticeService.js";
import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { givenWritingLibrary, mailbox } from "../../../support/circulation/givenNotices.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";

onBothEngines("The outbox as librarians see it", (test) => {
  /** Rina's loan falls due; what Budi has reserved is ready, and his e-mail is refused. */
  async function givenTwoMessages() {
    const box = mailbox();
    const library = await givenWritingLibrary(test.database, box, { students: 2, copies: 2 });
    const { admin, lending, codes, nisOf, bookIds } = library;
    const reservations = new ReservationEditingService(test.database, library.time);
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1] });
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await reservations.reserve(admin, { bookId: bookIds[1], nis: nisOf(1) });
    library.setNow("2026-11-05T01:00:00Z");
    await lending.returnCopy(admin, { itemCode: codes[1] });
    library.setNow("2026-11-05T02:00:00Z");
    await library.outbox.plan();
    for (const { studentName } of (await library.messages()).reverse()) {
      box.answer(studentName === "Rina" ? { kind: "sent" } : { kind: "refused", replyCode: 550 });
    }
    return { ...library, list: new NoticeService(test.database) };
  }

  it("is narrowed by state, by kind and by student, and counted so", async () => {
    const { admin, list, outbox } = await givenTwoMessages();
    await outbox.send();
    const rows = (await list.page(admin, {}, { first: 10 })).edges.map(({ node }) => node);
    const failed = rows.find(({ status }) => status === "failed");
    const found = async (args: Parameters<typeof list.page>[1]) => ({
      ids: (await list.page(admin, args, { first: 10 })).edges.map(({ node }) => node.id),
      count: await list.count(admin, args),
    });

    expect(rows.map(({ status }) => status).sort()).toEqual(["failed", "sent"]);
    expect(await found({})).toEqual({ ids: rows.map(({ id }) => id), count: 2 });
    expect(await found({ status: null, kind: null, studentId: null })).toEqual(await found({}));
    expect(await found({ status: "failed" })).toEqual({ ids: [failed?.id], count: 1 });
    expect(await found({ kind: "lost" })).toEqual({ ids: [], count: 0 });
    for (const { id, studentId } of rows) {
      expect(await found({ studentId })).toEqual({ ids: [id], count: 1 });
    }
    const reported = await test.database.read((reader) =>
      noticesOf(
        reader,
        rows.map(({ id }) => id),
      ),
    );
    for (const [id, notices] of reported) {
      for (const { kind } of notices) {
        expect(await found({ kind })).toEqual({ ids: [id], count: 1 });
      }
    }
  });

  it("names the book of a loan and of a reservation", async () => {
    const { messages } = await givenTwoMessages();
    const rows = await messages();
    const reported = await test.database.read((reader) =>
      noticesOf(
        reader,
        rows.map(({ id }) => id),
      ),
    );
    const titles = rows.map(({ id, studentName }) => [
      studentName,
      reported.get(id)?.map(({ kind, bookTitle }) => `${kind} ${bookTitle}`),
    ]);

    expect(Object.fromEntries(titles)).toEqual({ Rina: ["due_soon Judul 1"], Budi: ["ready Judul 2"] });
  });

  it("retries nothing for a student whose next e-mail waits, and says in the audit trail what it was", async () => {
    const { admin, editing, messages, outbox } = await givenTwoMessages();
    await outbox.send();
    const failed = (await messages()).find(({ status }) => status === "failed");
    const id = failed?.id ?? 0;
    const setOpen = (student: number | null) =>
      test.database.write({ viewer: admin }, async (tx) => {
        await tx.run(sql`UPDATE notice_messages SET open_student_id = ${student} WHERE id <> ${id}`);
        return { result: undefined, audit: [] };
      });
    await setOpen(failed?.studentId ?? 0);
    expect(await expectDomainError(editing.retry(admin, id))).toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("masih menunggu"),
    });
    await setOpen(null);
    await editing.retry(admin, id);
    const [entry] = await test.database.read((reader) =>
      reader.rows<{ beforeValues: string; afterValues: string }>(
        sql`SELECT before_values AS beforeValues, after_values AS afterValues FROM audit_entries
            WHERE action = 'notice.retry' ORDER BY id DESC LIMIT 1`,
      ),
    );
    expect(entry).toEqual({ beforeValues: '{"status":"failed"}', afterValues: '{"status":"waiting"}' });
  });

  it("says from which address it writes, or that it cannot", async () => {
    const { admin, editing, time } = await givenTwoMessages();
    const without = new NoticeEditingService(test.database, null, "Perpustakaan Aksara", time);

    expect(editing.delivery(admin)).toEqual({ isConfigured: true, senderAddress: "perpus@sekolah.example" });
    expect(without.delivery(admin)).toEqual({ isConfigured: false, senderAddress: null });
    expect(await expectDomainError(without.sendTest(admin, { to: "a@b.example" }))).toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("Minta pengelola server"),
    });
  });
});
