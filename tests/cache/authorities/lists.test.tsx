import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { gql, type TypedDocumentNode } from "@apollo/client";
import { authorityLists, isAuthorityListLoading } from "../../../client/authorities/refetchAuthorities";
import { AuthorsPage } from "../../../client/authorities/lists/pages/AuthorsPage";
import { ClassificationsPage } from "../../../client/authorities/lists/pages/ClassificationsPage";
import { LocationsPage } from "../../../client/authorities/lists/pages/LocationsPage";
import { PublishersPage } from "../../../client/authorities/lists/pages/PublishersPage";
import { FlashMessages } from "../../../client/app/messages/FlashMessages";
import { copies, givenBooks } from "../../support/givenBooks";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

interface Books {
  books: {
    edges: {
      node: {
        id: string;
        title: string;
        publisher: { name: string } | null;
        authors: { firstName: string; lastName: string | null }[];
      };
    }[];
  };
}
const BooksQuery: TypedDocumentNode<Books> = gql(`
  query BooksOnScreen { books(first: 24) { edges { cursor
  node { id title publisher { id name } authors { id firstName lastName } } } } }
`);

let library: TestLibrary;
const user = userEvent.setup();
beforeEach(async () => {
  library = await openTestLibrary();
  await givenBooks(library.database, [
    { title: "Laskar Pelangi", by: ["Andrea Hirata"], publisher: "Bentang", classification: { code: "2X4.1" } },
    {
      title: "Sang Pemimpi",
      by: ["Hirata Andrea", "Andrea Hirata"],
      publisher: "CV Bentang",
      classification: { code: "2X41" },
    },
    { title: "Pulang", by: ["Tere Liye"], publisher: "Republika", classification: { code: "813" } },
  ]);
  await library.client.query({ query: BooksQuery });
  library.operations.length = 0;
});
afterEach(() => library.close());

/** Reads the cached list of books without a request. */
const cachedBooks = () => library.client.readQuery({ query: BooksQuery })?.books.edges.map(({ node }) => node) ?? null;
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
const sheet = () => within(screen.getByRole("dialog"));

test("a new record stands first and counts, also where other screens keep the list", async () => {
  library.render(<PublishersPage />, { at: "/admin/publishers" });
  expect(await screen.findByText("3 penerbit")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Tambah penerbit" }));
  await user.type(sheet().getByLabelText("Nama"), "Mizan{Enter}");
  expect(await screen.findByText("4 penerbit")).toBeInTheDocument();
  expect(rows()).toEqual(["Mizan0", "Bentang1", "CV Bentang1", "Republika1"]);
  expect(library.operations).not.toContain("BooksOnScreen");
});

test("a name that is taken is told at its field, and what was typed stays", async () => {
  library.render(<PublishersPage />, { at: "/admin/publishers" });
  await screen.findByText("3 penerbit");
  await user.click(screen.getByRole("button", { name: "Tambah penerbit" }));
  await user.type(sheet().getByLabelText("Nama"), "bentang.{Enter}");
  expect(await sheet().findByText(/“Bentang” sudah ada/)).toBeInTheDocument();
  expect(sheet().getByLabelText("Nama")).toHaveValue("bentang.");
  expect(sheet().getByLabelText("Nama")).toHaveAttribute("aria-invalid", "true");
});

test("a new name is at once the name on the loaded books", async () => {
  library.render(<AuthorsPage />, { at: "/admin/authors" });
  await user.click(await screen.findByRole("button", { name: "Sunting Tere Liye" }));
  await user.clear(sheet().getByLabelText("Nama belakang"));
  await user.type(sheet().getByLabelText("Nama belakang"), "Darwis{Control>}s{/Control}");
  expect(await screen.findByRole("rowheader", { name: "Tere Darwis" })).toBeInTheDocument();
  expect(cachedBooks()?.[0]).toMatchObject({ title: "Pulang", authors: [{ firstName: "Tere", lastName: "Darwis" }] });
});

test("after a merge one record is left with the books of both, a book that named both names it once, and undo restores both", async () => {
  library.render(
    <>
      <FlashMessages />
      <AuthorsPage />
    </>,
    { at: "/admin/authors" },
  );
  const opener = await screen.findByRole("button", { name: "Gabungkan Hirata Andrea" });
  const rowsBeforeMerge = rows();
  await user.click(opener);
  await user.click(sheet().getByRole("button", { name: "Gabungkan" }));
  expect(sheet().getByText("Pilih penulis yang dipakai.")).toBeInTheDocument();
  await user.click(sheet().getByRole("combobox", { name: "Gabungkan ke" }));
  await user.keyboard("andrea hirata");
  await user.click(await sheet().findByRole("option", { name: /Andrea Hirata/ }));
  await user.click(sheet().getByRole("button", { name: "Gabungkan" }));
  expect(await screen.findByText("2 penulis")).toBeInTheDocument();
  await waitFor(() => expect(rows()).toEqual(["Andrea Hirata2", "Tere Liye1"]));
  expect(cachedBooks()?.find(({ title }) => title === "Sang Pemimpi")?.authors).toMatchObject([
    { firstName: "Andrea", lastName: "Hirata" },
  ]);

  await user.click(await screen.findByRole("button", { name: "Urungkan" }));
  await waitFor(() => expect(rows()).toEqual(rowsBeforeMerge));
  const { data } = await library.client.query({ query: BooksQuery });
  expect(data?.books.edges.find(({ node }) => node.title === "Sang Pemimpi")?.node.authors).toHaveLength(2);
});

test("deleting a record in use requires a replacement, which gets its books, and undo restores it", async () => {
  library.render(
    <>
      <FlashMessages />
      <PublishersPage />
    </>,
    { at: "/admin/publishers" },
  );
  await user.click(await screen.findByRole("button", { name: "Tindakan untuk CV Bentang" }));
  await user.click(screen.getByRole("button", { name: "Hapus" }));
  await user.click(sheet().getByRole("button", { name: "Hapus" }));
  expect(sheet().getByText("Pilih penerbit penggantinya.")).toBeInTheDocument();
  await user.click(sheet().getByRole("combobox", { name: "Pengganti" }));
  await user.keyboard("bentang");
  await user.click(await sheet().findByRole("option", { name: /^Bentang/ }));
  await user.click(sheet().getByRole("button", { name: "Hapus dan ganti" }));
  await waitFor(() => expect(rows()).toEqual(["Bentang2", "Republika1"]));
  expect(cachedBooks()?.map(({ publisher }) => publisher?.name)).toEqual(["Republika", "Bentang", "Bentang"]);

  await user.click(await screen.findByRole("button", { name: "Urungkan" }));
  await waitFor(() => expect(rows()).toEqual(["Bentang1", "CV Bentang1", "Republika1"]));
  await waitFor(() => expect(authorityLists.filter(isAuthorityListLoading)).toEqual([]));
  const { data } = await library.client.query({ query: BooksQuery });
  expect(data?.books.edges.map(({ node }) => node.publisher?.name)).toEqual(["Republika", "CV Bentang", "Bentang"]);
});

test("the server refuses to delete a record that copies use, and the sheet asks for a replacement", async () => {
  await givenBooks(library.database, [
    { location: { name: "Ruang Baca" }, copies: copies(1).map((copy) => ({ ...copy, location: { name: "Gudang" } })) },
  ]);
  library.render(<LocationsPage />, { at: "/admin/locations" });
  await user.click(await screen.findByRole("button", { name: "Tindakan untuk Gudang" }));
  await user.click(screen.getByRole("button", { name: "Hapus" }));
  await user.click(sheet().getByRole("button", { name: "Hapus" }));
  expect(await sheet().findByText(/masih dipakai 1 eksemplar/)).toBeInTheDocument();
  expect(sheet().getByRole("combobox", { name: "Pengganti" })).toBeInTheDocument();
});

test("likely duplicates are merged into the chosen name, and gone from the suggestions", async () => {
  library.render(<PublishersPage />, { at: "/admin/publishers?view=duplicates" });
  await user.click(await screen.findByRole("radio", { name: "CV Bentang" }));
  await user.click(screen.getByRole("button", { name: "Gabungkan 2 penerbit" }));
  expect(sheet().getByText("Penggabungan dapat diurungkan selama 30 hari, dari Tempat Sampah.")).toBeInTheDocument();
  await user.click(sheet().getByRole("button", { name: "Gabungkan" }));
  expect(await screen.findByText("Tidak ada penerbit yang tampak ganda")).toBeInTheDocument();
  expect(cachedBooks()?.map(({ publisher }) => publisher?.name)).toEqual(["Republika", "CV Bentang", "CV Bentang"]);
});

test("records marked as different are not suggested again", async () => {
  library.render(<PublishersPage />, { at: "/admin/publishers?view=duplicates" });
  await user.click(await screen.findByRole("button", { name: "Memang berbeda" }));
  expect(await screen.findByText("Tidak ada penerbit yang tampak ganda")).toBeInTheDocument();
  expect(cachedBooks()?.map(({ publisher }) => publisher?.name)).toEqual(["Republika", "CV Bentang", "Bentang"]);
});

test("the tree opens by branches and follows what becomes of a class", async () => {
  library.render(<ClassificationsPage />, { at: "/admin/classifications" });
  await user.click(await screen.findByRole("button", { name: "2X Islam" }));
  await user.click(await screen.findByRole("button", { name: "2X4 Fikih" }));
  expect(await screen.findByText("2X41")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Sunting 2X41" }));
  await user.clear(sheet().getByLabelText("Kode"));
  await user.type(sheet().getByLabelText("Kode"), "2X4.2{Control>}s{/Control}");
  expect(await screen.findByRole("button", { name: "Sunting 2X4.2" })).toBeInTheDocument();
  expect(screen.queryByText("2X41")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "2X4 Fikih" })).toHaveAttribute("aria-expanded", "true");
});
