import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { LoadMoreLink } from "../../lists/LoadMoreLink";
import { type BlogUrlState, blogHref } from "./blogUrlState";
import { NoBlogPosts } from "./NoBlogPosts";
import { PostTeaser } from "./PostTeaser";

const BlogList_blogPostConnection = graphql(`
  fragment BlogList_blogPostConnection on BlogPostConnection {
    totalCount
    edges {
      cursor
      node {
        id
        ...PostTeaser_blogPost
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

interface BlogListProps {
  urlState: BlogUrlState;
  connection: FragmentType<typeof BlogList_blogPostConnection>;
  isBusy: boolean;
  onMore: (after: string) => Promise<unknown>;
}

export function BlogList({ urlState, connection: ref, isBusy, onMore }: BlogListProps) {
  const { edges, totalCount, pageInfo } = readFragment(BlogList_blogPostConnection, ref);
  const posts = edges.map(({ node }) => node);
  if (posts.length === 0) return <NoBlogPosts search={urlState.search} />;
  // Search results and lists that start in the middle have no featured post.
  const [newest] = urlState.search || urlState.after ? [] : posts;
  const rows = newest ? posts.slice(1) : posts;
  const { hasNextPage, endCursor } = pageInfo;
  return (
    <div aria-busy={isBusy} className={`transition-opacity duration-150 ${isBusy ? "opacity-60" : ""}`}>
      {newest && <PostTeaser post={newest} variant="featured" />}
      {rows.length > 0 && (
        <ul className={newest ? "mt-10 border-t border-line md:mt-14" : ""}>
          {rows.map((post) => (
            <li key={post.id} className="border-b border-line last:border-b-0">
              <PostTeaser post={post} variant="row" />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && endCursor && (
        <LoadMoreLink
          list={blogHref(urlState)}
          nextHref={blogHref({ ...urlState, after: endCursor })}
          shown={posts.length}
          total={totalCount}
          noun="tulisan"
          failureText="Tulisan berikutnya gagal dimuat."
          onMore={() => onMore(endCursor)}
        />
      )}
    </div>
  );
}
