import { useEffect } from "react";
import { Route, Routes } from "react-router-dom";
import { announceArrival } from "./layout/arrival";
import { ErrorBoundary } from "./layout/ErrorBoundary";
import { Layout } from "./layout/Layout";
import { useNavigationFocus } from "./layout/useNavigationFocus";
import { useShownLocation } from "./layout/useShownLocation";
import { routes } from "./routes";

/** The frame of every page, and in it the screen of the address. */
export function RoutedScreen() {
  const { location, failure } = useShownLocation();
  useNavigationFocus(location);
  useEffect(() => announceArrival(location.key), [location]);
  return (
    <ErrorBoundary place="layout">
      <Layout>
        <ErrorBoundary place={location.key}>
          {failure ? <Failure reason={failure} /> : null}
          <Routes location={location}>
            {routes.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Routes>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}

function Failure({ reason }: { reason: unknown }): never {
  throw reason;
}
