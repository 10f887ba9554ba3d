import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { type BegunBook, begunBooks } from "../books/reader/readingPlace";
import { useViewer } from "../session/useViewer";
import { NeighbouringCovers } from "../ui/cover/NeighbouringCovers";
import { TypographicCover } from "../ui/cover/TypographicCover";
import { ShelfHeading } from "./ShelfHeading";

const MOST_SHOWN = 4;

/** What one has begun to read in this browser. It comes with the script, and so stands below the first screen. */
export function ContinueReading() {
  const { viewer } = useViewer();
  const kept = useSyncExternalStore(
    onOtherTabs,
    () => (viewer ? JSON.stringify(begunBooks(viewer.id).slice(0, MOST_SHOWN)) : "[]"),
    () => "[]",
  );
  const books = (JSON.parse(kept) as BegunBook[]).map((book) => ({ ...book, slug: slugOf(book.href) }));
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="lanjutkan-membaca" className="page-width section">
      <ShelfHeading id="lanjutkan-membaca" title="Lanjutkan membaca" />
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <NeighbouringCovers books={books}>
          {books.map(({ slug, title, href, readPath = `${href}/read`, share }) => (
            <li
              key={readPath}
              className="group relative flex items-center gap-4 rounded-2xl border border-line bg-card p-3"
            >
              <div className="w-14 shrink-0">
                <div className="cover">
                  <TypographicCover slug={slug} title={title} />
                </div>
              </div>
              <div className="min-w-0 flex-1">
                <Link
                  to={readPath}
                  className="line-clamp-2 font-semibold wrap-anywhere group-hover:text-nila after:absolute after:inset-0"
                >
                  {title}
                </Link>
                <p className="mt-1 text-sm text-muted tabular-nums">{Math.max(1, Math.round(share * 100))}% dibaca</p>
                <div aria-hidden="true" className="mt-2 h-1 overflow-hidden rounded-full bg-line">
                  <div className="h-full rounded-full bg-nila" style={{ width: `${share * 100}%` }} />
                </div>
              </div>
            </li>
          ))}
        </NeighbouringCovers>
      </ul>
    </section>
  );
}

function slugOf(href: string): string {
  return decodeURIComponent(href.split("/").at(-1) ?? "");
}

function onOtherTabs(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}
