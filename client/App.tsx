import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { ErrorBoundary } from "./layout/ErrorBoundary";
import { Layout } from "./layout/Layout";
import { useNavigationFocus } from "./layout/useNavigationFocus";
import { useShownLocation } from "./layout/useShownLocation";
import { ThemeProvider } from "./layout/ThemeContext";
import { Document } from "./rendering/Document";
import { type PageRequest, PageRequestContext } from "./rendering/PageRequest";
import { routes } from "./routes";

interface AppProps {
  request: PageRequest;
  client: ApolloClient;
  /** Stands in for the routed screen when rendering that has failed. */
  children?: ReactNode;
}

/** Rendered inside a router: the browser's or the server's. */
export function App({ request, client, children }: AppProps) {
  return (
    <PageRequestContext value={request}>
      <ThemeProvider>
        <ApolloProvider client={client}>
          <Document>{children ?? <RoutedScreen />}</Document>
        </ApolloProvider>
      </ThemeProvider>
    </PageRequestContext>
  );
}

function RoutedScreen() {
  const { location, failure } = useShownLocation();
  useNavigationFocus(location);
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
