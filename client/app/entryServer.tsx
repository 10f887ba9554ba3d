import { ApolloClient, ApolloLink } from "@apollo/client";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { parsePath, StaticRouter } from "react-router-dom";
import { App } from "./App";
import { createCache } from "../apollo/createCache";
import { PageQueryContext } from "../apollo/pageQuery/PageQueryContext";
import { type Execute, ServerQueries } from "../apollo/pageQuery/ServerQueries";
import { ErrorScreen } from "./layout/ErrorScreen";
import type { PageRequest, Theme } from "./rendering/PageRequest";
import type { ServerState } from "./rendering/serverState";
import { findRoute } from "./routes";

export interface RenderRequest {
  /** Path and query. */
  url: string;
  origin: string;
  theme: Theme | null;
  execute: Execute;
}

export interface RenderedPage {
  status: number;
  /** Where to go instead, with status 302; the page is then for nobody. */
  location?: string;
  /** `<html …>…</html>` without a doctype. */
  html: string;
  /** For `<script type="application/json" id="apollo-state">`. */
  state: ServerState;
  /** Manifest keys of the lazy modules the page needs besides the entry. */
  modules: string[];
}

const REDIRECT_PAGE = { status: 302, html: "", state: { cache: {}, failedOperations: [], origin: "" }, modules: [] };

/** Screens ask at once for all they need; a second round is for one that asks by what another was told. */
const MAX_ROUNDS = 3;

export async function renderPage({ url: requestedUrl, origin, theme, execute }: RenderRequest): Promise<RenderedPage> {
  // HTTP allows `*` and whole addresses, too, which the router takes for no path.
  const url = requestedUrl.startsWith("/") ? requestedUrl : `/${requestedUrl}`;
  // Read as the router reads it: by the rules of URLs, `//` and `..` would be another page than the one that it then shows.
  const route = findRoute(parsePath(url).pathname ?? "/");
  await route.preload();
  const cache = createCache({ isShortLived: true });
  const queries = new ServerQueries(cache, execute);
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  let status = 200;
  let location: string | undefined;
  const request: PageRequest = {
    origin,
    theme,
    failedOperations: queries.failedOperations,
    setStatus: (newStatus) => {
      status = newStatus;
    },
    redirectTo: (path) => {
      location = path;
    },
  };
  // renderToString, not a stream: nothing suspends here, and streamed boundaries need inline scripts.
  const render = (screen?: ReactNode) =>
    renderToString(
      <StaticRouter location={url}>
        <PageQueryContext value={queries}>
          <App request={request} client={client}>
            {screen}
          </App>
        </PageQueryContext>
      </StaticRouter>,
    );

  let html: string;
  try {
    html = render();
    for (let round = 0; round < MAX_ROUNDS && (await queries.executePending()); round++) html = render();
    if ([...queries.failedOperations.values()].includes("failed")) status = 503;
  } catch (error) {
    console.error(error);
    status = 500;
    html = render(<ErrorScreen />);
  }
  client.stop();
  if (location !== undefined && status === 200) return { ...REDIRECT_PAGE, location };
  return {
    status,
    html: html.replace(/^<!doctype html>/i, ""),
    state: { cache: cache.extract(), failedOperations: [...queries.failedOperations], origin },
    modules: [...route.modules],
  };
}
