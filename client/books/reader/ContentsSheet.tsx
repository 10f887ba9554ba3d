import { useEffect, useState } from "react";
import { Sheet } from "../../ui/Sheet";
import { Skeleton } from "../../ui/Skeleton";
import type { Heading, OpenBook, Place } from "./OpenBook";

interface ContentsSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly book: OpenBook;
  /** From 0. */
  readonly page: number;
  readonly onChoose: (place: Place) => void;
}

export function ContentsSheet({ isOpen, onClose, ...contents }: ContentsSheetProps) {
  return (
    <Sheet title="Daftar isi" isOpen={isOpen} onClose={onClose} placement="side">
      {isOpen && <Contents {...contents} />}
    </Sheet>
  );
}

const INDENTS = ["pl-3", "pl-7", "pl-11", "pl-14"];

function Contents({ book, page, onChoose }: Pick<ContentsSheetProps, "book" | "page" | "onChoose">) {
  const [headings, setHeadings] = useState<readonly Heading[] | null>(null);
  useEffect(() => {
    book.headings().then(setHeadings, () => setHeadings([]));
  }, [book]);
  if (headings === null) {
    return (
      <div aria-busy="true" className="grid gap-3">
        <span className="sr-only">Memuat…</span>
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-2/3" />
      </div>
    );
  }
  if (headings.length === 0) {
    return (
      <p className="text-muted">Buku ini tidak punya daftar isi. Pakai nomor halaman atau pencarian untuk berpindah.</p>
    );
  }
  const current = headings.findLastIndex(({ place }) => place.position <= page);
  return (
    <ol className="-mx-3 grid gap-0.5">
      {headings.map(({ title, depth, place }, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === current ? "location" : undefined}
            onClick={() => onChoose(place)}
            className={`reader-choice ${INDENTS[Math.min(depth, INDENTS.length - 1)]}`}
          >
            <span className="min-w-0 flex-1">{title}</span>
            <span className="text-muted tabular-nums">{Math.floor(place.position) + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
