import { useEffect } from "react";
import { Route, Routes } from "react-router-dom";
import { announceArrival } from "./navigation/arrival";
import { ErrorBoundary } from "./layout/ErrorBoundary";
import { Layout } from "./layout/Layout";
import { LeaveQuestion } from "./navigation/LeaveQuestion";
import { ScreenFrame } from "./layout/ScreenFrame";
import { UnreachedScreen } from "./lazy/UnreachedScreen";
import { useNavigationFocus } from "./navigation/useNavigationFocus";
import { useShownLocation } from "./navigation/useShownLocation";
import { adminArea, adminMenu, adminRoutes, findRoute, isAdminRoute, routes } from "./routes";

/** The frame of every page, and in it the screen of the address. */
export function RoutedScreen() {
  const { location, isUnreached, isHeld, leave, stay } = useShownLocation();
  useNavigationFocus(location);
  useEffect(() => announceArrival(location.key), [location]);
  return (
    <ErrorBoundary place="layout">
      <Layout menu={isAdminRoute(findRoute(location.pathname)) && <adminMenu.Screen />}>
        {isUnreached ? (
          <ScreenFrame>
            <UnreachedScreen />
          </ScreenFrame>
        ) : (
          <Routes location={location}>
            <Route element={<ScreenFrame />}>
              {routes.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
            </Route>
            <Route element={<adminArea.Screen />}>
              {adminRoutes.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
            </Route>
          </Routes>
        )}
      </Layout>
      <LeaveQuestion isOpen={isHeld} onLeave={leave} onStay={stay} />
    </ErrorBoundary>
  );
}
