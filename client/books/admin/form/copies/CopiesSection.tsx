import { skipToken, useQuery } from "@apollo/client/react";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { OperationResult } from "../../../../apollo/operationResult";
import { useUndo } from "../../../../admin/undo/useUndo";
import { formatNumber } from "../../../../format/formatNumber";
import { failureText } from "../../../../forms/errors/toFormErrors";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import { showMessage } from "../../../../page/messages/flashMessage";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { lazy } from "../../../../page/lazy/lazy";
import { Skeleton } from "../../../../ui/Skeleton";
import { labelsHref } from "../../../../labels/chosenBooks";
import { SearchField } from "../../../../ui/search/SearchField";
import { useSearchText } from "../../../../ui/search/useSearchText";
import { FormSection } from "../../../../admin/form/FormSection";
import { goToSection } from "../../../../admin/form/goToSection";
import { CopyTable } from "./CopyTable";
import type { CopyChange } from "./CopyTableRow";
import { useCopyCommands } from "./useCopyCommands";

const SelectedCopies = lazy(
  () => import("./SelectedCopies").then((m) => m.SelectedCopies),
  <Skeleton className="mb-3 h-12" />,
);
const AddCopies = lazy(() => import("./AddCopies").then((m) => m.AddCopies), <Skeleton className="mb-4 h-140" />);
const CopySheet = lazy(() => import("./details/CopySheet").then((m) => m.CopySheet), null);

const CopiesSection_copyConnection = graphql(`
  fragment CopiesSection_copyConnection on CopyConnection {
    totalCount
    edges {
      node {
        id
        itemCode
        ...CopyTableRow_copy
        ...CopyDetails_copy
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

const FoundCopiesQuery = graphql(`
  query FoundCopies($bookId: ID!, $search: String!, $after: String) {
    book(id: $bookId) {
      id
      copies(first: 25, after: $after, search: $search) {
        ...CopiesSection_copyConnection
      }
    }
  }
`);

/** Fewer are seen at once. */
const SEARCHED_FROM = 10;

interface CopiesSectionProps {
  bookId: string;
  copies: FragmentType<typeof CopiesSection_copyConnection>;
  onMore: (after: string) => Promise<unknown>;
}

/** The copies of a book. Changes are saved immediately, independent of the form above. */
export function CopiesSection({ bookId: id, copies: ref, onMore }: CopiesSectionProps) {
  const all = readFragment(CopiesSection_copyConnection, ref);
  const [params] = useSearchParams();
  const scanned = params.get("copy") ?? "";
  const [search, setSearch] = useState(scanned);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { text, onType, clear, submit } = useSearchText(search, (typed) => {
    setSearch(typed.trim());
    setSelected(new Set());
  });
  const found = useQuery(FoundCopiesQuery, search === "" ? skipToken : { variables: { bookId: id, search } });
  const foundRef = (found.data ?? found.previousData)?.book?.copies;
  const isSearched = search !== "" && foundRef !== undefined;
  const copies = isSearched ? readFragment(CopiesSection_copyConnection, foundRef) : all;
  const [edited, setEdited] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const commands = useCopyCommands(id);
  const { showDeleted } = useUndo();
  const nodes = copies.edges.map(({ node }) => node);
  const editedCopy = nodes.find((node) => node.id === edited);

  const showResult = (result: OperationResult<unknown>, done: string) =>
    showMessage(result.data === null ? failureText(result) : done, result.data === null ? "error" : "success");
  const change = async (copyIds: readonly string[], changed: CopyChange) => {
    const result = await commands.updateCopies({ copyIds: [...copyIds], ...changed });
    showResult(result, copyIds.length === 1 ? "Eksemplar diubah." : `${copyIds.length} eksemplar diubah.`);
    if (result.data) setSelected(new Set());
  };
  const remove = async (copyId: string, itemCode: string) => {
    const result = await commands.deleteCopy(copyId);
    if (result.data) showDeleted(`Eksemplar ${itemCode} dihapus.`, result.data.binEntryIds);
    else showResult(result, "");
  };
  const wasAdding = useRef(false);
  useEffect(() => {
    // The button that opened the form is back: it gets the focus.
    if (wasAdding.current && !isAdding) addButton.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);
  useEffect(() => {
    if (scanned !== "") goToSection("eksemplar");
  }, [scanned]);
  const loadMore = async () => {
    const { endCursor } = copies.pageInfo;
    if (!endCursor || isLoadingMore) return;
    setIsLoadingMore(true);
    const loading = isSearched ? found.fetchMore({ variables: { after: endCursor } }) : onMore(endCursor);
    await loading.catch(() => showMessage("Eksemplar lainnya gagal dimuat. Coba lagi.", "error"));
    setIsLoadingMore(false);
  };

  return (
    <FormSection
      id="eksemplar"
      title="Eksemplar"
      aside={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-muted tabular-nums">{formatNumber(all.totalCount)} eksemplar</p>
          {all.totalCount > 0 && (
            <Link to={labelsHref([id])} className={buttonStyle("outlined", "compact")}>
              Cetak label
            </Link>
          )}
          {!isAdding && (
            <button
              ref={addButton}
              type="button"
              onClick={() => setIsAdding(true)}
              className={buttonStyle("outlined", "compact")}
            >
              <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Tambah eksemplar
            </button>
          )}
        </div>
      }
    >
      {isAdding && <AddCopies commands={commands} onDone={() => setIsAdding(false)} />}
      {(all.totalCount >= SEARCHED_FROM || search !== "") && (
        <form role="search" onSubmit={submit} className="mb-3">
          <SearchField
            size="compact"
            label="Cari eksemplar"
            placeholder="Cari kode eksemplar atau nomor inventaris"
            value={text}
            onChange={({ target }) => onType(target.value)}
            onClear={clear}
          />
        </form>
      )}
      {nodes.length === 0 && !isAdding && (
        <p role="status" className="text-sm text-muted">
          {search === ""
            ? "Belum ada eksemplar. Tambahkan supaya buku ini dapat dipinjam."
            : `Tidak ada eksemplar dengan kode “${search}”.`}
        </p>
      )}
      {nodes.length > 0 && (
        <>
          <div role="status">
            {selected.size > 0 && (
              <SelectedCopies
                count={selected.size}
                onChange={(changed) => void change([...selected], changed)}
                onClear={() => setSelected(new Set())}
              />
            )}
          </div>
          <CopyTable
            copies={nodes}
            selected={selected}
            onSelect={setSelected}
            onChange={(copyId, changed) => void change([copyId], changed)}
            onEdit={setEdited}
            onDelete={(copyId, itemCode) => void remove(copyId, itemCode)}
          />
        </>
      )}
      {editedCopy && <CopySheet copy={editedCopy} onClose={() => setEdited(null)} />}
      {copies.pageInfo.hasNextPage && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          <p className="text-sm text-muted tabular-nums">
            {formatNumber(nodes.length)} dari {formatNumber(copies.totalCount)}
          </p>
          <button type="button" onClick={() => void loadMore()} className={buttonStyle("outlined", "compact")}>
            {isLoadingMore ? "Memuat…" : "Muat lebih banyak"}
          </button>
        </div>
      )}
    </FormSection>
  );
}
