import type { ApolloClient } from "@apollo/client";
import { refetchLists } from "../authorities/catalogueStores";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { BookImportState } from "../gql/graphql";
import { forgetImported, keepImported } from "../books/bookCache";
import { ImportStatus_bookImport } from "./importStatus";
import { forgetRows } from "./useImportCommands";

const ImportProgressSubscription = graphql(`
  subscription ImportProgress($id: ID!) {
    bookImportProgress(id: $id) {
      id
      ...ImportStatus_bookImport
    }
  }
`);

const ImportStatusQuery = graphql(`
  query ImportStatus($id: ID!) {
    bookImport(id: $id) {
      id
      ...ImportStatus_bookImport
    }
  }
`);

const ImportedBooksQuery = graphql(`
  query ImportedBooks($id: ID!) {
    bookImport(id: $id) {
      id
      bookEdges(first: 100) {
        cursor
        node {
          id
          ...ListedBook_book
        }
      }
    }
  }
`);

/** Which of the loaded books are still there, and what an import of copies has changed of them. */
const LoadedBooksQuery = graphql(`
  query LoadedBooks($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
      ... on Book {
        copiesCount
        availableCount
      }
    }
  }
`);

const POLL_EVERY_MS = 2_000;
const IDS_AT_ONCE = 100;

interface Watch {
  calls: number;
}

const watches = new WeakMap<ApolloClient, Map<string, Watch>>();

/**
 * Follows an import until nothing of it runs, whichever screen is shown meanwhile: by the server's events, and by asking where
 * these do not come. Its end is kept in the lists of books. Called again for the same import, as when it is undone, it goes on and looks once more.
 */
export function watchImport(client: ApolloClient, id: string): void {
  const watched = watches.get(client) ?? new Map<string, Watch>();
  watches.set(client, watched);
  const going = watched.get(id);
  if (going) {
    going.calls += 1;
    return;
  }
  const watch = { calls: 1 };
  watched.set(id, watch);
  void follow(client, id, watch).finally(() => watched.delete(id));
}

async function follow(client: ApolloClient, id: string, watch: Watch): Promise<void> {
  let last: BookImportState | undefined;
  let followed: number;
  do {
    followed = watch.calls;
    for await (const status of statuses(client, id)) {
      if (last !== undefined && last !== status.state) await keepEnd(client, id, last, status);
      last = status.state;
    }
    // Its events may have ended while their end was being kept.
  } while (followed !== watch.calls);
}

interface Status {
  state: BookImportState;
  isRunning: boolean;
  books: number;
}

async function* statuses(client: ApolloClient, id: string): AsyncGenerator<Status> {
  let isRunning = true;
  const waiting: (() => void)[] = [];
  const told: (Status | "broken" | "ended")[] = [];
  const tell = (what: (typeof told)[number]) => {
    told.push(what);
    waiting.shift()?.();
  };
  const events = client.subscribe({ query: ImportProgressSubscription, variables: { id } }).subscribe({
    next: ({ data }) => (data ? tell(statusOf(data.bookImportProgress)) : tell("broken")),
    error: () => tell("broken"),
    complete: () => tell("ended"),
  });
  try {
    for (;;) {
      const next = told.shift();
      if (next === undefined) await new Promise<void>((resolve) => waiting.push(resolve));
      else if (typeof next !== "string") {
        isRunning = next.isRunning;
        yield next;
      } else if (next === "ended" && !isRunning) return;
      else break;
    }
  } finally {
    events.unsubscribe();
  }
  yield* askedStatuses(client, id);
}

/** The stream has broken off: the same by asking, until the server says that it is over, or that one may not know. */
async function* askedStatuses(client: ApolloClient, id: string): AsyncGenerator<Status> {
  for (let failures = 0; failures < 30;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
    const { data, error } = await client
      .query({ query: ImportStatusQuery, variables: { id }, fetchPolicy: "network-only", errorPolicy: "all" })
      .catch((reason: unknown) => ({ data: undefined, error: reason }));
    if (data?.bookImport) {
      failures = 0;
      const status = statusOf(data.bookImport);
      yield status;
      if (!status.isRunning) return;
    } else if (error === undefined) return;
    else failures += 1;
  }
}

function statusOf(bookImport: FragmentType<typeof ImportStatus_bookImport>): Status {
  const { state, progress, counts } = readFragment(ImportStatus_bookImport, bookImport);
  return { state, isRunning: progress !== null, books: counts.books };
}

/** What the end of an import, or of its undo, means for what is loaded of the catalogue. */
async function keepEnd(
  client: ApolloClient,
  id: string,
  before: BookImportState,
  { state, books }: Status,
): Promise<void> {
  const { cache } = client;
  const isImported = state === "DONE" && before !== "UNDOING";
  if (!isImported && state !== "UNDONE") return;
  forgetRows(cache, { id });
  cache.evict({ id: "ROOT_QUERY", fieldName: "bookImports" });
  const loaded = loadedBooks(client);
  const here = await stillThere(client, loaded);
  if (isImported) {
    const { data } = await client.query({
      query: ImportedBooksQuery,
      variables: { id },
      fetchPolicy: "network-only",
      errorPolicy: "all",
    });
    keepImported(cache, data?.bookImport?.bookEdges ?? [], books);
  } else {
    forgetImported(
      cache,
      loaded.filter((book) => !here.has(book)),
      books,
    );
  }
  await refetchLists(client);
}

function loadedBooks({ cache }: ApolloClient): string[] {
  const entries = Object.values(cache.extract() as Record<string, { __typename?: string; id?: string }>);
  return entries.flatMap(({ __typename, id }) => (__typename === "Book" && id !== undefined ? [id] : []));
}

async function stillThere(client: ApolloClient, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    const { data } = await client
      .query({ query: LoadedBooksQuery, variables: { ids: some }, fetchPolicy: "network-only", errorPolicy: "all" })
      .catch(() => ({ data: undefined }));
    // What is not known stays.
    for (const [place, id] of some.entries()) if (!data || data.nodes[place]) found.add(id);
  }
  return found;
}
