import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import type { ApolloCache } from "@apollo/client";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import { NotFoundScreen } from "../../notFound/NotFoundScreen";
import { PageMeta } from "../../page/rendering/PageMeta";
import { PageHeading } from "../../ui/PageHeading";
import { LoadFailure } from "../../ui/LoadFailure";
import { findInCache } from "../../apollo/findInCache";
import type { FragmentType } from "../../gql/fragment-masking";
import type { LoadedPostFragment } from "../../gql/graphql";
import { ArticleBody } from "../../page/ArticleBody";
import { PostMeta } from "./PostMeta";
import { PostNeighbours } from "./PostNeighbours";
import { PostHeader, type PostHeader_blogPost } from "./PostHeader";
import { PostSkeleton } from "./PostSkeleton";
import { UnpublishedNote } from "./UnpublishedNote";

const BlogPostPageQuery = graphql(`
  query BlogPostPage($slug: String!) {
    blogPost(slug: $slug) {
      id
      bodyHtml
      ...PostMeta_blogPost
      ...PostHeader_blogPost
      ...PostNeighbours_blogPost
      ...UnpublishedNote_blogPost
    }
  }
`);

export function BlogPostPage() {
  const { blogSlug: slug = "" } = useParams();
  const { data, isLoading, failure, retry } = usePageQuery(BlogPostPageQuery, { slug }, "none");
  const { cache } = useApolloClient();
  const post = data?.blogPost;
  if (failure === "refused" || (data && !post)) {
    return (
      <NotFoundScreen title="Tulisan tidak ditemukan">
        Tulisan di alamat ini tidak ada. Mungkin sudah dihapus atau belum diterbitkan; tulisan lain ada di halaman Blog.
      </NotFoundScreen>
    );
  }
  // The header stands at one place of one frame, so that it stays, with what has the focus, while the rest arrives.
  if (post) {
    return (
      <Frame meta={<PostMeta post={post} />}>
        <PostHeader post={post} note={<UnpublishedNote post={post} />}>
          <ArticleBody html={post.bodyHtml} className="mt-8 md:mt-10" />
        </PostHeader>
        <PostNeighbours post={post} />
      </Frame>
    );
  }
  const loaded = findLoadedPost(cache, slug);
  const failed = failure && (
    <div className="article mt-8">
      {!loaded && <PageHeading className="mb-8">Blog</PageHeading>}
      <LoadFailure title="Tulisan ini gagal dimuat" onRetry={retry} />
    </div>
  );
  return (
    <Frame meta={<PageMeta title={loaded?.title ?? "Blog"} description="Tulisan di blog perpustakaan." isHidden />}>
      {loaded ? (
        <PostHeader post={loaded}>{isLoading && <PostSkeleton />}</PostHeader>
      ) : (
        isLoading && <PostSkeleton isFullPage />
      )}
      {failed}
    </Frame>
  );
}

function Frame({ meta, children }: { meta: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width pt-4 md:pt-8">
      {meta}
      {children}
    </div>
  );
}

const LoadedPost = graphql(`
  fragment LoadedPost on BlogPost {
    id
    slug
    title
    ...PostHeader_blogPost
  }
`);

type LoadedPost = Pick<LoadedPostFragment, "id" | "slug" | "title"> & FragmentType<typeof PostHeader_blogPost>;

/** A post that a list or a neighbour has loaded, by its slug: its header is shown at once while the rest loads. */
function findLoadedPost(cache: ApolloCache, slug: string): LoadedPost | null {
  const id = findInCache(cache, "BlogPost", "slug", slug);
  return id === null ? null : cache.readFragment<LoadedPost>({ id, fragment: LoadedPost, fragmentName: "LoadedPost" });
}
