import sql from "sql-template-tag";

import { CopyService } from "../../../../server/books/copies/CopyService.js";
import { ActJournal } from "../../../../server/circulation/acts/ActJournal.js";
import { restoreRows } from "../../../../server/circulation/undo/restoreRows.js";
import { circulationLock } from "../../../../server/circulation/circulationLock.js";
import { readLendingDay } from "../../../../server/circulation/policy/lendingDay.js";
import { QueueKeeper } from "../../../../server/circulation/reservations/QueueKeeper.js";
import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import {
  endReservation,
  fulfilReservation,
  keptFor,
  lockOpenReservation,
  returnToQueue,
  waitingCount,
} from "../../../../server/circulation/reservations/reservationQueue.js";
import { ReservationService } from "../../../../server/circulation/reservations/ReservationService.js";
import type { ReservationStatus } from "../../../../server/circulation/reservations/Reservation.entity.js";
import type { Transaction } from "../../../../server/platform/database/Database.js";
import { studentDependents } from "../../../../server/studentDependents.js";
import { StudentPromotionService } from "../../../../server/students/promotion/StudentPromotionService.js";
import { StudentEditingService } from "../../../../server/students/editing/StudentEditingService.js";
import type { AdminViewer } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenLentTitle, givenReturn, type LentTitle } from "../../../support/circulation/givenReservations.js";
import { givenAdmin, givenStudent } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

const MONDAY = new Date("2026-11-23T02:00:00Z");
const THURSDAY_NIGHT = new Date("2026-11-26T16:59:00Z");
const FRIDAY = new Date("2026-11-26T17:00:00Z");

onBothEngines("The queue of a title", (test) => {
  let clock = MONDAY;
  const time = { timeZone: "Asia/Jakarta", now: () => clock };
  let service: ReservationEditingService;
  let reads: ReservationService;
  let keeper: QueueKeeper;
  let admin: AdminViewer;

  beforeAll(async () => {
    service = new ReservationEditingService(test.database, time);
    reads = new ReservationService(test.database);
    keeper = new QueueKeeper(test.database, time);
    admin = await givenAdmin(test.database);
  });
  beforeEach(() => {
    clock = MONDAY;
  });

  const run = (statement: ReturnType<typeof sql>) => test.database.write(testWrite, (tx) => tx.run(statement));
  /** So many students wait, in this order; their reservations' numbers. */
  const givenQueue = async ({ bookId }: LentTitle, count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let made = 0; made < count; made += 1) {
      const studentId = await givenStudent(test.database);
      ids.push((await service.reserve(admin, { bookId, studentId })).reservation.id);
    }
    return ids;
  };
  const returned = (title: LentTitle, copy = 0) => givenReturn(test.database, title.itemCodes[copy] ?? "", clock);
  const statusesOf = async (ids: readonly number[]): Promise<(ReservationStatus | undefined)[]> =>
    Promise.all(ids.map(async (id) => (await reads.byId(admin, id))?.status));
  const studentOf = async (id: number) => (await reads.byId(admin, id))?.studentId ?? 0;
  const queueOf = async ({ bookId }: LentTitle) => {
    const page = await reads.page(admin, { status: "waiting", bookId }, { first: 100 });
    return page.edges.map(({ node }) => node.id);
  };
  const act = (work: (tx: Transaction, journal: ActJournal) => Promise<unknown>): Promise<ActJournal["changes"]> =>
    test.database.write({ ...testWrite, locks: [circulationLock] }, async (tx) => {
      const journal = new ActJournal(tx, clock);
      await work(tx, journal);
      return journal.changes;
    });

  it("gives a copy that comes back to the first, who has to the end of the third open day", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 2);
    expect(await returned(title)).toBe(ids[0]);
    expect(await reads.byId(admin, ids[0] ?? 0)).toMatchObject({
      status: "ready",
      place: null,
      keptCopyId: title.copyIds[0],
      keptUntil: "2026-11-26",
      readyAt: MONDAY,
    });
    expect(await reads.byId(admin, ids[1] ?? 0)).toMatchObject({ status: "waiting", place: 1 });
  });

  it("passes over who may not borrow today, and leaves them where they are", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 5);
    const [suspended, ended, lastDay, free] = await Promise.all(ids.map(studentOf));
    await run(sql`UPDATE students SET status = 'suspended' WHERE id = ${suspended}`);
    await run(sql`UPDATE students SET expires_at = '2026-11-22' WHERE id = ${ended}`);
    // The last day of a suspension is one of it, as that of a membership is.
    await run(sql`UPDATE students SET status = 'suspended', suspended_until = '2026-11-23' WHERE id = ${lastDay}`);
    await run(sql`UPDATE students SET status = 'suspended', suspended_until = '2026-11-22',
      expires_at = '2026-11-23' WHERE id = ${free}`);
    expect(await returned(title)).toBe(ids[3]);
    expect(await queueOf(title)).toEqual([ids[0], ids[1], ids[2], ids[4]]);
  });

  it("keeps two copies for two, one each", async () => {
    const title = await givenLentTitle(test.database, { copies: 2 });
    const ids = await givenQueue(title, 2);
    expect([await returned(title, 0), await returned(title, 1)]).toEqual(ids);
  });

  it("passes a copy on that nobody has fetched by the end of its last day, and not before", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 2);
    await returned(title);
    clock = THURSDAY_NIGHT;
    await keeper.keep();
    expect(await statusesOf(ids)).toEqual(["ready", "waiting"]);
    clock = FRIDAY;
    await keeper.keep();
    expect(await statusesOf(ids)).toEqual(["expired", "ready"]);
    expect(await reads.byId(admin, ids[1] ?? 0)).toMatchObject({
      keptCopyId: title.copyIds[0],
      keptUntil: "2026-12-02",
    });
  });

  it("passes a copy on once where two look after the queues at the same time", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 3);
    await returned(title);
    clock = FRIDAY;
    await Promise.all([keeper.keep(), new QueueKeeper(test.database, time).keep()]);
    expect(await statusesOf(ids)).toEqual(["expired", "ready", "waiting"]);
  });

  it("frees the copy after the last one has let it pass", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 1);
    await returned(title);
    clock = FRIDAY;
    await keeper.keep();
    expect(await statusesOf(ids)).toEqual(["expired"]);
    expect(await test.database.read((reader) => keptFor(reader, title.copyIds[0] ?? 0))).toBeNull();
  });

  it("passes a copy on when its reader cancels", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 2);
    await returned(title);
    await service.cancel(admin, ids[0] ?? 0, {});
    expect(await statusesOf(ids)).toEqual(["cancelled", "ready"]);
  });

  it("gives everything back that a cancelling has changed", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 2);
    await returned(title);
    const changes = await act(async (tx, journal) => {
      const open = await lockOpenReservation(tx, sql`reservations.id = ${ids[0]}`);
      if (open) await endReservation(tx, journal, open, "cancelled", await readLendingDay(tx, time));
    });
    expect(await statusesOf(ids)).toEqual(["cancelled", "ready"]);
    await test.database.write(testWrite, (tx) => restoreRows(tx, changes, clock));
    expect(await statusesOf(ids)).toEqual(["ready", "waiting"]);
    expect((await test.database.read((reader) => keptFor(reader, title.copyIds[0] ?? 0)))?.reservationId).toBe(ids[0]);
  });

  it("is fulfilled by a loan of any copy of the title, and another that was kept for it passes on", async () => {
    const title = await givenLentTitle(test.database, { copies: 2 });
    const ids = await givenQueue(title, 2);
    await returned(title);
    const studentId = await studentOf(ids[0] ?? 0);
    await act(async (tx, journal) =>
      fulfilReservation(
        tx,
        journal,
        { bookId: title.bookId, studentId, copyId: title.copyIds[1] ?? 0 },
        await readLendingDay(tx, time),
      ),
    );
    expect(await statusesOf(ids)).toEqual(["fulfilled", "ready"]);
  });

  it("has a reader waiting first again whose copy was lent to somebody else all the same", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 3);
    await returned(title);
    await act((tx, journal) => returnToQueue(tx, journal, title.copyIds[0] ?? 0));
    expect(await queueOf(title)).toEqual(ids);
    expect(await reads.byId(admin, ids[0] ?? 0)).toMatchObject({ status: "waiting", place: 1, keptUntil: null });
    expect(await test.database.read((reader) => waitingCount(reader, title.bookId, 0))).toBe(3);
  });

  it("is put into another order by the desk, which says who is where", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 4);
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    expect((await service.move(admin, fourth, { position: 2 })).reservation.place).toBe(2);
    expect(await queueOf(title)).toEqual([first, fourth, second, third]);
    expect((await service.move(admin, first, { position: 100 })).reservation.place).toBe(4);
    expect(await queueOf(title)).toEqual([fourth, second, third, first]);
    expect(await returned(title)).toBe(fourth);
    expect((await expectDomainError(service.move(admin, fourth, { position: 1 }))).kind).toBe("conflict");
    expect((await expectDomainError(service.move(admin, second, { position: 0 }))).kind).toBe("validation");
  });

  it("puts whoever comes later behind, also after somebody was moved to the end", async () => {
    const title = await givenLentTitle(test.database);
    const [first = 0, second = 0] = await givenQueue(title, 2);
    await service.move(admin, first, { position: 2 });
    await service.cancel(admin, first, {});
    const [third = 0] = await givenQueue(title, 1);
    expect(await queueOf(title)).toEqual([second, third]);
  });

  it("gets a copy within a minute that became free where no act of lending was: one repaired, or bought", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 1);
    await new CopyService(test.database).create(admin, title.bookId, { itemCodes: [`BARU${title.bookId}`] });
    await keeper.keep();
    expect(await statusesOf(ids)).toEqual(["ready"]);
  });

  it("is left by who leaves the school, and the copy passes on", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 3);
    await returned(title);
    const students = new StudentEditingService(test.database, studentDependents);
    await students.update(admin, await studentOf(ids[0] ?? 0), { status: "graduated" });
    await students.bulkUpdate(admin, { studentIds: [await studentOf(ids[1] ?? 0)], status: "moved" });
    expect(await statusesOf(ids)).toEqual(["cancelled", "cancelled", "waiting"]);
    await keeper.keep();
    expect(await statusesOf(ids)).toEqual(["cancelled", "cancelled", "ready"]);
  });

  it("is left by who leaves the school at the end of the year", async () => {
    const title = await givenLentTitle(test.database);
    const studentId = await givenStudent(test.database, { className: "XII IPA 1" });
    const { id } = (await service.reserve(admin, { bookId: title.bookId, studentId })).reservation;
    const promotions = new StudentPromotionService(test.database, studentDependents, time.timeZone, () => clock);
    const { fingerprint } = await promotions.preview(admin, {});
    await promotions.promote(admin, { fingerprint });
    expect(await statusesOf([id])).toEqual(["cancelled"]);
  });

  it("is not left by who is suspended", async () => {
    const title = await givenLentTitle(test.database);
    const ids = await givenQueue(title, 1);
    await new StudentEditingService(test.database, studentDependents).update(admin, await studentOf(ids[0] ?? 0), {
      status: "suspended",
    });
    expect(await statusesOf(ids)).toEqual(["waiting"]);
  });

  it("keeps its students from being deleted", async () => {
    const title = await givenLentTitle(test.database);
    const [id = 0] = await givenQueue(title, 1);
    const error = await expectDomainError(
      new StudentEditingService(test.database, studentDependents).delete(admin, await studentOf(id)),
    );
    expect(error).toMatchObject({ kind: "conflict", message: expect.stringContaining("1 reservasi") });
  });
});
