import { Link } from "react-router-dom";

interface BookCellProps {
  /** Missing where there is no page for it. */
  href: string | undefined;
  title: string;
  itemCode: string | null | undefined;
  tabIndex: number;
}

/** Which book a row is about, and which copy of it. */
export function BookCell({ href, title, itemCode, tabIndex }: BookCellProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      {href === undefined ? (
        <span className="row-text">{title}</span>
      ) : (
        <Link to={href} tabIndex={tabIndex} className="text-link min-w-0 truncate py-1 lg:py-2">
          {title}
        </Link>
      )}
      {itemCode && <span className="shrink-0 text-xs text-muted tabular-nums">{itemCode}</span>}
    </span>
  );
}
