import { useState } from "react";
import { ScreenFrame } from "../app/layout/ScreenFrame";
import { usePageRequest } from "../app/rendering/PageRequest";
import { RequireAdmin } from "../session/RequireAdmin";
import { AdminSidebar } from "./AdminSidebar";
import { DeskViewContext, parseDeskView, rememberDeskView } from "./deskView";
import { GoToShortcuts } from "./shortcuts/GoToShortcuts";
import { ShortcutSheet } from "./shortcuts/ShortcutSheet";
import { useShortcutKeys } from "./shortcuts/useShortcutKeys";

/** The layout of administrators' screens. */
export function AdminArea() {
  useShortcutKeys();
  const request = usePageRequest();
  const [view, setView] = useState(() => parseDeskView(request.deskView?.() ?? ""));
  const choice = {
    ...view,
    change: (changes: Partial<typeof view>) => {
      const next = { ...view, ...changes };
      setView(next);
      rememberDeskView(next);
    },
  };
  return (
    <RequireAdmin>
      <DeskViewContext value={choice}>
        <div
          className={`admin-frame ${view.isSidebarFolded ? "admin-frame-folded" : ""} ${view.isRoomy ? "admin-roomy" : ""}`}
        >
          <AdminSidebar />
          <ScreenFrame />
        </div>
        <GoToShortcuts />
        <ShortcutSheet />
      </DeskViewContext>
    </RequireAdmin>
  );
}
