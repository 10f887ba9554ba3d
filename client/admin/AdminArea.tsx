import { useReactiveVar } from "@apollo/client/react";
import { useState } from "react";
import { lazy } from "../page/lazy/lazy";
import { Outlet, useLocation } from "react-router-dom";
import { showMessage } from "../page/messages/flashMessage";
import { ScreenFrame } from "../page/frame/ScreenFrame";
import { usePageRequest } from "../apollo/pageQuery/PageRequest";
import { useBrowserValue } from "../page/rendering/useBrowserValue";
import { Redirect } from "../page/rendering/Redirect";
import { RequireLibrarian } from "../session/RequireLibrarian";
import { useViewer } from "../session/useViewer";
import { linkOf, opens, usePermittedLinks } from "./adminLinks";
import { AdminSidebar } from "./AdminSidebar";
import { AdminTabs } from "./AdminTabs";
import { CommandShortcuts } from "./command/CommandShortcuts";
import { closeCommandField, commandField } from "./command/commandField";
import { DeskMessage } from "./DeskMessage";
import { DeskViewContext, parseDeskView, rememberDeskView } from "./deskView";
import { GoToShortcuts } from "./shortcuts/GoToShortcuts";
import { isShortcutSheetOpen } from "./shortcuts/shortcuts";
import { useShortcutKeys } from "./shortcuts/useShortcutKeys";

const CommandSheet = lazy(
  () =>
    import("./command/CommandSheet").then(
      (m) => m.CommandSheet,
      (reason: unknown) => {
        // Otherwise what is typed would wait for a field that does not come.
        closeCommandField();
        showMessage("Kolom cari gagal dimuat. Muat ulang halaman.", "error");
        throw reason;
      },
    ),
  null,
);
const LeftDeskNotice = lazy(
  () => import("../circulation/admin/waiting/LeftDeskNotice").then((m) => m.LeftDeskNotice),
  null,
);
const ShortcutSheet = lazy(() => import("./shortcuts/ShortcutSheet").then((m) => m.ShortcutSheet), null);

/** The layout of the desk's screens. */
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
    <RequireLibrarian>
      <DeskViewContext value={choice}>
        <div
          className={`admin-frame ${view.isSidebarFolded ? "admin-frame-folded" : ""} ${view.isRoomy ? "admin-roomy" : ""}`}
        >
          <AdminSidebar />
          <PermittedScreen />
        </div>
        <AdminTabs />
        <GoToShortcuts />
        <CommandShortcuts />
        {useReactiveVar(isShortcutSheetOpen) && <ShortcutSheet />}
        {useReactiveVar(commandField) !== null && <CommandSheet />}
      </DeskViewContext>
    </RequireLibrarian>
  );
}

/** Whether this browser has stored unsent desk work: only then the notice loads. */
function keepsDesk(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("aksara:meja:"));
  } catch {
    return false;
  }
}

/** The screen, if the viewer's role opens it. The server refuses its data in any case. */
function PermittedScreen() {
  const location = useLocation();
  const hasKeptDesk = useBrowserValue(keepsDesk, false);
  const { viewer } = useViewer();
  const link = linkOf(location);
  const permission = link?.path === location.pathname ? link.permission : (link?.belowPermission ?? link?.permission);
  const [first] = usePermittedLinks();
  // Who sees no reports begins with the first screen of their role.
  if (link?.key === "d" && first && !first.links.includes(link)) return <Redirect to={first.links[0]?.path ?? "/"} />;
  return (
    <ScreenFrame>
      {opens(viewer, permission) ? (
        <>
          {hasKeptDesk && <LeftDeskNotice />}
          <Outlet />
        </>
      ) : (
        <DeskMessage status={403} title="Anda tidak punya akses" links={[{ label: "Ke dasbor", path: "/admin" }]}>
          Minta akses kepada admin perpustakaan.
        </DeskMessage>
      )}
    </ScreenFrame>
  );
}
