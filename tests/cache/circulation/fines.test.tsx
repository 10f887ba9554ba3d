import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { BorrowingsPage } from "../../../client/circulation/admin/BorrowingsPage";
import { FinesPage } from "../../../client/circulation/ledger/lists/FinesPage";
import { LedgerEditingService } from "../../../server/circulation/ledger/editing/LedgerEditingService";
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
  const { database, admin } = library;
  studentId = await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  await givenBooks(database, [
    { title: "Bumi Manusia", copies: [{ itemCode: "B00001" }] },
    { title: "Laskar Pelangi", copies: [{ itemCode: "B00002" }] },
  ]);
  const ledger = new LedgerEditingService(database, "Asia/Jakarta");
  for (const [reason, amount] of [
    ["Sampul sobek", 5_000],
    ["Kartu hilang", 10_000],
  ] as const) {
    await ledger.createFine(admin, { studentId, chargeReason: "other", amount, reason });
  }
});
afterEach(() => library.close());

const open = (page: "desk" | "fines", at = page === "desk" ? "/admin/borrowings" : "/admin/fines") =>
  library.render(
    <>
      <FlashMessages />
      {page === "desk" ? <BorrowingsPage /> : <FinesPage />}
    </>,
    { at },
  );
const scan = async (code: string) =>
  user.type(await screen.findByRole("combobox", { name: "Pindai atau ketik kode" }), `${code}{Enter}`);
const said = (text: RegExp) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole("status")
        .map(({ textContent }) => textContent)
        .join(" "),
    ).toMatch(text),
  );
const sheet = async () => within(await screen.findByRole("dialog", { name: "Denda Rina Kartika" }));
const openFines = async () =>
  within(await sheet().then(({ findByRole }) => findByRole("list", { name: "Denda yang belum lunas" })))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const student = () => within(screen.getByRole("region", { name: "Anggota" }));

async function openSheet() {
  open("desk");
  await scan("240101");
  await user.click(await screen.findByRole("button", { name: "Terima pembayaran" }));
  return sheet();
}

test("a part of what is owed is paid on one receipt, the oldest fine first, and card, sheet and desk know it", async () => {
  const dialog = await openSheet();
  const amount = await dialog.findByLabelText("Dibayar (Rp)");
  expect(amount).toHaveValue("15.000");
  await user.clear(amount);
  await user.type(amount, "6.000{Enter}");
  await said(/Denda dibayar: Rp6\.000.*Sisa denda Rp9\.000/);
  expect(await openFines()).toEqual([expect.stringMatching(/^Kartu hilangRp9\.000/)]);
  await waitFor(() => expect(student().getByText("Denda Rp9.000")).toBeTruthy());
  expect(dialog.getByRole("link", { name: "Cetak kuitansi" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/admin\/receipts\/\d+$/),
  );
});

test("more than is open is refused at the field, and what was typed stays", async () => {
  const dialog = await openSheet();
  const amount = await dialog.findByLabelText("Dibayar (Rp)");
  await user.clear(amount);
  await user.type(amount, "99000{Enter}");
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Sisa denda Rp15\.000\./));
  expect(amount).toHaveValue("99000");
  await user.clear(amount);
  await user.type(amount, "banyak{Enter}");
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Isi dengan jumlah rupiah/));
});

test("a payment is undone within the minute, on the sheet as at the desk", async () => {
  const dialog = await openSheet();
  await user.type(await dialog.findByLabelText("Dibayar (Rp)"), "{Enter}");
  await said(/Denda dibayar: Rp15\.000.*Semua denda lunas/);
  expect(dialog.queryByRole("list", { name: "Denda yang belum lunas" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: /^Urungkan/ }));
  await waitFor(async () => expect(await openFines()).toHaveLength(2));
  await waitFor(() => expect(student().getByText("Denda Rp15.000")).toBeTruthy());
  expect(await screen.findByText("Sudah diurungkan.")).toBeTruthy();
});

test("waives with a reason, charges by hand, and gives money back", async () => {
  const dialog = await openSheet();
  await user.click(await dialog.findByRole("button", { name: "Bebaskan untuk Sampul sobek" }));
  await user.click(dialog.getByRole("button", { name: "Bebaskan" }));
  const reason = dialog.getByLabelText("Alasan");
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Alasan wajib diisi/));
  await user.type(reason, "Sakit");
  await user.click(dialog.getByRole("button", { name: "Bebaskan" }));
  await said(/Denda dibebaskan: Rp5\.000/);
  expect(await openFines()).toHaveLength(1);

  await user.click(dialog.getByRole("button", { name: "Tambah denda" }));
  await user.type(dialog.getByLabelText("Keterangan"), "Plastik sampul");
  await user.type(dialog.getByLabelText("Jumlah (Rp)"), "2500");
  await user.click(dialog.getByRole("button", { name: "Catat denda" }));
  await said(/Denda dicatat: Rp2\.500/);
  expect(await openFines()).toHaveLength(2);

  await user.type(await dialog.findByLabelText("Dibayar (Rp)"), "{Enter}");
  await said(/Denda dibayar: Rp12\.500/);
  await user.click(dialog.getByText("Sudah lunas"));
  await user.click(await dialog.findByRole("button", { name: "Kembalikan uang untuk Plastik sampul" }));
  await user.type(dialog.getByLabelText("Alasan"), "Keliru");
  await user.click(dialog.getByRole("button", { name: "Kembalikan uang" }));
  await said(/Pengembalian uang: Rp2\.500/);
  await waitFor(() => expect(student().getByText("Denda Rp2.500")).toBeTruthy());
});

test("a late return offers its payment by one key, and its waiver by another", async () => {
  const { database, admin } = library;
  for (const itemCode of ["B00001", "B00002"]) await givenOverdueLoan(database, admin, { nis: "240101", itemCode });
  open("desk");
  await scan("B00001");
  await screen.findByRole("button", { name: /^Bayar Rp/ });
  await user.keyboard("{F2}");
  await said(/Denda dibayar: Rp.*Rina Kartika/);
  await scan("B00002");
  await screen.findByRole("button", { name: /^Bayar Rp/ });
  await user.keyboard("{F4}");
  const dialog = await sheet();
  await user.type(await dialog.findByLabelText("Alasan"), "Banjir{Enter}");
  await said(/Denda dibebaskan: Rp/);
  expect(await openFines()).toHaveLength(2);
});

test("a payment from the list of fines is seen in the list, the day's cash and the balances", async () => {
  const { url } = open("fines");
  expect(await screen.findByText(/2 denda/)).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: "Buka denda Rina Kartika" })[0] ?? document.body);
  const dialog = await sheet();
  const amount = await dialog.findByLabelText("Dibayar (Rp)");
  await user.clear(amount);
  await user.type(amount, "5000{Enter}");
  await said(/Denda dibayar: Rp5\.000/);
  await user.click(dialog.getByRole("button", { name: "Tutup" }));
  await waitFor(() => expect(screen.getByText("Lunas", { selector: "span" })).toBeTruthy());
  expect(screen.getByText("Rp10.000", { selector: "b" })).toBeTruthy();

  await user.click(screen.getByRole("link", { name: "Kas harian" }));
  expect(url()).toBe("/admin/fines?view=cash");
  expect(await screen.findByRole("cell", { name: "Rp5.000" })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Tunggakan per anggota" }));
  expect(await screen.findByRole("cell", { name: "Rp10.000" })).toBeTruthy();
});
