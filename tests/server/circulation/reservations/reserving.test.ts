import sql from "sql-template-tag";

import { ClearanceEditingService } from "../../../../server/circulation/clearance/ClearanceEditingService.js";
import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { ReservationService } from "../../../../server/circulation/reservations/ReservationService.js";
import { LendingRefusedError } from "../../../../server/errors.js";
import { isDuplicateError } from "../../../../server/platform/database/databaseErrors.js";
import type { AdminViewer, StudentViewer } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenLentTitle, givenReturn } from "../../../support/circulation/givenReservations.js";
import { givenAdmin, givenStaff, givenStudent, givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

const MONDAY = new Date("2026-11-23T02:00:00Z");

onBothEngines("A title is reserved", (test) => {
  let service: ReservationEditingService;
  let reads: ReservationService;
  let admin: AdminViewer;
  let rina: StudentViewer;

  beforeAll(async () => {
    service = new ReservationEditingService(test.database, { timeZone: "Asia/Jakarta", now: () => MONDAY });
    reads = new ReservationService(test.database);
    admin = await givenAdmin(test.database);
  });
  beforeEach(async () => {
    rina = await givenStudentViewer(test.database);
  });

  const run = (statement: ReturnType<typeof sql>) => test.database.write(testWrite, (tx) => tx.run(statement));
  const reserveFor = async (bookId: number) =>
    (await service.reserve(admin, { bookId, studentId: await givenStudent(test.database) })).reservation;
  /** The code of the check that refuses it. */
  const refusalOf = (viewer: AdminViewer | StudentViewer, input: object): Promise<unknown> =>
    service.reserve(viewer, input).catch((error: unknown) => {
      if (!(error instanceof LendingRefusedError)) throw error;
      return error.checks[0]?.code;
    });

  it("by students for themselves, who are told their place and nobody's name", async () => {
    const { bookId } = await givenLentTitle(test.database);
    await reserveFor(bookId);
    const { reservation } = await service.reserve(rina, { bookId });
    expect(reservation).toMatchObject({ bookId, studentId: rina.studentId, status: "waiting", place: 2 });
    expect((await reads.ownOf(rina, [bookId])).get(bookId)?.id).toBe(reservation.id);
    expect((await reads.waitingCounts([bookId])).get(bookId)).toBe(2);
    const own = await reads.ownPage(rina, {}, { first: 10 });
    expect(own.edges.map(({ node }) => node.id)).toEqual([reservation.id]);
    expect(await reads.ofStudent(rina, { bookId }, { first: 10 })).toMatchObject({ edges: [{}] });
  });

  it("by the desk for any student, by the card's number, and for one copy alone by its code", async () => {
    const staff = await givenStaff(test.database);
    const { bookId, itemCodes, copyIds } = await givenLentTitle(test.database, { copies: 2 });
    const nis = `K${bookId}`;
    await givenStudent(test.database, { nis });
    const { reservation } = await service.reserve(staff, { nis, itemCode: itemCodes[1] });
    expect(reservation).toMatchObject({ bookId, nis, wantedCopyId: copyIds[1], itemCode: itemCodes[1], place: 1 });
    expect(await givenReturn(test.database, itemCodes[0] ?? "", MONDAY)).toBeNull();
    expect(await givenReturn(test.database, itemCodes[1] ?? "", MONDAY)).toBe(reservation.id);
  });

  it("not by students for others, nor for one copy", async () => {
    const { bookId, copyIds } = await givenLentTitle(test.database);
    const other = await givenStudent(test.database);
    expect((await expectDomainError(service.reserve(rina, { bookId, studentId: other }))).kind).toBe("forbidden");
    expect((await expectDomainError(service.reserve(rina, { copyId: copyIds[0] }))).kind).toBe("forbidden");
  });

  it("only while no copy lies free", async () => {
    const { bookId, itemCodes } = await givenLentTitle(test.database, { copies: 2 });
    await givenReturn(test.database, itemCodes[0] ?? "", MONDAY);
    expect(await refusalOf(rina, { bookId })).toBe("on_shelf");
    expect(await refusalOf(admin, { itemCode: itemCodes[0], studentId: rina.studentId })).toBe("on_shelf");
  });

  it("also while every free copy is kept for somebody", async () => {
    const { bookId, itemCodes } = await givenLentTitle(test.database);
    await reserveFor(bookId);
    await givenReturn(test.database, itemCodes[0] ?? "", MONDAY);
    expect((await service.reserve(rina, { bookId })).reservation).toMatchObject({ status: "waiting", place: 1 });
  });

  it("at most twice at once, and each title once", async () => {
    const titles = [
      await givenLentTitle(test.database),
      await givenLentTitle(test.database),
      await givenLentTitle(test.database),
    ];
    const [first, second, third] = titles.map(({ bookId }) => bookId);
    const { reservation } = await service.reserve(rina, { bookId: first });
    expect(await refusalOf(rina, { bookId: first })).toBe("already_reserved");
    await service.reserve(rina, { bookId: second });
    expect(await refusalOf(rina, { bookId: third })).toBe("reservation_limit");
    await service.cancel(rina, reservation.id, {});
    expect((await service.reserve(rina, { bookId: third })).reservation.status).toBe("waiting");
  });

  it("not by who has it on loan", async () => {
    const { bookId, itemCodes } = await givenLentTitle(test.database);
    await run(sql`UPDATE borrowings SET student_id = ${rina.studentId}
      WHERE open_copy_id = (SELECT id FROM copies WHERE item_code = ${itemCodes[0]})`);
    expect(await refusalOf(rina, { bookId })).toBe("same_title");
  });

  it("not by who is suspended, gone or no member any more, but again once a suspension is over", async () => {
    const { bookId } = await givenLentTitle(test.database);
    const set = (values: ReturnType<typeof sql>) =>
      run(sql`UPDATE students SET ${values} WHERE id = ${rina.studentId}`);
    await set(sql`status = 'suspended', suspended_until = '2026-11-23'`);
    expect(await refusalOf(rina, { bookId })).toBe("suspended");
    await set(sql`suspended_until = NULL`);
    expect(await refusalOf(rina, { bookId })).toBe("suspended");
    await set(sql`status = 'moved'`);
    expect(await refusalOf(admin, { bookId, studentId: rina.studentId })).toBe("student_left");
    await set(sql`status = 'active', expires_at = '2026-11-22'`);
    expect(await refusalOf(rina, { bookId })).toBe("membership_ended");
    await set(sql`status = 'suspended', suspended_until = '2026-11-22', expires_at = '2026-11-23'`);
    expect((await service.reserve(rina, { bookId })).reservation.place).toBe(1);
  });

  it("not by who has a letter of owing nothing, until it is revoked", async () => {
    const { bookId } = await givenLentTitle(test.database);
    const letters = new ClearanceEditingService(test.database, { timeZone: "Asia/Jakarta", now: () => MONDAY });
    const letter = await letters.issue(admin, { studentId: rina.studentId });
    expect(await refusalOf(rina, { bookId })).toBe("cleared");
    await letters.revoke(admin, letter.id, { reason: "Masih ingin meminjam" });
    expect((await service.reserve(rina, { bookId })).reservation.place).toBe(1);
  });

  it("not where no copy is ever lent", async () => {
    const [bookId] = await givenBooks(test.database, [
      {
        copies: [
          { itemCode: "RUJUKAN1", status: "reference_only" },
          { itemCode: "HILANG1", status: "lost" },
        ],
      },
    ]);
    expect(await refusalOf(rina, { bookId })).toBe("not_lendable");
  });

  it("by two students at once, and each gets a place", async () => {
    const { bookId } = await givenLentTitle(test.database);
    const budi = await givenStudentViewer(test.database);
    const both = await Promise.all([rina, budi].map((viewer) => service.reserve(viewer, { bookId })));
    const places = await Promise.all(both.map(async ({ reservation: { id } }) => (await reads.byId(admin, id))?.place));
    expect(places.sort((one, other) => (one ?? 0) - (other ?? 0))).toEqual([1, 2]);
  });

  it("by one student twice at once only once", async () => {
    const { bookId } = await givenLentTitle(test.database);
    const outcomes = await Promise.allSettled([service.reserve(rina, { bookId }), service.reserve(rina, { bookId })]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("once by the database itself: no second open one of a student, no copy kept for two", async () => {
    const { bookId, copyIds } = await givenLentTitle(test.database);
    const insert = (studentId: number, keptCopyId: number | null) =>
      run(sql`INSERT INTO reservations (book_id, open_book_id, student_id, kept_copy_id, status, position, created_at)
        VALUES (${bookId}, ${bookId}, ${studentId}, ${keptCopyId}, 'waiting', 1, '2026-11-23 02:00:00.000')`);
    await insert(rina.studentId, copyIds[0] ?? null);
    expect(await insert(rina.studentId, null).catch(isDuplicateError)).toBe(true);
    const other = await givenStudent(test.database);
    expect(await insert(other, copyIds[0] ?? null).catch(isDuplicateError)).toBe(true);
  });

  it("the same key once, whatever happens in between", async () => {
    const { bookId } = await givenLentTitle(test.database);
    const input = { bookId, idempotencyKey: "0d4b4bb6-6f7a-4a39-9d0f-1d1f3a0c7a11" };
    const first = await service.reserve(rina, input);
    const again = await service.reserve(rina, input);
    expect(again).toEqual(first);
  });

  it("and cancelled by its student or the desk, and by no other student", async () => {
    const { bookId } = await givenLentTitle(test.database);
    const { reservation } = await service.reserve(rina, { bookId });
    const budi = await givenStudentViewer(test.database);
    expect((await expectDomainError(service.cancel(budi, reservation.id, {}))).kind).toBe("notFound");
    expect(await reads.byId(budi, reservation.id)).toBeNull();
    expect((await service.cancel(rina, reservation.id, {})).reservation).toMatchObject({
      status: "cancelled",
      place: null,
      endedAt: MONDAY,
    });
    expect((await expectDomainError(service.cancel(admin, reservation.id, {}))).kind).toBe("conflict");
  });

  it("and each act stands in the audit trail with its names", async () => {
    const { bookId } = await givenLentTitle(test.database);
    const { reservation } = await service.reserve(admin, { bookId, studentId: rina.studentId });
    await service.cancel(admin, reservation.id, {});
    const entries = await test.database.read((reader) =>
      reader.rows<{ action: string; after_values: string }>(
        sql`SELECT action, after_values FROM audit_entries WHERE action LIKE 'reservation.%'
          AND record_id = ${reservation.id} ORDER BY id`,
      ),
    );
    expect(entries.map(({ action }) => action)).toEqual(["reservation.create", "reservation.cancel"]);
    expect(JSON.parse(entries[0]?.after_values ?? "{}")).toMatchObject({ studentId: rina.studentId, bookId });
  });
});
