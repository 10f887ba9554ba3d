import type { ReactNode } from "react";
import { PageMeta } from "../app/rendering/PageMeta";
import { PageHeading } from "../ui/PageHeading";
import { Breadcrumb, type Crumb } from "./Breadcrumb";

interface AdminPageProps {
  title: string;
  /** The screens above this one; the dashboard is before them all. */
  crumbs?: readonly Crumb[];
  /** What stands beside the title, as how many there are. */
  count?: ReactNode;
  /** What one does here, the filled button last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** An administrators' screen: where it stands, what it is called, what can be done, and the rest. */
export function AdminPage({ title, crumbs = [], count, actions, children }: AdminPageProps) {
  return (
    <div className="admin-page">
      <PageMeta title={title} description={`${title} · area petugas perpustakaan.`} isHidden />
      <Breadcrumb crumbs={[...crumbs, { label: title }]} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1">
          <PageHeading size="admin">{title}</PageHeading>
          {count !== undefined && <p className="text-base text-muted tabular-nums">{count}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2.5">{actions}</div>}
      </div>
      <div className="mt-5">{children}</div>
    </div>
  );
}
