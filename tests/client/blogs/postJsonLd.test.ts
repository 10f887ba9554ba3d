import { toScriptText } from "../../../client/page/rendering/JsonLd";
import { postJsonLd } from "../../../client/blogs/detail/postJsonLd";

const place = { url: "https://p.example/blogs/jam", origin: "https://p.example", libraryName: "Perpustakaan Aksara" };
const post = {
  id: "1",
  slug: "jam",
  title: "Jam </script><script>alert(1)</script>",
  excerpt: "Buka setiap hari.",
  imageUrl: "/static/covers/a-1280.webp",
  status: "PUBLISHED" as const,
  isScheduled: false,
  publishedAt: "2026-11-18T03:00:00Z",
  updatedAt: "2026-11-19T03:00:00Z",
  authorName: "Rina",
};

test("a post is described in the terms of schema.org, and its title cannot end the element", () => {
  const text = toScriptText(postJsonLd(post, place));
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": place.url,
    url: place.url,
    mainEntityOfPage: place.url,
    headline: post.title,
    description: "Buka setiap hari.",
    image: "https://p.example/static/covers/a-1280.webp",
    datePublished: "2026-11-18T03:00:00Z",
    dateModified: "2026-11-19T03:00:00Z",
    inLanguage: "id",
    author: { "@type": "Person", name: "Rina" },
    publisher: { "@type": "Library", name: "Perpustakaan Aksara", url: "https://p.example/" },
  });
});

test("what it does not have is left out, and the library signs as an organisation", () => {
  const { image, author } = JSON.parse(
    toScriptText(postJsonLd({ ...post, imageUrl: null, authorName: "Petugas Perpustakaan" }, place)),
  ) as { image?: string; author: object };
  expect(image).toBeUndefined();
  expect(author).toEqual({ "@type": "Organization", name: "Petugas Perpustakaan" });
});
