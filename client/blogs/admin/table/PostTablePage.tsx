import { useMemo, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { useShortcut } from "../../../admin/shortcuts/useShortcut";
import { ColumnChooser } from "../../../admin/table/ColumnChooser";
import { TableFilters } from "../../../admin/table/TableFilters";
import { useTableSelection } from "../../../admin/table/selection/useTableSelection";
import { useTableUrl } from "../../../admin/table/useTableUrl";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatNumber } from "../../../format/formatNumber";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { useDeletePosts } from "../useDeletePosts";
import { postColumns } from "./postColumns";
import { PostRows } from "./PostRows";
import { PostSelectionBar } from "./PostSelectionBar";
import { isNarrowed, parsePostsUrl, postsHref, toPostArgs, withoutFilters } from "./postsUrlState";
import { selectedPosts } from "./selectedPosts";

const PostTableQuery = graphql(`
  query PostTable($first: Int!, $after: String, $search: String, $status: BlogListing, $orderBy: BlogPostOrder) {
    blogPosts(first: $first, after: $after, search: $search, status: $status, orderBy: $orderBy) {
      totalCount
      ...PostRows_blogPostConnection
    }
  }
`);

const ROWS_PER_PAGE = 50;

const SELECTS = [
  {
    name: "status",
    label: "Status",
    choices: [
      ["", "Semua status"],
      ["draft", "Draf"],
      ["scheduled", "Terjadwal"],
      ["published", "Terbit"],
    ],
  },
  {
    name: "sort",
    label: "Urutkan",
    choices: [
      ["", "Waktu terbit"],
      ["updated", "Terakhir diubah"],
      ["newest", "Terbaru dibuat"],
    ],
  },
] as const;

/** The administrators' table of blog posts: what readers do not see yet stands first. */
export function PostTablePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const urlState = parsePostsUrl(params);
  const query = usePageQuery(PostTableQuery, { ...toPostArgs(urlState), first: ROWS_PER_PAGE, after: null });
  // While the next result loads, the previous one stays and is marked busy.
  const posts = shownData(query)?.blogPosts;
  const selection = useTableSelection(selectedPosts);
  const searchField = useRef<HTMLInputElement>(null);
  const timeZone = useLibraryTimeZone();
  const allColumns = useMemo(() => postColumns(timeZone), [timeZone]);
  const { change, columns, selectedColumns } = useTableUrl(urlState, postsHref, allColumns);
  const { deletePosts } = useDeletePosts();

  useShortcut({ keys: "c", label: "Cari di daftar ini", run: () => searchField.current?.focus() });
  useShortcut({ keys: "n", label: "Tulis baru", run: () => void navigate("/admin/blogs/new") });
  useShortcut({ keys: "escape", label: "Batalkan pilihan", run: selection.clear });

  return (
    <AdminPage
      ownAddress={postsHref(urlState)}
      title="Blog"
      count={
        <span role="status" className="inline-block min-w-20">
          {posts && `${formatNumber(posts.totalCount)} ${isNarrowed(urlState) ? "hasil" : "tulisan"}`}
        </span>
      }
      selectionBar={selection.selected.size > 0 && <PostSelectionBar selection={selection} />}
      actions={
        <>
          <Link to="/blogs" className={buttonStyle("outlined", "compact")}>
            Lihat seperti pembaca
          </Link>
          <Link to="/admin/blogs/new" className={buttonStyle("filled", "compact")}>
            Tulis baru
          </Link>
        </>
      }
    >
      <div className="table-area">
        <div className="mb-2 grid grid-flow-row-dense grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
          <TableFilters
            action="/admin/blogs"
            searchLabel="Cari tulisan"
            placeholder="Cari judul atau ringkasan"
            values={urlState}
            selects={SELECTS}
            change={change}
            searchField={searchField}
            clearHref={isNarrowed(urlState) ? postsHref(withoutFilters(urlState)) : null}
          />
          <ColumnChooser
            columns={allColumns}
            selected={selectedColumns}
            onChoose={(keys) => change({ columns: keys?.join(",") ?? "" })}
          />
        </div>
        <PostRows
          urlState={urlState}
          columns={columns}
          connection={posts}
          selection={selection}
          isBusy={query.isLoading}
          failure={query.failure}
          onRetry={query.retry}
          onMore={(after) => query.fetchMore({ variables: { after } })}
          onDelete={(post) => void deletePosts([post]).then((isGone) => isGone && selection.set([post], false))}
        />
      </div>
    </AdminPage>
  );
}
