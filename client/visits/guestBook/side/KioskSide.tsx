import { Menu } from "lucide-react";
import { Link } from "react-router-dom";
import { useLibraryName } from "../../../page/library/LibraryName";
import { toggleSidebar } from "../../../page/frame/sidebar";
import { HeroShelf, type HeroShelf_book } from "../../../books/public/HeroShelf";
import type { FragmentType } from "../../../gql/fragment-masking";
import { KawungMark } from "../../../ui/marks/KawungMark";
import { LibraryClock } from "./LibraryClock";
import { type OpeningLine_opening, OpeningLine } from "./OpeningLine";

interface KioskSideProps {
  opening: FragmentType<typeof OpeningLine_opening> | undefined;
  /** Some of them stand at the foot. */
  books: readonly FragmentType<typeof HeroShelf_book>[];
}

/** Whose door it is, what time and whether it is open: at the left of a tablet over a shelf, above on a phone. */
export function KioskSide({ opening, books }: KioskSideProps) {
  return (
    <header className="kiosk-side pattern-kawung">
      <div className="relative flex w-full items-center gap-2">
        <Link to="/" className="flex min-h-11 min-w-0 flex-1 items-center gap-3 font-semibold">
          <KawungMark className="size-9 shrink-0 text-white/20" />
          <span className="wrap-anywhere">{useLibraryName()}</span>
        </Link>
        <button
          type="button"
          onClick={toggleSidebar}
          aria-label="Menu"
          aria-haspopup="dialog"
          className="kiosk-menu needs-script"
        >
          <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </button>
      </div>
      <div className="relative flex w-full flex-wrap items-end justify-between gap-x-2 gap-y-1 max-md:pt-1 md:block">
        <LibraryClock />
        {opening && <OpeningLine opening={opening} />}
      </div>
      <div className="kiosk-shelf">
        <HeroShelf books={books} />
      </div>
    </header>
  );
}
