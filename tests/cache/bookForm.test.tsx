import { act, renderHook, waitFor } from "@testing-library/react";
import { ApolloProvider } from "@apollo/client/react";
import { gql, type TypedDocumentNode } from "@apollo/client";
import type { ReactNode } from "react";
import sql from "sql-template-tag";
import { useFreshQuery } from "../../client/apollo/pageQuery/useFreshQuery";
import { appendCopies } from "../../client/books/admin/form/copies/copyCache";
import { useCopyCommands } from "../../client/books/admin/form/copies/useCopyCommands";
import { useDeleteBookFile } from "../../client/books/admin/form/files/useBookFiles";
import { useCreateBook } from "../../client/books/admin/form/commands/useCreateBook";
import { useDeleteBook } from "../../client/books/admin/form/commands/useDeleteBook";
import { restoreFromBin } from "../../client/bin/restoreFromBin";
import { useUpdateBook } from "../../client/books/admin/form/commands/useUpdateBook";
import { authorityLists, isAuthorityListLoading } from "../../client/authorities/refetchAuthorities";
import { bookTable } from "../../server/books/Book.entity.js";
import { pick } from "../../server/platform/database/columns.js";
import { givenBookFile } from "../support/files/givenBookFile";
import { givenBooks } from "../support/givenBooks";
import { openTestLibrary, type TestLibrary } from "./support/testLibrary";

interface Books {
  books: {
    totalCount: number;
    edges: {
      node: { id: string; title: string; imageUrl: string | null; digitalFile: string | null; copiesCount: number };
    }[];
  };
}
const Newest: TypedDocumentNode<Books, { first: number }> = gql(`
  query Newest($first: Int!) { books(first: $first) { totalCount
  edges { cursor node { id databaseId title imageUrl digitalFile copiesCount } } } }
`);
const One: TypedDocumentNode<{ book: { id: string; title: string } }, { databaseId: number }> = gql(
  "query One($databaseId: Int!) { book(databaseId: $databaseId) { id databaseId title } }",
);
const Copies: TypedDocumentNode<{ book: { copies: { nodes: { id: string }[] } } }, { id: string }> = gql(
  "query Copies($id: ID!) { book(id: $id) { id copies { nodes { id } } } }",
);

let library: TestLibrary;
let first: number;
beforeAll(async () => {
  library = await openTestLibrary();
  [first = 0] = await givenBooks(library.database, [
    { title: "Atheis", copies: [{ itemCode: "A1" }] },
    { title: "Belenggu" },
  ]);
  await library.client.query({ query: Newest, variables: { first: 20 } });
  await library.client.query({ query: One, variables: { databaseId: first } });
});
afterAll(() => library.close());

const listed = () => library.client.cache.readQuery({ query: Newest, variables: { first: 20 } })?.books;
const titles = () => listed()?.edges.map(({ node }) => node.title);
const idOf = (title: string) => listed()?.edges.find(({ node }) => node.title === title)?.node.id ?? "";
const hook = <Value,>(use: () => Value) =>
  renderHook(use, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={library.client}>{children}</ApolloProvider>
    ),
  }).result;

/**
 * Runs a mutation; returns the other operations that ran, once the six lists have been refetched and each has been
 * loading.
 */
async function operationsAfter(command: () => Promise<{ data: unknown; message: string }>): Promise<string[]> {
  const before = library.operations.length;
  const result = await act(command);
  expect(result).toMatchObject({ data: expect.anything() as unknown });
  expect(authorityLists.map(isAuthorityListLoading)).toEqual(authorityLists.map(() => true));
  await waitFor(() => expect(authorityLists.map(isAuthorityListLoading)).toEqual(authorityLists.map(() => false)));
  return library.operations.slice(before).slice(1).sort();
}

test("create puts the new book first in the loaded list, with its count, and fetches the six lists alone", async () => {
  const create = hook(useCreateBook);
  expect(await operationsAfter(() => create.current.createBook({ title: "Cantik Itu Luka", copies: 2 }))).toEqual([
    "AuthorityLists",
  ]);
  expect(titles()).toEqual(["Cantik Itu Luka", "Belenggu", "Atheis"]);
  expect(listed()?.totalCount).toBe(3);
  expect(listed()?.edges[0]?.node.copiesCount).toBe(2);
});

test("update replaces the book in the list and as the current one", async () => {
  const update = hook(useUpdateBook);
  expect(
    await operationsAfter(() => update.current.updateBook({ id: idOf("Atheis"), title: "Atheis (edisi baru)" })),
  ).toEqual(["AuthorityLists"]);
  expect(titles()).toEqual(["Cantik Itu Luka", "Belenggu", "Atheis (edisi baru)"]);
  expect(library.client.cache.readQuery({ query: One, variables: { databaseId: first } })?.book.title).toBe(
    "Atheis (edisi baru)",
  );
});

test("an update with isDeleteImage clears imageUrl", async () => {
  const id = idOf("Belenggu");
  const update = hook(useUpdateBook);
  await act(() => update.current.updateBook({ id, imageUrl: "https://contoh.id/sampul.jpg" }));
  expect(listed()?.edges[1]?.node.imageUrl).toBe("https://contoh.id/sampul.jpg");
  await waitFor(() => expect(authorityLists.some(isAuthorityListLoading)).toBe(false));
  expect(await operationsAfter(() => update.current.updateBook({ id, isDeleteImage: true }))).toEqual([
    "AuthorityLists",
  ]);
  expect(listed()?.edges[1]?.node.imageUrl).toBeNull();
});

test("the end of a file clears digitalFile", async () => {
  // jsdom treats the XMLHttpRequest of an upload as cross-origin; tests/e2e/bookForm.test.ts uploads from a browser.
  const [book] = await library.database.read((reader) =>
    reader.select(pick(bookTable, "id"), sql`FROM books WHERE title = 'Belenggu'`),
  );
  await givenBookFile(library.database, book?.id ?? 0, { address: `/static/files/${"b".repeat(32)}/belenggu.pdf` });
  await library.client.query({ query: Newest, variables: { first: 20 }, fetchPolicy: "network-only" });
  expect(listed()?.edges[1]?.node.digitalFile).toMatch(/belenggu\.pdf$/);
  const files = hook(useDeleteBookFile);
  expect(await operationsAfter(() => files.current.deleteBookFile(idOf("Belenggu")))).toEqual(["AuthorityLists"]);
  expect(listed()?.edges[1]?.node.digitalFile).toBeNull();
});

test("copies that are added and deleted move the book's count", async () => {
  const copies = hook(() => useCopyCommands(idOf("Belenggu")));
  expect(await operationsAfter(() => copies.current.createCopies({ count: 3, firstItemCode: "X-1" }))).toEqual([
    "AuthorityLists",
  ]);
  expect(listed()?.edges[1]?.node.copiesCount).toBe(3);
  const { data } = await library.client.query({
    query: Copies,
    variables: { id: idOf("Belenggu") },
    fetchPolicy: "no-cache",
  });
  expect(await operationsAfter(() => copies.current.deleteCopy(data?.book.copies.nodes[0]?.id ?? ""))).toEqual([
    "AuthorityLists",
  ]);
  expect(listed()?.edges[1]?.node.copiesCount).toBe(2);
});

test("delete removes the book from list and count, and no open page asks for it again until it is restored", async () => {
  const { client } = library;
  const id = idOf("Belenggu");
  const seen: unknown[] = [];
  const watched = client
    .watchQuery({ query: One, variables: { databaseId: first + 1 } })
    .subscribe(({ data }) => seen.push(data?.book));
  await waitFor(() => expect(seen).toContainEqual(expect.objectContaining({ title: "Belenggu" })));
  const remove = hook(useDeleteBook);
  const onDeleted = jest.fn(() => expect(seen.at(-1)).toMatchObject({ title: "Belenggu" }));
  let deleted: { binEntryIds: string[] } | null = null;
  const command = async () => {
    const result = await remove.current.deleteBook(id, onDeleted);
    deleted = result.data;
    return result;
  };
  expect(await operationsAfter(command)).toEqual(["AuthorityLists"]);
  expect(onDeleted).toHaveBeenCalledTimes(1);
  expect(titles()).toEqual(["Cantik Itu Luka", "Atheis (edisi baru)"]);
  expect(listed()?.totalCount).toBe(2);
  await waitFor(() => expect(seen.at(-1)).toBeNull());

  await restoreFromBin(client, (deleted as { binEntryIds: string[] } | null)?.binEntryIds ?? []);
  await waitFor(() => expect(seen.at(-1)).toMatchObject({ title: "Belenggu" }));
  watched.unsubscribe();
  expect(titles()).toContain("Belenggu");
});

test("a screen of a record asks for it once, so that no second answer takes the place of what is changed there", async () => {
  const Fresh: TypedDocumentNode<{ book: { id: string; title: string } }, { databaseId: number }> = gql(
    "query Fresh($databaseId: Int!) { book(databaseId: $databaseId) { id title copies(first: 1) { totalCount } } }",
  );
  const visits = async () => {
    const before = library.operations.length;
    const shown = hook(() => useFreshQuery(Fresh, { databaseId: first }));
    await waitFor(() => expect(shown.current.data?.book.title).toMatch("Atheis"));
    return library.operations.slice(before);
  };
  expect(await visits()).toEqual(["Fresh"]);
  // What the cache holds is shown at once, and may be older than what somebody else has saved since.
  expect(await visits()).toEqual(["Fresh"]);
});

test("new copies stand behind the loaded ones only where all of those are loaded", () => {
  const { cache } = library.client;
  const Loaded: TypedDocumentNode<{ book: { copies: { totalCount: number; edges: object[] } } }> = gql(
    `query { book(id: "B") { id copies { totalCount edges { cursor node { id } }
      pageInfo { hasNextPage endCursor } } } }`,
  );
  const holding = (hasNextPage: boolean) => {
    cache.writeQuery({
      query: Loaded,
      data: {
        book: {
          __typename: "Book",
          id: "B",
          copies: {
            __typename: "CopyConnection",
            totalCount: 1,
            edges: [{ __typename: "CopyEdge", cursor: "1", node: { __typename: "Copy", id: "C1" } }],
            pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: "1" },
          },
        },
      } as never,
    });
    cache.writeFragment({ fragment: gql("fragment New on Copy { id }"), data: { __typename: "Copy", id: "C2" } });
    appendCopies(cache, "B", [{ cursor: "2", node: { id: "C2" } }]);
    const { totalCount, edges } = cache.readQuery({ query: Loaded })?.book.copies ?? { totalCount: 0, edges: [] };
    cache.evict({ id: "Book:B" });
    return [totalCount, edges.length];
  };
  expect([holding(false), holding(true)]).toEqual([
    [2, 2],
    [2, 1],
  ]);
});
