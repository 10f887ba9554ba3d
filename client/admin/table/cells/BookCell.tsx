import { RowLink } from "./RowLink";

interface BookCellProps {
  /** Missing where there is no page for it. */
  href: string | undefined;
  title: string;
  itemCode: string | null | undefined;
  tabIndex: number;
}

/** Which book a row is about, and which copy of it. */
export function BookCell({ href, title, itemCode, tabIndex }: BookCellProps) {
  const text = (
    <>
      {title}
      {itemCode && <span className="ml-2 inline-block text-xs text-muted tabular-nums">{itemCode}</span>}
    </>
  );
  return href === undefined ? (
    <span className="row-text">{text}</span>
  ) : (
    <RowLink to={href} tabIndex={tabIndex}>
      {text}
    </RowLink>
  );
}
