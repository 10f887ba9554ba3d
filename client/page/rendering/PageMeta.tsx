import { useLibraryName } from "../library/LibraryName";
import { usePageRequest } from "../../apollo/pageQuery/PageRequest";

interface PageMetaProps {
  /** Without the library's name, which is appended; missing for the home page. */
  title?: string;
  description: string;
  /** Path of the canonical URL, if the page has one. */
  path?: string;
  /** Shown where the address is passed on; the library's own picture without one. */
  imageUrl?: string | undefined;
  kind?: "website" | "book" | "article";
  /** Search results and missing pages are not indexed. */
  isHidden?: boolean;
}

export function PageMeta({
  title,
  description,
  path,
  imageUrl = "/share/library.jpg",
  kind = "website",
  isHidden,
}: PageMetaProps) {
  const libraryName = useLibraryName();
  const { origin } = usePageRequest();
  const fullTitle = title ? `${title} · ${libraryName}` : `${libraryName} · Katalog buku`;
  const url = path === undefined ? undefined : origin + path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex, follow" />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={libraryName} />
      <meta property="og:locale" content="id_ID" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title ?? libraryName} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      {url && (
        <>
          <meta property="og:image" content={imageUrl.startsWith("/") ? origin + imageUrl : imageUrl} />
          {imageUrl.startsWith("/share/") && <meta property="og:image:width" content="1200" />}
          {imageUrl.startsWith("/share/") && <meta property="og:image:height" content="630" />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
