import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import sql from "sql-template-tag";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { BorrowingsPage } from "../../../client/circulation/admin/BorrowingsPage";
import { ViewerQuery } from "../../../client/session/useViewer";
import { StudentRecordPage } from "../../../client/students/admin/record/StudentRecordPage";
import { LendingService } from "../../../server/circulation/lending/LendingService";
import { ClearanceEditingService } from "../../../server/circulation/clearance/ClearanceEditingService";
import { LedgerEditingService } from "../../../server/circulation/ledger/editing/LedgerEditingService";
import { ReservationEditingService } from "../../../server/circulation/reservations/ReservationEditingService";
import { givenBooks } from "../../support/givenBooks";
import { givenOverdueLoan } from "../../support/circulation/overdueLoan";
import { givenStudent } from "../../support/people";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
let library: TestLibrary;
let studentId: number;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  studentId = await givenStudent(library.database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  await givenBooks(library.database, [
    { title: "Bumi Manusia", copies: [{ itemCode: "B00001" }] },
    { title: "Laskar Pelangi", copies: [{ itemCode: "B00002" }] },
  ]);
  await library.client.query({ query: ViewerQuery });
});
afterEach(() => library.close());

const open = () =>
  library.render(
    <>
      <FlashMessages />
      <Routes>
        <Route path="/admin/students/:studentId" element={<StudentRecordPage />} />
        <Route path="/admin/borrowings" element={<BorrowingsPage />} />
      </Routes>
    </>,
    { at: `/admin/students/${studentId}` },
  );
const region = async (name: string) => within(await screen.findByRole("region", { name }));
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => ({ timeZone: "Asia/Jakarta", now: () => new Date(Date.now() - days * DAY_MS) });
const lend = (itemCode: string, to: number) =>
  new LendingService(library.database, daysAgo(2)).borrow(library.admin, { studentId: to, itemCode });
const reserve = (forWhom: number, itemCode: string) =>
  new ReservationEditingService(library.database, daysAgo(1)).reserve(library.admin, { studentId: forWhom, itemCode });

test("a late book that is taken back leaves the loans, and stands in the ledger and the history", async () => {
  await givenOverdueLoan(library.database, library.admin, { nis: "240101", itemCode: "B00001" });
  open();
  const loans = await region("Sedang dipinjam");
  expect(await loans.findByText("B00001")).toBeTruthy();
  // Kinds stand twice: as a mark, and as words on a phone.
  expect(await (await region("Denda")).findAllByText("Berjalan")).toHaveLength(2);
  await user.click(loans.getByRole("button", { name: /Kembalikan/ }));
  expect(await loans.findByText("Tidak ada buku yang sedang dipinjam.")).toBeTruthy();
  const ledger = await region("Denda");
  expect(await ledger.findByText(/^Bumi Manusia, Terlambat/)).toBeTruthy();
  expect(ledger.queryByText("Berjalan")).toBeNull();
  expect(ledger.getByText("Tunggakan")).toBeTruthy();
  const past = await region("Riwayat");
  expect(await past.findByText("B00001")).toBeTruthy();
  expect(past.getByText("1 dari 1 buku")).toBeTruthy();

  await user.click(await screen.findByRole("button", { name: "Urungkan" }));
  expect(await loans.findByText("B00001")).toBeTruthy();
  expect(await past.findByText("Belum ada buku yang dikembalikan.")).toBeTruthy();
  expect(ledger.getAllByText("Pembatalan")).toHaveLength(2);
});

test("all that may be renewed is renewed at once, what may not says why, and one press takes it back", async () => {
  for (const itemCode of ["B00001", "B00002"]) await lend(itemCode, studentId);
  const other = await givenStudent(library.database, { nis: "240102", name: "Budi Santoso" });
  await reserve(other, "B00002");
  open();
  await user.click(await screen.findByRole("button", { name: "Perpanjang semua" }));
  expect(await screen.findByText(/^1 buku diperpanjang\. Tidak diperpanjang: Laskar Pelangi: /)).toBeTruthy();
  const renewals = () => library.database.read((reader) => reader.count(sql`FROM borrowings WHERE renewal_count = 1`));
  expect(await renewals()).toBe(1);
  await user.click(screen.getByRole("button", { name: "Urungkan" }));
  expect(await screen.findByText("Perpanjangan diurungkan.")).toBeTruthy();
  expect(await renewals()).toBe(0);
});

test("what was paid, waived and reserved is told, and who it is goes along to the desk", async () => {
  const ledger = new LedgerEditingService(library.database, "Asia/Jakarta");
  await ledger.createFine(library.admin, { studentId, chargeReason: "other", amount: 5_000, reason: "Sampul sobek" });
  await ledger.payFines(library.admin, studentId, { amount: 3_000 });
  const other = await givenStudent(library.database, { nis: "240102", name: "Budi Santoso" });
  await lend("B00002", other);
  await reserve(studentId, "B00002");
  open();
  const fines = await region("Denda");
  expect(await fines.findByText("Rp2.000")).toBeTruthy();
  expect(fines.getByText("−Rp3.000")).toBeTruthy();
  const past = await region("Riwayat");
  await user.click(past.getByRole("button", { name: "Reservasi" }));
  expect(await past.findByText("Menunggu · giliran 1")).toBeTruthy();
  await user.click(past.getByRole("button", { name: "Kunjungan" }));
  expect(await past.findByText("Belum pernah berkunjung.")).toBeTruthy();

  await user.click(screen.getByRole("link", { name: "Pinjamkan buku" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Rina Kartika" })).toBeTruthy();
  expect((await region("Anggota")).getByText("0 dari 3 pinjaman")).toBeTruthy();
});

test("a long ledger shows its older entries where they are asked for", async () => {
  const ledger = new LedgerEditingService(library.database, "Asia/Jakarta");
  for (let place = 1; place <= 8; place += 1) {
    await ledger.createFine(library.admin, {
      studentId,
      chargeReason: "other",
      amount: 1_000,
      reason: `Denda ${place}`,
    });
  }
  open();
  const fines = await region("Denda");
  expect(await fines.findAllByText(/Denda \d/)).toHaveLength(6);
  await user.click(fines.getByRole("button", { name: "Muat lebih banyak" }));
  await waitFor(() => expect(fines.getAllByText(/Denda \d/)).toHaveLength(8));
  expect(fines.queryByRole("button", { name: "Muat lebih banyak" })).toBeNull();
});

test("a lost book stands in the history, whose file has this student's loans alone", async () => {
  for (const itemCode of ["B00001", "B00002"]) await lend(itemCode, studentId);
  const desk = new LendingService(library.database, daysAgo(1));
  await desk.returnCopy(library.admin, { itemCode: "B00002" });
  const [lost] = await library.database.read((reader) =>
    reader.rows<{ id: number }>(sql`SELECT id FROM borrowings WHERE returned_at IS NULL`),
  );
  await desk.reportLost(library.admin, lost?.id ?? 0, { amount: 0 });
  open();
  const past = await region("Riwayat");
  const rows = (await past.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringMatching(/B00001.*Hilang$/), expect.stringMatching(/B00002.*Tepat waktu$/)]);
  expect(past.getByText("2 dari 2 buku")).toBeTruthy();
  expect(past.getByRole("link", { name: /Ekspor/ }).getAttribute("href")).toBe(
    `/api/borrowings/export?student_id=${studentId}`,
  );
});

test("the focus stays at the loans when a button goes with what it did, and a double press renews once", async () => {
  for (const itemCode of ["B00001", "B00002"]) await lend(itemCode, studentId);
  open();
  const renewAll = await screen.findByRole("button", { name: "Perpanjang semua" });
  await user.click(renewAll);
  expect(await screen.findByText("2 buku diperpanjang.")).toBeTruthy();
  expect(renewAll).toHaveFocus();
  // The second press of a double one, which came after the first was done.
  fireEvent.click(renewAll, { detail: 2 });
  expect(screen.queryByText("Memperpanjang…")).toBeNull();
  const loans = await region("Sedang dipinjam");
  await user.click(loans.getByRole("button", { name: "Kembalikan Bumi Manusia" }));
  await waitFor(() => expect(loans.queryByText("B00001")).toBeNull());
  await waitFor(() => expect(screen.getByRole("region", { name: "Sedang dipinjam" })).toHaveFocus());
});

test("what has to be confirmed is asked one after the other, and stays though a later act is done", async () => {
  await givenBooks(library.database, [{ title: "Edensor", copies: [{ itemCode: "B00003" }] }]);
  await lend("B00003", studentId);
  for (const itemCode of ["B00001", "B00002"]) {
    await givenOverdueLoan(library.database, library.admin, { nis: "240101", itemCode });
  }
  open();
  for (const title of ["Bumi Manusia", "Laskar Pelangi", "Edensor"]) {
    fireEvent.click(await screen.findByRole("button", { name: `Perpanjang ${title}` }));
  }
  // Once, also for ears: a message stays for a while.
  expect(await screen.findAllByText(/^Edensor \(.+\) diperpanjang/)).toHaveLength(1);
  const question = () => within(screen.getByRole("region", { name: "Hasil terakhir" }));
  expect(question().getByText("Bumi Manusia · B00001")).toBeTruthy();
  await user.click(question().getByRole("button", { name: "Batal" }));
  expect(question().getByText("Laskar Pelangi · B00002")).toBeTruthy();
  await user.click(question().getByRole("button", { name: /Tetap perpanjang/ }));
  expect(await screen.findAllByText(/^Laskar Pelangi \(.+\) diperpanjang/)).toHaveLength(1);
  expect(screen.queryByRole("region", { name: "Hasil terakhir" })).toBeNull();
});

test("a letter that was refused says so no longer once the loan that stood against it is back", async () => {
  await lend("B00001", studentId);
  open();
  await user.click(await screen.findByRole("button", { name: "Terbitkan surat" }));
  expect(await screen.findByText(/Belum dapat diterbitkan/)).toBeTruthy();
  const loans = await region("Sedang dipinjam");
  await user.click(loans.getByRole("button", { name: "Kembalikan Bumi Manusia" }));
  await waitFor(() => expect(screen.queryByText(/Belum dapat diterbitkan/)).toBeNull());
  expect(screen.getByText("Belum ada surat yang berlaku.")).toBeTruthy();
});

test("what a desk has left unsent is not sent from here, and what is done here is not kept from the server", async () => {
  await lend("B00001", studentId);
  const connected = globalThis.fetch;
  const away = () => Promise.reject(new TypeError("Failed to fetch"));
  library.render(<BorrowingsPage />, { at: "/admin/borrowings" });
  await user.type(await screen.findByRole("combobox", { name: "Pindai atau ketik kode" }), "240101{Enter}");
  await screen.findByRole("heading", { level: 2, name: "Rina Kartika" });
  globalThis.fetch = away;
  await user.type(screen.getByRole("combobox", { name: "Pindai atau ketik kode" }), "B00002{Enter}");
  await screen.findByRole("region", { name: "Menunggu sambungan internet" });
  cleanup();
  globalThis.fetch = connected;
  open();
  const lentCodes = () =>
    library.database.read(async (reader) => {
      const rows = await reader.rows<{ code: string; renewals: number }>(
        sql`SELECT copies.item_code AS code, renewal_count AS renewals FROM borrowings
          JOIN copies ON copies.id = borrowings.copy_id ORDER BY borrowings.id`,
      );
      return rows.map(({ code, renewals }) => `${code} ${renewals}`);
    });
  await user.click(await screen.findByRole("button", { name: "Perpanjang Bumi Manusia" }));
  await waitFor(async () => expect(await lentCodes()).toEqual(["B00001 1"]));
  await waitFor(() => expect(localStorage.length).toBe(1));
  await user.click(screen.getByRole("link", { name: "Pinjamkan buku" }));
  await waitFor(async () => expect(await lentCodes()).toEqual(["B00001 1", "B00002 0"]));
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test("a fine that comes after a letter is told beside the letter, and where it is settled", async () => {
  await new ClearanceEditingService(library.database, daysAgo(0)).issue(library.admin, { studentId });
  const ledger = new LedgerEditingService(library.database, "Asia/Jakarta", () => new Date());
  await ledger.createFine(library.admin, { studentId, chargeReason: "other", amount: 2_000, reason: "Kartu hilang" });
  open();
  const letter = await region("Surat Bebas Pustaka");
  expect(await letter.findByText(/Setelah surat ini terbit, ada denda Rp2\.000/)).toBeTruthy();
  await user.click((await region("Denda")).getByRole("button", { name: "Terima pembayaran" }));
  expect(await screen.findByText(/Surat Bebas Pustaka 001\/SBP\/\d{4} masih berlaku/)).toBeTruthy();
});
