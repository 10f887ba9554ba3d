import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface RowLinkProps {
  to: string;
  tabIndex: number;
  children: ReactNode;
  className?: string;
}

/** What a row is called, with the way to it. The text is within: the edge of a link would show lines that are cut. */
export function RowLink({ to, tabIndex, children, className = "" }: RowLinkProps) {
  return (
    <Link to={to} tabIndex={tabIndex} className={`text-link -my-1 block min-w-0 py-1 ${className}`}>
      <span className="row-text">{children}</span>
    </Link>
  );
}
