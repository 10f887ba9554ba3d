import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import sql from "sql-template-tag";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { BorrowingsPage } from "../../../client/circulation/admin/BorrowingsPage";
import { ViewerQuery } from "../../../client/session/useViewer";
import { givenBooks } from "../../support/givenBooks";
import { givenOverdueLoan } from "../../support/circulation/overdueLoan";
import { givenStudent } from "../../support/people";
import { testWrite } from "../../support/testWrite";
import { holdNextAnswer } from "../support/answers";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  const { database } = library;
  await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  await givenStudent(database, { nis: "240102", name: "Budi Santoso", className: "X IPS 2" });
  await givenBooks(database, [
    { title: "Bumi Manusia", copies: [{ itemCode: "B00001" }], price: 75_000 },
    { title: "Laskar Pelangi", copies: [{ itemCode: "B00002" }] },
    { title: "Sang Pemimpi", copies: [{ itemCode: "B00003" }] },
    { title: "Edensor", copies: [{ itemCode: "B00004" }] },
  ]);
});
afterEach(() => library.close());

const open = (at = "/admin/borrowings") =>
  library.render(
    <>
      <FlashMessages />
      <BorrowingsPage />
    </>,
    { at },
  );
const field = () => screen.findByRole("combobox", { name: "Pindai atau ketik kode" });
const scan = async (code: string) => user.type(await field(), `${code}{Enter}`);
const said = (text: RegExp) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole("status")
        .map(({ textContent }) => textContent)
        .join(" "),
    ).toMatch(text),
  );
const loans = () =>
  within(screen.getByRole("region", { name: "Anggota" }))
    .queryAllByRole("listitem")
    .map(({ textContent }) => /B\d{5}/u.exec(textContent)?.[0]);
const countIn = (tab: string) => screen.getByRole("link", { name: new RegExp(`^${tab}`) }).textContent;
const sentSince = (start: number) => library.operations.slice(start).filter((name) => !name.startsWith("Borrowing"));

test("lends each scan in one round trip, and the student's loans and the lists know it", async () => {
  open();
  await scan("240101");
  await said(/Rina Kartika, XI IPA 1 dipilih, 0 dari 3 pinjaman/);
  const start = library.operations.length;
  const scannedAt = Date.now();
  await scan("b00001");
  await said(/Bumi Manusia \(.+\) dipinjamkan/);
  await waitFor(() => expect(loans()).toEqual(["B00001"]));
  expect(sentSince(start)).toEqual(["BorrowCopy"]);
  await waitFor(() => expect(countIn("Dipinjam")).toBe("Dipinjam1"));
  expect(screen.getByText("1 dari 3 pinjaman")).toBeTruthy();

  // A second reading of the same barcode is the same scan, also where this machine takes long to come to it.
  const clock = jest.spyOn(Date, "now").mockReturnValue(scannedAt);
  await scan("B00001");
  clock.mockRestore();
  await scan("B00002");
  await said(/Laskar Pelangi \(.+\) dipinjamkan/);
  expect(sentSince(start)).toEqual(["BorrowCopy", "BorrowCopy"]);
  expect(loans()).toEqual(["B00001", "B00002"]);
});

test("changes the student by a scan, and takes back what is scanned for nobody", async () => {
  open();
  await scan("240101");
  await said(/Rina Kartika/);
  await scan("B00001");
  await said(/Bumi Manusia \(.+\) dipinjamkan/);
  await scan("240102");
  await said(/Budi Santoso, X IPS 2 dipilih/);
  expect(loans()).toEqual([]);
  await user.keyboard("{Escape}");
  expect(await screen.findByRole("heading", { name: "Belum ada anggota yang dipilih" })).toBeTruthy();
  await scan("B00001");
  await said(/Bumi Manusia \(.+\) dikembalikan dari Rina Kartika, XI IPA 1/);
  await waitFor(() => expect(countIn("Dipinjam")).toBe("Dipinjam0"));
  await scan("B00004");
  await said(/Edensor: Tidak sedang dipinjam/);
  await scan("ZZ9");
  await said(/Tidak ada anggota atau eksemplar dengan kode ini/);
  // The student's own list was told of the return.
  await scan("240101");
  await said(/Rina Kartika, XI IPA 1 dipilih, 0 dari 3/);
  expect(loans()).toEqual([]);
});

test("asks before it takes a copy from somebody else, and both students' loans are right afterwards", async () => {
  open();
  await scan("240101");
  await said(/Rina Kartika/);
  await scan("B00001");
  await said(/Bumi Manusia \(.+\) dipinjamkan/);
  await scan("240102");
  await said(/Budi Santoso/);
  await scan("B00001");
  await said(/Tercatat dipinjam Rina Kartika, XI IPA 1/);
  expect(loans()).toEqual([]);
  await screen.findByRole("button", { name: /Kembalikan dan pinjamkan/ });
  await user.keyboard("{F2}");
  await said(/Bumi Manusia \(.+\) dipinjamkan.*Dikembalikan dulu dari Rina Kartika/);
  await waitFor(() => expect(loans()).toEqual(["B00001"]));
  await scan("240101");
  await said(/Rina Kartika, XI IPA 1 dipilih, 0 dari 3/);
});

test("makes an exception by one key that is its reason too, or by words that must be there", async () => {
  await library.database.write(testWrite, (tx) => tx.run(sql`UPDATE copies SET status = 'reference_only'`));
  const reasons = async () => {
    const entries = await library.database.read((reader) =>
      reader.rows<Record<string, unknown>>(
        sql`SELECT after_values FROM audit_entries WHERE action = 'borrowing.create' ORDER BY id`,
      ),
    );
    return entries.map(({ after_values }) => (JSON.parse(String(after_values)) as { reason?: string }).reason);
  };
  open();
  await scan("240101");
  await said(/Rina Kartika/);
  await scan("B00001");
  const offered = await screen.findByRole("group", { name: "Tetap pinjamkan, karena:" });
  expect(
    within(offered)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Dibahas di kelas hari iniF2", "Difotokopi sebentarF4", "Izin guruF8", "Lainnya…F9", "Batal"]);
  await user.keyboard("{F4}");
  await said(/Bumi Manusia \(.+\) dipinjamkan/);
  expect(await reasons()).toEqual(["Difotokopi sebentar"]);

  await scan("B00002");
  await screen.findByRole("group", { name: "Tetap pinjamkan, karena:" });
  await user.keyboard("{F9}");
  await user.keyboard("{Enter}");
  expect(screen.getByText("Tulis alasannya dulu.")).toBeTruthy();
  expect(loans()).toEqual(["B00001"]);
  await user.keyboard("Lomba resensi{Enter}");
  await said(/Laskar Pelangi \(.+\) dipinjamkan/);
  expect(await reasons()).toEqual(["Difotokopi sebentar", "Lomba resensi"]);
});

test("asks whether a student or a copy is meant where a code is both's, with and without somebody chosen", async () => {
  await givenStudent(library.database, { nis: "B00003", name: "Sari Dewi", className: "X IPA 1" });
  open();
  await scan("240101");
  await said(/Rina Kartika/);
  await scan("B00003");
  await said(/Kode ini milik anggota dan eksemplar/);
  expect(loans()).toEqual([]);
  await user.click(await screen.findByRole("button", { name: /Pinjamkan eksemplar B00003/ }));
  await said(/Sang Pemimpi \(.+\) dipinjamkan/);
  await waitFor(() => expect(loans()).toEqual(["B00003"]));

  await scan("240102");
  await said(/Budi Santoso/);
  await scan("B00003");
  await said(/Kode ini milik anggota dan eksemplar/);
  await user.keyboard("{F2}");
  await said(/Sari Dewi, X IPA 1 dipilih, 0 dari 3/);

  await user.keyboard("{Escape}");
  await scan("B00003");
  await said(/Kode ini milik anggota dan eksemplar/);
  await user.keyboard("{F4}");
  await said(/Sang Pemimpi \(.+\) dikembalikan dari Rina Kartika/);
});

test("offers to take back what is due first where the limit is reached", async () => {
  open();
  await scan("240101");
  await said(/Rina Kartika/);
  for (const [code, title] of [
    ["B00001", "Bumi Manusia"],
    ["B00002", "Laskar Pelangi"],
    ["B00003", "Sang Pemimpi"],
  ] as const) {
    await scan(code);
    await said(new RegExp(`${title} \\(.+\\) dipinjamkan`));
  }
  await scan("B00004");
  await said(/sudah meminjam 3 dari 3 buku/);
  const answer = within(screen.getByRole("region", { name: "Hasil terakhir" }));
  await user.click(await answer.findByRole("button", { name: /Kembalikan Bumi Manusia/ }));
  await said(/Bumi Manusia \(.+\) dikembalikan/);
  await waitFor(() => expect(loans()).toEqual(["B00002", "B00003"]));
  await scan("B00004");
  await said(/Edensor \(.+\) dipinjamkan/);
});

test("undoes the last act by one key: loans, lists and the copy are as they were", async () => {
  open();
  await scan("240101");
  await said(/Rina Kartika/);
  await scan("B00001");
  await said(/Bumi Manusia \(.+\) dipinjamkan/);
  await user.keyboard("{Control>}z{/Control}");
  await said(/Diurungkan: Bumi Manusia/);
  await waitFor(() => expect(loans()).toEqual([]));
  await waitFor(() => expect(countIn("Dipinjam")).toBe("Dipinjam0"));
  expect(screen.getByText("Sudah diurungkan.")).toBeTruthy();
  await scan("B00001");
  await said(/Bumi Manusia \(.+\) dipinjamkan/);
  await waitFor(() => expect(loans()).toEqual(["B00001"]));
});

test("counts what an undo has changed, though the counts from before it are still on their way", async () => {
  open();
  await scan("240101");
  await said(/Rina Kartika/);
  await waitFor(() => expect(countIn("Dipinjam")).toBe("Dipinjam0"));
  const held = holdNextAnswer(library.client, "BorrowingCounts");
  await scan("B00001");
  await said(/Bumi Manusia \(.+\) dipinjamkan/);
  await held.arrived;
  const start = library.operations.length;
  await user.keyboard("{Control>}z{/Control}");
  await said(/Diurungkan: Bumi Manusia/);
  await waitFor(() => expect(library.operations.slice(start)).toContain("BorrowingCounts"));
  await held.release();
  await waitFor(() => expect(countIn("Dipinjam")).toBe("Dipinjam0"));
});

test("tells what runs up with all that is overdue, and opens a chat for each who is late, one after the other", async () => {
  const { database, admin } = library;
  await database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE students SET phone = '0812-3456-7890' WHERE nis = '240101'`),
  );
  await givenOverdueLoan(database, admin, { nis: "240101", itemCode: "B00001" });
  await givenOverdueLoan(database, admin, { nis: "240102", itemCode: "B00002" });
  await library.client.query({ query: ViewerQuery });
  open();
  expect(await screen.findByText(/^2 pinjaman · Rp[\d.]+ berjalan$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Ingatkan lewat WhatsApp" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Ingatkan lewat WhatsApp" }));
  const chat = await sheet.findByRole("link", { name: "Buka pesan untuk Rina Kartika" });
  expect(chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=/);
  expect(sheet.getByText("Tanpa nomor")).toBeTruthy();
  expect(sheet.getByText("0 dari 1 dibuka")).toBeTruthy();
  chat.addEventListener("click", (event) => event.preventDefault());
  await user.click(chat);
  expect(await sheet.findByText("1 dari 1 dibuka")).toBeTruthy();
});
