import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { formatDate } from "../../format/formatDate";
import { wallClock } from "../../format/wallClock";
import { Pill, type PillTone } from "../../ui/Pill";

const ROW_STYLE =
  "relative grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 transition-colors duration-150 " +
  "last:border-b-0 hover:bg-wash md:grid-cols-[minmax(0,1fr)_auto_8.5rem] md:items-center";

interface PastImportRowProps {
  path: string;
  title: string;
  createdAt: string;
  startedBy: string | null;
  state: { label: string; tone: PillTone };
  /** What an undo has done. */
  undone?: ReactNode;
  /** What it brought. */
  children: ReactNode;
}

/** One earlier import, or a file waiting to be imported, with a link to its page. */
export function PastImportRow({ path, title, createdAt, startedBy, state, undone, children }: PastImportRowProps) {
  const { day, time } = wallClock(createdAt, useLibraryTimeZone());
  return (
    <li className={ROW_STYLE}>
      <div className="min-w-0">
        <Link to={path} className="font-semibold wrap-anywhere after:absolute after:inset-0">
          {title}
        </Link>
        <p className="text-sm text-muted">
          <time dateTime={createdAt}>
            {formatDate(day)} {time}
          </time>
          {startedBy && ` · ${startedBy}`}
        </p>
      </div>
      <p className="text-sm text-muted tabular-nums md:text-right">{children}</p>
      <p className="flex flex-wrap items-center gap-x-2 md:flex-col md:items-start">
        <Pill tone={state.tone}>{state.label}</Pill>
        {undone && <span className="text-xs text-muted tabular-nums">{undone}</span>}
      </p>
    </li>
  );
}
