import { Eye, Pencil, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { DataTable } from "../../../admin/table/DataTable";
import { NextRows } from "../../../admin/table/NextRows";
import type { RowAction } from "../../../admin/table/RowAction";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { TableSkeleton } from "../../../admin/table/TableSkeleton";
import type { TableSelection } from "../../../admin/table/selection/useTableSelection";
import type { QueryFailure } from "../../../apollo/queryFailure";
import { useHistoryActions } from "../../../admin/history/recordHistory";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { postHref } from "../../list/blogUrlState";
import { postEditHref } from "../blogDeskLabels";
import { type PostRow, readPostRows } from "./postColumns";
import { isNarrowed, postsHref, type PostsUrlState, withoutFilters } from "./postsUrlState";
import type { SelectedPost } from "./selectedPosts";

const PostRows_blogPostConnection = graphql(`
  fragment PostRows_blogPostConnection on BlogPostConnection {
    totalCount
    edges {
      cursor
      node {
        id
        ...PostColumns_blogPost
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

interface PostRowsProps {
  urlState: PostsUrlState;
  columns: readonly TableColumn<PostRow>[];
  connection: FragmentType<typeof PostRows_blogPostConnection> | undefined;
  selection: TableSelection<SelectedPost>;
  isBusy: boolean;
  failure: QueryFailure | undefined;
  onRetry: () => void;
  onMore: (after: string) => Promise<unknown>;
  onDelete: (post: SelectedPost) => void;
}

const toSelected = ({ id, title }: PostRow): SelectedPost => ({ id, title });
const nameOf = ({ title }: PostRow) => title;

export function PostRows(props: PostRowsProps) {
  const { urlState, columns, connection: ref, selection, isBusy, failure, onRetry, onMore, onDelete } = props;
  const connection = readFragment(PostRows_blogPostConnection, ref);
  const rows = useMemo(() => readPostRows(connection?.edges.map(({ node }) => node) ?? []), [connection]);
  const history = useHistoryActions<PostRow>("blogPost");
  const actions = useMemo(
    (): readonly RowAction<PostRow>[] => [
      { label: "Sunting", Icon: Pencil, href: postEditHref },
      { label: "Lihat seperti pembaca", Icon: Eye, href: ({ slug }) => postHref(slug) },
      ...history,
      { label: "Hapus", Icon: Trash2, run: (post) => onDelete(toSelected(post)), isDestructive: true },
    ],
    [onDelete, history],
  );

  if (failure) return <LoadFailure title="Daftar tulisan gagal dimuat" onRetry={onRetry} />;
  if (!connection) return <TableSkeleton columns={columns} />;
  if (rows.length === 0) return <NoPosts urlState={urlState} />;
  return (
    <>
      <DataTable
        label="Tulisan blog"
        columns={columns}
        rows={rows}
        actions={actions}
        toItem={toSelected}
        nameOf={nameOf}
        selection={selection}
        isBusy={isBusy}
      />
      <NextRows list={postsHref(urlState)} connection={connection} shown={rows.length} noun="tulisan" onMore={onMore} />
    </>
  );
}

function NoPosts({ urlState }: { urlState: PostsUrlState }) {
  return isNarrowed(urlState) ? (
    <Notice
      title={urlState.search ? `Tidak ada tulisan yang cocok dengan “${urlState.search}”` : "Tidak ada tulisan di sini"}
      actions={
        <Link to={postsHref(withoutFilters(urlState))} className={buttonStyle("outlined", "compact")}>
          Lihat semua tulisan
        </Link>
      }
    >
      Pencarian mencakup judul dan ringkasan. Periksa ejaannya, atau pilih status lain.
    </Notice>
  ) : (
    <Notice
      title="Belum ada tulisan"
      actions={
        <Link to="/admin/blogs/new" className={buttonStyle("outlined", "compact")}>
          Tulis tulisan pertama
        </Link>
      }
    >
      Kabar, panduan, dan resensi dari perpustakaan tampil di sini dan, setelah terbit, di halaman Blog.
    </Notice>
  );
}
