import type { FastifyInstance } from "fastify";
import createClient from "openapi-fetch";
import sql from "sql-template-tag";
import { z } from "zod";

import { auditEntryTable } from "../../../server/audit/AuditEntry.entity.js";
import { pick } from "../../../server/platform/database/columns.js";
import { restRoutes } from "../../../server/doors/routes.js";
import type { RestRoute } from "../../../server/platform/rest/route.js";
import { auditedReads, auditTable } from "../audit/auditTable.js";
import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import { createTestApp, requestRest } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { aPdf, aPicture } from "../../support/files/givenFiles.js";
import { smallDump } from "../../support/dumps/smallDump.js";
import { aZip } from "../../support/files/zipArchive.js";
import { givenUnmetSearch } from "../../support/search/givenUnmetSearch.js";
import { givenNoticeMessage } from "../../support/circulation/givenNotices.js";
import { mailedCode } from "../../support/sentMails.js";
import { testWrite } from "../../support/testWrite.js";
import { startMailServer, type TestMailServer } from "../../support/mailServer.js";
import { asAdmin, asStaff, asStudent, givenStudent, givenUser, PASSWORD } from "../../support/people.js";
import { codeAt, givenSecondFactor } from "../../support/secondFactor.js";

/** As much of the description as a client needs to find an operation. */
interface Description {
  readonly servers: readonly [{ readonly url: string }];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

/** What openapi-typescript writes, for any operation: that it fits ours is `npm run prove:openapi`. */
type AnyPaths = Record<string, Record<"get" | "post" | "put" | "delete", AnyOperation>>;
interface AnyOperation {
  parameters: { path?: Record<string, string | number>; query?: Record<string, string | number> };
  requestBody?: { content: { "application/json": unknown } };
  responses: Record<number, { content: { "application/json": unknown } }>;
}

interface Given {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly file?: readonly [content: Buffer, name: string];
  readonly as?: Readonly<Record<string, string>>;
  /** Where the story has no case in which it succeeds. */
  readonly status?: number;
}
type Data = Readonly<Record<string, unknown>> & { readonly id: number };

const LISTS = [
  ["Author", "authors"],
  ["Publisher", "publishers"],
  ["Category", "categories"],
  ["Classification", "classifications"],
  ["Location", "locations"],
  ["Source", "sources"],
] as const;
const ORIGIN = "http://perpus.test";
const NEW_PASSWORD = "ombak-kapur-biru";

onSqlite("A client made from the OpenAPI description", (test) => {
  let app: FastifyInstance;
  let mailServer: TestMailServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    app = await createTestApp(test.database, {
      DATABASE_URL: test.url,
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(mailServer.settings.port),
      SMTP_FROM: mailServer.settings.from,
    });
  });
  afterAll(() => Promise.all([app.close(), mailServer.close()]));

  /** The app as `fetch`, so that the client's own request is what arrives. */
  async function fetchFromApp(request: Request): Promise<Response> {
    const { statusCode, headers, rawPayload } = await app.inject({
      method: request.method as "GET",
      url: request.url.slice(ORIGIN.length),
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return new Response(Uint8Array.from(rawPayload), {
      status: statusCode,
      headers: { "content-type": String(headers["content-type"]) },
    });
  }

  it("calls every operation where it is described, gets what is described, and leaves its entry in the audit trail", async () => {
    const { servers, paths } = (await app.inject("/api/openapi.json")).json<Description>();
    const client = createClient<AnyPaths>({ baseUrl: ORIGIN + servers[0].url, fetch: fetchFromApp });
    const placeOf = new Map(
      Object.entries(paths).flatMap(([path, item]) =>
        Object.entries(item).map(([method, { operationId }]) => [operationId, { path, method: method as "get" }]),
      ),
    );
    const routeOf = new Map(restRoutes.map((route) => [route.operationId, route]));
    const admin = await asAdmin(app, test.database);
    const student = await asStudent(app, test.database);
    const called = new Set<string>();
    const audited = new Map<string, Set<string>>();
    let writing = "";
    let lastEntry = 0;
    /** What the audit trail says by now is said of the last write: an import goes on after its answer. */
    async function noteAudit(): Promise<void> {
      const entries = await test.database.read((reader) =>
        reader.select(
          pick(auditEntryTable, "id", "action", "userId"),
          sql`FROM audit_entries WHERE id > ${lastEntry} ORDER BY id`,
        ),
      );
      lastEntry = entries.at(-1)?.id ?? lastEntry;
      entries.forEach(({ action, userId }) =>
        audited.set(writing, (audited.get(writing) ?? new Set()).add(userId === null ? `${action} of nobody` : action)),
      );
    }

    async function call(
      operationId: string,
      { path, query, body, file, as = admin, status }: Given = {},
    ): Promise<Data> {
      const place = placeOf.get(operationId);
      const route = routeOf.get(operationId);
      if (!place || !route) {
        throw new Error(`${operationId} is not described`);
      }
      called.add(operationId);
      if (route.operation !== "read" || operationId in auditedReads) {
        await noteAudit();
        writing = operationId;
      }
      const form = new FormData();
      if (file) {
        form.append("file", new Blob([Uint8Array.from(file[0])]), file[1]);
      }
      const { data, error, response } = await client.request(place.method, place.path, {
        headers: as,
        params: { ...(path ? { path } : {}), ...(query ? { query } : {}) },
        ...(file ? { body: form, bodySerializer: () => form } : body ? { body } : {}),
        parseAs: route.file ? "text" : "json",
      });
      expect([operationId, response.status, error]).toEqual([
        operationId,
        status ?? route.success,
        status ? expect.objectContaining({ status_code: status }) : undefined,
      ]);
      if (!status && !route.file) {
        expectDescribed(route, data);
      }
      return ((data as { data?: Data } | undefined)?.data ?? {}) as Data;
    }

    const bookOf = (list: object) => ({ copies: copies(1), ...list });
    const [first = 0, second = 0, third = 0] = await givenBooks(test.database, [
      bookOf({
        title: "Laskar Pelangi",
        by: ["Andrea Hirata"],
        publisher: "Bentang",
        category: "Novel",
        subjects: ["Belitung"],
      }),
      bookOf({ by: ["Dewi Lestari"], publisher: "Truedee", category: "Fiksi" }),
      bookOf({ classification: { code: "813" }, location: { name: "Ruang Baca" }, source: "Beli" }),
    ]);
    const one = { path: { id: first } };
    const picture = [await aPicture(60, 90).png().toBuffer(), "gambar.png"] as const;

    await call("books");
    await call("book", one);
    await call("otherEditions", one);
    const [copy] = (await call("copies", one)) as unknown as Data[];
    await call("copy", { query: { item_code: String(copy?.item_code) } });
    await call("bookFacets", { query: { search: "laskar" } });
    await call("bookSuggestions", { query: { search: "laskar" } });
    await call("bookAdvice", { body: { title: "Laskar Pelangi" } });
    const made = await call("createBook", { body: { title: "Buku Baru", copies: 1 } });
    await call("updateBook", { path: { id: made.id }, body: { title: "Buku Lain" } });
    await call("bulkUpdateBooks", { body: { book_ids: [second, third], category: "Novel" } });
    await call("uploadBookCover", { ...one, file: picture });
    await call("uploadBookFile", { ...one, file: [aPdf(), "buku.pdf"] });
    await call("deleteBookFile", one);
    const file = await call("addBookFile", { ...one, file: [aPdf(), "bab.pdf"] });
    const bookLink = await call("addBookLink", { ...one, body: { url: "https://buku.example", name: "Tautan" } });
    await call("bookFiles", one);
    await call("updateBookFile", { path: { id: file.id }, body: { name: "Bab 1" } });
    await call("reorderBookFiles", { ...one, body: { file_ids: [bookLink.id, file.id] } });
    await call("replaceBookFile", { path: { id: file.id }, file: [aPdf(), "bab.pdf"] });
    await call("recordBookFileReading", { as: {}, path: { id: file.id } });
    await call("removeBookFile", { path: { id: file.id } });
    await call("exportBooks");
    await call("createCopies", { ...one, body: { count: 2 } });
    await call("copyRegister");
    await call("exportCopyRegister", { query: { format: "csv" } });
    const ofStockTake = { path: { id: (await call("beginStockTake", { body: {} })).id } };
    const scanned = { code: String(copy?.item_code), key: "00000000-0000-4000-8000-00000000000d" };
    await call("scanStockTake", { ...ofStockTake, body: { scans: [scanned] } });
    await call("stockTakes");
    await call("stockTake", ofStockTake);
    await call("stockTakeItems", { ...ofStockTake, query: { list: "found" } });
    await call("exportStockTakeItems", { ...ofStockTake, query: { list: "found" } });
    await call("stockTakeReport", ofStockTake);
    await call("updateStockTake", { ...ofStockTake, body: { state: "finished" } });
    await call("applyStockTake", { ...ofStockTake, body: { acts: ["move"] } });
    await call("undoStockTake", ofStockTake);
    await call("weedingCandidates");
    await call("exportWeedingCandidates");
    const ofWeeding = { path: { id: (await call("beginWeeding", { body: {} })).id } };
    const fate = { reason: "damaged", disposal: "destroyed" };
    await call("collectForWeeding", { ...ofWeeding, body: { scans: [{ ...scanned, ...fate }] } });
    await call("updateWeedingItems", { ...ofWeeding, body: { item_ids: [1], ...fate } });
    await call("weedings");
    await call("weeding", ofWeeding);
    await call("weedingItems", { ...ofWeeding, query: { list: "waiting" } });
    await call("exportWeedingItems", { ...ofWeeding, query: { list: "waiting" } });
    await call("weedingReport", ofWeeding);
    await call("applyWeeding", ofWeeding);
    await call("undoWeeding", ofWeeding);
    await call("removeWeedingItems", { ...ofWeeding, body: { item_ids: [1] } });
    await call("updateWeeding", { ...ofWeeding, body: { state: "cancelled" } });
    await call("copiesToLabel", { query: { item_codes: String(copy?.item_code) } });
    await call("proposedItemCodes", { query: { count: 2 } });
    await call("proposedInventoryCodes", { query: { count: 2 } });
    await call("updateCopies", { body: { copy_ids: [copy?.id], status: "repair" } });
    await call("updateCopy", { path: { id: copy?.id ?? 0 }, body: { condition: "worn" } });
    await call("deleteCopy", { path: { id: copy?.id ?? 0 } });

    for (const [name, list] of LISTS) {
      const record = (label: string) =>
        name === "Author" ? { first_name: label } : name === "Classification" ? { code: label } : { name: label };
      const ids: number[] = [];
      for (const label of ["297.1", "297.2", "297.3"]) {
        ids.push((await call(`create${name}`, { body: record(label) })).id);
      }
      const [kept = 0, merged = 0, other = 0] = ids;
      await call(list);
      await call(list === "authors" ? "author" : name.charAt(0).toLowerCase() + name.slice(1), { path: { id: kept } });
      await call(`update${name}`, { path: { id: kept }, body: record("297.4") });
      await call(`${name.charAt(0).toLowerCase()}${name.slice(1)}MergeSuggestions`);
      await call(`keep${name}Apart`, { path: { id: kept }, body: { other_ids: [other] } });
      await call(`merge${name}`, { path: { id: merged }, body: { into_id: kept } });
      if (name === "Author") {
        await call("updateAuthorVariants", { path: { id: kept }, body: { own: ["Ikal"], switched_off: [] } });
        await call("authorVariants", { path: { id: kept } });
      }
      await call(`delete${name}`, { path: { id: other }, body: { replacement_id: kept } });
    }
    await call("categoryGroupProposals");
    await call("setCategoryGroups", { body: { groups: [{ category_id: 1, collection_group: "audiovisual" }] } });
    await call("classificationTree");
    await call("subject", { path: { id: 1 } });

    const { id: importId } = await call("uploadBookImport", {
      file: [Buffer.from("judul\nBumi\nBumi\n"), "koleksi.csv"],
    });
    const steps = { path: { id: importId } };
    const settled = async () => {
      let { progress } = await call("bookImport", steps);
      while (progress !== null) {
        ({ progress } = await call("bookImport", steps));
      }
    };
    await call("configureBookImport", { ...steps, body: { has_header: true } });
    await call("previewBookImport", steps);
    await settled();
    await call("bookImportRows", steps);
    await call("decideBookImportRow", { ...steps, body: { row: 3, as_own_book: true } });
    await settled();
    await call("bookImportProposedCodes", { ...steps, query: { row: 3 } });
    await call("startBookImport", steps);
    await settled();
    await call("cancelBookImport", { ...steps, status: 409 });
    await call("bookImportRefusedRows", steps);
    await call("undoBookImport", steps);
    await settled();
    await call("bookImportKept", steps);
    await call("bookImports");
    const { id: draftId } = await call("uploadBookImport", { file: [Buffer.from("judul\nBulan\n"), "lagi.csv"] });
    await call("discardBookImport", { path: { id: draftId } });
    await call("importBooks", { file: [Buffer.from("judul\nMatahari\n"), "koleksi.csv"] });

    const { id: listId } = await call("uploadStudentImport", {
      file: [Buffer.from("nis,nama\n9001,Ani\n"), "siswa.csv"],
    });
    const list = { path: { id: listId } };
    const listSettled = async () => {
      while ((await call("studentImport", list)).progress !== null);
    };
    await call("configureStudentImport", { ...list, body: { update_existing: false } });
    await call("previewStudentImport", list);
    await call("studentImportRows", list);
    await call("decideStudentImportRows", { ...list, body: { decision: "leave_out" } });
    await call("startStudentImport", list);
    await listSettled();
    await call("studentImportClasses", list);
    await call("studentImportStudents", { ...list, query: { class_name: "" } });
    await call("studentImportLeftOut", list);
    await call("undoStudentImport", list);
    await listSettled();
    await call("studentImports");
    const { id: otherId } = await call("uploadStudentImport", { file: [Buffer.from("nis,nama\n1,A\n"), "lagi.csv"] });
    await call("discardStudentImport", { path: { id: otherId } });

    const { id: coversId } = await call("uploadCovers", {
      file: [aZip([{ name: "bumi.png", content: picture[0] }]), "docs.zip"],
      query: { replaces_covers: "false" },
    });
    const covers = { path: { id: coversId } };
    while ((await call("coverImport", covers)).progress !== null) {
      await call("coverImports");
    }
    await call("coverImportOutcomes", { ...covers, query: { outcome: "unmatched" } });
    await call("booksAwaitingCover");
    await call("cancelCovers", { ...covers, status: 409 });

    const dump = { file: [smallDump(), "senayan.sql"] as [Buffer, string] };
    const { id: moveId } = await call("uploadMoveIn", dump);
    const move = { path: { id: moveId } };
    const moved = async () => {
      while ((await call("moveIn", move)).is_running);
    };
    await moved();
    await call("moveIns");
    await call("moveInFound", move);
    await call("moveInDifferences", move);
    await call("moveInBalance", move);
    await call("answerMoveIn", { ...move, body: { answers: [{ key: "time-zone", value: "Asia/Jayapura" }] } });
    await moved();
    await call("lookAtMoveIn", move);
    await moved();
    await call("startMoveIn", move);
    await moved();
    await call("cancelMoveIn", { ...move, status: 409 });
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE move_ins SET state = 'done'`));
    await call("undoMoveIn", move);
    await moved();
    const { id: otherMoveId } = await call("uploadMoveIn", dump);
    await call("discardMoveIn", { path: { id: otherMoveId } });

    await call("deleteBook", { path: { id: made.id } });
    await call("bulkDeleteBooks", { body: { book_ids: [second] } });
    const [last, earlier] = (await call("binEntries")) as unknown as Data[];
    await call("restoreFromBin", { body: { ids: [last?.id] } });
    await call("purgeFromBin", { body: { ids: [earlier?.id] } });
    await call("auditEntries");
    await call("exportAuditEntries");

    const pupil = await call("createStudent", { body: { nis: "2024001", name: "Rani", class_name: "X IPA 1" } });
    const ofPupil = { path: { id: pupil.id } };
    await call("students");
    await call("studentClasses");
    await call("exportStudents");
    await call("student", ofPupil);
    await call("updateStudent", { ...ofPupil, body: { class_name: "XI IPA 1" } });
    await call("bulkUpdateStudents", { body: { student_ids: [pupil.id], expires_at: "2027-06-30" } });
    const { fingerprint, academic_year } = await call("studentPromotionPreview", { body: {} });
    const ofPromotion = { path: { id: (await call("promoteStudents", { body: { fingerprint } })).id } };
    await call("studentPromotions");
    await call("studentPromotion", ofPromotion);
    await call("updateStudent", { ...ofPupil, body: { academic_year: "2030/2031" } });
    await call("studentPromotionKept", ofPromotion);
    await call("updateStudent", { ...ofPupil, body: { academic_year } });
    await call("undoStudentPromotion", ofPromotion);
    await call("uploadStudentPhoto", { ...ofPupil, file: picture });
    await call("deleteStudentPhoto", ofPupil);
    await call("importStudents", { file: [Buffer.from("nis,nama\n2024002,Sari\n"), "siswa.csv"] });
    await call("createActivationCodes", { body: { class_name: "XI IPA 1" } });
    const { code } = await call("createActivationCode", { ...ofPupil, body: {} });
    await call("activateAccount", {
      as: {},
      body: { nis: "2024001", code, username: "rani", password: PASSWORD },
    });
    await call("passwordReset", { as: {} });
    await call("requestPasswordReset", { as: {}, body: { account: "rani" } });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET email = 'rani@siswa.example' WHERE id = ${pupil.id}`),
    );
    const mailed = await mailedCode(test.database);
    await call("redeemPasswordReset", { as: {}, body: { code: mailed, password: NEW_PASSWORD } });
    await call("selfRegistration", { as: {} });
    await call("updateMemberKind", { path: { id: 2 }, body: { self_registration: true } });
    const wanted = { member_kind_id: 2, name: "Wawan", birth_date: "1990-03-11", email: "wawan@contoh.id" };
    for (const request_key of ["pendaftaran-1", "pendaftaran-2"]) {
      await call("createRegistration", { as: {}, body: { ...wanted, request_key, agreed: true } });
    }
    await call("confirmRegistration", { as: {}, body: { code: await mailedCode(test.database) } });
    await call("registrations");
    await call("registration", { path: { id: 1 } });
    await call("acceptRegistration", { path: { id: 1 }, body: { nis: "U-0001" } });
    await call("rejectRegistration", { path: { id: 2 }, body: { reason: "Sudah terdaftar." } });
    await call("studentPersonalData", ofPupil);
    await call("myPersonalData", { as: student });
    const leaver = await givenStudent(test.database, { nis: "2024009", status: "graduated" });
    await call("eraseStudent", { path: { id: leaver }, body: { nis: "2024009" } });
    await call("deleteStudent", { path: { id: await givenStudent(test.database) } });
    await call("uploadMyPhoto", { as: student, file: picture });
    await call("deleteMyPhoto", { as: student });
    const [repaired] = (await call("copies", { path: { id: third } })) as unknown as Data[];
    await call("updateCopies", { body: { copy_ids: [repaired?.id], status: "repair" } });
    const reserved = await call("reserveBook", { as: student, body: { book_id: third } });
    const nextInLine = await call("reserveBook", {
      body: { book_id: third, student_id: await givenStudent(test.database) },
    });
    await call("reservations", { query: { status: "open" } });
    await call("myReservations", { as: student });
    await call("moveReservation", { path: { id: nextInLine.id }, body: { position: 1 } });
    await call("cancelReservation", { path: { id: reserved.id } });
    const clear = await givenStudent(test.database, { className: "XII BEBAS" });
    const letter = await call("issueClearanceLetter", { body: { student_id: clear } });
    const ofLetter = { path: { id: letter.id } };
    await call("clearanceLetters", { query: { status: "valid" } });
    await call("clearanceLetter", ofLetter);
    await call("printClearanceLetter", ofLetter);
    await call("printClearanceLetters", { query: { ids: String(letter.id) } });
    const letterToken = String(letter.verification_path).split("/").at(-1) ?? "";
    await call("verifyClearanceLetter", { as: {}, path: { token: letterToken } });
    await call("revokeClearanceLetter", { ...ofLetter, body: { reason: "Salah orang" } });
    await call("bulkIssueClearanceLetters", { body: { class_name: "XII BEBAS" } });
    const messageId = await givenNoticeMessage(test.database, { studentId: clear });
    await call("noticeMessages");
    await call("mailDelivery");
    await call("retryNoticeMessage", { path: { id: messageId } });
    await call("sendTestMail", { body: { to: "kepala@sekolah.example" } });
    await call("enterSearch", { as: {}, body: { search: "laskar pelangi" } });
    const unmetId = await givenUnmetSearch(test.database);
    await call("unmetSearches");
    await call("updateUnmetSearch", { path: { id: unmetId }, body: { is_done: true } });
    await call("recordVisit", { as: {}, body: { nis: "2024001", purpose: "reading" } });
    await call("visits");
    await call("myVisits", { as: student });
    await call("visitorFigures", { as: {} });
    await call("visitStats");
    await call("exportVisits");
    for (const report of ["accreditationReport", "loanReport", "topMembers", "inHouseReport", "fineReport"])
      await call(report);
    await call("acquisitionReport");
    await call("reportForm", { path: { kind: "periodic" } });
    await call("exportReportForm", { path: { kind: "work" }, query: { format: "csv" } });
    const [instrument] = (await call("accreditationInstruments")) as unknown as [Data];
    const { id, is_delivered: isDelivered, revision, ...content } = instrument;
    expect(isDelivered).toBe(true);
    const path = { id };
    const corrected = { ...content, name: "Instrumen sekolah kami", expected_revision: revision };
    await call("updateAccreditationInstrument", { path, body: corrected });
    await call("restoreAccreditationInstrument", { path });
    const answers = [{ indicator: "koleksi-judul", score: 4 }];
    await call("saveAccreditationAnswers", { path, body: { period: "2026", answers } });
    await call("accreditationAssessment", { path, query: { period: "2026" } });
    await call("exportAccreditationAssessment", { path, query: { period: "2026", format: "csv" } });
    await call("neverBorrowedBooks");
    await call("lateLoans");
    await call("overdueReminders");
    // Nobody of this library is late.
    await call("printGuardianLetters", { status: 404 });
    await call("exportReport", { query: { report: "accreditation" } });
    const [visit] = (await call("visits")) as unknown as Data[];
    const ofVisit = { path: { id: visit?.id ?? 0 } };
    await call("updateVisit", { ...ofVisit, body: { purpose: "discussion" } });
    await call("voidVisit", ofVisit);

    const lent = await call("createBook", { body: { title: "Sang Pemimpi", copies: 3 } });
    const [lentCopy, lostCopy, heldCopy] = (await call("copies", {
      path: { id: Number(lent.id) },
    })) as unknown as Data[];
    const item = { item_code: lentCopy?.item_code };
    await call("recordInHouseUse", { body: item });
    const loan = await call("borrowCopy", { body: { nis: "2024001", ...item } });
    const ofLoan = { path: { id: Number(loan.id) } };
    await call("borrowings");
    await call("myBorrowings", { as: student });
    const renewal = await call("renewBorrowing", { ...ofLoan, body: {} });
    await call("undoDeskAct", { path: { id: Number(renewal.act_id) } });
    await call("returnBorrowing", { ...ofLoan, body: {} });
    const again = await call("borrowCopy", { body: { nis: "2024001", item_code: lostCopy?.item_code } });
    await call("reportBorrowingLost", { path: { id: Number(again.id) }, body: { amount: 40000 } });
    await call("borrowCopy", { body: { nis: "2024001", ...item, confirm: ["lost_unsettled"], reason: "Izin guru" } });
    await call("returnCopy", { body: item });
    const staff = await asStaff(app, test.database);
    const aMinuteAgo = { scanned_at: "2026-11-02T02:00:00Z", sent_at: "2026-11-02T02:01:00Z" };
    const { id: held } = await call("borrowCopy", {
      as: staff,
      body: { nis: "2024001", item_code: heldCopy?.item_code, ...aMinuteAgo },
    });
    await call("decideHeldBorrowing", { path: { id: Number(held) }, body: { approve: true, reason: "Internet mati" } });
    await call("returnBorrowing", { path: { id: Number(held) }, body: {} });

    await call("createStudent", { body: { nis: "2024091", name: "Ani", class_name: "XI SET" } });
    await call("createStudent", { body: { nis: "2024092", name: "Beni", class_name: "XI SET" } });
    const titles = await call("createBook", { body: { title: "Kamus Set", copies: 2 } });
    const setCopies = (await call("copies", { path: { id: Number(titles.id) } })) as unknown as Data[];
    const due = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const set = await call("createClassSet", {
      body: { book_id: titles.id, class_name: "XI SET", due_at: due },
    });
    const ofSet = { path: { id: Number(set.id) } };
    await call("classSets", { query: { status: "open" } });
    const lentInSet: number[] = [];
    for (const { item_code: code } of setCopies) {
      const { id } = await call("lendClassSetCopy", { ...ofSet, body: { item_code: code } });
      lentInSet.push(Number(id));
    }
    await call("swapClassSetCopies", {
      ...ofSet,
      body: { borrowing_id: lentInSet[0], other_borrowing_id: lentInSet[1] },
    });
    await call("classSet", ofSet);
    await call("undoClassSet", ofSet);

    const { key } = await call("createDoorKey");
    await call("doorKey");
    await call("bindDoorDevice", { as: {}, body: { key } });
    await call("revokeDoorKey");

    const charge = { student_id: pupil.id, charge_reason: "damaged", amount: 5_000, reason: "Basah" };
    const { id: fine } = await call("createFine", { body: charge });
    const ofFine = { path: { id: fine } };
    const { receipt } = await call("payFine", { ...ofFine, body: { amount: 1_000 } });
    await call("receipt", { path: { number: (receipt as { number: number }).number } });
    await call("payFines", { ...ofPupil, body: { amount: 1_000, fine_ids: [fine] } });
    await call("refundFine", { ...ofFine, body: { amount: 2_000, reason: "Keliru" } });
    await call("waiveFine", { ...ofFine, body: { amount: 1_000, reason: "Sakit" } });
    await call("fine", ofFine);
    await call("fines");
    await call("studentBalances");
    await call("cashEntries");
    await call("exportBorrowings");
    await call("exportReservations");
    await call("exportFines");
    await call("exportStudentBalances");
    await call("exportCashEntries");
    await call("studentLedgerEntries", ofPupil);
    await call("myFines", { as: student });
    await call("reverseLedgerEntry", { ...ofFine, body: { reason: "Keliru" } });
    const { id: damaged } = await call("createFine", { body: charge });
    const [newCopy] = (await call("createCopies", { path: { id: third }, body: { count: 1 } })) as unknown as Data[];
    await call("replaceFine", { path: { id: damaged }, body: { item_code: newCopy?.item_code } });

    await call("createBlogPost", { body: { title: "Jam Layanan", body: "Buka.", status: "published" } });
    const post = { path: { post: "jam-layanan" } };
    await call("blogPosts");
    const { id: postId } = await call("blogPost", post);
    await call("updateBlogPost", { path: { post: postId }, body: { title: "Jam Buka" } });
    await call("uploadBlogPostCover", { path: { post: postId }, file: picture });
    await call("blogPostPreview", { body: { title: "Jam Buka", body: "Buka." } });
    await call("uploadBlogPicture", { file: picture });
    await call("deleteBlogPost", { path: { post: postId } });
    const { id: otherPost } = await call("createBlogPost", { body: { title: "Lain", body: "Isi." } });
    await call("bulkDeleteBlogPosts", { body: { blog_post_ids: [otherPost] } });
    const link = await call("createEResource", { body: { label: "Perpusnas", url: "https://www.perpusnas.go.id" } });
    await call("eResources");
    await call("updateEResource", { path: { id: link.id }, body: { position: 1 } });
    await call("deleteEResource", { path: { id: link.id } });
    await call("settings");
    await call("retention");
    await call("updateSettings", { body: { phone: "(022) 555-0101" } });
    const kind = await call("createMemberKind", { body: { name: "Alumni", number_name: "No. anggota" } });
    await call("memberKinds");
    await call("updateMemberKind", { path: { id: kind.id }, body: { membership_months: 12 } });
    await call("deleteMemberKind", { path: { id: kind.id }, body: { replacement_id: 1 } });
    const rule = await call("createLoanRule", { body: { member_kind_id: 2, loan_days: 30 } });
    await call("loanRules");
    await call("loanPolicy", { query: { member_kind_id: 2 } });
    await call("updateLoanRule", { path: { id: rule.id }, body: { loan_days: 14 } });
    await call("deleteLoanRule", { path: { id: rule.id } });
    await call("aboutTextPreview", { body: { about_text: "**Kami**" } });
    await call("nationalHolidays", { path: { year: 2026 } });
    await call("historyToForget", { query: { after_months: 24 } });
    await call("systemStatus");
    await call("confirmClock");
    await call("startBackup");
    const backupsNow = async () => (await call("backupInfo")) as Data & { is_running: boolean; newest_good: Data };
    while ((await backupsNow()).is_running);
    const ofBackup = { path: { id: (await backupsNow()).newest_good.id } };
    const download = await call("prepareBackupDownload", { ...ofBackup, body: { password: PASSWORD } });
    const ticket = String(download.path).split("=").at(-1) ?? "";
    await call("downloadBackup", { ...ofBackup, query: { ticket } });
    const ofAll = await call("prepareLibraryExport", { body: { password: PASSWORD, with_files: false } });
    await call("downloadLibraryExport", { query: { ticket: String(ofAll.path).split("=").at(-1) ?? "" } });
    await call("updateSettings", { body: { students_may_clear_history: true } });
    await call("clearMyHistory", { as: student });
    await call("uploadLogo", { file: picture });
    await call("deleteLogo");
    await call("libraryInfo");
    await call("libraryInfoRecent");
    await call("libraryInfoChartData");
    await call("libraryInfoAttention");
    await call("libraryInfoGrowth");
    await call("hasDemoData");
    // There is none in a library that did not begin with it.
    await call("removeDemoData", { status: 409 });

    const magazine = await call("createBook", { body: { title: "Majalah", material_kind: "serial" } });
    const firstOn = new Date().toISOString().slice(0, 10);
    const serial = await call("createSerial", {
      body: { book_id: magazine.id, frequency: "annual", first_on: firstOn, makes_copies: false },
    });
    await call("updateSerial", { path: { id: serial.id }, body: { note: "Diantar loper" } });
    await call("serials");
    await call("serial", { path: { id: serial.id } });
    await call("serialIssues");
    await call("exportSerialIssues");
    const issueBody = { issued_on: firstOn, label: "Edisi khusus" };
    const issue = await call("createSerialIssue", { path: { id: serial.id }, body: issueBody });
    await call("updateSerialIssue", { path: { id: issue.id }, body: { note: "Bonus poster" } });
    await call("markSerialIssues", { body: { issue_ids: [issue.id], state: "claimed" } });
    await call("receiveSerialIssues", { body: { issue_ids: [issue.id] } });
    await call("bookIssues", { path: { id: magazine.id } });
    await call("undoSerialReception", { path: { id: issue.id } });
    await call("deleteSerialIssue", { path: { id: issue.id } });
    await call("deleteSerial", { path: { id: serial.id } });

    const suggestion = await call("createSuggestion", { body: { title: "Amba" } });
    const ofSuggestion = { path: { id: suggestion.id } };
    await call("updateSuggestion", { ...ofSuggestion, body: { author: "Laksmi Pamuntjak" } });
    await call("decideSuggestion", { ...ofSuggestion, body: { state: "approved" } });
    await call("voteForSuggestion", { as: student, ...ofSuggestion });
    await call("unvoteSuggestion", { as: student, ...ofSuggestion });
    await call("suggestions");
    await call("suggestion", ofSuggestion);
    await call("exportSuggestions");
    await call("mySuggestions", { as: student });
    await call("suggestionAdvice", { body: { title: "Amba" } });
    await call("deleteSuggestion", ofSuggestion);
    const readingList = await call("createReadingList", { body: { name: "Kelas X", is_published: true } });
    await call("updateReadingList", { path: { id: readingList.id }, body: { name: "Kelas XI" } });
    await call("addToReadingList", { path: { id: readingList.id }, body: { book_id: second } });
    const onList = { id: readingList.id, book_id: second };
    await call("updateReadingListItem", { path: onList, body: { note: "Bab 1" } });
    await call("readingLists");
    await call("readingList", { path: { id: readingList.id } });
    await call("readingListItems", { path: { id: readingList.id } });
    await call("removeFromReadingList", { path: onList });
    await call("deleteReadingList", { path: { id: readingList.id } });
    await call("saveBook", { as: student, path: { id: second } });
    await call("myReadingLists", { as: student });
    await call("mySavedBookIds", { as: student });
    await call("unsaveBook", { as: student, path: { id: second } });

    await call("viewer");
    await call("viewerRole");
    await call("updateUserInfo", { body: { email: "petugas@example.sch.id", current_password: PASSWORD } });
    const token = await call("createAccessToken", { body: { name: "Dinas", scope: "read" } });
    await call("accessTokens");
    await call("revokeAccessToken", { path: { id: token.id } });
    await call("librarians");
    const librarian = await call("createLibrarian", { body: { username: "budi", name: "Budi", role: "staff" } });
    await call("updateLibrarian", { path: { id: librarian.id }, body: { role: "admin" } });
    await call("roles");
    const role = await call("createRole", { body: { name: "Relawan", rights: { circulation: "read" } } });
    await call("updateRole", { path: { id: role.id }, body: { rights: { finance: "read" } } });
    await call("deleteRole", { path: { id: role.id } });
    await call("resetLibrarianPassword", { path: { id: librarian.id } });
    const keys = new SessionKeys("rahasia-untuk-pengujian-saja-0123456789");
    await givenSecondFactor(test.database, keys, librarian.id);
    await call("resetSecondFactor", { path: { id: librarian.id } });
    const { key: appKey, enrolment } = (await call("startSecondFactor", {
      body: { password: PASSWORD },
    })) as unknown as {
      key: string;
      enrolment: string;
    };
    await call("enableSecondFactor", { body: { enrolment, code: codeAt(appKey, Date.now()) } });
    // The next code, as this one is used up.
    const next = codeAt(appKey, Date.now() + 30_000);
    await call("renewRecoveryCodes", { body: { password: PASSWORD, code: next } });
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE second_factors SET last_step = 0`));
    await call("disableSecondFactor", { body: { password: PASSWORD, code: next } });
    const cakeId = await givenUser(test.database, { username: "kue-lapis" });
    const { recoveryCodes } = await givenSecondFactor(test.database, keys, cakeId);
    const asked = await requestRest(app, "POST", "/auth/login", {
      body: { username: "kue-lapis", password: PASSWORD },
    });
    const { challenge } = asked.body;
    await call("completeLogin", { as: {}, body: { challenge, code: recoveryCodes[0] } });
    await asAdmin(app, test.database);
    const [latest] = (await call("openSessions")) as unknown as Data[];
    await call("endSession", { path: { id: latest?.id ?? 0 } });
    await call("changePassword", { body: { current_password: PASSWORD, password: NEW_PASSWORD } });
    await givenUser(test.database, { username: "kue" });
    await call("login", { as: {}, body: { username: "kue", password: PASSWORD } });
    await call("logout", { as: student });

    await noteAudit();
    const writes = restRoutes.filter(({ operation }) => operation !== "read").map(({ operationId }) => operationId);
    const actions = (name: string) => [...(audited.get(name) ?? [])].sort().join();
    const expected = (name: string) =>
      [RECORDS_BESIDE[name], typeof auditTable[name] === "string" ? auditTable[name] : ""]
        .filter(Boolean)
        .sort()
        .join();
    expect(writes.map((name) => `${name}: ${actions(name)}`)).toEqual(
      writes.map((name) => `${name}: ${expected(name)}`),
    );
    const reads = Object.keys(auditedReads);
    expect(reads.map((name) => [name, actions(name)])).toEqual(Object.entries(auditedReads));
    expect([...called].sort()).toEqual(restRoutes.map(({ operationId }) => operationId).sort());
  });
});

/** What some acts change besides has entries of its own. */
const RECORDS_BESIDE: Readonly<Record<string, string>> = {
  acceptRegistration: "student.create",
  applyWeeding: "copy.update",
  undoMoveIn: "bookImport.undo",
  undoWeeding: "copy.update",
};

/** A key that the schema does not name fails too. */
function expectDescribed(route: RestRoute, body: unknown): void {
  const { data, error } = route.response.extend({ status_code: z.literal(route.success) }).safeParse(body);
  expect([route.operationId, error?.issues]).toEqual([route.operationId, undefined]);
  expect(data).toEqual(body);
}
