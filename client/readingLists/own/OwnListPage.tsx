import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { showMessage } from "../../page/messages/flashMessage";
import { recordHistoryHref } from "../../admin/history/recordHistory";
import { PageMeta } from "../../page/rendering/PageMeta";
import { parseNumber } from "../../books/public/scoped/parseNumber";
import { showFailure } from "../../forms/errors/showFailure";
import { FormSheet } from "../../forms/FormSheet";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import type { OwnListPageQuery as Loaded } from "../../gql/graphql";
import { LoadMoreButton } from "../../lists/LoadMoreButton";
import { NotFoundScreen } from "../../notFound/NotFoundScreen";
import { useCan, useViewer } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { NeighbouringCovers } from "../../ui/cover/NeighbouringCovers";
import { PageHeading } from "../../ui/PageHeading";
import { Skeleton } from "../../ui/Skeleton";
import { LoginRequired } from "../../users/LoginRequired";
import { ListForm } from "./ListForm";
import { OwnListItem } from "./OwnListItem";
import { useReadingListCommands } from "../useReadingListCommands";

const OwnListPageQuery = graphql(`
  query OwnListPage($databaseId: Int!, $after: String) {
    readingList(databaseId: $databaseId) {
      id
      kind
      name
      description
      slug
      publishedAt
      booksCount
      viewerCanEdit
      viewerCanPublish
      items(first: 100, after: $after) {
        edges {
          node {
            id
            book {
              id
              slug
            }
            ...OwnListItem_item
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export function OwnListPage() {
  const { viewer, isLoading } = useViewer();
  const { listId } = useParams();
  const databaseId = parseNumber(listId);
  if (!viewer) return isLoading ? null : <LoginRequired />;
  return databaseId === null ? <UnknownList /> : <OwnList key={databaseId} databaseId={databaseId} />;
}

type List = NonNullable<Loaded["readingList"]>;
type Commands = ReturnType<typeof useReadingListCommands>;
type OpenSheet = "edit" | "delete" | null;

function OwnList({ databaseId }: { databaseId: number }) {
  const query = usePageQuery(OwnListPageQuery, { databaseId, after: null }, "none");
  // Here, so that an opened sheet outlives a failed load.
  const commands = useReadingListCommands();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  // While it is asked for anew after a change, the list stays.
  const list = query.data?.readingList ?? (query.isLoading ? query.previousData?.readingList : null);
  if (query.failure === "refused" || (query.data && !query.data.readingList)) return <UnknownList />;
  // The same frame before and after, so that a focused link in it stays when the list arrives.
  if (!list) {
    return (
      <Frame title="Daftar bacaan" heading={<h1 className="sr-only">Memuat…</h1>}>
        {query.failure && (
          <div className="mt-8">
            <LoadFailure title="Daftar bacaan gagal dimuat" onRetry={query.retry} />
          </div>
        )}
        {query.isLoading && <Skeleton className="mt-8 h-72 w-full rounded-2xl" />}
      </Frame>
    );
  }
  const { hasNextPage, endCursor } = list.items.pageInfo;
  return (
    <Frame title={list.name} heading={<PageHeading>{list.name}</PageHeading>}>
      <AboutList list={list} />
      {list.kind !== "FAVOURITES" && list.viewerCanEdit && (
        <ListActions list={list} databaseId={databaseId} commands={commands} onSheet={setSheet} />
      )}
      <Items list={list} isBusy={query.isLoading} />
      {hasNextPage && endCursor && (
        <div className="mt-6 text-center">
          <LoadMoreButton onMore={() => query.fetchMore({ variables: { databaseId, after: endCursor } })} />
        </div>
      )}
      <ListSheets list={list} commands={commands} sheet={sheet} onClose={() => setSheet(null)} />
    </Frame>
  );
}

interface FrameProps {
  title: string;
  heading: ReactNode;
  children: ReactNode;
}

function Frame({ title, heading, children }: FrameProps) {
  return (
    <div className="page-width pt-8 md:pt-12">
      <PageMeta title={title} description="Buku yang Anda simpan." isHidden />
      <Link to="/user-info" className="inline-flex min-h-9 items-center text-sm text-muted text-link">
        Profil Saya
      </Link>
      {heading}
      {children}
    </div>
  );
}

function AboutList({ list }: { list: List }) {
  return (
    <>
      {list.description && <p className="mt-2 max-w-[66ch] text-muted text-pretty">{list.description}</p>}
      <p className="mt-2 text-sm text-muted tabular-nums">
        {formatNumber(list.booksCount)} buku
        {list.publishedAt
          ? " · Terlihat oleh semua pengunjung"
          : list.kind === "LIBRARY"
            ? " · Hanya petugas yang melihatnya"
            : " · Hanya Anda yang melihatnya"}
      </p>
    </>
  );
}

interface ListActionsProps {
  list: List;
  databaseId: number;
  commands: Commands;
  onSheet: (sheet: OpenSheet) => void;
}

function ListActions({ list, databaseId, commands: { update, isBusy }, onSheet }: ListActionsProps) {
  const seesHistory = useCan("AUDIT_READ");
  const publish = async (isPublished: boolean) => {
    if (isBusy) return;
    const result = await update({ id: list.id, isPublished });
    if (result.data === null) showFailure(result);
    else showMessage(isPublished ? "Diterbitkan untuk semua pengunjung." : "Tidak lagi diterbitkan.", "success");
  };
  return (
    <div className="needs-script mt-4 flex flex-wrap gap-2">
      <button type="button" onClick={() => onSheet("edit")} className={buttonStyle("outlined", "small")}>
        <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        Sunting
      </button>
      {list.viewerCanPublish && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => void publish(!list.publishedAt)}
          className={buttonStyle(list.publishedAt ? "outlined" : "filled", "small")}
        >
          {list.publishedAt ? "Batalkan penerbitan" : "Terbitkan"}
        </button>
      )}
      {list.publishedAt && list.slug && (
        <Link to={`/lists/${list.slug}`} className={buttonStyle("quiet", "small")}>
          Lihat halaman daftar
        </Link>
      )}
      {seesHistory && list.kind === "LIBRARY" && (
        <Link to={recordHistoryHref("readingList", databaseId)} className={buttonStyle("quiet", "small")}>
          Riwayat perubahan
        </Link>
      )}
      <button type="button" onClick={() => onSheet("delete")} className={buttonStyle("quiet", "small")}>
        <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        Hapus
      </button>
    </div>
  );
}

function Items({ list, isBusy }: { list: List; isBusy: boolean }) {
  const items = list.items.edges.map(({ node }) => node);
  const isFavourites = list.kind === "FAVOURITES";
  if (items.length === 0) return <NoBooks isFavourites={isFavourites} />;
  return (
    <ol aria-busy={isBusy} className="mt-6 rounded-2xl border border-line bg-card px-4 sm:px-6">
      <NeighbouringCovers books={items.flatMap(({ book }) => book ?? [])}>
        {items.map((item, index) => (
          <OwnListItem
            key={item.id}
            item={item}
            listId={list.id}
            isFavourites={isFavourites}
            canEdit={list.viewerCanEdit}
            place={index + 1}
            isLast={index === list.booksCount - 1}
          />
        ))}
      </NeighbouringCovers>
    </ol>
  );
}

function NoBooks({ isFavourites }: { isFavourites: boolean }) {
  return (
    <div className="mt-8">
      <Notice
        title="Belum ada buku di sini"
        actions={
          <Link to="/books" className={buttonStyle("filled")}>
            Lihat semua buku
          </Link>
        }
      >
        {isFavourites
          ? "Ketuk ikon hati di sampul buku untuk menyimpannya di sini."
          : "Buka halaman sebuah buku, lalu pilih “Daftar bacaan”."}
      </Notice>
    </div>
  );
}

interface ListSheetsProps {
  list: List;
  commands: Commands;
  sheet: OpenSheet;
  onClose: () => void;
}

function ListSheets({ list, commands: { remove, forgetDeleted, isBusy }, sheet, onClose }: ListSheetsProps) {
  const navigate = useNavigate();
  const onDelete = async (id: string, name: string) => {
    const result = await remove(id);
    if (result.data === null) return showFailure(result);
    showMessage(`Daftar “${name}” dihapus.`, "success");
    await navigate("/user-info", { replace: true });
    forgetDeleted(id);
  };
  return (
    <>
      <FormSheet title="Sunting daftar bacaan" isOpen={sheet === "edit"} onClose={onClose}>
        <ListForm list={list} onDone={onClose} />
      </FormSheet>
      <ConfirmSheet
        title={`Hapus “${list.name}”?`}
        confirm="Hapus daftar"
        busyText="Menghapus…"
        isIrreversible
        isBusy={isBusy}
        isOpen={sheet === "delete"}
        onClose={onClose}
        onConfirm={() => void onDelete(list.id, list.name)}
      >
        Daftar dan catatannya terhapus permanen. Buku-bukunya tetap ada di katalog.
      </ConfirmSheet>
    </>
  );
}

function UnknownList() {
  return (
    <NotFoundScreen title="Daftar bacaan tidak ditemukan">
      Daftar di alamat ini tidak ada, atau bukan milik Anda. Daftar Anda ada di Profil Saya.
    </NotFoundScreen>
  );
}
