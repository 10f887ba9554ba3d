import { gql } from "@apollo/client";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes, useLocation } from "react-router-dom";
import { BooksPage } from "../../../client/books/public/catalogue/BooksPage";
import { BookDetailPage } from "../../../client/bookDetail/BookDetailPage";
import { PageRequestContext } from "../../../client/apollo/pageQuery/PageRequest";
import { aBook, aCopy, aLibrary, anAuthor, type BookRecord } from "../support/library";
import { createTestClient, renderScreen } from "../support/renderScreen";

/** The login, as far as it is told where one came from. */
function WhereFrom() {
  return <p>Login dari {(useLocation().state as { from: string }).from}</p>;
}

const pages = (
  <Routes>
    <Route path="/books" element={<BooksPage />} />
    <Route path="/books/:bookSlug" element={<BookDetailPage />} />
    <Route path="/login" element={<WhereFrom />} />
  </Routes>
);

const CATALOGUE_QUERIES = ["ListsLink", "CatalogueFilters", "BooksPage"];
const BookById = gql`
  query BookById($id: ID!) {
    book(id: $id) {
      id
      slug
      title
      description
    }
  }
`;
const BookBySlug = gql`
  query BookBySlug($slug: String!) {
    book(slug: $slug) {
      id
      slug
      title
      description
    }
  }
`;

const show = (book: BookRecord) =>
  renderScreen(pages, { at: `/books/${book.slug}`, library: aLibrary({ books: [book] }) });
const fact = async (label: string) => (await screen.findByText(label, { selector: "dt" })).nextElementSibling;

test("a book of the loaded list opens at once, and the rest is fetched", async () => {
  const library = aLibrary({ books: [aBook({ title: "Perahu Kertas", description: "Kugy dan Keenan." })] });
  renderScreen(pages, { at: "/books", library });
  const detail = await screen.findByRole("link", { name: "Detail Perahu Kertas" });
  await userEvent.click(detail);
  expect(screen.getByRole("heading", { level: 1, name: "Perahu Kertas" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Andrea Hirata" })).toBeInTheDocument();
  expect(await screen.findByText("Kugy dan Keenan.")).toBeInTheDocument();
});

test("a loaded book is shown from the cache, and only the missing fields are requested, once", async () => {
  const operations: string[] = [];
  const library = aLibrary({ books: [aBook({ title: "Perahu Kertas", description: "Kugy dan Keenan." })] });
  const client = createTestClient(library, operations);
  renderScreen(
    <>
      {pages}
      <Link to="/books">ke katalog</Link>
    </>,
    { at: "/books", client },
  );
  await userEvent.click(await screen.findByRole("link", { name: "Detail Perahu Kertas" }));
  expect(await screen.findByText("Kugy dan Keenan.")).toBeInTheDocument();
  expect(operations).toEqual([...CATALOGUE_QUERIES, "Viewer", "BookDetailPage"]);

  await userEvent.click(screen.getByText("ke katalog"));
  await userEvent.click(await screen.findByRole("link", { name: "Detail Perahu Kertas" }));
  expect(screen.getByText("Kugy dan Keenan.")).toBeInTheDocument();
  expect(operations).toEqual([...CATALOGUE_QUERIES, "Viewer", "BookDetailPage"]);
});

test("a loaded book that is gone from the library meanwhile is not found", async () => {
  const books = [aBook({ title: "Perahu Kertas" })];
  renderScreen(pages, { at: "/books", library: aLibrary({ books }) });
  const detail = await screen.findByRole("link", { name: "Detail Perahu Kertas" });
  books.pop();
  await userEvent.click(detail);
  expect(await screen.findByRole("heading", { level: 1, name: "Buku tidak ditemukan" })).toBeInTheDocument();
});

test("a book that was loaded by its id is found by its slug without a request", async () => {
  const operations: string[] = [];
  const book = aBook({ title: "Perahu Kertas", description: "Kugy dan Keenan." });
  const client = createTestClient(aLibrary({ books: [book] }), operations);
  await client.query({ query: BookById, variables: { id: book.id } });
  await client.query({ query: BookBySlug, variables: { slug: book.slug } });
  expect(operations).toEqual(["BookById"]);
  await client.query({ query: BookBySlug, variables: { slug: "tidak-ada" } });
  await client.query({ query: BookBySlug, variables: { slug: "tidak-ada" } });
  expect(operations).toEqual(["BookById", "BookBySlug"]);
});

test("what is loaded stays on the screen when the rest fails, and can be asked for again", async () => {
  const library = aLibrary({
    books: [aBook({ title: "Perahu Kertas", description: "Kugy dan Keenan." })],
    failing: ["book"],
  });
  renderScreen(pages, { at: "/books", library });
  await userEvent.click(await screen.findByRole("link", { name: "Detail Perahu Kertas" }));
  expect(await screen.findByText("Rincian buku gagal dimuat")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Perahu Kertas" })).toBeInTheDocument();
  library.restore("book");
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  expect(await screen.findByText("Kugy dan Keenan.")).toBeInTheDocument();
});

test("availability is said in words", async () => {
  show(aBook({ title: "Atheis", copies: [aCopy("B1"), aCopy("B2", { status: "ON_LOAN", dueOn: "2026-11-28" })] }));
  expect((await screen.findByText("dari 2 eksemplar tersedia")).textContent).toBe("1 dari 2 eksemplar tersedia");
  const copies = within(screen.getByRole("region", { name: "Eksemplar" })).getAllByRole("listitem");
  expect(copies.map((group) => group.textContent)).toEqual([
    "1 tersediaB1Tersedia",
    "1 sedang dipinjam paling cepat tersedia 28 Nov 2026B2 sampai 28 Nov 2026Sedang dipinjam",
  ]);
});

test("only facts that exist are listed, and none that is the desk's", async () => {
  show(aBook({ title: "Sutasoma", edition: "2", publishYear: null, publishYearText: "1342 H", price: 85000 }));
  expect(await fact("Edisi")).toHaveTextContent("2");
  expect(await fact("Tahun terbit")).toHaveTextContent("1342 H");
  expect(await fact("Bahasa")).toHaveTextContent("Indonesia");
  for (const label of ["Harga", "Sumber perolehan"]) expect(screen.queryByText(label)).not.toBeInTheDocument();
  expect(screen.queryByText("Penerbit", { selector: "dt" })).not.toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Subjek" })).not.toBeInTheDocument();
});

test("authors lead to their books, and the digital file can be read", async () => {
  const author = anAuthor("Ahmad", "Tohari");
  show(aBook({ title: "Ronggeng", authors: [author], digitalFile: "/static/files/r.pdf" }));
  const link = await screen.findByRole("link", { name: "Ahmad Tohari" });
  expect(link).toHaveAttribute("href", `/authors/${String(author["databaseId"])}`);
  expect(await screen.findByRole("link", { name: "Baca versi digital" })).toHaveAttribute(
    "href",
    "/books/ronggeng/read",
  );
});

test("who may not read the digital file is led to the login", async () => {
  show(aBook({ title: "Atheis", hasDigitalFile: true, digitalFile: null, viewerCanReadDigitalFile: false }));
  expect(await screen.findByRole("link", { name: "Login untuk membaca" })).toHaveAttribute("href", "/login");
  expect(screen.queryByRole("link", { name: "Baca versi digital" })).not.toBeInTheDocument();
});

test("several files and links are a list, each leading where it is read, heard, or elsewhere", async () => {
  const aFile = (databaseId: number, fields: object) => ({
    __typename: "BookFile",
    id: `F${databaseId}`,
    databaseId,
    viewerCanRead: true,
    address: `/static/files/${databaseId}`,
    ...fields,
  });
  const files = [
    aFile(1, { format: "PDF", name: "Naskah" }),
    aFile(2, { format: "MP3", name: "Bab 1" }),
    aFile(3, { format: "LINK", name: "Di penerbit", address: "https://buku.example/saman?x=1" }),
    aFile(4, { format: "EPUB", name: "Edisi guru", viewerCanRead: false, address: null }),
  ];
  show(aBook({ title: "Saman", digitalFile: "/static/files/1", files }));
  const list = await screen.findByRole("list", { name: "Berkas dan tautan" });
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/books/saman/read?file=1",
    "/books/saman/read?file=2",
    "https://buku.example/saman?x=1",
    "/login",
  ]);
  expect(links[1]).toHaveTextContent("Bab 1Dengarkan");
  expect(links[2]).toHaveTextContent("Di penerbitdi buku.example");
  expect(links[2]).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getByRole("link", { name: "Baca versi digital" })).toBeInTheDocument();
});

test("one file alone is the button and no list", async () => {
  const file = { __typename: "BookFile", id: "F1", databaseId: 1, format: "PDF", name: "PDF", viewerCanRead: true };
  show(aBook({ title: "Saman", digitalFile: "/static/files/1", files: [{ ...file, address: "/static/files/1" }] }));
  expect(await screen.findByRole("link", { name: "Baca versi digital" })).toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Berkas dan tautan" })).not.toBeInTheDocument();
});

test("of a title whose copies are all out a visitor is led to the login, and back to it", async () => {
  show(aBook({ title: "Atheis", copies: [aCopy("B1", { status: "ON_LOAN", dueOn: "2026-11-28" })] }));
  const reserve = await screen.findByRole("link", { name: "Reservasi" });
  expect(reserve).toHaveAttribute("href", "/login");
  await userEvent.click(reserve);
  expect(await screen.findByText("Login dari /books/atheis")).toBeInTheDocument();
});

test.each([
  ["one of whose copies is free", [aCopy("B1"), aCopy("B2", { status: "ON_LOAN" })]],
  ["that has no copies", []],
])("nobody reserves a title %s", async (_of, copies) => {
  show(aBook({ title: "Atheis", copies }));
  expect(await screen.findByText(/Keterangan/)).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Reservasi" })).not.toBeInTheDocument();
});

test("what can be read at once comes before what has to be waited for", async () => {
  const copies = [aCopy("B1", { status: "ON_LOAN" })];
  show(aBook({ title: "Atheis", digitalFile: "/static/files/a.pdf", copies }));
  const reserve = await screen.findByRole("link", { name: "Reservasi" });
  const read = screen.getByRole("link", { name: "Baca versi digital" });
  expect(read.compareDocumentPosition(reserve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([read, reserve].map((link) => link.classList.contains("bg-nila"))).toEqual([true, false]);
});

test("its neighbours on the shelf are shown by their spines, from left to right, and lead to their pages", async () => {
  const ayah = aBook({ title: "Ayah", callNumber: "899.221 HIR a" });
  const edensor = aBook({ title: "Edensor", callNumber: "899.221 HIR e" });
  const location = { __typename: "Location", id: "Location:1", name: "Fiksi Modern", shelf: "F-2" };
  const laskar = aBook({ title: "Laskar Pelangi", callNumber: "899.221 HIR l", location });
  show({ ...laskar, shelfBooks: () => [ayah, edensor, laskar] });
  const shelf = within(await screen.findByRole("region", { name: "Di sebelahnya di rak F-2" }));
  const spines = shelf.getAllByRole("link");
  expect(spines.map((spine) => spine.textContent)).toEqual([
    "Ayah 899.221 HIR a",
    "Edensor 899.221 HIR e",
    "Laskar Pelangi 899.221 HIR l",
  ]);
  expect(spines[0]).toHaveAttribute("href", "/books/ayah");
  expect(spines.filter((spine) => spine.hasAttribute("aria-current"))).toEqual([spines[2]]);
});

test("a book that stands alone has no shelf beside it", async () => {
  const book = aBook({ title: "Atheis", callNumber: "899.221 MIH a" });
  show({ ...book, shelfBooks: () => [book] });
  expect(await screen.findByText("Keterangan")).toBeInTheDocument();
  expect(screen.queryByText(/Di sebelahnya/)).not.toBeInTheDocument();
});

test("many copies come in pages", async () => {
  show(aBook({ title: "LKS", copies: Array.from({ length: 388 }, (_, index) => aCopy(`B${index}`)) }));
  expect(await screen.findByText("50 dari 388 eksemplar")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("link", { name: "Muat lebih banyak" }));
  expect(await screen.findByText("150 dari 388 eksemplar")).toBeInTheDocument();
});

test("an unknown slug is a page with status 404", async () => {
  const setStatus = jest.fn();
  const request = {
    origin: "http://x",
    theme: null,
    failedOperations: new Map(),
    setStatus,
    redirectTo: jest.fn(),
  };
  renderScreen(<PageRequestContext value={request}>{pages}</PageRequestContext>, { at: "/books/tidak-ada" });
  expect(await screen.findByRole("heading", { level: 1, name: "Buku tidak ditemukan" })).toBeInTheDocument();
  expect(setStatus).toHaveBeenLastCalledWith(404);
});

test("a move from one book to another shows the other", async () => {
  const books = [aBook({ title: "Satu" }), aBook({ title: "Dua" })];
  renderScreen(
    <>
      {pages}
      <Link to="/books/dua">ke dua</Link>
    </>,
    { at: "/books/satu", library: aLibrary({ books }) },
  );
  await screen.findByRole("heading", { level: 1, name: "Satu" });
  await userEvent.click(screen.getByText("ke dua"));
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Dua"));
});
