import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";

export interface Crumb {
  label: string;
  /** Missing for the current screen. */
  path?: string;
}

/** The path from a screen of the sidebar to the current one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Jejak halaman">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {crumbs.map(({ label, path }, index) => (
          <li key={`${index}-${label}`} className="flex min-w-0 items-center gap-x-1">
            {index > 0 && <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />}
            {path ? (
              <Link to={path} className="text-link py-1">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1 py-1 break-all">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
