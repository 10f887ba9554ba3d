import { useState } from "react";
import { closeSidebar } from "../page/frame/sidebar";
import { isLibrarian, useViewer } from "../session/useViewer";
import { AdminLinks } from "./AdminLinks";

/** On a small screen these links come before the site's own in the menu, their groups folded, so that all are seen. */
export function AdminMenu() {
  const { viewer } = useViewer();
  const [opened, setOpened] = useState<string>();
  if (!isLibrarian(viewer)) return null;
  return (
    <nav aria-label="Menu petugas" className="mb-4 border-b border-line pb-4">
      <AdminLinks
        isOpen={({ title }) => title === opened}
        onToggle={({ title }) => setOpened(title === opened ? undefined : title)}
        onChoose={closeSidebar}
      />
    </nav>
  );
}
