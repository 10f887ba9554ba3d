import { Link, useSearchParams } from "react-router-dom";
import { useEvictPartialList } from "../../apollo/useEvictPartialList";
import type { PageQuery } from "../../apollo/pageQuery/PageQuery";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../apollo/pageQuery/shownData";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import type { BlogsPageQuery as Loaded, BlogsPageQueryVariables } from "../../gql/graphql";
import { useLibraryName } from "../../page/library/LibraryName";
import { UnusedFilters } from "../../lists/UnusedFilters";
import { NotFoundScreen } from "../../notFound/NotFoundScreen";
import { PageMeta } from "../../page/rendering/PageMeta";
import { PageHeading } from "../../ui/PageHeading";
import { LoadFailure } from "../../ui/LoadFailure";
import { blogHref, type BlogUrlState, POSTS_PER_PAGE, parseBlogUrl } from "./blogUrlState";
import { BlogList } from "./BlogList";
import { BlogListSkeleton } from "./BlogListSkeleton";
import { BlogSearch } from "./BlogSearch";

const BlogsPageQuery = graphql(`
  query BlogsPage($first: Int!, $after: String, $search: String) {
    blogPosts(first: $first, after: $after, search: $search) {
      totalCount
      ...BlogList_blogPostConnection
    }
  }
`);

export function BlogsPage() {
  const [params] = useSearchParams();
  const urlState = parseBlogUrl(params);
  const { search, after } = urlState;
  const variables = { first: POSTS_PER_PAGE, search: search || null };
  const query = usePageQuery(BlogsPageQuery, { ...variables, after });
  useEvictPartialList("blogPosts", variables, after);
  const libraryName = useLibraryName();

  if (query.failure === "refused") {
    return (
      <NotFoundScreen title="Halaman tidak ditemukan">
        Alamat ini memuat halaman blog yang tidak ada. Mulai lagi dari tulisan terbaru di halaman Blog.
      </NotFoundScreen>
    );
  }
  const total = shownData(query)?.blogPosts.totalCount;
  return (
    <div className="page-width pt-8 md:pt-14">
      <PageMeta
        title={search ? `Hasil pencarian “${search}” di Blog` : "Blog"}
        description={`Panduan, resensi, dan kabar dari ${libraryName}.`}
        path="/blogs"
        isHidden={search !== "" || after !== null}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <PageHeading>Blog</PageHeading>
          <p className="mt-2 text-muted">{`Panduan, resensi, dan kabar dari ${libraryName}.`}</p>
        </div>
        <BlogSearch key={search} search={search} />
      </div>
      <UnusedFilters ownAddress={blogHref(urlState)} />
      <p role="status" className={search ? "mt-6 text-muted tabular-nums" : "sr-only"}>
        {search && total !== undefined && total > 0 && `${formatNumber(total)} tulisan cocok dengan “${search}”`}
      </p>
      {after && (
        <p className="mt-6">
          <Link to="/blogs" className="inline-flex min-h-9 items-center inline-link">
            Ke tulisan terbaru
          </Link>
        </p>
      )}
      <div className={search || after ? "mt-2" : "mt-8 md:mt-10"}>
        <Posts query={query} urlState={urlState} />
      </div>
    </div>
  );
}

interface PostsProps {
  query: PageQuery<Loaded, BlogsPageQueryVariables>;
  urlState: BlogUrlState;
}

function Posts({ query, urlState }: PostsProps) {
  if (query.failure) return <LoadFailure title="Daftar tulisan gagal dimuat" onRetry={query.retry} />;
  // While the next result loads, the previous one stays and is marked busy.
  const data = shownData(query);
  if (!data) return <BlogListSkeleton />;
  return (
    <BlogList
      urlState={urlState}
      connection={data.blogPosts}
      isBusy={query.isLoading}
      onMore={(cursor) => query.fetchMore({ variables: { after: cursor } })}
    />
  );
}
