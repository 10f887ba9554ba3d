import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import sql from "sql-template-tag";

import { BorrowingsPage } from "../../../client/circulation/admin/BorrowingsPage";
import { LeftDeskNotice } from "../../../client/circulation/admin/waiting/LeftDeskNotice";
import { ClassSetPage } from "../../../client/circulation/classSets/ClassSetPage";
import { ClassSetEditingService } from "../../../server/circulation/classSets/ClassSetEditingService";
import { LendingService } from "../../../server/circulation/lending/LendingService";
import { givenBooks } from "../../support/givenBooks";
import { givenStudent } from "../../support/people";
import { testWrite } from "../../support/testWrite";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

const HOUR_MS = 3_600_000;
let library: TestLibrary;
let isAway = false;
let shift = 0;
const user = userEvent.setup();
const realNow = Date.now.bind(Date);
beforeEach(async () => {
  library = await openTestLibrary();
  const { database } = library;
  await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  await givenStudent(database, { nis: "240102", name: "Budi Santoso", className: "X IPS 2" });
  await givenBooks(
    database,
    [1, 2, 3, 4].map((place) => ({ title: `Bacaan ${place}`, copies: [{ itemCode: `B0000${place}` }] })),
  );
  const connected = globalThis.fetch;
  isAway = false;
  shift = 0;
  globalThis.fetch = (...request) =>
    isAway ? Promise.reject(new TypeError("Failed to fetch")) : connected(...request);
  // Only the browser's clock: the server makes its dates itself.
  jest.spyOn(Date, "now").mockImplementation(() => realNow() + shift);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await library.close();
});

const open = () => library.render(<BorrowingsPage />, { at: "/admin/borrowings" });
const scan = async (code: string) =>
  user.type(await screen.findByRole("combobox", { name: "Pindai atau ketik kode" }), `${code}{Enter}`);
const waiting = async () =>
  within(await screen.findByRole("region", { name: "Menunggu sambungan internet" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => /(?:2401\w\w|B\d{5})/u.exec(textContent)?.[0]);
const comeBack = (hours: number) =>
  act(() => {
    isAway = false;
    shift += hours * HOUR_MS;
    window.dispatchEvent(new Event("online"));
  });
const loans = () =>
  library.database.read((reader) =>
    reader.rows<{ nis: string; code: string; hours: number; open: number }>(
      sql`SELECT students.nis, copies.item_code AS code, borrowings.open_copy_id IS NOT NULL AS open,
        CAST(ROUND((julianday('now') - julianday(borrowings.borrowed_at)) * 24) AS INTEGER) AS hours
        FROM borrowings JOIN copies ON copies.id = borrowings.copy_id
        JOIN students ON students.id = borrowings.student_id ORDER BY borrowings.id`,
    ),
  );
const shownLoans = async () => (await loans()).map(({ nis, code, hours, open: isOpen }) => [nis, code, hours, isOpen]);

test("keeps what is scanned without network over a closed page, and lends it once, as of its own time", async () => {
  open();
  await screen.findByText("Belum ada anggota yang dipilih");
  isAway = true;
  for (const code of ["240101", "B00001", "B00002"]) await scan(code);
  expect(await waiting()).toEqual(["240101", "B00001", "B00002"]);
  expect(await loans()).toEqual([]);
  cleanup();
  expect(localStorage.length).toBe(1);
  open();
  expect(await waiting()).toEqual(expect.arrayContaining(["240101", "B00001", "B00002"]));
  comeBack(2);
  await waitFor(async () =>
    expect(await shownLoans()).toEqual([
      ["240101", "B00001", 2, 1],
      ["240101", "B00002", 2, 1],
    ]),
  );
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(screen.queryByText(/Perlu diselesaikan/)).toBeNull();
});

test("shows a copy that somebody else has borrowed meanwhile, and takes it back for whom it was scanned, if the desk says so", async () => {
  open();
  await scan("240101");
  await screen.findByRole("heading", { name: "Rina Kartika" });
  isAway = true;
  await scan("B00001");
  await waiting();
  const desk = new LendingService(library.database, { timeZone: "Asia/Jakarta", now: () => new Date() });
  await desk.borrow(library.admin, { nis: "240102", itemCode: "B00001" });
  comeBack(1);
  const unsettled = await screen.findByRole("region", { name: "Perlu diselesaikan (1)" });
  expect(unsettled.textContent).toContain("Budi Santoso");
  expect(await shownLoans()).toEqual([["240102", "B00001", 0, 1]]);
  await user.click(screen.getByRole("button", { name: "Kembalikan di sana, pinjamkan di sini" }));
  await waitFor(async () =>
    expect(await shownLoans()).toEqual([
      ["240102", "B00001", 0, 0],
      ["240101", "B00001", 0, 1],
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/Perlu diselesaikan/)).toBeNull());
});

test("keeps what is asked during a short break until the desk comes to it, and goes on with what was scanned after", async () => {
  await library.database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE copies SET status = 'repair' WHERE item_code = 'B00001'`),
  );
  open();
  await scan("240101");
  await screen.findByRole("heading", { name: "Rina Kartika" });
  isAway = true;
  for (const code of ["B00001", "B00002"]) await scan(code);
  expect(await waiting()).toEqual(["B00001", "B00002"]);
  comeBack(0);
  const unsettled = await screen.findByRole("region", { name: "Perlu diselesaikan (1)" });
  expect(unsettled.textContent).toContain("Sedang diperbaiki. Tandai selesai dan pinjamkan?");
  await waitFor(async () => expect(await shownLoans()).toEqual([["240101", "B00002", 0, 1]]));
  await user.click(screen.getByRole("button", { name: "Putuskan sekarang" }));
  await user.click(await screen.findByRole("button", { name: /Tetap pinjamkan/ }));
  await waitFor(async () =>
    expect(await shownLoans()).toEqual([
      ["240101", "B00002", 0, 1],
      ["240101", "B00001", 0, 1],
    ]),
  );
  expect(screen.queryByText(/Perlu diselesaikan/)).toBeNull();
});

test("steps the last answer back as soon as the network goes, and says so, until one comes all the same", async () => {
  open();
  await scan("B00001");
  const answer = () => screen.findByRole("region", { name: "Hasil terakhir" });
  await within(await answer()).findByText(/Tidak sedang dipinjam/);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect((await answer()).textContent).toContain("Jaringan terputus setelah hasil ini");
  expect(screen.getByText(/Jaringan terputus\. Pindai seperti biasa/)).toBeTruthy();
  shift += 1000;
  await scan("ZZ9");
  await within(await answer()).findByText(/Tidak ada anggota atau eksemplar/);
  expect(screen.queryByText(/Jaringan terputus/)).toBeNull();
  shift += 1000;
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(await screen.findByText("Jaringan terputus setelah hasil ini")).toBeTruthy();
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByText(/Jaringan terputus/)).toBeNull());
});

test("keeps what was refused over Escape, another screen and a closed page, until somebody deals with it", async () => {
  open();
  await scan("ZZ9");
  const answer = await screen.findByRole("region", { name: "Hasil terakhir" });
  await within(answer).findByText(/Tidak ada anggota atau eksemplar/);
  await user.keyboard("{Escape}");
  const refusals = () => screen.findByRole("region", { name: "Belum selesai (1)" });
  expect((await refusals()).textContent).toContain("Tidak ada anggota atau eksemplar");
  cleanup();
  open();
  await user.click(within(await refusals()).getByRole("button", { name: /Tutup/ }));
  await waitFor(() => expect(localStorage.length).toBe(0));
  cleanup();

  // What is asked can still be decided, and a later scan of the same copy deals with it.
  await library.database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE copies SET status = 'repair' WHERE item_code IN ('B00001', 'B00002')`),
  );
  open();
  await scan("240101");
  await screen.findByRole("heading", { name: "Rina Kartika" });
  await scan("B00001");
  await screen.findByRole("button", { name: /Tetap pinjamkan/ });
  cleanup();
  open();
  await user.click(within(await refusals()).getByRole("button", { name: /Putuskan/ }));
  await user.click(await screen.findByRole("button", { name: /Tetap pinjamkan/ }));
  await waitFor(async () => expect(await shownLoans()).toEqual([["240101", "B00001", 0, 1]]));
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(screen.queryByText(/Belum selesai/)).toBeNull();
});

test.each([
  ["long", 1],
  ["short", 0],
])(
  "lends nothing to the student before a card that was misread, but waits for the right number: a %s break",
  async (_, hours) => {
    open();
    await screen.findByText("Belum ada anggota yang dipilih");
    isAway = true;
    for (const code of ["240102", "B00003", "2401X1", "B00001", "B00002"]) await scan(code);
    expect(await waiting()).toHaveLength(5);
    comeBack(hours);
    expect(await screen.findByText(/2 pindaian berikutnya menunggu/)).toBeTruthy();
    expect(await shownLoans()).toEqual([["240102", "B00003", hours, 1]]);
    const right = screen.getByRole("textbox", { name: "Kode yang benar" });
    await user.clear(right);
    await user.type(right, "240101{Enter}");
    await waitFor(async () =>
      expect(await shownLoans()).toEqual([
        ["240102", "B00003", hours, 1],
        ["240101", "B00001", hours, 1],
        ["240101", "B00002", hours, 1],
      ]),
    );
  },
);

describe("Within a class set, the card of another class", () => {
  beforeEach(async () => {
    const { database, admin } = library;
    await givenStudent(database, { nis: "240103", name: "Sari Dewi", className: "XI IPA 1" });
    await givenStudent(database, { nis: "240104", name: "Tono Hadi", className: "XI IPA 1" });
    const [bookId] = await givenBooks(database, [
      { title: "Bumi Manusia", copies: [{ itemCode: "B00011" }, { itemCode: "B00012" }] },
    ]);
    const now = new Date();
    const dueAt = new Date(now.getTime() + 5 * 24 * HOUR_MS).toISOString().slice(0, 10);
    const sets = new ClassSetEditingService(database, { timeZone: "Asia/Jakarta", now: () => now });
    const { classSetId } = await sets.create(admin, { bookId, className: "XI IPA 1", dueAt });
    library.render(
      <Routes>
        <Route path="/admin/class-sets/:id" element={<ClassSetPage />} />
      </Routes>,
      { at: `/admin/class-sets/${classSetId}` },
    );
    await screen.findByRole("region", { name: "Berikutnya" });
  });

  const scanAway = async () => {
    isAway = true;
    // Budi's card, his book, and the next one, for whom the screen names.
    for (const code of ["240102", "B00011", "B00012"]) await scan(code);
    expect(await waiting()).toEqual(["240102", "B00011", "B00012"]);
    comeBack(1);
    await screen.findByText("Ini kartu Budi Santoso, X IPS 2, bukan kode buku.");
    await screen.findByText(/2 pindaian berikutnya menunggu/);
    expect(await loans()).toEqual([]);
  };

  test("that was scanned without network, gives the book after it to nobody until the desk says whose it is", async () => {
    await scanAway();
    await user.click(screen.getByRole("button", { name: "Buku berikutnya untuk Budi Santoso" }));
    await waitFor(async () =>
      expect(await shownLoans()).toEqual([
        ["240102", "B00011", 1, 1],
        ["240104", "B00012", 1, 1],
      ]),
    );
    await waitFor(() => expect(screen.queryByText(/Perlu diselesaikan/)).toBeNull());
  });

  test("that was scanned by mistake, is skipped, and the books are theirs whom the screen has named", async () => {
    await scanAway();
    await user.click(screen.getByRole("button", { name: "Lewati kode ini, lanjutkan sesuai nama di layar" }));
    await waitFor(async () =>
      expect(await shownLoans()).toEqual([
        ["240103", "B00011", 1, 1],
        ["240104", "B00012", 1, 1],
      ]),
    );
  });
});

test("shows on a page that is opened anew why an act of before is not undone", async () => {
  open();
  await scan("240101");
  await screen.findByRole("heading", { name: "Rina Kartika" });
  await scan("B00001");
  await screen.findByRole("button", { name: /^Urungkan/ });
  isAway = true;
  await user.click(screen.getByRole("button", { name: /^Urungkan/ }));
  await screen.findByRole("region", { name: "Menunggu sambungan internet" });
  cleanup();
  const desk = new LendingService(library.database, { timeZone: "Asia/Jakarta", now: () => new Date() });
  await desk.returnCopy(library.admin, { itemCode: "B00001" });
  open();
  await screen.findByRole("region", { name: "Menunggu sambungan internet" });
  comeBack(0);
  const shown = () => screen.getByRole("region", { name: "Hasil terakhir" }).textContent;
  await waitFor(() => expect(shown()).toContain("Sudah ada tindakan lain setelahnya, jadi tidak dapat diurungkan."));
  expect(shown()).toContain("Tidak diurungkan");
});

test("tells on every other screen that acts of a desk which was closed are not sent", async () => {
  open();
  await screen.findByText("Belum ada anggota yang dipilih");
  isAway = true;
  for (const code of ["240101", "B00001"]) await scan(code);
  await waiting();
  cleanup();
  library.render(<LeftDeskNotice />, { at: "/admin/students" });
  const reported = await screen.findByText(
    /2 tindakan peminjaman belum terkirim dari browser ini/,
    {},
    { timeout: 3_000 },
  );
  expect(within(reported).getByRole("link").getAttribute("href")).toBe("/admin/borrowings");
  cleanup();
  library.render(<LeftDeskNotice />, { at: "/admin/borrowings" });
  expect(screen.queryByText(/belum terkirim/)).toBeNull();
});
