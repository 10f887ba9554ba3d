import sql from "sql-template-tag";

import type { NoticeKind } from "../../../server/settings/noticeKinds.js";
import { SettingsService } from "../../../server/settings/SettingsService.js";
import { SuggestionEditingService } from "../../../server/suggestions/editing/SuggestionEditingService.js";
import { type AdminViewer, type StudentViewer, system } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenAdmin, givenStaff, givenStudentViewer } from "../../support/people.js";
import { sentMails } from "../../support/sentMails.js";
import { testWrite } from "../../support/testWrite.js";

const NOW = new Date("2026-11-30T03:00:00Z");
const later = (minutes: number) => () => new Date(NOW.getTime() + minutes * 60_000);

onBothEngines("Who has proposed a book", (test) => {
  let admin: AdminViewer;
  let rina: StudentViewer;
  const editing = (now = later(0), sendsMail = true) => new SuggestionEditingService(test.database, now, sendsMail);
  const settings = () => new SettingsService(test.database, { name: "", timeZone: "Asia/Jakarta" });
  const choose = (...noticeKinds: NoticeKind[]) => settings().update(system, { noticeKinds });
  const run = (statement: ReturnType<typeof sql>) => test.database.write(testWrite, (tx) => tx.run(statement));
  const waiting = () => test.database.read((reader) => reader.count(sql`FROM outgoing_mails`));
  const sentAt = (minutes: number, changes: { publicUrl?: undefined } = {}) =>
    sentMails(test.database, { now: later(minutes), ...changes });
  const propose = async (title = "Laut Bercerita") => (await editing().create(rina, { title })).id;

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  beforeEach(async () => {
    await run(sql`DELETE FROM outgoing_mails`);
    await run(sql`DELETE FROM settings`);
    await choose("suggestion");
    rina = await givenStudentViewer(test.database);
    await run(
      sql`UPDATE students SET name = 'Rina Kartika', email = 'rina@siswa.example' WHERE id = ${rina.studentId}`,
    );
  });

  it("is written to once its state is another, with title, state and reason", async () => {
    const id = await propose();
    await editing().decide(admin, id, { state: "rejected", reason: "Sudah ada edisi yang lebih baru." });
    expect(await sentAt(1)).toEqual([]);
    const mails = await sentAt(2);
    expect(mails).toMatchObject([
      {
        to: "rina@siswa.example",
        senderName: "Perpustakaan Aksara",
        subject: "Usulan Anda: Ditolak - Perpustakaan Aksara",
        text: [
          "Halo Rina Kartika,",
          "",
          "Buku “Laut Bercerita” yang Anda usulkan sekarang berstatus “Ditolak”. Keterangan: Sudah ada edisi yang lebih baru.",
          "",
          "Usulan Anda: https://perpus.example/suggestions",
          "",
          "Perpustakaan Aksara",
          "",
        ].join("\n"),
      },
    ]);
    expect([await waiting(), await sentAt(60)]).toEqual([0, []]);
  });

  it("is told each later state too, without a link where the library has no address", async () => {
    const id = await propose();
    await editing().decide(admin, id, { state: "approved" });
    await sentAt(2);
    await editing(later(3)).decide(admin, id, { state: "ordered" });
    const [mail, ...others] = await sentAt(5, { publicUrl: undefined });
    expect(others).toEqual([]);
    expect(mail?.text).toContain("berstatus “Dipesan”.\n");
    expect(mail?.text).not.toContain("http");
  });

  it("is told one thing of what is decided twice within minutes, and nothing of what is taken back", async () => {
    const [changed, undone] = [await propose(), await propose("Entrok")];
    await editing().decide(admin, changed, { state: "rejected", reason: "Terlalu mahal" });
    await editing().decide(admin, undone, { state: "approved" });
    await editing(later(1)).decide(admin, changed, { state: "approved" });
    await editing(later(1)).decide(admin, undone, { state: "proposed" });
    expect(await waiting()).toBe(2);
    expect(await sentAt(2)).toEqual([]);
    const mails = await sentAt(3);
    expect(mails.map(({ subject }) => subject)).toEqual(["Usulan Anda: Disetujui - Perpustakaan Aksara"]);
    expect(mails[0]?.text).not.toContain("mahal");
    expect(await waiting()).toBe(0);
  });

  it("is written to again where the mail server takes nothing, and once at last", async () => {
    const id = await propose();
    await editing().decide(admin, id, { state: "approved" });
    await sentMails(test.database, { now: later(2), outcome: { kind: "unreachable", replyCode: null } });
    expect(await waiting()).toBe(1);
    expect(await sentAt(30)).toHaveLength(1);
    expect(await sentAt(60)).toEqual([]);
  });

  it("is not written to without an address, of a new reason alone, of a deleted one, nor once they are forgotten", async () => {
    const [quiet, deleted, forgotten] = [await propose(), await propose("Entrok"), await propose("Pulang")];
    await editing().decide(admin, quiet, { state: "approved" });
    await sentAt(2);
    await editing().decide(admin, quiet, { state: "approved", reason: "Dibeli bulan depan" });
    await editing().decide(admin, deleted, { state: "approved" });
    await editing().delete(admin, deleted);
    await editing().decide(admin, forgotten, { state: "approved" });
    await run(sql`UPDATE suggestions SET student_id = NULL WHERE id = ${forgotten}`);
    expect(await sentAt(5)).toEqual([]);

    await run(sql`UPDATE students SET email = NULL WHERE id = ${rina.studentId}`);
    await editing().decide(admin, quiet, { state: "ordered" });
    const desk = await editing().create(await givenStaff(test.database), { title: "Amba" });
    await editing().decide(admin, desk.id, { state: "approved" });
    expect([await sentAt(5), await waiting()]).toEqual([[], 0]);
  });

  it("is written to only where the library has chosen it and e-mail leaves it", async () => {
    const id = await propose();
    await choose("overdue");
    await editing().decide(admin, id, { state: "approved" });
    expect(await sentAt(2)).toEqual([]);
    await choose("suggestion");
    await editing(later(0), false).decide(admin, id, { state: "ordered" });
    expect(await waiting()).toBe(0);
  });

  it("is told in the library's own words, and never more than the outbox holds", async () => {
    await settings().update(system, {
      noticeTexts: [{ kind: "suggestion", text: "Hai {nama}, “{judul}”: {status}[ ({alasan})]." }],
    });
    const id = await propose("{status} [uji]");
    await editing().decide(admin, id, { state: "available", reason: "Rak baru" });
    const [mail] = await sentAt(2);
    expect(mail?.text).toContain("\nHai Rina Kartika, “{status} [uji]”: Tersedia (Rak baru).\n");

    const full = Array.from(
      { length: 500 },
      (_, index) => sql`(${"reset"}, ${index}, 0, ${"2026-11-30 03:00:00"},
      ${"2026-12-30 03:00:00"})`,
    );
    for (const row of full) {
      await run(
        sql`INSERT INTO outgoing_mails (kind, subject_id, attempts, created_at, next_attempt_at) VALUES ${row}`,
      );
    }
    await editing().decide(admin, id, { state: "ordered" });
    expect(await waiting()).toBe(500);
  });
});
