import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { BorrowingsPage } from "../../../client/circulation/admin/BorrowingsPage";
import { givenBooks } from "../../support/givenBooks";
import { givenOverdueLoan } from "../../support/circulation/overdueLoan";
import { givenStudent } from "../../support/people";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  const { database, admin } = library;
  for (const [place, name] of ["Rina Kartika", "Budi Santoso", "Sari Melati"].entries()) {
    await givenStudent(database, { nis: `24010${place + 1}`, name, className: "XI IPA 1" });
  }
  await givenBooks(database, [
    { title: "Laut Bercerita", copies: [{ itemCode: "B00001" }] },
    { title: "Edensor", copies: [{ itemCode: "B00002" }] },
  ]);
  await givenOverdueLoan(database, admin, { nis: "240101", itemCode: "B00001" });
});
afterEach(() => library.close());

const open = () =>
  library.render(
    <>
      <FlashMessages />
      <BorrowingsPage />
    </>,
    { at: "/admin/borrowings?status=waiting" },
  );
const rows = () =>
  screen
    .queryAllByRole("row")
    .filter((row) => row.dataset.index !== undefined)
    .map(({ textContent }) => /Rina Kartika|Budi Santoso|Sari Melati/u.exec(textContent)?.[0]);
const sheet = () => within(screen.getByRole("dialog"));

async function reserve(nis: string, title: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Reservasi baru" }));
  await user.type(await screen.findByLabelText("Anggota"), nis);
  await user.type(sheet().getByLabelText("Judul atau kode eksemplar"), title);
}

test("the desk reserves a title, moves who waits, cancels, and takes it back", async () => {
  open();
  for (const nis of ["240102", "240103"]) {
    await reserve(nis, "laut");
    await user.click(await sheet().findByRole("option", { name: /^Laut Bercerita/ }));
    await user.click(sheet().getByRole("button", { name: "Reservasi" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  await waitFor(() => expect(rows()).toEqual(["Budi Santoso", "Sari Melati"]));
  await user.click(screen.getByRole("button", { name: "Majukan giliran Laut Bercerita, Sari Melati" }));
  await waitFor(() => expect(rows()).toEqual(["Sari Melati", "Budi Santoso"]));
  expect(await screen.findByText("Sari Melati sekarang giliran 1.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Tindakan untuk Laut Bercerita, Sari Melati" }));
  await user.click(await screen.findByText("Batalkan"));
  await waitFor(() => expect(rows()).toEqual(["Budi Santoso"]));
  // Until then the message offers to undo what was done before it.
  await screen.findByText("Reservasi Laut Bercerita untuk Sari Melati dibatalkan.");
  await user.click(screen.getByRole("button", { name: "Urungkan" }));
  await waitFor(() => expect(rows()).toEqual(["Sari Melati", "Budi Santoso"]));
});

test("what the server refuses is told on the sheet, and what was typed stays", async () => {
  open();
  await reserve("240102", "B00002");
  await user.click(sheet().getByRole("button", { name: "Reservasi" }));
  expect(await sheet().findByText("Masih ada di rak. Ambil dan pinjam langsung.")).toBeTruthy();
  expect(sheet().getByLabelText("Judul atau kode eksemplar")).toHaveValue("B00002");
  await user.clear(sheet().getByLabelText("Anggota"));
  await user.click(sheet().getByRole("button", { name: "Reservasi" }));
  await waitFor(() =>
    expect(sheet().getByLabelText("Anggota")).toHaveAccessibleDescription(/Pilih anggotanya dari daftar, atau isi NIS/),
  );
});
