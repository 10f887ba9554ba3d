import { MAX_DESCRIPTION_LENGTH, truncate } from "../../format/truncate";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { useLibraryName } from "../../page/library/LibraryName";
import { JsonLd } from "../../page/rendering/JsonLd";
import { PageMeta } from "../../page/rendering/PageMeta";
import { usePageRequest } from "../../apollo/pageQuery/PageRequest";
import { postHref } from "../list/blogUrlState";
import { postJsonLd } from "./postJsonLd";

export const PostMeta_blogPost = graphql(`
  fragment PostMeta_blogPost on BlogPost {
    id
    slug
    title
    excerpt
    imageUrl
    status
    isScheduled
    publishedAt
    updatedAt
    authorName
  }
`);

export function PostMeta({ post: ref }: { post: FragmentType<typeof PostMeta_blogPost> }) {
  const post = readFragment(PostMeta_blogPost, ref);
  const { origin } = usePageRequest();
  const libraryName = useLibraryName();
  const path = postHref(post.slug);
  const isPublic = post.status === "PUBLISHED" && !post.isScheduled;
  return (
    <>
      <PageMeta
        title={post.title}
        description={truncate(post.excerpt, MAX_DESCRIPTION_LENGTH)}
        path={path}
        imageUrl={post.imageUrl ?? undefined}
        kind="article"
        isHidden={!isPublic}
      />
      {isPublic && (
        <JsonLd
          url={origin + path}
          data={globalThis.isBrowserBuild ? null : postJsonLd(post, { url: origin + path, origin, libraryName })}
        />
      )}
    </>
  );
}
