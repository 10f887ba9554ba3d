import { fireEvent, screen } from "@testing-library/react";
import { BookCard, type BookCard_book } from "../../../../client/books/public/BookCard";
import type { FragmentType } from "../../../../client/gql/fragment-masking";
import { aBook, anAuthor, aCategory, type BookRecord } from "../../support/library";
import { renderScreen } from "../../support/renderScreen";

const card = (book: BookRecord) =>
  renderScreen(<BookCard book={book as unknown as FragmentType<typeof BookCard_book>} />);
const face = (container: HTMLElement) => container.querySelector(".cover-face");

test("a card shows the title, the authors' first and last names, and a Detail button to the book", () => {
  card(
    aBook({
      title: "Bumi Manusia",
      slug: "bumi-manusia",
      authors: [anAuthor("Pramoedya Ananta", "Toer"), anAuthor("Hamka")],
    }),
  );
  expect(screen.getByRole("heading", { name: "Bumi Manusia" })).toBeInTheDocument();
  const author = screen.getByRole("link", { name: "Pramoedya Ananta Toer" });
  expect(author).toHaveAttribute("href", expect.stringMatching(/^\/authors\/\d+$/));
  expect(author.parentElement).toHaveTextContent("Pramoedya Ananta Toer, Hamka");
  const detail = screen.getByRole("link", { name: "Detail Bumi Manusia" });
  expect(detail).toHaveTextContent("Detail");
  expect(detail).toHaveAttribute("href", "/books/bumi-manusia");
});

test.each([
  [{ publishYear: 1980, copiesCount: 8, availableCount: 2 }, "Andrea Hirata · 1980", "Tinggal 2"],
  [
    { publishYear: null, publishYearText: "1342 H", copiesCount: 3, availableCount: 0 },
    "Andrea Hirata · 1342 H",
    "Tidak tersedia",
  ],
  [{ copiesCount: 0, availableCount: 0, digitalFile: "/files/a.pdf" }, "Andrea Hirata", "Digital"],
  [{ copiesCount: 0, availableCount: 0 }, "Andrea Hirata", "Belum ada eksemplar"],
])("a card of %j says %j and %j", (fields, facts, availability) => {
  card(aBook({ title: "Bumi Manusia", ...fields }));
  expect(screen.getByRole("link", { name: "Andrea Hirata" }).closest("p")).toHaveTextContent(facts);
  expect(screen.getByText(availability)).toBeInTheDocument();
});

test("a card says nothing of copies that wait on the shelf, as everybody expects", () => {
  const { container } = card(aBook({ title: "Bumi Manusia", copiesCount: 3, availableCount: 1 }));
  expect(container.querySelector("article")).not.toHaveTextContent(/tersedia|Tinggal/);
  expect(screen.getByRole("link", { name: "Detail Bumi Manusia" })).toBeInTheDocument();
});

test("a card names the call number by which the book stands on its shelf, and leaves out one that is not there", () => {
  const { container, unmount } = card(aBook({ title: "Laskar Pelangi", callNumber: "899.221 3 HIR l" }));
  expect(container.querySelector("article")).toHaveTextContent("No. Panggil 899.221 3 HIR l");
  unmount();

  card(aBook({ title: "Laskar Pelangi", callNumber: null }));
  expect(screen.queryByText("No. Panggil")).not.toBeInTheDocument();
});

test("a cover is shown with the title as its text and without telling its host where we are", () => {
  const { container } = card(aBook({ title: "Pulang", imageUrl: "https://covers.example/pulang.jpg" }));
  const image = screen.getByRole("img", { name: "Pulang" });
  expect(image).toHaveAttribute("src", "https://covers.example/pulang.jpg");
  expect(image).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(image).not.toHaveAttribute("srcset");
  expect(face(container)).toBeNull();
});

test("a cover of our own comes no larger than it is shown", () => {
  const imageSrcSet = "/static/covers/a-160.webp 160w, /static/covers/a-640.webp 640w";
  card(aBook({ title: "Saman", imageUrl: "/static/covers/a-640.webp", imageSrcSet }));
  const image = screen.getByRole("img", { name: "Saman" });
  expect(image).toHaveAttribute("srcset", imageSrcSet);
  expect(image).toHaveAttribute("sizes", expect.stringContaining("33vw"));
});

test("a book without a cover gets one drawn from its title, as ornament", () => {
  const { container } = card(aBook({ title: "Laskar Pelangi", imageUrl: null, category: aCategory("Fiksi", 1) }));
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(face(container)).toHaveTextContent(/^Laskar Pelangi$/);
  expect(face(container)).toHaveAttribute("aria-hidden", "true");
});

test("a cover that fails to load gives way to the drawn one", () => {
  const { container } = card(aBook({ title: "Atheis", imageUrl: "https://covers.example/gone.jpg" }));
  fireEvent.error(screen.getByRole("img"));
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(face(container)).toHaveTextContent("Atheis");
});

test("a cover that had failed before anybody listened gives way too", () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  const { container } = card(aBook({ title: "Madilog", imageUrl: "https://covers.example/early.jpg" }));
  expect(face(container)).toHaveTextContent("Madilog");
  complete.mockRestore();
});

test("markup in a title is text", () => {
  card(aBook({ title: "<img src=x onerror=alert(1)>" }));
  expect(screen.getByRole("heading", { name: "<img src=x onerror=alert(1)>" })).toBeInTheDocument();
});
