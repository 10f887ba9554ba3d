import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { keepPlace } from "../../../client/books/reader/readingPlace";
import { HomePage } from "../../../client/home/HomePage";
import { aBook, aCategory, aFacet, aLibrary, aReadingList } from "../support/library";
import { createTestClient, renderScreen } from "../support/renderScreen";
import { aSession, aUser } from "../support/session";

const names = ["Fiksi", "Agama", "Buku Pelajaran", "Sejarah", "Filsafat"];
const figures = [1942, 1108, 864, 412, 12];

function library(failing: string[] = []) {
  const books = Array.from({ length: 9 }, (_, index) => aBook({ title: `Judul ${index + 1}` }));
  return aLibrary({ books, categories: names.map((name, index) => aCategory(name, figures[index] ?? 0)), failing });
}

test("the hero welcomes to the library by its name and leads to the collection", async () => {
  renderScreen(<HomePage />, { library: library() });
  expect(await screen.findByText(/Temukan 5\.812 judul/)).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Selamat datang di Perpustakaan Aksara" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Jelajahi Koleksi" })).toHaveAttribute("href", "/books");
});

test("what the one who is logged in has begun to read here goes on from home, and nobody else's does", async () => {
  const begun = (title: string, reader: string, share: number) =>
    keepPlace(`/static/files/${title}.pdf`, 3, { title, href: `/books/${title.toLowerCase()}`, share, reader });
  const reader = aUser("siti", "STUDENT", { name: "Siti Nur Rahmawati" });
  begun("Pulang", reader.id, 0.42);
  begun("Atheis", "VXNlcjo5OTk=", 0.5);
  begun("Saman", reader.id, 1);
  const { library: withSession } = aSession({ user: reader });
  const { unmount } = renderScreen(<HomePage />, { client: createTestClient(withSession) });
  const shelf = within(await screen.findByRole("region", { name: "Lanjutkan membaca" }));
  const links = shelf.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Pulang", "/books/pulang/read"],
  ]);
  expect(shelf.getByText("42% dibaca")).toBeInTheDocument();
  unmount();

  renderScreen(<HomePage />, { library: library() });
  await screen.findByText("2.917");
  expect(screen.queryByText("Lanjutkan membaca")).not.toBeInTheDocument();
  localStorage.clear();
});

test("the four statistics carry the seed's labels and Indonesian figures", async () => {
  renderScreen(<HomePage />, { library: library() });
  await screen.findByText("2.917");
  const figure = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;
  expect(figure("Koleksi Buku")).toBe("5.812");
  expect(figure("Member Aktif")).toBe("1.204");
  expect(figure("Peminjaman")).toBe("348");
  expect(figure("Kunjungan Bulan Ini")).toBe("2.917");
});

test("'Kategori Populer' shows four categories with their counts, each leading to its books", async () => {
  renderScreen(<HomePage />, { library: library() });
  const section = within(screen.getByRole("region", { name: "Kategori Populer" }));
  const links = await section.findAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Fiksi1.942 judul",
    "Agama1.108 judul",
    "Buku Pelajaran864 judul",
    "Sejarah412 judul",
  ]);
  expect(links[0]?.getAttribute("href")).toMatch(/^\/books\?category=Q2F0ZWdvcnk/);
});

test("'Buku Terbaru' shows four books and 'Lihat Semua' leads to the rest", async () => {
  const shown = library();
  const { bookQueries } = shown;
  renderScreen(<HomePage />, { library: shown });
  const section = within(screen.getByRole("region", { name: "Buku Terbaru" }));
  expect(await section.findAllByRole("heading", { level: 3 })).toHaveLength(4);
  expect(section.getByRole("link", { name: "Lihat Semua" })).toHaveAttribute("href", "/books");
  // Of the others only what their backs show.
  expect(bookQueries).toMatchObject([4, 10].map((first) => ({ first, orderBy: { field: "NEWEST" } })));
});

test("a library that has given its books no category still shows covers, and says what is missing", async () => {
  const books = Array.from({ length: 9 }, (_, index) => aBook({ title: `Judul ${index + 1}` }));
  const { container } = renderScreen(<HomePage />, { library: aLibrary({ books }) });
  expect(
    await screen.findByText("Kategori akan tampil di sini setelah ada buku yang diberi kategori."),
  ).toBeInTheDocument();
  const spines = [...container.querySelectorAll(".hero-spines .spine-title")];
  expect(spines.map((spine) => spine.textContent)).toEqual(books.map(({ title }) => title));
});

test("a library that has given its books no category is entered by its classes, the fullest first", async () => {
  const facets = [
    aFacet("CLASSES", [
      ["200 Agama", 31, "2"],
      ["290 Agama lain", 30, "29"],
      ["2X Islam", 870, "2X"],
      ["800 Kesusastraan", 412, "8"],
      ["100 Filsafat", 14, "1"],
      ["300 Ilmu sosial", 90, "3"],
    ]),
  ];
  const books = Array.from({ length: 5 }, (_, index) => aBook({ title: `Judul ${index + 1}` }));
  const shown = aLibrary({ books, facets });
  renderScreen(<HomePage />, { library: shown });
  const section = within(screen.getByRole("region", { name: "Kategori Populer" }));
  const links = await section.findAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "Islam870 judul",
    "Kesusastraan412 judul",
    "Ilmu sosial90 judul",
    "Agama31 judul",
  ]);
  expect(links[0]).toHaveAttribute("href", "/books?class=2X");
  // The fullest have a shelf each.
  const shelf = within(await screen.findByRole("region", { name: "Islam" }));
  expect(await shelf.findAllByRole("heading", { level: 3 })).toHaveLength(5);
  expect(shelf.getByRole("link", { name: "Lihat Semua" })).toHaveAttribute("href", "/books?class=2X");
  expect(shown.bookQueries.slice(2)).toMatchObject(["2X", "8", "3"].map((value) => ({ filter: { classes: [value] } })));
});

test("what is borrowed most and the two largest categories have shelves, each book of the board once", async () => {
  const shelf = (name: string) => Array.from({ length: 5 }, (_, index) => aBook({ title: `${name} ${index + 1}` }));
  const [popular, fiction] = [shelf("Laris"), shelf("Fiksi")];
  const categories = [
    aCategory("Fiksi", 1942, fiction),
    aCategory("Agama", 3, shelf("Agama").slice(0, 3)),
    aCategory("Sejarah", 9, shelf("Sejarah")),
  ];
  const { container } = renderScreen(<HomePage />, {
    library: aLibrary({ books: popular, categories, popularBooks: popular }),
  });
  const often = within(await screen.findByRole("region", { name: "Sering Dipinjam" }));
  expect(often.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual(
    popular.map(({ title }) => title),
  );
  expect(often.queryByRole("link", { name: "Lihat Semua" })).not.toBeInTheDocument();
  const fictionShelf = within(screen.getByRole("region", { name: "Fiksi" }));
  expect(fictionShelf.getByText("1.942 judul")).toBeInTheDocument();
  expect(fictionShelf.getByRole("link", { name: "Lihat Semua" }).getAttribute("href")).toMatch(/^\/books\?category=/);
  // Three books make no shelf, and the third category is found among the categories.
  expect(screen.queryByRole("region", { name: "Agama" })).not.toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Sejarah" })).not.toBeInTheDocument();
  const spines = [...container.querySelectorAll(".hero-spines .spine-title")].map((spine) => spine.textContent);
  expect(spines).toHaveLength(10);
  expect(new Set(spines).size).toBe(10);
});

test("the button of a shelf turns it by most of what is seen, and from its end back to its beginning", async () => {
  const popularBooks = Array.from({ length: 9 }, (_, index) => aBook({ title: `Laris ${index + 1}` }));
  renderScreen(<HomePage />, { library: aLibrary({ popularBooks }) });
  const button = await screen.findByRole("button", { name: "Geser rak Sering Dipinjam" });
  const list = within(screen.getByRole("region", { name: "Sering Dipinjam" })).getByRole("list");
  const turns: (number | undefined)[] = [];
  Object.assign(list, { scrollTo: ({ left }: ScrollToOptions) => turns.push(left) });
  Object.defineProperties(list, { clientWidth: { value: 1000 }, scrollWidth: { value: 1400 } });
  await userEvent.click(button);
  list.scrollLeft = 400;
  await userEvent.click(button);
  expect(turns).toEqual([800, 0]);
});

test("published reading lists have a shelf that leads to each and to all of them, and none without one", async () => {
  const readingLists = [aReadingList("Bacaan Kelas X", [aBook({ title: "Saman" })])];
  renderScreen(<HomePage />, { library: aLibrary({ readingLists }) });
  const shelf = within(await screen.findByRole("region", { name: "Daftar Bacaan" }));
  expect(shelf.getByRole("link", { name: "Bacaan Kelas X" })).toHaveAttribute("href", "/lists/bacaan-kelas-x");
  expect(shelf.getByText("1 buku")).toBeInTheDocument();
  expect(shelf.getByRole("link", { name: "Semua daftar" })).toHaveAttribute("href", "/lists");
  cleanup();
  renderScreen(<HomePage />, { library: library() });
  await screen.findByText("2.917");
  expect(screen.queryByRole("region", { name: "Daftar Bacaan" })).not.toBeInTheDocument();
});

test("what is often searched leads to it: as many as fit below the search, and all of them on a narrow screen", async () => {
  const oftenSearched = ["Laskar Pelangi", "Filosofi Teras", "Pramoedya Ananta Toer", "Novel Indonesia", "Puisi"];
  renderScreen(<HomePage />, { library: aLibrary({ oftenSearched }) });
  const linksOf = (list: HTMLElement) =>
    within(list)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
  const all = linksOf(await screen.findByRole("region", { name: "Sering dicari" }));
  expect(all.map(([name]) => name)).toEqual(oftenSearched);
  expect(all[0]).toEqual(["Laskar Pelangi", "/books?search=Laskar+Pelangi"]);
  expect(linksOf(screen.getByRole("list", { name: "Sering dicari" }))).toEqual(all.slice(0, 3));
  cleanup();
  renderScreen(<HomePage />, { library: library() });
  await screen.findByText("2.917");
  expect(screen.queryByText(/sering dicari/i)).not.toBeInTheDocument();
});

test("the search field leads to the catalogue, and lets the library count what was entered", async () => {
  const shown = library();
  const { url: address } = renderScreen(<HomePage />, { library: shown });
  await userEvent.type(screen.getByRole("combobox", { name: "Cari buku" }), "laskar pelangi{Enter}");
  expect(address()).toBe("/books?search=laskar+pelangi");
  await waitFor(() => expect(shown.enteredSearches).toEqual(["laskar pelangi"]));
});

test("when loading fails the page stands without saying that there is nothing, and the error is only logged", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  renderScreen(<HomePage />, { library: library(["libraryInfo", "popularCategories", "books"]) });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Buku Terbaru" })).not.toBeInTheDocument());
  expect(screen.queryByText(/akan tampil di sini/)).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(
    "libraryInfo is out of order",
    expect.objectContaining({ statusCode: 500, errors: [] }),
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Selamat datang di Perpustakaan Aksara");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  log.mockRestore();
});
