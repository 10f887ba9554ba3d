import { useEffect } from "react";
import { Route, Routes } from "react-router-dom";
import { notifyNavigated } from "../page/navigation/navigationEvents";
import { ErrorBoundary } from "../page/frame/ErrorBoundary";
import { Layout } from "./layout/Layout";
import { GuardedNavigation } from "./navigation/GuardedNavigation";
import { UnsavedChangesDialog } from "./navigation/UnsavedChangesDialog";
import { DutyFirst } from "../session/DutyFirst";
import { ScreenFrame } from "../page/frame/ScreenFrame";
import { lazy } from "../page/lazy/lazy";
import { ScreenLoadError } from "./lazy/ScreenLoadError";
import { useNavigationFocus } from "../page/navigation/useNavigationFocus";
import { useShownLocation } from "./navigation/useShownLocation";
import { type AppRoute, adminArea, adminBar, adminMenu, findRoute, knownRoutes } from "./routes";

/** What needs somebody at the desk. No page waits for it, and without it the bar is whole all the same. */
const AdminBell = lazy(
  () =>
    import("../admin/live/BellMenu").then(
      (m) => m.BellMenu,
      () => () => null,
    ),
  <span className="icon-button" />,
);

/** The layout of every page, with the screen of the current route inside it. */
export function RoutedScreen() {
  const { location, hasLoadFailed } = useShownLocation();
  const { isDesk, isBare = false } = findRoute(location.pathname);
  const known = knownRoutes();
  useNavigationFocus(location);
  useEffect(() => notifyNavigated(location.key), [location]);
  return (
    <ErrorBoundary resetKey="layout">
      <GuardedNavigation>
        <Layout
          menu={isDesk && <adminMenu.Screen />}
          bar={isDesk && <adminBar.Screen />}
          bell={isDesk && <AdminBell />}
          isDesk={isDesk}
          isBare={isBare}
        >
          {hasLoadFailed ? (
            <ScreenFrame>
              <ScreenLoadError />
            </ScreenFrame>
          ) : (
            <DutyFirst>
              <Routes location={location}>
                <Route element={<ScreenFrame />}>{known.filter(({ isDesk }) => !isDesk).map(toElement)}</Route>
                <Route element={<adminArea.Screen />}>{known.filter(({ isDesk }) => isDesk).map(toElement)}</Route>
              </Routes>
            </DutyFirst>
          )}
        </Layout>
      </GuardedNavigation>
      <UnsavedChangesDialog />
    </ErrorBoundary>
  );
}

function toElement({ path, Screen }: AppRoute) {
  return <Route key={path} path={path} element={<Screen />} />;
}
