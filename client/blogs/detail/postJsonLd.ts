import type { PostMeta_BlogPostFragment } from "../../gql/graphql";

interface Place {
  url: string;
  origin: string;
  libraryName: string;
}

/** schema.org BlogPosting as JSON for a script element; `<` is escaped, because a title may contain `</script>`. */
export function postJsonLd(post: PostMeta_BlogPostFragment, { url, origin, libraryName }: Place): string {
  const data = {
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
  return JSON.stringify(data).replace(/</g, "\\u003c");
}

const LIBRARY_AUTHOR = "Petugas Perpustakaan";
