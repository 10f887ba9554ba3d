import type { ReactNode } from "react";
import { PageMeta } from "../app/rendering/PageMeta";
import { PageHeading } from "../ui/PageHeading";
import { Breadcrumb, type Crumb } from "./Breadcrumb";

interface AdminPageProps {
  title: string;
  /** The parent screens; the dashboard is always added as the first. */
  crumbs?: readonly Crumb[];
  /** Shown next to the title, for instance a number of records. */
  count?: ReactNode;
  /** Buttons and links; the filled button comes last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Page frame of an administrators' screen: breadcrumb, title, actions and content. */
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
