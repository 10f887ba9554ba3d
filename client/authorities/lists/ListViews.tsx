import { Link } from "react-router-dom";
import { type ListView, listHref } from "./listUrlState";

const LABELS: Record<ListView, string> = { tree: "Bagan", list: "Daftar", duplicates: "Kemungkinan ganda" };

const TAB_STYLE =
  "-mb-px flex min-h-10 items-center border-b-2 border-transparent text-sm font-semibold text-muted " +
  "transition-colors duration-150 hover:text-ink aria-[current=page]:border-nila aria-[current=page]:text-nila";

interface ListViewsProps {
  path: string;
  view: ListView;
  hasTree: boolean;
}

/** Links to the views of a list; each has its own URL. */
export function ListViews({ path, view, hasTree }: ListViewsProps) {
  const views: readonly ListView[] = hasTree ? ["tree", "list", "duplicates"] : ["list", "duplicates"];
  return (
    <nav aria-label="Tampilan" className="mb-4 flex flex-wrap gap-x-6 border-b border-line">
      {views.map((other, index) => (
        <Link
          key={other}
          to={listHref(path, { search: "", sort: "name", view: index === 0 ? null : other, after: null })}
          aria-current={other === view ? "page" : undefined}
          className={TAB_STYLE}
        >
          {LABELS[other]}
        </Link>
      ))}
    </nav>
  );
}
