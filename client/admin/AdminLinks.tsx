import { ChevronRight } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { lazy } from "../page/lazy/lazy";
import { type AdminLink, type AdminLinkGroup, linkHref, linkOf, usePermittedLinks } from "./adminLinks";

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

interface AdminLinksProps {
  /** The groups that are open. */
  isOpen: (group: AdminLinkGroup) => boolean;
  onToggle: (group: AdminLinkGroup) => void;
  onChoose?: () => void;
}

/** Links to all screens that the viewer may open, in groups that fold; the current one is marked and in sight. */
export function AdminLinks({ isOpen, onToggle, onChoose }: AdminLinksProps) {
  const list = useRef<HTMLDivElement>(null);
  const current = linkOf(useLocation());
  useEffect(() => {
    const link = list.current?.querySelector("[aria-current]");
    if (link) showInList(link);
  }, [current]);
  return (
    <div ref={list} className="admin-links">
      {usePermittedLinks().map((group) =>
        group.title === undefined ? (
          <GroupLinks key="" links={group.links} current={current} onChoose={onChoose} />
        ) : (
          <LinkGroup
            key={group.title}
            title={group.title}
            links={group.links}
            isOpen={isOpen(group)}
            onToggle={() => onToggle(group)}
            current={current}
            onChoose={onChoose}
          />
        ),
      )}
    </div>
  );
}

interface GroupLinksProps {
  id?: string;
  links: readonly AdminLink[];
  isFolded?: boolean;
  current: AdminLink | undefined;
  onChoose: (() => void) | undefined;
}

interface LinkGroupProps extends GroupLinksProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** What waits in it is told by its heading while it is folded. */
function LinkGroup({ title, links, isOpen, onToggle, ...props }: LinkGroupProps) {
  const id = useId();
  const waiting = isOpen ? [] : links.flatMap(({ waits }) => waits ?? []);
  return (
    <div>
      <button
        type="button"
        onClick={onToggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={waiting.map((of) => `${id}-${of}`).join(" ") || undefined}
        className="admin-group"
      >
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.75}
          className={`admin-group-sign ${isOpen ? "rotate-90" : ""}`}
        />
        {title}
        <span className="ml-auto flex gap-1">
          {waiting.map((of) => (
            <WaitingCounts key={of} of={of} id={`${id}-${of}`} />
          ))}
        </span>
      </button>
      <GroupLinks id={id} links={links} isFolded={!isOpen} {...props} />
    </div>
  );
}

function GroupLinks({ id, links, isFolded = false, current, onChoose }: GroupLinksProps) {
  const described = useId();
  return (
    <ul id={id} data-folded={isFolded || undefined} className="admin-group-links">
      {links.map((link) => (
        <li key={linkHref(link)}>
          <Link
            to={linkHref(link)}
            onClick={onChoose}
            aria-current={link === current ? "page" : undefined}
            aria-describedby={link.waits && `${described}-${link.waits}`}
            className="admin-link"
          >
            {link.Icon && <link.Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />}
            {link.label}
            {link.waits && <WaitingCounts of={link.waits} id={`${described}-${link.waits}`} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
