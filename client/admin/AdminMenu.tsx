import { closeSidebar } from "../app/menus/sidebar";
import { useViewer } from "../session/useViewer";
import { AdminLinks } from "./AdminLinks";

/** On a small screen the area's links stand in the menu, before the site's own. */
export function AdminMenu() {
  const { viewer } = useViewer();
  if (viewer?.role !== "ADMIN") return null;
  return (
    <nav aria-label="Petugas" className="mb-4 border-b border-line pb-4">
      <AdminLinks onChoose={closeSidebar} />
    </nav>
  );
}
