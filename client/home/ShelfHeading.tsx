import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";

interface ShelfHeadingProps {
  id: string;
  title: string;
  to: string;
  /** What the link to all of it says. */
  more: string;
}

/** What a shelf of the home page has, and the way to all of it. */
export function ShelfHeading({ id, title, to, more }: ShelfHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="font-serif text-2xl font-semibold">
        {title}
      </h2>
      <Link to={to} className="flex min-h-11 items-center gap-1.5 inline-link">
        {more}
        <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </Link>
    </div>
  );
}
