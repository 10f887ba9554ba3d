import { ChevronRight } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { lazy } from "../app/lazy/lazy";
import { type AdminLinkGroup, linkHref, linkOf, usePermittedLinks } from "./adminLinks";

const WaitingCounts = lazy(
  () =>
    import("./live/WaitingCounts").then(
      (m) => m.WaitingCounts,
      () => () => null,
    ),
  null,
);

/** So much of the list stands on either side of the link. */
const ROOM = 48;

/** Scrolls the sidebar alone: a form's page would move too, to keep the link clear of its bar for saving. */
function showInList(link: Element): void {
  const sidebar = link.closest(".admin-sidebar-content");
  if (!sidebar) {
    link.scrollIntoView({ block: "nearest" });
    return;
  }
  const place = link.getBoundingClientRect();
  const seen = sidebar.getBoundingClientRect();
  const above = seen.top + ROOM - place.top;
  const below = place.bottom - (seen.bottom - ROOM);
  sidebar.scrollTop += above > 0 ? -above : Math.max(below, 0);
}

/** Links to all screens that the viewer may open; the current one is marked, and in sight however long the list is. */
export function AdminLinks({ onChoose }: { onChoose?: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  const current = linkOf(useLocation());
  useEffect(() => {
    const link = list.current?.querySelector("[aria-current]");
    if (link) showInList(link);
  }, [current]);
  return (
    <div ref={list} className="grid gap-3">
      {usePermittedLinks().map((group) => (
        <LinkGroup key={group.title ?? ""} group={group} current={current} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface LinkGroupProps {
  group: AdminLinkGroup;
  current: ReturnType<typeof linkOf>;
  onChoose: (() => void) | undefined;
}

function LinkGroup({ group: { title, Icon, links }, current, onChoose }: LinkGroupProps) {
  const heading = useId();
  const list = (
    <ul aria-labelledby={title && heading} className="grid gap-px">
      {links.map((link) => (
        <li key={linkHref(link)}>
          <Link
            to={linkHref(link)}
            onClick={onChoose}
            aria-current={link === current ? "page" : undefined}
            aria-describedby={link.waits && `${heading}-${link.waits}`}
            className="admin-link"
          >
            {link.Icon && <link.Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />}
            {link.label}
            {link.waits && <WaitingCounts of={link.waits} id={`${heading}-${link.waits}`} />}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (Icon) {
    return (
      <details open={links.some((link) => link === current)} className="group">
        <summary id={heading} className="admin-link cursor-pointer list-none">
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
          {title}
          <ChevronRight
            aria-hidden="true"
            strokeWidth={1.75}
            className="ml-auto size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-90"
          />
        </summary>
        <div className="mt-px pl-7">{list}</div>
      </details>
    );
  }
  return (
    <div>
      {title && (
        <p id={heading} className="mb-0.5 px-2.5 text-xs font-semibold text-muted">
          {title}
        </p>
      )}
      {list}
    </div>
  );
}
