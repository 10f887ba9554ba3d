import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";

interface ShelfHeadingProps {
  id: string;
  title: string;
  /** Beside the title. */
  note?: string;
  /** Where all of it is, if that has a page. */
  to?: string;
  /** What the link there says. */
  more?: string;
}

/** What a shelf of the home page has, and the way to all of it. */
export function ShelfHeading({ id, title, note, to, more }: ShelfHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="shelf-title">
          {title}
        </h2>
        {note && <p className="text-sm text-muted tabular-nums">{note}</p>}
      </div>
      {to && (
        <Link to={to} className="flex min-h-11 items-center gap-1.5 inline-link">
          {more}
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Link>
      )}
    </div>
  );
}
