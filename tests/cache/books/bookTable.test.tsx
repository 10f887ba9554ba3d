import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { selectedBooks } from "../../../client/books/admin/table/selectedBooks";
import { BookTablePage } from "../../../client/books/admin/table/BookTablePage";
import { authorityLists, isAuthorityListLoading } from "../../../client/authorities/refetchAuthorities";
import { flashMessage } from "../../../client/page/messages/flashMessage";
import { givenBooks } from "../../support/givenBooks";
import { givenBorrowing } from "../../support/circulation/givenBorrowing";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
  await givenBooks(library.database, [
    { title: "Laskar Pelangi", by: ["Andrea Hirata"], category: "Novel", copies: [{ itemCode: "B001" }] },
    { title: "Bumi Manusia", category: "Novel" },
    { title: "Kimia", category: "Sains" },
    { title: "Fisika", category: "Sains" },
  ]);
});
afterEach(async () => {
  selectedBooks(new Map());
  flashMessage(null);
  await library.close();
});

const titles = () =>
  within(screen.getByRole("table"))
    .queryAllByRole("link")
    .filter((link) => /^\/admin\/books\/\d+$/.test(link.getAttribute("href") ?? ""))
    .flatMap(({ textContent }) => textContent || []);
const count = (name: string) => library.operations.filter((operation) => operation === name).length;
const choose = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole("checkbox", { name: `Pilih ${name}` }));
};
async function open(at = "/admin/books") {
  const shown = library.render(<BookTablePage />, { at });
  await screen.findByText(/judul$|hasil$/);
  await screen.findByRole("table");
  return shown;
}

test("a bulk deletion removes the books and their count, and refetches the six lists but not the books", async () => {
  await open();
  expect(screen.getByText("4 judul")).toBeInTheDocument();
  await choose("Bumi Manusia", "Kimia");
  await userEvent.click(screen.getByRole("button", { name: "Hapus" }));
  const sheet = screen.getByRole("dialog");
  expect(sheet).toHaveTextContent("Hapus 2 buku?");
  expect(sheet).toHaveTextContent("Semuanya disimpan 30 hari di Tempat Sampah");
  await userEvent.click(within(sheet).getByRole("button", { name: "Hapus" }));

  await waitFor(() => expect(titles()).toEqual(["Fisika", "Laskar Pelangi"]));
  expect(authorityLists.map(isAuthorityListLoading)).toEqual(authorityLists.map(() => true));
  expect(screen.getByText("2 judul")).toBeInTheDocument();
  expect(flashMessage()?.text).toBe("2 buku dihapus.");
  expect(screen.queryByText(/dipilih$/)).not.toBeInTheDocument();
  await waitFor(() => expect(isAuthorityListLoading("sources")).toBe(false));
  expect(count("AuthorityLists")).toBe(1);
  expect([count("BookTable"), count("BookTableCount"), count("BulkDeleteBooks")]).toEqual([1, 1, 1]);
});

test("what was deleted comes back by the message, at its place, without asking for the books again", async () => {
  await open();
  await choose("Kimia");
  await userEvent.click(screen.getByRole("button", { name: "Hapus" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Hapus" }));
  await waitFor(() => expect(titles()).toEqual(["Fisika", "Bumi Manusia", "Laskar Pelangi"]));
  act(() => flashMessage()?.action?.run());
  await waitFor(() => expect(titles()).toEqual(["Fisika", "Kimia", "Bumi Manusia", "Laskar Pelangi"]));
  expect(screen.getByText("4 judul")).toBeInTheDocument();
  expect(count("BookTable")).toBe(1);
});

test("a book that cannot be deleted stays in the table and selected, with its reason and a link", async () => {
  await givenBorrowing(library.database, "B001");
  await open();
  await choose("Laskar Pelangi", "Fisika");
  await userEvent.click(screen.getByRole("button", { name: "Hapus" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Hapus" }));
  await screen.findByText("1 dari 2 buku dihapus.");
  const sheet = screen.getByRole("dialog");
  expect(sheet).toHaveTextContent("sedang dipinjam");
  expect(within(sheet).getByRole("link", { name: "Laskar Pelangi" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/admin\/books\/\d+$/),
  );
  expect([...selectedBooks().values()].map(({ title }) => title)).toEqual(["Laskar Pelangi"]);
  await userEvent.click(within(sheet).getByText("Tutup"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(flashMessage()).toMatchObject({ text: "1 buku dihapus.", action: { label: "Urungkan" } });
});

test("where none can be deleted each reason is told, and nothing moves", async () => {
  await givenBorrowing(library.database, "B001", { returned: true });
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Tindakan untuk Laskar Pelangi" }));
  await userEvent.click(screen.getByRole("button", { name: "Hapus" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Hapus" }));
  await screen.findByText("0 dari 1 buku dihapus.");
  expect(screen.getByRole("dialog")).toHaveTextContent("pernah dipinjam");
  expect(titles()).toHaveLength(4);
  expect(count("AuthorityLists")).toBe(0);
});

test("a bulk change, also to a new category, shows in the rows at once, refetches the six lists and can be undone", async () => {
  await open("/admin/books?columns=category");
  await choose("Kimia", "Fisika");
  await userEvent.click(screen.getAllByRole("button", { name: "Ubah kategori" })[0] ?? document.body);
  const sheet = screen.getByRole("dialog");
  await userEvent.click(within(sheet).getByRole("button", { name: "Ubah" }));
  expect(sheet).toHaveTextContent("Pilih kategori dari daftar, atau tulis kategori baru.");
  await userEvent.type(within(sheet).getByRole("combobox", { name: "Kategori" }), "Ilmu Alam");
  await userEvent.click(await within(sheet).findByRole("option", { name: "Tambah “Ilmu Alam”" }));
  await userEvent.click(within(sheet).getByRole("button", { name: "Ubah" }));

  await waitFor(() => expect(screen.getAllByText("Ilmu Alam")).toHaveLength(2));
  expect(flashMessage()?.text).toBe("2 buku diubah.");
  await waitFor(() => expect(count("AuthorityLists")).toBe(1));
  expect(count("BookTable")).toBe(1);
  expect(screen.getByText("2 dipilih")).toBeInTheDocument();

  act(() => flashMessage()?.action?.run());
  await waitFor(() => expect(screen.queryByText("Ilmu Alam")).not.toBeInTheDocument());
  await waitFor(() => expect(flashMessage()?.text).toBe("Perubahan diurungkan."));
  expect(titles()).toHaveLength(4);
});

test("the selection outlives another search or order, and can include results that are not loaded", async () => {
  await givenBooks(
    library.database,
    Array.from({ length: 120 }, (_, index) => ({ title: `Novel ${String(index + 1).padStart(3, "0")}` })),
  );
  await open("/admin/books?sort=title");
  await choose("Bumi Manusia");
  await userEvent.type(screen.getByRole("searchbox"), "novel 0");
  await waitFor(() => expect(titles()[0]).toBe("Novel 001"));
  expect(screen.getByText("1 dipilih")).toBeInTheDocument();
  expect(titles()).toHaveLength(50);
  await userEvent.click(screen.getByRole("checkbox", { name: "Pilih semua baris yang tampil" }));
  expect(screen.getByText("51 dipilih")).toBeInTheDocument();
  await userEvent.click(await screen.findByRole("button", { name: "Pilih semua 99 hasil" }));
  expect(await screen.findByText("100 dipilih")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Batalkan pilihan" }));
  expect(screen.queryByText(/dipilih$/)).not.toBeInTheDocument();
});

test("a deletion larger than one batch runs in batches", async () => {
  await givenBooks(
    library.database,
    Array.from({ length: 300 }, (_, index) => ({ title: `Buang ${index + 1}` })),
  );
  await open("/admin/books?search=buang");
  await userEvent.click(screen.getByRole("checkbox", { name: "Pilih semua baris yang tampil" }));
  await userEvent.click(await screen.findByRole("button", { name: "Pilih semua 300 hasil" }));
  await screen.findByText("300 dipilih");
  await userEvent.click(screen.getByRole("button", { name: "Hapus" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Hapus" }));
  await waitFor(() => expect(flashMessage()?.text).toBe("300 buku dihapus."));
  expect(count("BulkDeleteBooks")).toBe(2);
  expect(count("AuthorityLists")).toBe(1);
});

test("a code of a copy finds its book", async () => {
  await open("/admin/books?search=b001");
  expect(titles()).toEqual(["Laskar Pelangi"]);
  expect(screen.getByText("1 hasil")).toBeInTheDocument();
});
