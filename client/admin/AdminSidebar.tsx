import { Keyboard, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { AdminLinks } from "./AdminLinks";
import { useDeskView } from "./deskView";
import { isShortcutSheetOpen } from "./shortcuts/shortcuts";
import { useOpenGroups } from "./useOpenGroups";

export function AdminSidebar() {
  const { isSidebarFolded: isFolded, change } = useDeskView();
  const { isOpen, toggle } = useOpenGroups();
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  const text = isFolded ? "Tampilkan menu" : "Sembunyikan menu";
  return (
    <aside className="admin-sidebar">
      <div className="admin-sidebar-content">
        {!isFolded && (
          <nav aria-label="Menu petugas">
            <AdminLinks isOpen={isOpen} onToggle={toggle} />
          </nav>
        )}
        <div className={isFolded ? "grid gap-1" : "mt-3 grid gap-px border-t border-line pt-2"}>
          <button
            type="button"
            onClick={() => isShortcutSheetOpen(true)}
            aria-label={isFolded ? "Pintasan keyboard" : undefined}
            title={isFolded ? "Pintasan keyboard" : undefined}
            className="admin-link w-full cursor-pointer"
          >
            <Keyboard aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
            {!isFolded && (
              <>
                Pintasan <kbd className="key ml-auto">?</kbd>
              </>
            )}
          </button>
          <button
            type="button"
            onClick={() => change({ isSidebarFolded: !isFolded })}
            aria-label={isFolded ? text : undefined}
            title={isFolded ? text : undefined}
            aria-expanded={!isFolded}
            className="admin-link w-full cursor-pointer"
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
            {!isFolded && text}
          </button>
        </div>
      </div>
    </aside>
  );
}
