import { BookOpenText, ExternalLink, Headphones } from "lucide-react";
import { Link } from "react-router-dom";
import { isSound } from "../format/isSound";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { BookFiles_BookFragment } from "../gql/graphql";

const BookFiles_book = graphql(`
  fragment BookFiles_book on Book {
    id
    slug
    files {
      id
      databaseId
      format
      name
      viewerCanRead
      address
    }
  }
`);

type BookFile = BookFiles_BookFragment["files"][number];

/** What can be read or heard here, where that is more than the one file of the button, or leads elsewhere. */
export function BookFiles({ book: ref }: { book: FragmentType<typeof BookFiles_book> }) {
  const { slug, files } = readFragment(BookFiles_book, ref);
  if (files.length < 2 && files[0]?.format !== "LINK") return null;
  return (
    <ul aria-label="Berkas dan tautan" className="-mb-1 divide-y divide-line border-t border-line text-sm">
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file} path={`/books/${slug}/read?file=${file.databaseId}`} />
        </li>
      ))}
    </ul>
  );
}

const STYLE = "flex min-h-11 items-center gap-3 py-1.5 text-link wrap-anywhere";

function FileLink({ file: { format, name, viewerCanRead, address }, path }: { file: BookFile; path: string }) {
  const isLink = format === "LINK";
  const Icon = isLink ? ExternalLink : isSound(format) ? Headphones : BookOpenText;
  const text = (note: string) => (
    <>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted">{note}</span>
      </span>
    </>
  );
  if (!viewerCanRead) {
    return (
      <Link to="/login" state={{ from: isLink ? path.split("/read")[0] : path }} className={STYLE}>
        {text("Untuk anggota: login dulu")}
      </Link>
    );
  }
  if (isLink) {
    return (
      <a href={address ?? ""} target="_blank" rel="noopener noreferrer" className={STYLE}>
        {text(`di ${hostOf(address)}`)}
        <span className="sr-only">(buka di tab baru)</span>
      </a>
    );
  }
  return (
    <Link to={path} className={STYLE}>
      {text(isSound(format) ? "Dengarkan" : format)}
    </Link>
  );
}

/** Whatever stands between the scheme and the path: the server has let no user name in. */
function hostOf(address: string | null | undefined): string {
  return (address ?? "").split(/[/?#]/)[2] ?? "";
}
