import { closeSidebar } from "../app/menus/sidebar";
import { isLibrarian, useViewer } from "../session/useViewer";
import { AdminLinks } from "./AdminLinks";

/** On a small screen these links come before the site's own in the menu. */
export function AdminMenu() {
  const { viewer } = useViewer();
  if (!isLibrarian(viewer)) return null;
  return (
    <nav aria-label="Petugas" className="mb-4 border-b border-line pb-4">
      <AdminLinks onChoose={closeSidebar} />
    </nav>
  );
}
