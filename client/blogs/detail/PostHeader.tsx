import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { hyphenate } from "../../ui/cover/hyphenate";
import { PageHeading } from "../../ui/PageHeading";
import { PostCover } from "../PostCover";
import { PostFacts } from "../PostFacts";

/** Selects only what a list row has loaded, so that a post opened from the list shows its header at once. */
export const PostHeader_blogPost = graphql(`
  fragment PostHeader_blogPost on BlogPost {
    id
    title
    imageUrl
    ...PostFacts_blogPost
    ...PostCover_blogPost
  }
`);

const LONG_TITLE = 110;

interface PostHeaderProps {
  post: FragmentType<typeof PostHeader_blogPost>;
  /** Between the breadcrumb and the title; only for viewers who may see unpublished posts. */
  note?: ReactNode;
  children: ReactNode;
}

export function PostHeader({ post: ref, note, children }: PostHeaderProps) {
  const post = readFragment(PostHeader_blogPost, ref);
  return (
    <article className="article">
      <nav aria-label="Jejak halaman">
        <Link to="/blogs" className="inline-flex min-h-9 items-center text-sm text-muted text-link">
          Blog
        </Link>
      </nav>
      {note}
      <PageHeading size={post.title.length > LONG_TITLE ? "long" : "page"} className="mt-3">
        {hyphenate(post.title, 16)}
      </PageHeading>
      <PostFacts post={post} className="mt-4" />
      {post.imageUrl && (
        <div className="mt-8">
          <PostCover post={post} shape="wide" sizes="(min-width: 42rem) 39rem, 100vw" isEager />
        </div>
      )}
      {children}
    </article>
  );
}
