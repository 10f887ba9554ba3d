import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HomeSearch } from "../../../client/home/HomeSearch";
import { aBook, aLibrary, anAuthor } from "../support/library";
import { renderScreen } from "../support/renderScreen";

const book = aBook({ title: "Laskar Pelangi", slug: "laskar-pelangi", authors: [anAuthor("Andrea", "Hirata")] });
const author = anAuthor("Laskar", "Putra");

const topics = [
  {
    label: "Pencernaan manusia",
    classes: [
      { code: "612.3", name: "Pencernaan", booksCount: 1_200 },
      { code: "611", name: "Anatomi", booksCount: 3 },
    ],
    subjects: [],
  },
  // Of the same class, and of none.
  { label: "Pencernaan hewan", classes: [{ code: "612.3", name: "Pencernaan", booksCount: 1_200 }], subjects: [] },
  {
    label: "Penyakit pencernaan",
    classes: [],
    subjects: [{ booksCount: 1_000, subject: { id: "S7", databaseId: 7, name: "Maag" } }],
  },
];

/** Tells of each question; the one for `slow` is answered when the test says so. */
function suggestingLibrary() {
  const library = aLibrary();
  const asked: unknown[] = [];
  let answerSlow = (): void => undefined;
  Object.assign(library.root, {
    bookSuggestions: async ({ search }: { search: string }) => {
      asked.push(search);
      if (search === "lama") await new Promise<void>((resolve) => (answerSlow = resolve));
      const found = search.startsWith("lask") || search === "lama";
      return {
        corrected: search === "lskar" ? "laskar" : null,
        books: found || search === "lskar" ? [book] : [],
        authors: found ? [author] : [],
        subjects: found ? [{ id: "S1", name: "Laskar rakyat" }] : [],
        topics: search === "pencernaan man" ? topics : [],
      };
    },
  });
  return { library, asked, answerSlow: () => answerSlow() };
}

const field = () => screen.getByRole("combobox", { name: "Cari buku" });
const options = () => screen.queryAllByRole("option").map((option) => option.getAttribute("aria-label"));
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "");

test("typing suggests books, authors and subjects, once for a word", async () => {
  const { library, asked } = suggestingLibrary();
  renderScreen(<HomeSearch />, { library });
  await userEvent.setup({ delay: null }).type(field(), "laskar");
  await screen.findByRole("listbox", { name: "Saran pencarian" });
  expect(options()).toEqual([
    "Laskar Pelangi, Andrea Hirata",
    "Laskar Putra, Penulis",
    "Laskar rakyat, Subjek",
    "Cari “laskar”",
  ]);
  expect(screen.getByRole("status")).toHaveTextContent("3 saran");
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(asked).toEqual(["laskar"]);
});

test("the arrow keys go through the suggestions and back to the text, and Enter opens the one that is reached", async () => {
  const { url } = renderScreen(<HomeSearch />, { library: suggestingLibrary().library });
  const user = userEvent.setup({ delay: null });
  await user.type(field(), "laskar");
  await screen.findByRole("listbox");
  expect(active()).toBeNull();
  await user.keyboard("{ArrowDown}");
  expect(active()).toHaveTextContent("Laskar Pelangi");
  await user.keyboard("{ArrowUp}");
  expect(active()).toBeNull();
  await user.keyboard("{ArrowUp}");
  expect(active()).toHaveTextContent("Cari “laskar”");
  await user.keyboard("{ArrowUp}");
  expect(active()).toHaveTextContent("Laskar rakyat");
  await user.keyboard("{ArrowUp}{Enter}");
  expect(url()).toMatch(/^\/books\?author=/);
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("Enter without a suggestion searches, and Esc closes the list and keeps the text", async () => {
  const { url } = renderScreen(<HomeSearch />, { library: suggestingLibrary().library });
  const user = userEvent.setup({ delay: null });
  await user.type(field(), "laskar");
  await screen.findByRole("listbox");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveValue("laskar");
  await user.keyboard("{Enter}");
  expect(url()).toBe("/books?search=laskar");
});

test("a press on a suggestion opens it", async () => {
  const { url } = renderScreen(<HomeSearch />, { library: suggestingLibrary().library });
  await userEvent.setup({ delay: null }).type(field(), "lskar");
  const corrected = await screen.findByRole("option", { name: "laskar, Mungkin maksud Anda" });
  await userEvent.click(within(corrected).getByText("laskar"));
  expect(url()).toBe("/books?search=laskar");
});

test("topics are told apart, reached by the arrow keys, and lead to their class, or to a subject without one", async () => {
  const { url } = renderScreen(<HomeSearch />, { library: suggestingLibrary().library });
  const user = userEvent.setup({ delay: null });
  await user.type(field(), "pencernaan man");
  await screen.findByRole("listbox");
  expect(options()).toEqual([
    "Jelajahi topik: Pencernaan manusia, 612.3 Pencernaan · 1.200 buku",
    "Jelajahi topik: Penyakit pencernaan, Subjek Maag · 1.000+ buku",
    "Cari “pencernaan man”",
  ]);
  await user.keyboard("{ArrowDown}");
  expect(active()).toHaveTextContent("Jelajahi topik: Pencernaan manusia");
  await user.keyboard("{Enter}");
  expect(url()).toBe("/books?class=612.3");
  await user.type(field(), " ");
  await user.click(await screen.findByRole("option", { name: /Penyakit pencernaan/ }));
  expect(url()).toBe("/subjects/7");
});

test("nothing is shown for nothing, and an answer that comes too late is dropped", async () => {
  const { library, asked, answerSlow } = suggestingLibrary();
  renderScreen(<HomeSearch />, { library });
  const user = userEvent.setup({ delay: null });
  await user.type(field(), "lama");
  await waitFor(() => expect(asked).toEqual(["lama"]));
  await user.clear(field());
  await user.type(field(), "zzz");
  await waitFor(() => expect(asked).toEqual(["lama", "zzz"]));
  answerSlow();
  await user.clear(field());
  await user.type(field(), "laska");
  await screen.findByRole("listbox");
  await user.clear(field());
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
});
