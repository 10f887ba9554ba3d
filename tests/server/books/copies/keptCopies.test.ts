import sql from "sql-template-tag";

import { CopyService } from "../../../../server/books/copies/CopyService.js";
import { BookService } from "../../../../server/books/BookService.js";
import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { required } from "../../../../server/platform/required.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenLentTitle, givenReturn, type LentTitle } from "../../../support/circulation/givenReservations.js";
import { givenAdmin, givenStudent } from "../../../support/people.js";

const MONDAY = new Date("2026-11-23T02:00:00Z");

onBothEngines("A copy that is kept for a reservation", (test) => {
  let admin: AdminViewer;
  let copies: CopyService;
  let reservations: ReservationEditingService;
  let title: LentTitle;
  let copyId: number;
  let reservationId: number;

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    copies = new CopyService(test.database);
    reservations = new ReservationEditingService(test.database, { timeZone: "Asia/Jakarta", now: () => MONDAY });
  });
  beforeEach(async () => {
    title = await givenLentTitle(test.database);
    copyId = required(title.copyIds[0], "the copy");
    const studentId = await givenStudent(test.database);
    reservationId = (await reservations.reserve(admin, { bookId: title.bookId, studentId })).reservation.id;
    await givenReturn(test.database, title.itemCodes[0] ?? "", MONDAY);
  });

  const copyOf = async (viewer: AdminViewer | typeof visitor) => {
    const page = await new BookService(test.database).copies(viewer, title.bookId, { first: 10 }, null);
    return page.edges[0]?.node;
  };
  const countOf = (available: boolean) => new BookService(test.database).count(visitor, { filter: { available } });

  it("is shown as kept, and its title as not available", async () => {
    expect(await copyOf(visitor)).toMatchObject({ status: "kept", dueOn: null });
    expect(await copyOf(admin)).toMatchObject({ status: "kept" });
    const [available, unavailable] = [await countOf(true), await countOf(false)];
    await reservations.cancel(admin, reservationId, {});
    expect(await copyOf(visitor)).toMatchObject({ status: "available" });
    expect([await countOf(true), await countOf(false)]).toEqual([available + 1, unavailable - 1]);
  });

  it("keeps its status, which nobody sets to kept either; its condition may change", async () => {
    const refused = await expectDomainError(copies.update(admin, copyId, { status: "repair" }));
    expect(refused).toMatchObject({ kind: "conflict", fields: { status: expect.stringContaining("disimpan") } });
    const together = { copyIds: [copyId], status: "lost" };
    expect((await expectDomainError(copies.updateMany(admin, together))).kind).toBe("conflict");
    expect((await expectDomainError(copies.update(admin, copyId, { status: "kept" }))).kind).toBe("validation");
    expect(await copies.update(admin, copyId, { condition: "worn" })).toMatchObject({
      condition: "worn",
      status: "kept",
    });
    await reservations.cancel(admin, reservationId, {});
    expect((await copies.update(admin, copyId, { status: "repair" })).status).toBe("repair");
  });

  it("is not deleted, and says why; nor is its title", async () => {
    expect(await expectDomainError(copies.delete(admin, copyId))).toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("disimpan untuk reservasi"),
    });
    const books = new BookEditingService(test.database);
    expect(await expectDomainError(books.delete(admin, title.bookId))).toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("1 reservasi judul ini masih berjalan"),
    });
  });

  it("is one of the reasons for which an unlent book stays", async () => {
    await test.database.write({ unaudited: "A test forgets its loans." }, (tx) =>
      tx.run(sql`DELETE FROM borrowings WHERE copy_id = ${copyId}`),
    );
    const books = new BookEditingService(test.database);
    expect((await expectDomainError(books.delete(admin, title.bookId))).kind).toBe("conflict");
    await reservations.cancel(admin, reservationId, {});
    await books.delete(admin, title.bookId);
    expect(await copyOf(visitor)).toBeUndefined();
  });
});
