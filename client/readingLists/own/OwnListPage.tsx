import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
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

function OwnList({ databaseId }: { databaseId: number }) {
  const query = usePageQuery(OwnListPageQuery, { databaseId, after: null }, "none");
  const { update, remove, forgetDeleted, isBusy } = useReadingListCommands();
  const navigate = useNavigate();
  const seesHistory = useCan("AUDIT_READ");
  const [sheet, setSheet] = useState<"edit" | "delete" | null>(null);
  // While it is asked for anew after a change, the list stays.
  const list = query.data?.readingList ?? (query.isLoading ? query.previousData?.readingList : null);
  if (query.failure === "refused" || (query.data && !query.data.readingList)) return <UnknownList />;
  const items = list?.items.edges.map(({ node }) => node) ?? [];
  const endCursor = list?.items.pageInfo.hasNextPage ? list.items.pageInfo.endCursor : null;

  const publish = async (id: string, isPublished: boolean) => {
    if (isBusy) return;
    const result = await update({ id, isPublished });
    if (result.data === null) showFailure(result);
    else showMessage(isPublished ? "Diterbitkan untuk semua pengunjung." : "Tidak lagi diterbitkan.", "success");
  };
  const onDelete = async (id: string, name: string) => {
    const result = await remove(id);
    if (result.data === null) return showFailure(result);
    showMessage(`Daftar “${name}” dihapus.`, "success");
    await navigate("/user-info", { replace: true });
    forgetDeleted(id);
  };

  return (
    <div className="page-width pt-8 md:pt-12">
      <PageMeta title={list?.name ?? "Daftar bacaan"} description="Buku yang Anda simpan." isHidden />
      <Link to="/user-info" className="inline-flex min-h-9 items-center text-sm text-muted text-link">
        Profil Saya
      </Link>
      {list ? <PageHeading>{list.name}</PageHeading> : <h1 className="sr-only">Memuat…</h1>}
      {list?.description && <p className="mt-2 max-w-[66ch] text-muted text-pretty">{list.description}</p>}
      {query.failure && (
        <div className="mt-8">
          <LoadFailure title="Daftar bacaan gagal dimuat" onRetry={query.retry} />
        </div>
      )}
      {!list && query.isLoading && <Skeleton className="mt-8 h-72 w-full rounded-2xl" />}
      {list && (
        <>
          <p className="mt-2 text-sm text-muted tabular-nums">
            {formatNumber(list.booksCount)} buku
            {list.publishedAt
              ? " · Terlihat oleh semua pengunjung"
              : list.kind === "LIBRARY"
                ? " · Hanya petugas yang melihatnya"
                : " · Hanya Anda yang melihatnya"}
          </p>
          {list.kind !== "FAVOURITES" && list.viewerCanEdit && (
            <div className="needs-script mt-4 flex flex-wrap gap-2">
              <button type="button" onClick={() => setSheet("edit")} className={buttonStyle("outlined", "small")}>
                <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
                Sunting
              </button>
              {list.viewerCanPublish && (
                <button
                  type="button"
                  aria-disabled={isBusy}
                  onClick={() => void publish(list.id, !list.publishedAt)}
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
              <button type="button" onClick={() => setSheet("delete")} className={buttonStyle("quiet", "small")}>
                <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
                Hapus
              </button>
            </div>
          )}
          {items.length === 0 ? (
            <div className="mt-8">
              <Notice
                title="Belum ada buku di sini"
                actions={
                  <Link to="/books" className={buttonStyle("filled")}>
                    Lihat semua buku
                  </Link>
                }
              >
                {list.kind === "FAVOURITES"
                  ? "Ketuk ikon hati di sampul buku untuk menyimpannya di sini."
                  : "Buka halaman sebuah buku, lalu pilih “Daftar bacaan”."}
              </Notice>
            </div>
          ) : (
            <ol aria-busy={query.isLoading} className="mt-6 rounded-2xl border border-line bg-card px-4 sm:px-6">
              <NeighbouringCovers books={items.flatMap(({ book }) => book ?? [])}>
                {items.map((item, index) => (
                  <OwnListItem
                    key={item.id}
                    item={item}
                    listId={list.id}
                    isFavourites={list.kind === "FAVOURITES"}
                    canEdit={list.viewerCanEdit}
                    place={index + 1}
                    isLast={index === list.booksCount - 1}
                  />
                ))}
              </NeighbouringCovers>
            </ol>
          )}
          {endCursor && (
            <div className="mt-6 text-center">
              <LoadMoreButton onMore={() => query.fetchMore({ variables: { databaseId, after: endCursor } })} />
            </div>
          )}
          <FormSheet title="Sunting daftar bacaan" isOpen={sheet === "edit"} onClose={() => setSheet(null)}>
            <ListForm list={list} onDone={() => setSheet(null)} />
          </FormSheet>
          <ConfirmSheet
            title={`Hapus “${list.name}”?`}
            confirm="Hapus daftar"
            busyText="Menghapus…"
            isIrreversible
            isBusy={isBusy}
            isOpen={sheet === "delete"}
            onClose={() => setSheet(null)}
            onConfirm={() => void onDelete(list.id, list.name)}
          >
            Daftar dan catatannya terhapus permanen. Buku-bukunya tetap ada di katalog.
          </ConfirmSheet>
        </>
      )}
    </div>
  );
}

function UnknownList() {
  return (
    <NotFoundScreen title="Daftar bacaan tidak ditemukan">
      Daftar di alamat ini tidak ada, atau bukan milik Anda. Daftar Anda ada di Profil Saya.
    </NotFoundScreen>
  );
}
