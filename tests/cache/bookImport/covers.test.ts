import { gql, type TypedDocumentNode } from "@apollo/client";
import { waitFor } from "@testing-library/react";
import sql from "sql-template-tag";
import { trackCovers } from "../../../client/bookImport/covers/trackCovers";
import { CoverImportService } from "../../../server/bookImport/covers/CoverImportService";
import { system } from "../../../server/viewer";
import { givenBooks } from "../../support/givenBooks";
import { aPicture } from "../../support/files/givenFiles";
import { testWrite } from "../../support/testWrite";
import { aZip } from "../../support/files/zipArchive";
import { receivedFile, testFiles } from "../../server/platform/files/testFiles";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

let library: TestLibrary;
beforeAll(async () => {
  library = await openTestLibrary();
});
afterAll(() => library.close());

interface Loaded {
  booksAwaitingCover: number;
  books: { nodes: { title: string; imageUrl: string | null }[] };
}
const LOADED: TypedDocumentNode<Loaded> = gql`
  query LoadedForTheTest {
    booksAwaitingCover
    books(first: 8) {
      nodes {
        id
        title
        imageUrl
        imageSrcSet
      }
    }
  }
`;
const BOOKS: TypedDocumentNode<Pick<Loaded, "books">> = gql`
  query BooksForTheTest {
    books(first: 8) {
      nodes {
        id
        title
        imageUrl
      }
    }
  }
`;

test("covers that have followed are shown by the books that were loaded, and no list is read again", async () => {
  const [id = 0] = await givenBooks(library.database, [{ title: "Bumi" }, { title: "Bulan" }]);
  await library.database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE books SET cover_file_name = 'bumi.jpg' WHERE id = ${id}`),
  );
  const { client } = library;
  expect((await client.query({ query: LOADED })).data?.booksAwaitingCover).toBe(1);

  const files = testFiles(library);
  const covers = new CoverImportService(library.database, files.stored(), {
    dataDir: files.dataDir,
    coverBytes: () => Promise.resolve(100_000),
  });
  const archive = aZip([{ name: "bumi.jpg", content: await aPicture(20, 30).jpeg().toBuffer() }]);
  const sent = await covers.upload(system, {}, receivedFile(archive, "docs.zip"));
  trackCovers(client, Buffer.from(`CoverImport:${sent.id}`).toString("base64"));
  await covers.whenIdle();
  await waitFor(
    async () => {
      const { data } = await client.query({ query: BOOKS, fetchPolicy: "cache-only" });
      expect(data?.books.nodes.map(({ title, imageUrl }) => [title, imageUrl !== null])).toEqual([
        ["Bulan", false],
        ["Bumi", true],
      ]);
    },
    { timeout: 10_000 },
  );
  expect(library.operations.filter((name) => name === "LoadedForTheTest")).toHaveLength(1);
  // How many books await theirs is asked for again where it is shown.
  expect((await client.query({ query: LOADED })).data?.booksAwaitingCover).toBe(0);
  await files.remove();
});
