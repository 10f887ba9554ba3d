import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { BooksPage } from "../../../../client/books/public/catalogue/BooksPage";
import { PageRequestContext } from "../../../../client/apollo/pageQuery/PageRequest";
import { aBook, aCategory, aFacet, aLibrary, anAuthor } from "../../support/library";
import { renderScreen } from "../../support/renderScreen";

const manyBooks = (count: number) => Array.from({ length: count }, (_, index) => aBook({ title: `Buku ${index + 1}` }));
const results = () => screen.getByRole("region", { name: "Hasil" });
const titles = () =>
  within(results())
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);

test("the catalogue shows how many titles there are and the first 24", async () => {
  renderScreen(<BooksPage />, { at: "/books", library: aLibrary({ books: manyBooks(353) }) });
  await within(results()).findByText("353");
  expect(results()).toHaveTextContent("353 judul");
  expect(titles()).toHaveLength(24);
});

test("typing searches after a pause and keeps the search in the address", async () => {
  const library = aLibrary({ books: [aBook({ title: "Laskar Pelangi" }), aBook({ title: "Bumi Manusia" })] });
  const { url: address } = renderScreen(<BooksPage />, { at: "/books", library });
  await within(results()).findByText("Bumi Manusia", { selector: "h3" });
  await userEvent.setup({ delay: null }).type(screen.getByRole("combobox", { name: "Cari buku" }), "laskar");
  await waitFor(() => expect(address()).toBe("/books?search=laskar"));
  await waitFor(() => expect(titles()).toEqual(["Laskar Pelangi"]));
  expect(screen.getByLabelText("Urutkan")).toHaveValue("relevance");
  expect(library.bookQueries.map(({ search }) => search)).not.toContain("lask");
});

test("an address with a search fills the field and the list", async () => {
  const library = aLibrary({ books: [aBook({ title: "Laskar Pelangi" }), aBook({ title: "Bumi Manusia" })] });
  renderScreen(<BooksPage />, { at: "/books?search=bumi&sort=title", library });
  await waitFor(() => expect(titles()).toEqual(["Bumi Manusia"]));
  expect(screen.getByRole("combobox", { name: "Cari buku" })).toHaveValue("bumi");
  expect(screen.getByLabelText("Urutkan")).toHaveValue("title");
});

const plainAnswer = { leftOut: [], changes: [], alsoSearched: [] };

test("a corrected search says what its results are of, and offers exactly what was typed", async () => {
  const searchAnswer = { ...plainAnswer, kind: "CORRECTED", words: "laskar pelangi" };
  const library = aLibrary({ books: [aBook({ title: "Laskar Pelangi" })], searchAnswer });
  const { url: address } = renderScreen(<BooksPage />, { at: "/books?search=laskar+pelanggi&after=24", library });
  expect(await screen.findByText("laskar pelangi", { selector: "strong" })).toBeInTheDocument();
  expect(results()).toHaveTextContent("Menampilkan hasil untuk laskar pelangi.");
  await userEvent.click(screen.getByRole("link", { name: "Cari persis “laskar pelanggi”?" }));
  expect(address()).toBe("/books?search=laskar+pelanggi&exact=1");
  expect(library.bookQueries.at(-1)).toMatchObject({ search: "laskar pelanggi", exact: true });
  await userEvent.setup({ delay: null }).type(screen.getByRole("combobox", { name: "Cari buku" }), " x");
  await waitFor(() => expect(address()).toBe("/books?search=laskar+pelanggi+x"));
});

test("a search that is answered with fewer words says which are left out", async () => {
  const searchAnswer = {
    ...plainAnswer,
    kind: "FEWER_WORDS",
    words: "laskar pelangi",
    leftOut: ["lengkap", "palang"],
    changes: [{ typed: "palang", read: "pulang" }],
  };
  const library = aLibrary({ books: [aBook({ title: "Laskar Pelangi" })], searchAnswer });
  renderScreen(<BooksPage />, { at: "/books?search=laskar+pelangi+lengkap", library });
  await screen.findByText("laskar pelangi", { selector: "strong" });
  expect(results()).toHaveTextContent(
    "Tidak ada buku yang memuat semua kata itu. Menampilkan hasil untuk laskar pelangi tanpa lengkap, palang. " +
      "Buku yang memuat “pulang” lebih dulu.",
  );
});

test("a search that is answered as it was typed says which of its words no book needs, and what else was searched", async () => {
  const searchAnswer = {
    kind: "EXACT",
    words: "novel ips 5 cm",
    leftOut: ["novel", "di", "dan"],
    changes: [{ typed: "5cm", read: "5 cm" }],
    alsoSearched: ["ilmu pengetahuan sosial"],
  };
  const library = aLibrary({ books: [aBook({ title: "Novel IPS 5 cm" })], searchAnswer });
  renderScreen(<BooksPage />, { at: "/books?search=novel+ips+5cm", library });
  expect(
    await screen.findByText(
      "“5cm” dibaca “5 cm”. Kata “novel”, “di” dan “dan” tidak harus ada. Termasuk hasil untuk “ilmu pengetahuan sosial”.",
    ),
  ).toBeInTheDocument();
});

test("a search for a topic says whose books follow, and leads to the topic's classes and subjects", async () => {
  const searchAnswer = {
    kind: "TOPIC",
    words: "Fotosintesis",
    leftOut: [],
    changes: [],
    alsoSearched: [],
    ownCount: 0,
    classes: ["581"],
  };
  const topics = [
    {
      __typename: "BookTopic",
      label: "Fotosintesis",
      classes: [{ code: "581", name: "Topik tumbuhan", booksCount: 12 }],
      subjects: [{ booksCount: 1000, subject: { __typename: "Subject", id: "s7", databaseId: 7, name: "Botani" } }],
    },
  ];
  const library = aLibrary({ books: [aBook({ title: "Fotosintesis" })], searchAnswer, topics });
  renderScreen(<BooksPage />, { at: "/books?search=fotosintesis", library });
  const links = within(await screen.findByRole("navigation", { name: "Jelajahi topik" })).getAllByRole("link");
  expect(results()).toHaveTextContent(
    "Tidak ada judul dengan kata ini; menampilkan buku tentang Fotosintesis (klasifikasi 581).",
  );
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["581 Topik tumbuhan12", "/books?class=581"],
    ["Botani1.000+", "/subjects/7"],
  ]);
});

test("finding nothing exactly offers what is similar", async () => {
  renderScreen(<BooksPage />, { at: "/books?search=zzz&exact=1", library: aLibrary({ books: manyBooks(2) }) });
  expect(await screen.findByRole("link", { name: "Cari juga yang mirip" })).toHaveAttribute(
    "href",
    "/books?search=zzz",
  );
});

test("a ticked category filters, is named in a chip, and leaves by it", async () => {
  const fiction = aCategory("Fiksi", 1942);
  const facets = [
    aFacet("CATEGORIES", [
      ["Fiksi", 1942, fiction.id],
      ["Sains", 7],
    ]),
  ];
  const library = aLibrary({ books: manyBooks(3), categories: [fiction], facets });
  const { url: address } = renderScreen(<BooksPage />, { at: "/books", library });
  await userEvent.click(await screen.findByRole("checkbox", { name: /Fiksi/ }));
  expect(address()).toBe(`/books?category=${encodeURIComponent(fiction.id)}`);
  const chip = await screen.findByRole("link", { name: "Hapus filter Fiksi" });
  expect(library.bookQueries.at(-1)).toMatchObject({ filter: { categoryIds: [fiction.id] } });
  expect(library.facetQueries.at(-1)).toMatchObject({ filter: { categoryIds: [fiction.id] } });
  expect(screen.getByText("1.942")).toBeInTheDocument();
  await userEvent.click(chip);
  expect(address()).toBe("/books");
});

test("several values of one facet are chosen together, and more of them are shown when asked for", async () => {
  const authors = [anAuthor("Andrea", "Hirata"), anAuthor("Tere", "Liye")];
  const [andrea, tere] = authors.map(({ id }) => id);
  const library = aLibrary({
    books: manyBooks(3),
    authors,
    facets: [
      aFacet(
        "AUTHORS",
        [
          ["Andrea Hirata", 12, andrea],
          ["Tere Liye", 9, tere],
        ],
        { hasMore: true, isEstimated: true },
      ),
    ],
  });
  const { url: address } = renderScreen(<BooksPage />, { at: "/books", library });
  await userEvent.click(await screen.findByText("Penulis"));
  expect(screen.getByText("±12")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: /Andrea Hirata/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /Tere Liye/ }));
  expect(address()).toBe(`/books?${new URLSearchParams(authors.map(({ id }) => ["author", id])).toString()}`);
  await userEvent.click(screen.getByRole("button", { name: "Penulis lainnya" }));
  await waitFor(() => expect(library.facetQueries.at(-1)).toMatchObject({ kinds: ["AUTHORS"], first: 50 }));
});

test("a heading that is ticked opens its tens, and a ten narrows it", async () => {
  const facets = [
    aFacet("CLASSES", [
      ["200 Agama", 8, "2"],
      ["290 Agama lain", 5, "29"],
      ["2X Islam", 4, "2X"],
      ["2X4 Fikih", 3, "2X4"],
    ]),
  ];
  const { url: address } = renderScreen(<BooksPage />, {
    at: "/books",
    library: aLibrary({ books: manyBooks(3), facets }),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: /2X Islam/ }));
  expect(screen.queryByRole("checkbox", { name: /290/ })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole("checkbox", { name: /2X4 Fikih/ }));
  expect(address()).toBe("/books?class=2X4");
  await userEvent.click(screen.getByRole("checkbox", { name: /200 Agama/ }));
  expect(address()).toBe("/books?class=2X4&class=2");
  expect(screen.getByRole("link", { name: "Hapus filter Klasifikasi: 2X4" })).toBeInTheDocument();
});

test("the next page is a real link, and lengthens the list when pressed", async () => {
  renderScreen(<BooksPage />, { at: "/books?available=1", library: aLibrary({ books: manyBooks(30) }) });
  const more = await screen.findByRole("link", { name: "Muat lebih banyak" });
  expect(more).toHaveAttribute("href", "/books?available=1&after=24");
  expect(screen.getByText("24 dari 30 judul ditampilkan")).toBeInTheDocument();
  await userEvent.click(more);
  await waitFor(() => expect(titles()).toHaveLength(30));
  expect(screen.queryByRole("link", { name: "Muat lebih banyak" })).not.toBeInTheDocument();
});

test("finding nothing says what to do next", async () => {
  renderScreen(<BooksPage />, { at: "/books?search=zzz&available=1", library: aLibrary({ books: manyBooks(2) }) });
  expect(await screen.findByText("Tidak ada buku yang cocok dengan “zzz”")).toBeInTheDocument();
  for (const link of screen.getAllByRole("link", { name: "Hapus semua filter" })) {
    expect(link).toHaveAttribute("href", "/books?search=zzz");
  }
  expect(screen.getByRole("link", { name: "Lihat semua buku" })).toHaveAttribute("href", "/books");
});

test("a failed load offers to try again, and then shows the books", async () => {
  const library = aLibrary({ books: manyBooks(2), failing: ["books"] });
  renderScreen(<BooksPage />, { at: "/books", library });
  expect(await screen.findByText("Daftar buku gagal dimuat")).toBeInTheDocument();
  library.restore("books");
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  await waitFor(() => expect(titles()).toEqual(["Buku 1", "Buku 2"]));
});

test("a URL with impossible filters is not found, without a retry button", async () => {
  renderScreen(<BooksPage />, { at: "/books?after=xx", library: aLibrary({ books: manyBooks(2) }) });
  expect(await screen.findByRole("heading", { level: 1, name: "Pencarian tidak dikenal" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Lihat semua buku" })).toHaveAttribute("href", "/books");
  expect(screen.queryByRole("button", { name: "Coba lagi" })).not.toBeInTheDocument();
});

test("a query that failed on the server is retried only when the reader asks", async () => {
  const library = aLibrary({
    books: manyBooks(2),
    facets: [
      aFacet("LANGUAGES", [
        [null, 2, "en"],
        [null, 1, "id"],
      ]),
    ],
  });
  const request = {
    origin: "http://x",
    theme: null,
    failedOperations: new Map([["BooksPage", { failure: "failed" as const }]]),
    setStatus: jest.fn(),
    redirectTo: jest.fn(),
  };
  renderScreen(
    <PageRequestContext value={request}>
      <BooksPage />
    </PageRequestContext>,
    { at: "/books", library },
  );
  await screen.findByRole("checkbox", { name: /Inggris/ });
  expect(screen.getByText("Daftar buku gagal dimuat")).toBeInTheDocument();
  expect(library.bookQueries).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  await waitFor(() => expect(titles()).toEqual(["Buku 1", "Buku 2"]));
});

test("a list opened in the middle is not reused as the whole list", async () => {
  const screenAndLink = (
    <>
      <BooksPage />
      <Link to="/books">dari awal</Link>
    </>
  );
  renderScreen(screenAndLink, { at: "/books?after=24", library: aLibrary({ books: manyBooks(30) }) });
  await waitFor(() => expect(titles()[0]).toBe("Buku 25"));
  await userEvent.click(screen.getByText("dari awal"));
  await waitFor(() => expect(titles()[0]).toBe("Buku 1"));
  expect(titles()).toHaveLength(24);
});
