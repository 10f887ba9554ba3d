import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { type ReactNode, useLayoutEffect } from "react";
import { ThemeProvider } from "./layout/ThemeContext";
import { Document } from "./rendering/Document";
import { type PageRequest, PageRequestContext } from "./rendering/PageRequest";
import { RoutedScreen } from "./RoutedScreen";

interface AppProps {
  request: PageRequest;
  client: ApolloClient;
  /** Called once everything on the page answers to people. */
  onReady?: () => void;
  /** Stands in for the routed screen when rendering that has failed. */
  children?: ReactNode;
}

/** Rendered inside a router: the browser's or the server's. */
export function App({ request, client, onReady, children }: AppProps) {
  useLayoutEffect(() => onReady?.(), [onReady]);
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
