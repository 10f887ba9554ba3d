import { useReactiveVar } from "@apollo/client/react";
import { RequireAdmin } from "../session/RequireAdmin";
import { ScreenFrame } from "../app/layout/ScreenFrame";
import { AdminSidebar } from "./AdminSidebar";
import { GoToShortcuts } from "./shortcuts/GoToShortcuts";
import { ShortcutSheet } from "./shortcuts/ShortcutSheet";
import { useShortcutKeys } from "./shortcuts/useShortcutKeys";
import { isSidebarFolded } from "./sidebarFolded";

/** The layout of administrators' screens. */
export function AdminArea() {
  useShortcutKeys();
  const isFolded = useReactiveVar(isSidebarFolded);
  return (
    <RequireAdmin>
      <div className={`admin-frame ${isFolded ? "admin-frame-folded" : ""}`}>
        <AdminSidebar />
        <ScreenFrame />
      </div>
      <GoToShortcuts />
      <ShortcutSheet />
    </RequireAdmin>
  );
}
