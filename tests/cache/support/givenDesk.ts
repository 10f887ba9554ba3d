import sql from "sql-template-tag";
import { LendingService } from "../../../server/circulation/lending/LendingService";
import { ClassSetEditingService } from "../../../server/circulation/classSets/ClassSetEditingService";
import { LedgerEditingService } from "../../../server/circulation/ledger/editing/LedgerEditingService";
import { ReservationEditingService } from "../../../server/circulation/reservations/ReservationEditingService";
import { givenBooks } from "../../support/givenBooks";
import { givenStaff, givenStudent, givenUser } from "../../support/people";
import type { TestLibrary } from "./testLibrary";

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const at = (daysAgo: number) => ({ timeZone: "Asia/Jakarta", now: () => ago(daysAgo) });
const globalId = (type: string, id: number | undefined) => btoa(`${type}:${id}`);

export type DeskIds = Awaited<ReturnType<typeof givenDesk>>;

/**
 * A day at the desk, with something for each act: Rina has a loan, fines and a place in a queue, Citra a late return
 * that waits for a decision, Dodi has lost a book, Eka has none of the class set yet; ratna may approve, siti is staff.
 */
export async function givenDesk({ database, admin }: Pick<TestLibrary, "database" | "admin">) {
  const studentId = await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  const otherId = await givenStudent(database, { nis: "240102", name: "Budi Santoso", className: "XI IPA 1" });
  const thirdId = await givenStudent(database, { nis: "240103", name: "Citra Dewi" });
  await givenStudent(database, { nis: "240104", name: "Dodi Hadi" });
  await givenStudent(database, { nis: "240105", name: "Eka Putri", className: "XI IPA 1" });
  await givenUser(database, { username: "rina", studentId });
  await givenUser(database, { username: "ratna" });
  await givenUser(database, { username: "siti", role: "staff" });
  const [title, lentTitle, waitedFor, setTitle] = await givenBooks(database, [
    { title: "Laut Bercerita", copies: [{ itemCode: "B00001" }] },
    { title: "Saman", copies: [{ itemCode: "B00002" }] },
    { title: "Edensor", copies: [{ itemCode: "B00004" }] },
    { title: "Bumi Manusia", copies: ["B00011", "B00012", "B00013"].map((itemCode) => ({ itemCode })) },
    { title: "Kamus", copies: [{ itemCode: "B00003", status: "reference_only" }] },
    { title: "Hujan", copies: [{ itemCode: "B00005" }] },
    { title: "Pulang", copies: [{ itemCode: "B00006" }, { itemCode: "B00099" }] },
    { title: "Atheis", copies: [{ itemCode: "B00007" }] },
  ]);

  const longAgo = await new LendingService(database, at(20)).borrow(admin, { nis: "240103", itemCode: "B00005" });
  const earlier = new LendingService(database, at(3));
  const loan = await earlier.borrow(admin, { nis: "240101", itemCode: "B00001" });
  for (const itemCode of ["B00002", "B00004"]) await earlier.borrow(admin, { nis: "240102", itemCode });
  const sets = new ClassSetEditingService(database, at(3));
  const dueAt = ago(-9).toISOString().slice(0, 10);
  const { classSetId } = await sets.create(admin, { bookId: setTitle, className: "XI IPA 1", dueAt });
  const setLoan = await sets.lend(admin, classSetId, { itemCode: "B00011", studentId });
  const otherSetLoan = await sets.lend(admin, classSetId, { itemCode: "B00012", studentId: otherId });

  const desk = new LendingService(database, at(0));
  const { borrowingId: lostId } = await desk.borrow(admin, { nis: "240104", itemCode: "B00006" });
  await desk.reportLost(admin, lostId, { amount: 40_000 });
  const staff = await givenStaff(database);
  const scan = { itemCode: "B00005", scannedAt: ago(6).toISOString(), sentAt: ago(0).toISOString() };
  await desk.returnCopy(staff, scan);
  const queues = new ReservationEditingService(database, at(0));
  const waiting = await queues.reserve(admin, { nis: "240101", bookId: waitedFor });
  await queues.reserve(admin, { studentId: thirdId, bookId: waitedFor });

  const ledger = new LedgerEditingService(database, "Asia/Jakarta");
  const charge = { studentId, chargeReason: "other", amount: 9_000, reason: "Sampul sobek" };
  const { fine } = await ledger.createFine(admin, charge);
  const { fine: paidFine } = await ledger.createFine(admin, charge);
  await ledger.payFine(admin, paidFine.id, { amount: 9_000 });
  const [lostFine] = await database.read((reader) =>
    reader.rows<{ id: number }>(sql`SELECT id FROM ledger_entries WHERE borrowing_id = ${lostId}`),
  );
  return {
    dueAt,
    classSetId,
    student: globalId("Student", studentId),
    loan: globalId("Borrowing", loan.borrowingId),
    setLoan: globalId("Borrowing", setLoan.borrowingId),
    otherSetLoan: globalId("Borrowing", otherSetLoan.borrowingId),
    held: globalId("Borrowing", longAgo.borrowingId),
    set: globalId("ClassSet", classSetId),
    title: globalId("Book", title),
    lentTitle: globalId("Book", lentTitle),
    waitedFor: globalId("Book", waitedFor),
    waiting: globalId("Reservation", waiting.reservation.id),
    fine: globalId("Fine", fine.id),
    paidFine: globalId("Fine", paidFine.id),
    lostFine: globalId("Fine", lostFine?.id),
  };
}
