import type { PostMeta_BlogPostFragment } from "../../gql/graphql";

interface Place {
  url: string;
  origin: string;
  libraryName: string;
}

/** schema.org BlogPosting. */
export function postJsonLd(post: PostMeta_BlogPostFragment, { url, origin, libraryName }: Place): object {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt || undefined,
    image: post.imageUrl ? origin + post.imageUrl : undefined,
    datePublished: post.publishedAt ?? undefined,
    dateModified: post.updatedAt,
    inLanguage: "id",
    // A post by an account without a name has the library as its author.
    author: { "@type": post.authorName === LIBRARY_AUTHOR ? "Organization" : "Person", name: post.authorName },
    publisher: { "@type": "Library", name: libraryName, url: `${origin}/` },
  };
}

const LIBRARY_AUTHOR = "Petugas Perpustakaan";
