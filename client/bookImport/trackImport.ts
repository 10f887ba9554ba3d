import type { ApolloClient } from "@apollo/client";
import { refetchAuthorities } from "../authorities/refetchAuthorities";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { BookImportState } from "../gql/graphql";
import { removeImportedBooks, addImportedBooks } from "../books/bookCache";
import { ImportCounts_counts, ImportStatus_bookImport } from "./importStatus";
import { evictRows, forgetImports } from "./useImportCommands";

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

/** Checks which of the loaded books still exist, and refetches their counts of copies. */
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

const POLL_INTERVAL_MS = 2_000;
const IDS_PER_QUERY = 100;

interface Tracker {
  requests: number;
}

const trackers = new WeakMap<ApolloClient, Map<string, Tracker>>();

/**
 * Tracks an import until nothing of it runs, whichever screen is shown: by server-sent events, or by polling if the
 * stream breaks. Applies the result to the cached lists of books. A second call for the same import, for instance
 * after an undo, makes the running tracker check again.
 */
export function trackImport(client: ApolloClient, id: string): void {
  const active = trackers.get(client) ?? new Map<string, Tracker>();
  trackers.set(client, active);
  const tracker = active.get(id);
  if (tracker) {
    tracker.requests += 1;
    return;
  }
  const started = { requests: 1 };
  active.set(id, started);
  void runTracker(client, id, started).finally(() => active.delete(id));
}

const TrackedImport = graphql(`
  fragment TrackedImport on BookImport {
    state
    undone {
      books
    }
    preview {
      state
    }
  }
`);

async function runTracker(client: ApolloClient, id: string, watch: Tracker): Promise<void> {
  // Starts from the state on screen, because a stage that ends at once sends its final state only.
  const { cache } = client;
  const ref = cache.identify({ __typename: "BookImport", id });
  const shown = cache.readFragment({ fragment: TrackedImport, ...(ref === undefined ? {} : { id: ref }) });
  let last = shown?.state;
  let undoneBefore = shown?.undone?.books ?? 0;
  let wasPreviewing = shown?.preview?.state === "RUNNING";
  let handledRequests: number;
  do {
    handledRequests = watch.requests;
    for await (const status of streamStatuses(client, id)) {
      // The rows on screen are those of the preview before.
      if (wasPreviewing && !status.isPreviewing) evictRows(client.cache, { id });
      wasPreviewing = status.isPreviewing;
      if (status.state === "UNDOING") undoneBefore = status.undone;
      if (last !== undefined && last !== status.state) await applyResult(client, id, last, status, undoneBefore);
      last = status.state;
    }
    // The event stream may have ended while the result was being applied.
  } while (handledRequests !== watch.requests);
}

interface Status {
  state: BookImportState;
  isRunning: boolean;
  isPreviewing: boolean;
  books: number;
  /** How many books its undos have taken away. */
  undone: number;
}

async function* streamStatuses(client: ApolloClient, id: string): AsyncGenerator<Status> {
  let isRunning = true;
  const waiters: (() => void)[] = [];
  const queue: (Status | "broken" | "ended")[] = [];
  const push = (what: (typeof queue)[number]) => {
    queue.push(what);
    waiters.shift()?.();
  };
  const events = client.subscribe({ query: ImportProgressSubscription, variables: { id } }).subscribe({
    next: ({ data }) => (data ? push(toStatus(data.bookImportProgress)) : push("broken")),
    error: () => push("broken"),
    complete: () => push("ended"),
  });
  try {
    for (;;) {
      const next = queue.shift();
      if (next === undefined) await new Promise<void>((resolve) => waiters.push(resolve));
      else if (typeof next !== "string") {
        isRunning = next.isRunning;
        yield next;
      } else if (next === "ended" && !isRunning) return;
      else break;
    }
  } finally {
    events.unsubscribe();
  }
  yield* pollStatuses(client, id);
}

/** Polls after the stream has broken, until the import has ended or may not be read. */
async function* pollStatuses(client: ApolloClient, id: string): AsyncGenerator<Status> {
  for (let failures = 0; failures < 30;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    const { data, error } = await client
      .query({ query: ImportStatusQuery, variables: { id }, fetchPolicy: "network-only", errorPolicy: "all" })
      .catch((reason: unknown) => ({ data: undefined, error: reason }));
    if (data?.bookImport) {
      failures = 0;
      const status = toStatus(data.bookImport);
      yield status;
      if (!status.isRunning) return;
    } else if (error === undefined) return;
    else failures += 1;
  }
}

function toStatus(bookImport: FragmentType<typeof ImportStatus_bookImport>): Status {
  const { state, progress, preview, counts, undone } = readFragment(ImportStatus_bookImport, bookImport);
  return {
    state,
    isRunning: progress !== null,
    isPreviewing: preview?.state === "RUNNING",
    books: readFragment(ImportCounts_counts, counts).books,
    undone: undone?.books ?? 0,
  };
}

/** Applies the end of an import, or of its undo, to the cache. */
async function applyResult(
  client: ApolloClient,
  id: string,
  before: BookImportState,
  { state, books, undone }: Status,
  undoneBefore: number,
): Promise<void> {
  const { cache } = client;
  const isImported = state === "DONE" && before !== "UNDOING";
  if (!isImported && state !== "UNDONE" && state !== "PARTLY_UNDONE") return;
  evictRows(cache, { id });
  forgetImports(cache);
  const loadedIds = loadedBooks(client);
  const existing = await findExisting(client, loadedIds);
  if (isImported) {
    const { data } = await client
      .query({ query: ImportedBooksQuery, variables: { id }, fetchPolicy: "network-only", errorPolicy: "all" })
      .catch(() => ({ data: undefined }));
    // If they cannot be read, the lists stay as they are.
    if (data?.bookImport) addImportedBooks(cache, data.bookImport.bookEdges, books);
  } else {
    removeImportedBooks(
      cache,
      loadedIds.filter((book) => !existing.has(book)),
      undone - undoneBefore,
    );
  }
  await refetchAuthorities(client);
}

export function loadedBooks({ cache }: ApolloClient): string[] {
  const entries = Object.values(cache.extract() as Record<string, { __typename?: string; id?: string }>);
  return entries.flatMap(({ __typename, id }) => (__typename === "Book" && id !== undefined ? [id] : []));
}

async function findExisting(client: ApolloClient, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const some = ids.slice(start, start + IDS_PER_QUERY);
    const { data } = await client
      .query({ query: LoadedBooksQuery, variables: { ids: some }, fetchPolicy: "network-only", errorPolicy: "all" })
      .catch(() => ({ data: undefined }));
    // If the request fails, the books are kept.
    for (const [place, id] of some.entries()) if (!data || data.nodes[place]) found.add(id);
  }
  return found;
}
