import { Bell } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "../../format/formatNumber";
import { isLibrarian, useViewer } from "../../session/useViewer";
import { useDismissibleDetails } from "../../ui/useDismissibleDetails";
import { useDeskTasks, WRONG } from "./deskTasks";
import { useDeskAttention } from "./useDeskAttention";
import { useLiveDesk } from "./useLiveDesk";

/** In the bar of every screen: what needs somebody, as the dashboard has it first. */
export function BellMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  const [isOpen, setIsOpen] = useState(false);
  const { viewer } = useViewer();
  const attention = useDeskAttention();
  const tasks = useDeskTasks(attention);
  const worksHere = isLibrarian(viewer);
  useLiveDesk(worksHere);
  if (!worksHere) return null;
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="desk-bell needs-script"
    >
      <summary
        aria-label={`Perlu dibereskan${attention ? `: ${tasks.length === 0 ? "tidak ada" : `${formatNumber(tasks.length)} hal`}` : ""}`}
        className="icon-button list-none [&::-webkit-details-marker]:hidden"
      >
        <Bell aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {tasks.length > 0 && <span aria-hidden="true" className="bell-dot" />}
      </summary>
      {isOpen && (
        <div className="bell-menu">
          <p className="px-3 pt-1.5 pb-1 text-xs font-semibold text-muted">Perlu dibereskan</p>
          {tasks.length === 0 ? (
            <p className="px-3 py-2 text-sm">{attention ? "Tidak ada yang perlu dibereskan." : "Memuat…"}</p>
          ) : (
            <ul>
              {tasks.map(({ field, title, detail, count, path, Icon, tone }) => (
                <li key={field}>
                  <Link to={path} onClick={close} className="menu-line min-h-12 gap-3">
                    <span className={`grid size-8 shrink-0 place-items-center rounded-lg ${tone}`}>
                      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
                    </span>
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold">{title}</span>
                      <span className="block text-xs text-muted">{detail}</span>
                    </span>
                    <b className={`font-serif text-lg tabular-nums ${tone === WRONG ? "text-bata" : ""}`}>
                      {formatNumber(count)}
                    </b>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </details>
  );
}
