import { toScriptText } from "../../../client/page/rendering/JsonLd";
import { bookJsonLd } from "../../../client/bookDetail/bookJsonLd";

const book = {
  __typename: "Book" as const,
  id: "b",
  slug: "laskar-pelangi",
  title: "Laskar </script><script>alert(1)</script>",
  language: "id",
  publishYear: 2005,
  imageUrl: "/static/covers/1.webp",
  authors: [
    {
      __typename: "Author" as const,
      id: "a",
      databaseId: 3,
      firstName: "Andrea",
      lastName: "Hirata",
      kind: "PERSON" as const,
    },
  ],
};

test("a title cannot end the script element", () => {
  expect(toScriptText(bookJsonLd(book as never, "http://x/books/laskar-pelangi", "http://x"))).not.toContain("<");
});

test("the book is described as schema.org knows it", () => {
  expect(JSON.parse(toScriptText(bookJsonLd(book as never, "http://x/books/laskar-pelangi", "http://x")))).toEqual({
    "@context": "https://schema.org",
    "@type": "Book",
    "@id": "http://x/books/laskar-pelangi",
    url: "http://x/books/laskar-pelangi",
    name: book.title,
    author: [{ "@type": "Person", name: "Andrea Hirata", url: "http://x/authors/3" }],
    datePublished: "2005",
    inLanguage: "id",
    image: "http://x/static/covers/1.webp",
  });
});
