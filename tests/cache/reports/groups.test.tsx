import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { ReportsPage } from "../../../client/reports/ReportsPage";
import { CategoryGroupService } from "../../../server/authorities/groups/CategoryGroupService";
import { recordBooks } from "../../../server/books/writing/recordBooks";
import { copies, givenBooks } from "../../support/givenBooks";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  await givenBooks(
    library.database,
    ["Majalah", "Majalah", "Kamus", "Sains"].map((category) => ({ category, copies: copies(1) })),
  );
});
afterEach(() => library.close());

const open = () =>
  library.render(
    <>
      <FlashMessages />
      <ReportsPage />
    </>,
    { at: "/admin/reports" },
  );
const rowOf = async (name: RegExp) =>
  within(await screen.findByRole("table", { name: "Koleksi" })).getByRole("row", { name });
const question = () => screen.queryByRole("heading", { name: "2 kategori bisa dikelompokkan dari namanya" });

test("groups proposed from the names of categories are changed where they are wrong, saved together, and counted", async () => {
  open();
  expect(await rowOf(/^Terbitan berkala/)).toHaveTextContent(
    /^Terbitan berkala \(judul\)4 judul di 3 kategori tanpa kelompok tidak ikut dihitung. Atur kelompok0$/,
  );
  await screen.findByText("2 kategori bisa dikelompokkan dari namanya");
  await user.click(screen.getByRole("button", { name: "Periksa usulan" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Kelompok kategori" }));
  const shown = await sheet.findAllByRole<HTMLSelectElement>("combobox");
  expect(shown.map((select) => [select.labels[0]?.textContent, select.selectedOptions[0]?.textContent])).toEqual([
    ["Majalah (2 buku)", "Terbitan berkala"],
    ["Kamus (1 buku)", "Referensi"],
    ["Sains (1 buku)", "Menurut klasifikasi buku"],
  ]);
  await user.selectOptions(sheet.getByLabelText(/^Kamus/), "Buku teks");
  await user.click(sheet.getByRole("button", { name: "Simpan" }));
  expect(await screen.findByText("Kelompok 2 kategori disimpan.")).toBeTruthy();
  await waitFor(async () =>
    expect(await rowOf(/^Terbitan berkala/)).toHaveTextContent(
      /1 judul di 1 kategori tanpa kelompok tidak ikut dihitung. Atur kelompok2$/,
    ),
  );
  expect(await rowOf(/^Buku teks/)).toHaveTextContent(/1$/);
  expect(question()).toBeNull();
});

test("who leaves them as they are is not asked again, and the figures still say what they leave out", async () => {
  open();
  await user.click(await screen.findByRole("button", { name: "Biarkan tanpa kelompok" }));
  await waitFor(() => expect(question()).toBeNull());
  const { isAnswered } = await new CategoryGroupService(library.database, recordBooks).proposals(library.admin);
  expect(isAnswered).toBe(true);
  expect(await rowOf(/^Referensi/)).toHaveTextContent(/4 judul di 3 kategori tanpa kelompok tidak ikut dihitung/);
});

test("a book without a category is said with the way to those books", async () => {
  await givenBooks(library.database, [{ copies: copies(1) }]);
  open();
  const row = within(await rowOf(/^Audiovisual/));
  expect(row.getByText(/1 judul belum punya kategori, jadi tidak ikut dihitung\./)).toBeTruthy();
  expect(row.getByRole("link", { name: "Lengkapi kategori" })).toHaveAttribute(
    "href",
    "/admin/books?counted=1&lacking=category",
  );
});
