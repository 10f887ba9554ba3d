import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { PostCover } from "../PostCover";
import { PostFacts } from "../PostFacts";
import { postHref } from "./blogUrlState";

export const FeaturedPost_blogPost = graphql(`
  fragment FeaturedPost_blogPost on BlogPost {
    id
    slug
    title
    excerpt
    ...PostCover_blogPost
    ...PostFacts_blogPost
  }
`);

/** The newest post, larger than the others. */
export function FeaturedPost({ post: ref }: { post: FragmentType<typeof FeaturedPost_blogPost> }) {
  const post = readFragment(FeaturedPost_blogPost, ref);
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr]">
      <PostCover post={post} shape="wide" sizes="(min-width: 75rem) 38rem, (min-width: 48rem) 50vw, 100vw" isEager />
      <div className="min-w-0">
        <PostFacts post={post} />
        <h2 className="mt-3 font-serif text-2xl font-semibold text-balance wrap-break-word md:text-3xl">
          <Link
            to={postHref(post.slug)}
            className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </h2>
        <p className="mt-4 font-serif text-lg text-muted text-pretty wrap-break-word">{post.excerpt}</p>
      </div>
    </article>
  );
}
