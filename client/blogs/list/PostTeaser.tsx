import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { PostCover } from "../PostCover";
import { PostFacts } from "../PostFacts";
import { postHref } from "./blogUrlState";

const PostTeaser_blogPost = graphql(`
  fragment PostTeaser_blogPost on BlogPost {
    id
    slug
    title
    excerpt
    ...PostCover_blogPost
    ...PostFacts_blogPost
  }
`);

interface PostTeaserProps {
  post: FragmentType<typeof PostTeaser_blogPost>;
  /** The newest post is featured: larger than the rows of the others. */
  variant: keyof typeof STYLES;
}

/** One link per post that covers the whole teaser. */
export function PostTeaser({ post: ref, variant }: PostTeaserProps) {
  const post = readFragment(PostTeaser_blogPost, ref);
  const style = STYLES[variant];
  const facts = <PostFacts post={post} className={style.facts} />;
  const text = (
    <>
      <h2 className={style.title}>
        <Link
          to={postHref(post.slug)}
          className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {post.title}
        </Link>
      </h2>
      <p className={style.excerpt}>{post.excerpt}</p>
    </>
  );
  return variant === "featured" ? (
    <article className={style.article}>
      <PostCover post={post} shape="wide" sizes="(min-width: 75rem) 38rem, (min-width: 48rem) 50vw, 100vw" isEager />
      <div className="min-w-0">
        {facts}
        {text}
      </div>
    </article>
  ) : (
    <article className={style.article}>
      <div className="col-start-2 row-start-1 sm:col-start-1 sm:row-span-3">
        <PostCover post={post} shape="small" sizes="(min-width: 40rem) 13rem, 5.5rem" />
      </div>
      {text}
      {facts}
    </article>
  );
}

const STYLES = {
  featured: {
    article: "group relative grid items-center gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr]",
    title: "mt-3 font-serif text-2xl font-semibold text-balance wrap-break-word md:text-3xl",
    excerpt: "mt-4 font-serif text-lg text-muted text-pretty wrap-break-word",
    facts: "",
  },
  row: {
    article:
      "group relative grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-5 py-7 " +
      "sm:grid-cols-[13rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr] sm:gap-x-8",
    title: "col-start-1 row-start-1 font-serif text-xl font-semibold text-balance wrap-break-word sm:col-start-2",
    excerpt: "col-span-2 mt-2 max-w-[60ch] text-muted text-pretty wrap-break-word sm:col-span-1 sm:col-start-2",
    facts: "col-span-2 mt-3 sm:col-span-1 sm:col-start-2",
  },
};
