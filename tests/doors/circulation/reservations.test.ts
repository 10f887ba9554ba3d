import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { askedChecks } from "../../support/circulation/askedChecks.js";
import { givenLentTitle, type LentTitle } from "../../support/circulation/givenReservations.js";
import { asAdmin, asStaff, givenStudent, givenUser, loginHeaders } from "../../support/people.js";
import { globalId } from "../agreement/steps.js";

type Headers = Readonly<Record<string, string>>;

const RESERVE = `mutation ($input: ReserveBookInput!) {
  reserveBook(input: $input) {
    __typename
    ... on ReserveBookPayload { reservation { databaseId status position studentName copy { itemCode } } actId }
    ... on UserError { code message }
    ... on LendingRefusal { checks { code kind } }
  }
}`;
const CANCEL = `mutation ($input: CancelReservationInput!) {
  cancelReservation(input: $input) {
    __typename
    ... on CancelReservationPayload { reservation { status position endedAt } }
    ... on UserError { code message }
  }
}`;
const BOOK = `query ($id: Int!) {
  book(databaseId: $id) { waitingCount availableCount viewerReservation { databaseId position keptUntil }
    copies { nodes { status } } }
}`;

interface Changed {
  readonly id: number;
  readonly act_id: number;
}

onBothEngines("Reservations through both doors", (test) => {
  let app: FastifyInstance;
  let admin: Headers;
  let staff: Headers;
  let rina: Headers;
  let budi: Headers;
  let title: LentTitle;
  let students = 0;

  const givenReader = async (name: string): Promise<Headers> => {
    students += 1;
    const studentId = await givenStudent(test.database, { name, nis: `2401${students}`, className: "XI IPA 1" });
    const username = `pembaca${students}`;
    await givenUser(test.database, { username, studentId });
    return loginHeaders(app, username);
  };

  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
    staff = await asStaff(app, test.database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    rina = await givenReader("Rina Kartika");
    budi = await givenReader("Budi Santoso");
    title = await givenLentTitle(test.database);
  });

  const reserve = async (as: Headers, body: object = { book_id: title.bookId }) => {
    const { status, body: answer } = await requestRest(app, "POST", "/reservations", { as, body });
    expect(status).toBe(201);
    return answer.data as Changed;
  };
  const bookFor = async (as: Headers) => (await postGraphql(app, BOOK, { id: title.bookId }, as)).data.book;
  const returnCopy = (as: Headers) =>
    requestRest(app, "POST", "/returns", { as, body: { item_code: title.itemCodes[0] } });

  it("cancels once, however often it is sent with its key", async () => {
    const reader = await givenReader("Wati");
    const { bookId } = await givenLentTitle(test.database);
    const reserved = await requestRest(app, "POST", "/reservations", { as: reader, body: { book_id: bookId } });
    const { id } = reserved.body.data as Changed;
    const body = { idempotency_key: "6f0d2f5e-6a0b-4a52-9f0e-2f3b1c5d7e90" };
    const cancel = () => requestRest(app, "DELETE", `/reservations/${id}`, { as: reader, body });
    const first = await cancel();
    expect([first.status, await cancel()]).toMatchObject([200, { status: 200, body: first.body }]);
    expect((await requestRest(app, "DELETE", `/reservations/${id}`, { as: reader })).status).toBe(409);
  });

  it("are made by students, who see their place, how many wait, and no name", async () => {
    await reserve(budi);
    const { data } = await postGraphql(app, RESERVE, { input: { bookId: globalId("Book", title.bookId) } }, rina);
    expect(data.reserveBook).toMatchObject({
      __typename: "ReserveBookPayload",
      reservation: { status: "WAITING", position: 2, studentName: "Rina Kartika", copy: null },
    });
    expect(await bookFor(rina)).toMatchObject({ waitingCount: 2, viewerReservation: { position: 2 } });
    expect(await bookFor(budi)).toMatchObject({ waitingCount: 2, viewerReservation: { position: 1 } });
    expect(await bookFor({})).toMatchObject({ waitingCount: 2, viewerReservation: null });
    expect(await bookFor(staff)).toMatchObject({ waitingCount: 2, viewerReservation: null });
    const own = await requestRest(app, "GET", "/user-info/reservations", { as: rina });
    expect(own.body.data).toEqual([
      expect.objectContaining({
        status: "waiting",
        position: 2,
        student: expect.objectContaining({ name: "Rina Kartika" }),
      }),
    ]);
    expect((await requestRest(app, "GET", "/reservations", { as: rina })).status).toBe(403);
  });

  it("are refused alike, with the reason as a check", async () => {
    await reserve(rina);
    const rest = await requestRest(app, "POST", "/reservations", { as: rina, body: { book_id: title.bookId } });
    expect(rest).toMatchObject({
      status: 422,
      body: {
        message: "Rina Kartika sudah mereservasi judul ini.",
        checks: [{ code: "already_reserved", kind: "impossible" }],
      },
    });
    const { data } = await postGraphql(app, RESERVE, { input: { bookId: globalId("Book", title.bookId) } }, rina);
    expect(data.reserveBook).toMatchObject({
      __typename: "LendingRefusal",
      message: "Rina Kartika sudah mereservasi judul ini.",
      checks: [{ code: "already_reserved", kind: "IMPOSSIBLE" }],
    });
  });

  it("are nobody else's to see or to cancel", async () => {
    const { id } = await reserve(rina);
    const { data } = await postGraphql(
      app,
      "query ($id: ID!) { node(id: $id) { ... on Reservation { studentName } } }",
      { id: globalId("Reservation", id) },
      budi,
    );
    expect(data).toEqual({ node: null });
    expect((await requestRest(app, "DELETE", `/reservations/${id}`, { as: budi })).status).toBe(404);
    const cancelled = await postGraphql(app, CANCEL, { input: { id: globalId("Reservation", id) } }, rina);
    expect(cancelled.data.cancelReservation).toMatchObject({
      __typename: "CancelReservationPayload",
      reservation: { status: "CANCELLED", position: null },
    });
    expect((await requestRest(app, "DELETE", `/reservations/${id}`, { as: rina })).status).toBe(409);
  });

  it("get the copy that comes back: the desk is told for whom, and readers see that it is kept", async () => {
    const { id } = await reserve(rina);
    const { data } = await postGraphql(
      app,
      `mutation ($code: String!) { returnCopy(input: { itemCode: $code }) {
        ... on ReturnCopyPayload { outcome keptFor { studentName className keptUntil copy { itemCode status } } } } }`,
      { code: title.itemCodes[0] },
      staff,
    );
    expect(data.returnCopy).toMatchObject({
      outcome: "RETURNED",
      keptFor: {
        studentName: "Rina Kartika",
        className: "XI IPA 1",
        copy: { itemCode: title.itemCodes[0], status: "KEPT" },
      },
    });
    expect(await bookFor({})).toMatchObject({
      waitingCount: 0,
      availableCount: 0,
      copies: { nodes: [{ status: "KEPT" }] },
    });
    const copies = await requestRest(app, "GET", `/books/${title.bookId}/copies`);
    expect(copies.body.data).toEqual([expect.objectContaining({ status: "kept", due_on: null })]);
    const ready = await requestRest(app, "GET", `/reservations?status=ready&book_id=${title.bookId}`, { as: staff });
    expect(ready.body.data).toEqual([expect.objectContaining({ id, position: null, copy: expect.any(Object) })]);
  });

  it("are fulfilled by a loan, and asked about when the copy is lent to somebody else", async () => {
    await reserve(rina);
    await returnCopy(staff);
    const toBudi = { nis: `2401${students}`, item_code: title.itemCodes[0] };
    const refused = await requestRest(app, "POST", "/borrowings", { as: staff, body: toBudi });
    expect(refused.status).toBe(409);
    expect(askedChecks(refused.body.checks)).toMatchObject([{ code: "kept", kind: "confirm" }]);
    const toRina = { nis: `2401${students - 1}`, item_code: title.itemCodes[0] };
    expect((await requestRest(app, "POST", "/borrowings", { as: staff, body: toRina })).status).toBe(201);
    const own = await requestRest(app, "GET", "/user-info/reservations?status=fulfilled", { as: rina });
    expect(own.body.data).toHaveLength(1);
  });

  it("wait first again when their copy was lent to somebody else, and come back with its undo", async () => {
    const { id } = await reserve(rina);
    await returnCopy(staff);
    const body = {
      nis: `2401${students}`,
      item_code: title.itemCodes[0],
      confirm: ["kept", "waited_for"],
      reason: "Izin guru",
    };
    const lent = await requestRest(app, "POST", "/borrowings", { as: admin, body });
    expect(lent.status).toBe(201);
    const placeOf = async () => {
      const { body: list } = await requestRest(app, "GET", `/reservations?book_id=${title.bookId}`, { as: staff });
      return list.data;
    };
    expect(await placeOf()).toEqual([expect.objectContaining({ id, status: "waiting", position: 1 })]);
    const { act_id: act } = lent.body.data as { act_id: number };
    expect((await requestRest(app, "POST", `/desk-acts/${act}/undo`, { as: admin })).status).toBe(200);
    expect(await placeOf()).toEqual([expect.objectContaining({ id, status: "ready" })]);
  });

  it("are undone at the desk: made, moved and cancelled", async () => {
    const first = await reserve(budi);
    const second = await reserve(staff, { book_id: title.bookId, nis: `2401${students - 1}` });
    const queue = async () => {
      const path = `/reservations?status=waiting&book_id=${title.bookId}`;
      const { body } = await requestRest(app, "GET", path, { as: staff });
      return (body.data as { id: number }[]).map(({ id }) => id);
    };
    const undo = (act: number) => requestRest(app, "POST", `/desk-acts/${act}/undo`, { as: staff });
    const moved = await requestRest(app, "POST", `/reservations/${second.id}/move`, {
      as: staff,
      body: { position: 1 },
    });
    expect(await queue()).toEqual([second.id, first.id]);
    expect((await undo((moved.body.data as Changed).act_id)).status).toBe(200);
    expect(await queue()).toEqual([first.id, second.id]);
    const cancelled = await requestRest(app, "DELETE", `/reservations/${first.id}`, { as: staff });
    expect(await queue()).toEqual([second.id]);
    expect((await undo((cancelled.body.data as Changed).act_id)).status).toBe(200);
    expect(await queue()).toEqual([first.id, second.id]);
    expect((await undo(second.act_id)).status).toBe(200);
    expect(await queue()).toEqual([first.id]);
  });

  it("cost a page of ten books as many statements as a page of one", async () => {
    await givenLentTitle(test.database);
    const statementsFor = async (first: number) => {
      const query = `{ books(first: ${first}) { nodes { waitingCount viewerReservation { databaseId } } } }`;
      const sent = await test.counter.statementsDuring(async () => {
        expect((await postGraphql(app, query, {}, rina)).errors).toEqual([]);
      });
      return sent.filter((statement) => statement.includes("reservations")).length;
    };
    expect([await statementsFor(1), await statementsFor(10)]).toEqual([2, 2]);
  });
});
