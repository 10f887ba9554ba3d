import { ApolloLink, gql, Observable, type TypedDocumentNode } from "@apollo/client";
import { waitFor } from "@testing-library/react";
import { trackImport } from "../../../client/bookImport/trackImport";
import { isAuthorityListLoading } from "../../../client/authorities/refetchAuthorities";
import { aBook, aLibrary } from "../support/library";
import { createTestClient } from "../support/renderScreen";
import { anImport, anUndo, NO_COUNTS } from "./anImport";

describe("The end of an import", () => {
  interface Books {
    books: { totalCount: number; edges: { cursor: string; node: { id: string } }[] };
  }
  const BooksQuery: TypedDocumentNode<Books, Record<string, never>> = gql`
    query BooksOfImportTest {
      books(first: 24) {
        totalCount
        edges {
          cursor
          node {
            id
            databaseId
            title
          }
        }
      }
      libraryInfo {
        books
      }
    }
  `;

  const ShownImport = gql`
    fragment ShownImport on BookImport {
      id
      state
      undone {
        books
      }
      preview {
        state
      }
    }
  `;

  /** A server whose subscription sends these states in order, and other states on the second subscription. */
  function watched(first: ReturnType<typeof anImport>[], before = [aBook({ title: "Lama" })], after = before) {
    let states = first;
    const library = aLibrary({ books: before });
    const operations: string[] = [];
    const plain = createTestClient(library, operations);
    const events = new ApolloLink(
      () =>
        new Observable((observer) => {
          for (const bookImport of states) {
            const omittedFields = new Set(["bookEdges", "rows", "reading", "undoRefusal", "undoPreview", "kept"]);
            const status = Object.fromEntries(Object.entries(bookImport).filter(([name]) => !omittedFields.has(name)));
            observer.next({ data: { bookImportProgress: status } });
          }
          observer.complete();
        }),
    );
    const flags: boolean[] = [];
    const split = ApolloLink.split(({ operationName }) => operationName === "ImportProgress", events, plain.link);
    plain.setLink(
      new ApolloLink((operation, forward) => {
        if (operation.operationName === "AuthorityLists") flags.push(isAuthorityListLoading("authors"));
        return forward(operation);
      }).concat(split),
    );
    Object.assign(library.root, {
      bookImport: () => states.at(-1),
      nodes: ({ ids = [] }: { ids?: string[] }) => ids.map((id) => after.find((book) => book.id === id) ?? null),
    });
    const tell = (next: ReturnType<typeof anImport>[]) => {
      states = next;
    };
    const track = (state: string) => {
      const { id, undone, __typename } = running(state);
      plain.cache.writeFragment({ fragment: ShownImport, data: { __typename, id, state, undone, preview: null } });
      trackImport(plain, "BookImport:3");
    };
    return { client: plain, operations, flags, tell, track };
  }
  const running = (state: string) =>
    anImport({
      state,
      progress: { stage: "WRITING", share: 0.5, rows: 1 },
      undone: state === "UNDOING" ? anUndo() : null,
    });

  it("leaves the loaded lists as they are if the imported books cannot be read", async () => {
    const done = anImport({
      state: "DONE",
      counts: { ...NO_COUNTS, books: 2 },
      bookEdges: () => {
        throw new Error("too expensive");
      },
    });
    const { client, operations, track } = watched([running("STAGING"), done]);
    const { data: before } = await client.query({ query: BooksQuery });
    operations.length = 0;
    track("STAGING");
    await waitFor(() => expect(operations).toContain("AuthorityLists"));
    await waitFor(() => expect(isAuthorityListLoading("authors")).toBe(false));

    expect(operations).toContain("ImportedBooks");
    expect(client.readQuery({ query: BooksQuery })?.books.edges).toEqual(before?.books.edges);
  });

  it("prepends the imported books to the loaded list, counts them, and refetches only the six lists", async () => {
    const imported = [aBook({ title: "Baru Dua" }), aBook({ title: "Baru Satu" })];
    const done = anImport({
      state: "DONE",
      counts: { ...NO_COUNTS, books: 2 },
      bookEdges: () => imported.map((node) => ({ cursor: `c${node.id}`, node })),
    });
    const { client, operations, flags, track } = watched([running("STAGING"), done]);
    await client.query({ query: BooksQuery });
    operations.length = 0;
    track("STAGING");
    await waitFor(() => expect(operations).toContain("AuthorityLists"));
    await waitFor(() => expect(isAuthorityListLoading("authors")).toBe(false));
    expect(flags).toEqual([true]);
    expect(operations).not.toContain("BooksOfImportTest");
    expect(operations).toEqual(expect.arrayContaining(["ImportedBooks", "AuthorityLists"]));
    const cached = client.cache.extract() as Record<
      string,
      { 'books:{"first":24}'?: { totalCount: number; edges: { node: { __ref: string } }[] }; books?: number }
    >;
    const list = cached.ROOT_QUERY?.['books:{"first":24}'];
    expect(list?.edges.slice(0, 2).map(({ node }) => node.__ref)).toEqual(imported.map(({ id }) => `Book:${id}`));
    expect(list).toMatchObject({ totalCount: 3 });
    expect(cached["LibraryInfo:{}"]?.books).toBe(5814);
    expect(client.readQuery({ query: BooksQuery })?.books.edges).toHaveLength(3);
  });

  it("is followed by that of its undo, where this was asked for before all was kept", async () => {
    const cached: { respond?: () => void } = {};
    const bookEdges = () => new Promise<never[]>((resolve) => (cached.respond = () => resolve([])));
    const { client, operations, tell, track } = watched([running("STAGING"), anImport({ state: "DONE", bookEdges })]);
    await client.query({ query: BooksQuery });
    track("STAGING");
    await waitFor(() => expect(cached.respond).toBeDefined());
    const follows = operations.filter((name) => name === "LoadedBooks").length;
    track("UNDOING");
    tell([running("UNDOING"), anImport({ state: "UNDONE" })]);
    cached.respond?.();
    await waitFor(() => expect(operations.filter((name) => name === "LoadedBooks").length).toBeGreaterThan(follows));
  });

  it("takes the books that an undo has removed out of the list, and the count down by as many, not by earlier ones", async () => {
    const stays = aBook({ title: "Tetap" });
    const goes = aBook({ title: "Pergi" });
    const { client, track } = watched(
      [running("REMOVING"), anImport({ state: "PARTLY_UNDONE", undone: anUndo({ books: 41 }) })],
      [goes, stays],
      [stays],
    );
    await client.query({ query: BooksQuery });
    track("UNDOING");
    await waitFor(() => expect(client.readQuery({ query: BooksQuery })?.books.edges).toHaveLength(1));
    const cached = client.cache.extract() as Record<string, { books?: number }>;
    expect(cached["LibraryInfo:{}"]?.books).toBe(5812 - 40);
    expect(cached[`Book:${goes.id}`]).toBeUndefined();
  });
});
