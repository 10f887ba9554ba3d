import { ApolloClient, ApolloLink } from "@apollo/client";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { parsePath, StaticRouter } from "react-router-dom";
import { App } from "./App";
import { createCache } from "../apollo/createCache";
import { PageQueryContext } from "../apollo/pageQuery/PageQueryContext";
import { type Execute, ServerQueries } from "../apollo/pageQuery/ServerQueries";
import { ErrorScreen } from "../page/frame/ErrorScreen";
import type { PageRequest, Theme } from "../apollo/pageQuery/PageRequest";
import type { ServerState } from "./rendering/serverState";
import { loadRoute } from "./routes";

export interface RenderRequest {
  /** Path and query. */
  url: string;
  origin: string;
  theme: Theme | null;
  deskView?: string;
  execute: Execute;
}

export interface RenderedPage {
  status: number;
  /** No cache may keep it. */
  isPrivate?: boolean;
  /** Redirect target, with status 302; the HTML is then empty. */
  location?: string;
  /** `<html …>…</html>` without a doctype. */
  html: string;
  /** For `<script type="application/json" id="apollo-state">`. */
  state: ServerState;
  /** Manifest keys of the lazy modules the page needs besides the entry. */
  modules: string[];
}

const REDIRECT_PAGE = { status: 302, html: "", state: { cache: {}, failedOperations: [], origin: "" }, modules: [] };

/** Screens normally load everything in one round; a second is for queries that depend on another's result. */
const MAX_ROUNDS = 3;

export async function renderPage(asked: RenderRequest): Promise<RenderedPage> {
  const { url: requestedUrl, origin, theme, deskView = "", execute } = asked;
  // HTTP allows `*` and absolute URLs as a request target; the router needs a path.
  const url = requestedUrl.startsWith("/") ? requestedUrl : `/${requestedUrl}`;
  // Parsed like the router does: by URL rules, `//` and `..` would resolve to another page than the router shows.
  const route = await loadRoute(parsePath(url).pathname ?? "/");
  const cache = createCache({ isShortLived: true });
  const queries = new ServerQueries(cache, execute);
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  let status = 200;
  let location: string | undefined;
  let isPrivate = false;
  const request: PageRequest = {
    origin,
    theme,
    deskView: () => deskView,
    failedOperations: queries.failedOperations,
    setStatus: (newStatus) => {
      status = newStatus;
    },
    redirectTo: (path) => {
      location = path;
    },
    forbidCaching: () => {
      isPrivate = true;
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
    if ([...queries.failedOperations.values()].some(({ failure }) => failure === "failed")) status = 503;
  } catch (error) {
    console.error(error);
    status = 500;
    html = render(<ErrorScreen />);
  }
  client.stop();
  if (location !== undefined && status === 200) return { ...REDIRECT_PAGE, location };
  return {
    status,
    isPrivate,
    html: html.replace(/^<!doctype html>/i, ""),
    state: { cache: cache.extract(), failedOperations: [...queries.failedOperations], origin },
    modules: [...route.modules],
  };
}
