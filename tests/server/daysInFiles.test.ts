import sql from "sql-template-tag";

import { AuditExportService } from "../../server/audit/AuditExportService.js";
import { BookExportService } from "../../server/books/export/BookExportService.js";
import { DeskExportService } from "../../server/circulation/export/DeskExportService.js";
import { LedgerExportService } from "../../server/circulation/export/LedgerExportService.js";
import { LedgerEditingService } from "../../server/circulation/ledger/editing/LedgerEditingService.js";
import { ReservationEditingService } from "../../server/circulation/reservations/ReservationEditingService.js";
import { EXPORTED_REPORTS, ReportExportService } from "../../server/reports/figures/ReportExportService.js";
import { StudentExportService } from "../../server/students/StudentExportService.js";
import { VisitExportService } from "../../server/visits/VisitExportService.js";
import { givenLendingLibrary } from "../support/circulation/lending.js";
import { onSqlite } from "../support/database.js";
import { testWrite } from "../support/testWrite.js";

/** Half past one in the morning of the 10th in Jakarta, which is the 9th by UTC. */
const NIGHT = new Date("2026-11-09T18:30:00Z");
const BY_UTC = /2026-11-09|18[.:]30/u;

interface CsvFile {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

onSqlite("A file that is written after midnight", (test) => {
  async function textOf({ fileName, chunks }: CsvFile): Promise<string> {
    let text = `${fileName}\n`;
    for await (const chunk of chunks) text += String(chunk);
    return text;
  }

  it("has the library's days and hours in its rows and in its name, whichever list it is of", async () => {
    const { database } = test;
    const { admin, lending, time, codes, nisOf, studentIds, bookIds } = await givenLendingLibrary(database, {
      now: NIGHT,
      copies: 2,
    });
    const now = () => NIGHT;
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[0] });
    await lending.borrow(admin, { nis: nisOf(0), itemCode: codes[1] });
    const queues = new ReservationEditingService(database, time);
    const { reservation } = await queues.reserve(admin, { nis: nisOf(1), bookId: bookIds[0] });
    await queues.cancel(admin, reservation.id, {});
    await lending.returnCopy(admin, { itemCode: codes[1] });
    const ledger = new LedgerEditingService(database, time.timeZone, now);
    const charge = { studentId: studentIds[0], chargeReason: "other", amount: 5_000, reason: "Sobek" };
    const { fine } = await ledger.createFine(admin, charge);
    await ledger.payFine(admin, fine.id, { amount: 2_000 });
    await database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE audit_entries SET created_at = '2026-11-09 18:30:00.000'`);
      await tx.run(sql`INSERT INTO visits (kind, visitor_name, people_count, visited_at)
        VALUES ('guest', 'Tamu', 1, '2026-11-09 18:30:00')`);
    });

    const desk = new DeskExportService(database, time);
    const money = new LedgerExportService(database, time.timeZone, now);
    const reports = new ReportExportService(database, time);
    const files: Readonly<Record<string, CsvFile>> = {
      loans: desk.borrowings(admin, { status: "open" }),
      returns: desk.borrowings(admin, { status: "returned" }),
      queues: desk.reservations(admin, {}),
      fines: money.fines(admin, {}),
      cash: money.cash(admin, null),
      balances: money.balances(admin, null),
      students: new StudentExportService(database, time.timeZone, now).export(admin, {}),
      visits: new VisitExportService(database, time.timeZone, now).export(admin, {}),
      audit: new AuditExportService(database, time.timeZone, now).export(admin, {}),
      books: new BookExportService(database, time.timeZone, now).export(admin, {}, "aksara", ""),
      ...Object.fromEntries(EXPORTED_REPORTS.map((report) => [`report ${report}`, reports.export(admin, report, {})])),
    };
    for (const [list, file] of Object.entries(files)) {
      const text = await textOf(file);
      // A report of months names no day.
      const hasDay = list.startsWith("report ") || text.includes("2026-11-10");
      expect({ list, byUtc: BY_UTC.exec(text)?.[0], hasDay }).toEqual({ list, byUtc: undefined, hasDay: true });
    }
  });
});
