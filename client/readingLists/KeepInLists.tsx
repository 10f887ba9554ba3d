import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { showFailure } from "../forms/errors/showFailure";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";
import { Checkbox } from "../ui/Checkbox";
import { LoadingBlock } from "../ui/LoadingBlock";
import { NewListForm } from "./own/NewListForm";
import { useReadingListCommands } from "./useReadingListCommands";

const KeepInListsQuery = graphql(`
  query KeepInLists($bookId: ID!) {
    myReadingLists(first: 100) {
      nodes {
        id
        kind
        name
        viewerCanEdit
      }
    }
    book(id: $bookId) {
      id
      viewerReadingLists {
        id
      }
    }
  }
`);

/** Ticks for each of one's own lists, and a new one for what fits none. */
export function KeepInLists({ bookId }: { bookId: string }) {
  const { data, failure, retry } = usePageQuery(KeepInListsQuery, { bookId }, "none");
  const { addBook, removeBook, isBusy } = useReadingListCommands();
  if (failure) {
    return (
      <p role="alert" className="text-muted">
        Daftar Anda gagal dimuat.{" "}
        <button type="button" onClick={retry} className="cursor-pointer inline-link">
          Coba lagi
        </button>
      </p>
    );
  }
  if (!data) return <LoadingBlock className="h-40 w-full rounded-xl" />;
  const lists = data.myReadingLists.nodes.filter(({ kind, viewerCanEdit }) => kind !== "FAVOURITES" && viewerCanEdit);
  const having = new Set(data.book?.viewerReadingLists.map(({ id }) => id));
  const keep = async (listId: string, isOn: boolean) => {
    const result = await (isOn ? addBook(listId, bookId) : removeBook(listId, bookId));
    if (result.data === null) showFailure(result);
  };
  return (
    <>
      {lists.length === 0 ? (
        <p className="text-muted text-pretty">
          Belum ada daftar bacaan. Beri nama daftar pertama, lalu buku ini langsung masuk.
        </p>
      ) : (
        <ul aria-label="Daftar bacaan Anda" className="grid gap-0.5">
          {lists.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                label={name}
                checked={having.has(id)}
                aria-disabled={isBusy}
                onChange={({ currentTarget }) => {
                  if (!isBusy) void keep(id, currentTarget.checked);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <NewListForm
        submitLabel="Buat dan masukkan"
        className={`mt-5 ${buttonStyle("filled", "small")}`}
        onCreated={(listId) => keep(listId, true)}
      />
    </>
  );
}
