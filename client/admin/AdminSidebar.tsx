import { useReactiveVar } from "@apollo/client/react";
import { Keyboard, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { AdminLinks } from "./AdminLinks";
import { isShortcutSheetOpen } from "./shortcuts/shortcuts";
import { isSidebarFolded } from "./sidebarFolded";

export function AdminSidebar() {
  const isFolded = useReactiveVar(isSidebarFolded);
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  const text = isFolded ? "Tampilkan menu" : "Sembunyikan menu";
  return (
    <aside className="admin-sidebar">
      <div className="admin-sidebar-content">
        {!isFolded && (
          <nav aria-label="Petugas">
            <AdminLinks />
          </nav>
        )}
        <div className={isFolded ? "grid gap-1" : "mt-6 grid gap-0.5 border-t border-line pt-4"}>
          <button
            type="button"
            onClick={() => isShortcutSheetOpen(true)}
            aria-label={isFolded ? "Pintasan keyboard" : undefined}
            className="admin-link w-full cursor-pointer text-muted"
          >
            <Keyboard aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
            {!isFolded && (
              <>
                Pintasan <kbd className="key ml-auto">?</kbd>
              </>
            )}
          </button>
          <button
            type="button"
            onClick={() => isSidebarFolded(!isFolded)}
            aria-label={isFolded ? text : undefined}
            aria-expanded={!isFolded}
            className="admin-link w-full cursor-pointer text-muted"
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
            {!isFolded && text}
          </button>
        </div>
      </div>
    </aside>
  );
}
