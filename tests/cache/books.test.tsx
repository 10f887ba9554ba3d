import { gql, type TypedDocumentNode } from "@apollo/client";
import { act, screen, waitFor } from "@testing-library/react";
import { BookTablePage } from "../../client/books/admin/table/BookTablePage";
import { restoreFromBin } from "../../client/bin/restoreFromBin";
import { removeBooks, addCreatedBook, addImportedBooks } from "../../client/books/bookCache";
import {
  authorityLists,
  isAuthorityListLoading,
  refetchAuthorities,
} from "../../client/authorities/refetchAuthorities";
import { BookEditingService } from "../../server/books/writing/BookEditingService";
import { givenBooks } from "../support/givenBooks";
import { openTestLibrary, type TestLibrary } from "./support/testLibrary";

let library: TestLibrary;
beforeAll(async () => {
  library = await openTestLibrary();
  await givenBooks(
    library.database,
    ["Satu", "Dua", "Tiga"].map((title) => ({ title })),
  );
});
afterAll(() => library.close());

const titles = () =>
  screen
    .getAllByRole("link")
    .filter((link) => /^\/admin\/books\/\d+$/.test(link.getAttribute("href") ?? ""))
    // A row's cover leads there, too.
    .flatMap(({ textContent }) => (textContent ? [textContent] : []));
const globalId = (id: number) => Buffer.from(`Book:${id}`).toString("base64");

type Created = { createBook: { bookEdge: { cursor: string; node: { id: string } } } };
const CREATE: TypedDocumentNode<Created, { title: string }> = gql`
  mutation CreateForTheTest($title: String!) {
    createBook(input: { title: $title }) {
      ... on CreateBookPayload {
        bookEdge {
          cursor
          node {
            id
            databaseId
            title
            callNumber
            slug
            authors: byline {
              id
              firstName
              lastName
            }
            category {
              id
              name
            }
            imageUrl
            imageSrcSet
            isbn
            publishYearText
            materialKind
            isHidden
            language
            updatedAt
            publisher {
              id
            }
            classification {
              id
            }
            location {
              id
            }
            source {
              id
            }
            copiesCount
            availableCount
          }
        }
      }
    }
  }
`;
const COUNT: TypedDocumentNode<{ books: { totalCount: number }; libraryInfo: { books: number } }> = gql`
  query CountForTheTest {
    books(first: 8) {
      totalCount
    }
    libraryInfo {
      books
    }
  }
`;
const counts = async () => {
  const { data } = await library.client.query({ query: COUNT, fetchPolicy: "cache-only" });
  return [data?.books.totalCount, data?.libraryInfo.books];
};

test("created, deleted and restored books change the loaded list and its counts without another fetch", async () => {
  library.render(<BookTablePage />, { at: "/admin/books" });
  await screen.findByRole("link", { name: "Tiga" });
  await library.client.query({ query: COUNT, fetchPolicy: "network-only" });
  const before = library.operations.length;
  expect(await counts()).toEqual([3, 3]);

  const { data } = await library.client.mutate({ mutation: CREATE, variables: { title: "Baru" } });
  const edge = data?.createBook.bookEdge;
  act(() => {
    if (edge) addCreatedBook(library.client.cache, edge);
  });
  await waitFor(() => expect(titles()).toEqual(["Baru", "Tiga", "Dua", "Satu"]));
  expect(await counts()).toEqual([4, 4]);

  const service = new BookEditingService(library.database);
  const entries = [];
  for (const id of [2, 3]) entries.push(await service.delete(library.admin, id));
  act(() => removeBooks(library.client.cache, [globalId(2), globalId(3)]));
  await waitFor(() => expect(titles()).toEqual(["Baru", "Satu"]));
  expect(await counts()).toEqual([2, 2]);

  const ids = entries.map((id) => Buffer.from(`BinEntry:${id}`).toString("base64"));
  await act(async () => {
    expect((await restoreFromBin(library.client, ids)).data?.restoredBinEntryIds).toEqual(ids);
  });
  await waitFor(() => expect(titles()).toEqual(["Baru", "Tiga", "Dua", "Satu"]));
  expect(await counts()).toEqual([4, 4]);
  await waitFor(() => expect(authorityLists.some(isAuthorityListLoading)).toBe(false));
  expect(library.operations.slice(before).filter((name) => name !== "AuthorityLists")).toEqual([
    "CreateForTheTest",
    "RestoreFromBin",
  ]);
});

test("the six lists are fetched anew, each flag true until its own answer is there", async () => {
  const before = library.operations.length;
  const done = refetchAuthorities(library.client);
  expect(authorityLists.map(isAuthorityListLoading)).toEqual([true, true, true, true, true, true]);
  await done;
  expect(authorityLists.map(isAuthorityListLoading)).toEqual([false, false, false, false, false, false]);
  expect(library.operations.slice(before)).toEqual(["AuthorityLists"]);
  const cached = Object.keys((library.client.extract() as { ROOT_QUERY: object }).ROOT_QUERY);
  for (const list of authorityLists) expect(cached).toContainEqual(expect.stringMatching(new RegExp(`^${list}\\b`)));
});

test("a list that is asked for while its answer is on its way is asked for once more behind it", async () => {
  const before = library.operations.length;
  await Promise.all([
    refetchAuthorities(library.client),
    refetchAuthorities(library.client),
    refetchAuthorities(library.client),
  ]);
  expect(authorityLists.some(isAuthorityListLoading)).toBe(false);
  expect(library.operations.slice(before)).toEqual(["AuthorityLists", "AuthorityLists"]);
});

test("after a large import only the newest books are prepended, and scrolling loads what comes between", () => {
  const { cache } = library.client;
  const LIST: TypedDocumentNode<{
    books: {
      totalCount: number;
      edges: { cursor: string; node: { id: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  }> = gql`
    query ListForTheTest {
      books(first: 2) {
        totalCount
        edges {
          cursor
          node {
            id
            databaseId
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `;
  const edge = (id: number) => ({
    __typename: "BookEdge" as const,
    cursor: `c${id}`,
    node: { __typename: "Book" as const, id: globalId(id), databaseId: id },
  });
  const cached = {
    totalCount: 2,
    edges: [edge(2), edge(1)],
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: "c1" },
    __typename: "BookConnection",
  };
  cache.writeQuery({ query: LIST, data: { books: cached } });
  const shown = () => {
    const list = cache.readQuery({ query: LIST })?.books;
    return [
      list?.totalCount,
      list?.edges.map(({ cursor }) => cursor),
      list?.pageInfo.hasNextPage,
      list?.pageInfo.endCursor,
    ];
  };
  for (const id of [101, 102, 103, 104])
    cache.writeFragment({
      id: `Book:${globalId(id)}`,
      fragment: gql`
        fragment Known on Book {
          id
          databaseId
        }
      `,
      data: { __typename: "Book", id: globalId(id), databaseId: id },
    });

  addImportedBooks(cache, [edge(102), edge(101)], 2);
  expect(shown()).toEqual([4, ["c102", "c101", "c2", "c1"], false, "c1"]);
  addImportedBooks(cache, [edge(104), edge(103)], 500);
  expect(shown()).toEqual([504, ["c104", "c103"], true, "c103"]);
});
