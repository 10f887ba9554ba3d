import { useEffect } from "react";
import { Route, Routes } from "react-router-dom";
import { announceArrival } from "./layout/arrival";
import { ErrorBoundary } from "./layout/ErrorBoundary";
import { Layout } from "./layout/Layout";
import { UnreachedScreen } from "./layout/UnreachedScreen";
import { useNavigationFocus } from "./layout/useNavigationFocus";
import { useShownLocation } from "./layout/useShownLocation";
import { routes } from "./routes";

/** The frame of every page, and in it the screen of the address. */
export function RoutedScreen() {
  const { location, isUnreached } = useShownLocation();
  useNavigationFocus(location);
  useEffect(() => announceArrival(location.key), [location]);
  return (
    <ErrorBoundary place="layout">
      <Layout>
        <ErrorBoundary place={location.key}>
          {isUnreached ? (
            <UnreachedScreen />
          ) : (
            <Routes location={location}>
              {routes.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
            </Routes>
          )}
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}
