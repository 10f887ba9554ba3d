import sharp from "sharp";
import sql, { raw } from "sql-template-tag";

import { ActivationService } from "../../../server/activation/ActivationService.js";
import { ClassSetEditingService } from "../../../server/circulation/classSets/ClassSetEditingService.js";
import { ClearanceEditingService } from "../../../server/circulation/clearance/ClearanceEditingService.js";
import { LedgerEditingService } from "../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { ReservationEditingService } from "../../../server/circulation/reservations/ReservationEditingService.js";
import { LoginThrottler } from "../../../server/platform/auth/LoginThrottler.js";
import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { required } from "../../../server/platform/required.js";
import { ReadingListEditingService } from "../../../server/readingLists/editing/ReadingListEditingService.js";
import { SuggestionEditingService } from "../../../server/suggestions/editing/SuggestionEditingService.js";
import { studentDependents } from "../../../server/studentDependents.js";
import { StudentEditingService } from "../../../server/students/editing/StudentEditingService.js";
import { TokenService } from "../../../server/tokens/TokenService.js";
import { revokeTokensOf } from "../../../server/tokens/revokeTokensOf.js";
import { UserService } from "../../../server/users/UserService.js";
import { type StudentViewer, visitor } from "../../../server/viewer.js";
import { GuestBookService } from "../../../server/visits/guestBook/GuestBookService.js";
import { givenClassSet } from "../../support/circulation/classSets.js";
import { givenNoticeMessage } from "../../support/circulation/givenNotices.js";
import type { TestDatabase } from "../../support/databases/openTestDatabase.js";
import { testWrite } from "../../support/testWrite.js";
import { type testFiles, receivedFile } from "../platform/files/testFiles.js";
import { studentImportSteps } from "../students/studentImport/importingStudents.js";

/** All by which somebody could be known again; each is nobody else's. */
export const PERSON = {
  nis: "NIS770199",
  nisn: "0077019911",
  name: "Kirana Wulandewi",
  formerName: "Kirana Wulandari",
  importedName: "Kirana W. Semula",
  phone: "081277019955",
  formerPhone: "081277010000",
  email: "kirana.wulandewi@rumah.example",
  address: "Jalan Melati Gang Buntu 77",
  username: "kirana.w77",
  parent: "Ibu Sukmawati Wulandewi",
  listName: "Bacaan Kirana Wulandewi",
  birthDate: "2010-02-17",
  loginAddress: "10.77.1.99",
};
const PERSON_CLASS = "X IPA 1";

/** A pupil with all that the library can know of one: each act by the service that a person's screen calls. */
export async function givenAWholePerson(test: TestDatabase, files: ReturnType<typeof testFiles>) {
  const { database } = test;
  await database.write(testWrite, async (tx) => {
    for (const table of ["visits", "student_import_rows", "student_imports", "audit_entries"]) {
      await tx.run(sql`DELETE FROM ${raw(table)}`);
    }
  });
  const library = await givenClassSet(database, { students: 2, copies: 6, dueAt: "2026-11-09" });
  const { admin, time, lending, undo, codes, setCodes, setNow, bookIds } = library;
  const students = new StudentEditingService(database, studentDependents, time);
  const keys = new SessionKeys("rahasia-untuk-pengujian-saja-0123456789");
  const throttler = new LoginThrottler(database, keys);
  const libraryName = "Perpustakaan";

  // Brought by a file, and changed by hand since.
  const imports = studentImportSteps(database, files.dataDir, time.now);
  await imports.imported(
    `nis,nama,kelas,telepon,alamat\n${PERSON.nis},${PERSON.importedName},${PERSON_CLASS},${PERSON.formerPhone},${PERSON.address}\n`,
  );
  const found = await database.read((reader) =>
    reader.rows<{ id: number }>(sql`SELECT id FROM students WHERE nis = ${PERSON.nis}`),
  );
  const studentId = Number(required(found[0], "the pupil of the file").id);
  await students.update(admin, studentId, { name: PERSON.formerName, gender: "female" });
  const { nisn, name, phone, email, address, birthDate } = PERSON;
  await students.update(admin, studentId, { nisn, name, phone, email, address, birthDate });
  // A file that was refused knows them too.
  await imports.imported(`nis,nama,kelas\n${PERSON.nis},,${PERSON_CLASS}\nLAIN01,${PERSON.name},${PERSON_CLASS}\n`);
  await database.write(testWrite, (tx) => tx.run(sql`DELETE FROM students WHERE nis = 'LAIN01'`));

  const activation = new ActivationService(database, { keys, throttler, libraryName });
  const { code } = await activation.createCode(admin, studentId, {});
  const client = { address: PERSON.loginAddress, device: `Ponsel ${PERSON.name}`, token: null };
  const password = "bukit-kapur-biru";
  const account = { nis: PERSON.nis, code, username: PERSON.username, password };
  await activation.activate(visitor, account, client);
  const [user] = await database.read((reader) =>
    reader.rows<{ id: number }>(sql`SELECT id FROM users WHERE student_id = ${studentId}`),
  );
  const userId = Number(required(user, "the account").id);
  const viewer: StudentViewer = {
    role: "student",
    userId,
    username: PERSON.username,
    studentId,
    credential: { kind: "session" },
    address: PERSON.loginAddress,
  };
  const users = new UserService(database, { keys, throttler, revokeTokensOf, libraryName });
  await users.updateUserInfo(viewer, { phone: PERSON.phone, email: PERSON.email, currentPassword: password });
  const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  await files.photos().uploadMyPhoto(viewer, receivedFile(picture, `${PERSON.name}.jpg`));

  const lists = new ReadingListEditingService(database);
  await lists.save(viewer, required(bookIds[0], "a book"));
  const { id: listId } = await lists.create(viewer, { name: PERSON.listName, description: `Milik ${PERSON.name}` });
  await lists.add(viewer, listId, { bookId: bookIds[0], note: `Untuk ${PERSON.parent}` });

  const suggestions = new SuggestionEditingService(database, time.now);
  const { id: suggestionId } = await suggestions.create(viewer, { title: "Amba", note: `Untuk ${PERSON.parent}` });
  await suggestions.decide(admin, suggestionId, {
    state: "approved",
    reason: `${PERSON.name} boleh meminjam pertama.`,
  });

  const guestBook = new GuestBookService(database, "Asia/Jakarta", () => Promise.resolve(false), time.now);
  await guestBook.recordVisit(admin, { nis: PERSON.nis }, { address: "10.0.0.5", doorKey: null });

  const { nis } = PERSON;
  const [own] = codes;
  const [first, second, third, , fifth] = setCodes;
  const ledger = new LedgerEditingService(database, "Asia/Jakarta", time.now);
  const letters = new ClearanceEditingService(database, time);
  const openCharges = () =>
    database.read((reader) =>
      reader.rows<{ id: number; amount: number }>(
        sql`SELECT id, open_amount AS amount FROM ledger_entries WHERE open_amount > 0`,
      ),
    );
  const loan = await lending.borrow(admin, { nis, itemCode: own });
  await lending.renew(viewer, loan.borrowingId, {});
  await givenNoticeMessage(database, { studentId, borrowingId: loan.borrowingId, status: "sent" });
  setNow("2026-11-19T02:00:00Z");
  await lending.returnCopy(admin, { itemCode: own });
  const { fine } = await ledger.createFine(admin, {
    studentId,
    chargeReason: "damaged",
    amount: 5_000,
    reason: `Sampul sobek, diantar ${PERSON.parent}`,
  });
  await ledger.payFine(admin, fine.id, { amount: 2_000 });
  await ledger.waiveFine(admin, fine.id, { amount: 3_000, reason: `${PERSON.name} sakit` });
  for (const { id, amount } of await openCharges()) await ledger.payFine(admin, id, { amount });
  // Lost and made good: what was lent stays lost.
  const lost = await lending.borrow(admin, { nis, itemCode: first });
  await lending.reportLost(admin, lost.borrowingId, {});
  for (const { id } of await openCharges()) await ledger.replaceFine(admin, id, { itemCode: second });

  const letter = await letters.issue(admin, { studentId });
  await letters.revoke(admin, letter.id, { reason: `Salah cetak, kata ${PERSON.parent}` });
  const undone = await lending.borrow(admin, { nis, itemCode: own });
  await undo.undo(admin, undone.actId);
  const reserving = new ReservationEditingService(database, time);
  // Lent to another, who was told for whom.
  await lending.borrow(admin, { nis: library.nisOf(0), itemCode: own });
  const { reservation } = await reserving.reserve(admin, { bookId: bookIds[0], nis });
  await reserving.cancel(admin, reservation.id, {});
  await lending.returnCopy(admin, { itemCode: own });
  await letters.issue(admin, { studentId });
  const sets = new ClassSetEditingService(database, time);
  await students.update(admin, studentId, { memberKindId: 2 });
  const taught = await sets.create(admin, { itemCode: fifth, teacherId: studentId, dueAt: "2026-11-25" });
  const reason = `Dipakai mengajar, kata ${PERSON.parent}`;
  await sets.lend(admin, taught.classSetId, { itemCode: third, confirm: ["cleared"], reason });
  await lending.returnCopy(admin, { itemCode: third });
  await letters.issue(admin, { studentId });
  await students.update(admin, studentId, { memberKindId: 1 });
  // Told of in somebody else's entry.
  await ledger.createFine(admin, {
    studentId: library.studentIds[1],
    chargeReason: "other",
    amount: 1_000,
    reason: `Ikut menghilangkan kartu ${PERSON.name}`,
  });
  setNow("2026-12-01T02:00:00Z");
  return { ...library, studentId, userId, viewer, students, keys, tokens: new TokenService(database, keys) };
}
