import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { PostCover } from "../PostCover";
import { PostFacts } from "../PostFacts";
import { postHref } from "./blogUrlState";

export const PostRow_blogPost = graphql(`
  fragment PostRow_blogPost on BlogPost {
    id
    slug
    title
    excerpt
    ...PostCover_blogPost
    ...PostFacts_blogPost
  }
`);

/** One link per post that covers the whole row. */
export function PostRow({ post: ref }: { post: FragmentType<typeof PostRow_blogPost> }) {
  const post = readFragment(PostRow_blogPost, ref);
  return (
    <article className="group relative grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-5 py-7 sm:grid-cols-[13rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr] sm:gap-x-8">
      <div className="col-start-2 row-start-1 sm:col-start-1 sm:row-span-3">
        <PostCover post={post} shape="small" sizes="(min-width: 40rem) 13rem, 5.5rem" />
      </div>
      <h2 className="col-start-1 row-start-1 font-serif text-xl font-semibold text-balance wrap-break-word sm:col-start-2">
        <Link
          to={postHref(post.slug)}
          className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {post.title}
        </Link>
      </h2>
      <p className="col-span-2 mt-2 max-w-[60ch] text-muted text-pretty wrap-break-word sm:col-span-1 sm:col-start-2">
        {post.excerpt}
      </p>
      <PostFacts post={post} className="col-span-2 mt-3 sm:col-span-1 sm:col-start-2" />
    </article>
  );
}
