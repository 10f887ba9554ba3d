import { makeFragmentData } from "../../../../client/gql/fragment-masking";
import { BookSuggestions_book, bookSuggestions } from "../../../../client/books/public/search/bookSuggestions";
import { BookCover_book } from "../../../../client/books/BookCover";
import { AuthorNames_author } from "../../../../client/format/authorNames";

interface Given {
  slug: string;
  title?: string;
  author?: string;
  year?: number | null;
  available?: number;
}

function suggested(books: readonly Given[]) {
  const found = books.map(({ slug, title = "Pulang", author = "Leila", year = 2012, available = 1 }) => {
    const name = makeFragmentData(
      { id: author, firstName: author, lastName: null, kind: "PERSON" },
      AuthorNames_author,
    );
    return makeFragmentData(
      {
        id: slug,
        slug,
        title,
        publishYear: year,
        copiesCount: 1,
        availableCount: available,
        hasDigitalFile: false,
        authors: [{ id: author, ...name }],
        ...makeFragmentData(
          { id: slug, slug, title, imageUrl: null, imageSrcSet: null, authors: [{ id: author, ...name }] },
          BookCover_book,
        ),
      },
      BookSuggestions_book,
    );
  });
  return bookSuggestions(found.map((book, index) => ({ id: String(index), slug: "", title: "", ...book }))).map(
    ({ label, detail, href }) => [label, detail, href],
  );
}

test("books of one title are told apart by author, year and whether there is one to take home", () => {
  expect(
    suggested([
      { slug: "pulang", author: "Leila" },
      { slug: "pulang-2", author: "Tere Liye", year: 2015, available: 0 },
      { slug: "pulang-3", author: "Toha Mochtar", year: null },
    ]),
  ).toEqual([
    ["Pulang", "Leila · 2012", "/books/pulang"],
    ["Pulang", "Tere Liye · 2015 · tidak tersedia", "/books/pulang-2"],
    ["Pulang", "Toha Mochtar", "/books/pulang-3"],
  ]);
});

test("the editions of one book are one line that leads to all of them", () => {
  expect(
    suggested([{ slug: "pulang" }, { slug: "pulang-2", year: 2017 }, { slug: "pulang-3", title: "PULANG" }]),
  ).toEqual([["Pulang", "Leila · 3 edisi", "/books?search=Pulang"]]);
});
