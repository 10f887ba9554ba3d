import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { type ReactNode, useLayoutEffect } from "react";
import { ThemeProvider } from "../page/rendering/ThemeContext";
import { Document } from "./rendering/Document";
import { type PageRequest, PageRequestContext } from "../apollo/pageQuery/PageRequest";
import { RoutedScreen } from "./RoutedScreen";

interface AppProps {
  request: PageRequest;
  client: ApolloClient;
  /** Called once the whole page is interactive. */
  onReady?: () => void;
  /** Shown instead of the routed screen when rendering that screen failed. */
  children?: ReactNode;
}

/** Must be rendered inside a router: the browser's or the server's. */
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
