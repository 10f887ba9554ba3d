import type { ReactNode } from "react";
import { PageMeta } from "../page/rendering/PageMeta";
import { UnusedFilters } from "../lists/UnusedFilters";
import { PageHeading } from "../ui/PageHeading";
import { Breadcrumb, type Crumb } from "./Breadcrumb";

interface AdminPageProps {
  title: string;
  /** The screens above this one, without the dashboard; none for what the sidebar lists. */
  crumbs?: readonly Crumb[];
  /** Shown next to the title, for instance a number of records. */
  count?: ReactNode;
  /** Buttons and links; the filled button comes last. */
  actions?: ReactNode;
  /** Lies over title and actions while rows are selected, so that nothing moves. */
  selectionBar?: ReactNode;
  /** Of a list with filters in its address: the address as the list makes it, of what it has understood. */
  ownAddress?: string;
  children: ReactNode;
}

/** Page frame of an administrators' screen: breadcrumb, title, actions and content. */
export function AdminPage({ title, crumbs = [], count, actions, selectionBar, ownAddress, children }: AdminPageProps) {
  return (
    <div className="admin-page">
      <PageMeta title={title} description={`${title} · area petugas perpustakaan.`} isHidden />
      {crumbs.length > 0 && <Breadcrumb crumbs={[...crumbs, { label: title }]} />}
      {selectionBar}
      <div className="admin-page-head">
        <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 lg:min-h-9">
          <PageHeading size="admin">{title}</PageHeading>
          {count !== undefined && <p className="text-sm text-muted tabular-nums">{count}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {ownAddress !== undefined && <UnusedFilters ownAddress={ownAddress} />}
      {children}
    </div>
  );
}
