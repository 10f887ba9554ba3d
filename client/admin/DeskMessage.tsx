import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { usePageRequest } from "../apollo/pageQuery/PageRequest";
import { buttonStyle } from "../ui/buttonStyle";
import { AdminPage } from "./AdminPage";

interface DeskMessageProps {
  /** The HTTP status of the page. */
  status: 403 | 404;
  title: string;
  children: ReactNode;
  links: readonly { label: string; path: string }[];
}

/** In place of a screen that is not there, or not the viewer's: what to know, and where to go on. */
export function DeskMessage({ status, title, children, links }: DeskMessageProps) {
  usePageRequest().setStatus(status);
  return (
    <AdminPage title={title}>
      <p className="max-w-prose text-muted text-pretty">{children}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {links.map(({ label, path }) => (
          <Link key={path} to={path} className={buttonStyle("outlined", "compact")}>
            {label}
          </Link>
        ))}
      </div>
    </AdminPage>
  );
}
