import { screen } from "@testing-library/react";
import { activityHref, parseActivityUrl } from "../../../client/audit/activityUrlState";
import { BlogsPage } from "../../../client/blogs/list/BlogsPage";
import { BookTablePage } from "../../../client/books/admin/table/BookTablePage";
import { BooksPage } from "../../../client/books/public/catalogue/BooksPage";
import { borrowingsHref, parseBorrowingsUrl } from "../../../client/circulation/admin/borrowingsUrlState";
import { finesHref, parseFinesUrl } from "../../../client/circulation/ledger/lists/finesUrlState";
import { unusedFilters } from "../../../client/lists/unusedFilters";
import { parseStudentsUrl, studentsHref } from "../../../client/students/admin/table/studentsUrlState";
import { aBook, aCategory, aLibrary } from "../support/library";
import { renderScreen } from "../support/renderScreen";

const books = [aBook({ title: "Bumi Manusia" })];

test("the catalogue says which filters of its address it does not know, and offers the address without them", async () => {
  const at = "/books?year=abc&sort=foo&year_from=kemarin&page=-1&available=1";
  renderScreen(<BooksPage />, { library: aLibrary({ books }), at });
  expect(
    await screen.findByText("Halaman, Urutan, Tahun, dan Tahun awal di alamat ini tidak dikenal, jadi tidak dipakai."),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Hapus dari alamat" })).toHaveAttribute("href", "/books?available=1");
});

test("a list that has understood its address says nothing of it", async () => {
  const at = "/books?sort=title&year_from=1980&class=8,2X&utm_source=buletin";
  renderScreen(<BooksPage />, { library: aLibrary({ books }), at });
  await screen.findByRole("heading", { name: "Bumi Manusia" });
  expect(screen.queryByText(/di alamat ini/)).not.toBeInTheDocument();
});

test("so does the desk's table of books", async () => {
  renderScreen(<BookTablePage />, { library: aLibrary({ books }), at: "/admin/books?lacking=warna&sort=-title" });
  expect(
    await screen.findByText("Data yang belum lengkap di alamat ini tidak dikenal, jadi tidak dipakai."),
  ).toBeInTheDocument();
});

test.each([
  ["?status=lunas&from=kemarin&class_name= XI ", ["Kelas", "Tanggal awal", "Status"]],
  ["?view=balances&class_name=XI&student_id=7", ["Anggota"]],
  ["?view=cash&day=2026-11-21&status=open", ["Status"]],
  ["?status=open&from=2026-11-21", []],
])("fines at %j leave out %j", (search, left) => {
  expect(unusedFilters(search, finesHref(parseFinesUrl(new URLSearchParams(search))))).toEqual(left);
});

test.each([
  ["?sort=name&member_kind=TWVtYmVyS2luZDox", []],
  ["?sort=umur&member_kind=alien&has_account=ending", ["Jenis", "Urutan"]],
])("members at %j leave out %j", (search, left) => {
  expect(unusedFilters(search, studentsHref(parseStudentsUrl(new URLSearchParams(search))))).toEqual(left);
});

test.each([
  ["?status=open&search=buku&class_name=XI-3", []],
  ["?status=open&studentId=999999&bookId=x", ["Buku", "Anggota"]],
  ["?status=open&student_id=999999&item_code=B1", ["Kode eksemplar", "Anggota"]],
  ["?status=waiting&class_name=XI-3", ["Kelas"]],
  ["?class_name=XI-3&userId=1", ["Akun", "Kelas"]],
])("loans at %j leave out %j", (search, left) => {
  const used = borrowingsHref(parseBorrowingsUrl(new URLSearchParams(search)));
  expect(unusedFilters(search, used).toSorted()).toEqual(left.toSorted());
});

test.each([
  ["?type=book&record=7", []],
  ["?type=buku&record=7", ["Data", "Jenis data"]],
  ["?record=7", ["Data"]],
  ["?user=999999", ["Akun"]],
  [`?user=${btoa("Student:1")}`, ["Akun"]],
  [`?user=${btoa("User:1")}`, []],
])("the audit trail at %j leaves out %j", (search, left) => {
  expect(unusedFilters(search, activityHref(parseActivityUrl(new URLSearchParams(search))))).toEqual(left);
});

const gone = btoa("Category:999999");

test.each([
  ["a category that is no longer there", `/books?category=${gone}&available=1`],
  ["a text that is no id", "/books?category=999999&available=1"],
  ["an id of something else", `/books?category=${btoa("Author:1")}&available=1`],
])("the catalogue is shown without %s, and says so", async (_what, at) => {
  const library = aLibrary({ books });
  renderScreen(<BooksPage />, { library, at });
  expect(await screen.findByText("Kategori di alamat ini tidak dikenal, jadi tidak dipakai.")).toBeInTheDocument();
  expect(await screen.findByRole("heading", { name: "Bumi Manusia" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Hapus dari alamat" })).toHaveAttribute("href", "/books?available=1");
  expect(library.bookQueries.at(-1)).toMatchObject({ filter: { available: true } });
  expect(library.bookQueries.at(-1)).not.toHaveProperty("filter.categoryIds");
});

test("the desk's table of books is shown without a category that is no longer there", async () => {
  const library = aLibrary({ books });
  renderScreen(<BookTablePage />, { library, at: `/admin/books?category=${gone}` });
  expect(await screen.findByText("Kategori di alamat ini tidak dikenal, jadi tidak dipakai.")).toBeInTheDocument();
  expect(library.bookQueries.at(-1)).toMatchObject({ filter: null });
});

test("a category that is there narrows the catalogue", async () => {
  const category = aCategory("Sastra", 1);
  const library = aLibrary({ books, categories: [category] });
  renderScreen(<BooksPage />, { library, at: `/books?category=${category.id}` });
  expect(await screen.findByRole("link", { name: /Sastra/ })).toBeInTheDocument();
  expect(screen.queryByText(/di alamat ini/)).not.toBeInTheDocument();
});

test("the blog says which filters of its address it does not know", async () => {
  renderScreen(<BlogsPage />, { library: aLibrary({}), at: "/blogs?category=7&sort=ramai" });
  expect(
    await screen.findByText("Kategori dan Urutan di alamat ini tidak dikenal, jadi tidak dipakai."),
  ).toBeInTheDocument();
});
