import { useId } from "react";
import { Link, useLocation } from "react-router-dom";
import { type AdminLinkGroup, linkOf, usePermittedLinks } from "./adminLinks";

/** Links to all screens that the viewer may open; the current one is marked. */
export function AdminLinks({ onChoose }: { onChoose?: () => void }) {
  return (
    <div className="grid gap-3">
      {usePermittedLinks().map((group) => (
        <LinkGroup key={group.title ?? ""} group={group} onChoose={onChoose} />
      ))}
    </div>
  );
}

function LinkGroup({
  group: { title, links },
  onChoose,
}: {
  group: AdminLinkGroup;
  onChoose: (() => void) | undefined;
}) {
  const heading = useId();
  const { pathname } = useLocation();
  const current = linkOf(pathname)?.path;
  return (
    <div>
      {title && (
        <p id={heading} className="mb-0.5 px-2.5 text-xs font-semibold text-muted">
          {title}
        </p>
      )}
      <ul aria-labelledby={title && heading} className="grid gap-px">
        {links.map(({ label, path, Icon }) => (
          <li key={path}>
            <Link
              to={path}
              onClick={onChoose}
              aria-current={path === current ? "page" : undefined}
              className="admin-link"
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
