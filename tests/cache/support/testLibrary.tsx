import type { ApolloClient } from "@apollo/client";
import { ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MemoryRouter, useLocation } from "react-router-dom";

import { createBrowserClient } from "../../../client/apollo/browser/createBrowserClient";
import type { Database } from "../../../server/platform/database/Database";
import type { AdminViewer } from "../../../server/viewer";
import { createTestApp } from "../../support/createTestApp";
import { openTestDatabase } from "../../support/databases/openTestDatabase";
import { givenAdmin, PASSWORD } from "../../support/people";
import { dom } from "./domGlobals";

export interface TestLibrary {
  readonly database: Database;
  /** Where its files are. */
  readonly dataDir: string;
  /** Who is logged in. */
  readonly admin: AdminViewer;
  /** The product's own client, with the cache and links of a browser. */
  readonly client: ApolloClient;
  /** Names of the operations sent so far, in order. */
  readonly operations: string[];
  /** Renders a screen at a URL; returns a function that reads the current URL. */
  readonly render: (screen: ReactNode, options?: { readonly at?: string }) => { readonly url: () => string };
  readonly close: () => Promise<void>;
}

/**
 * The real schema and services over a SQLite database, a listening server, a logged-in administrator and the
 * product's own Apollo client. One at a time.
 */
export async function openTestLibrary(): Promise<TestLibrary> {
  const { database, url: databaseUrl, dispose } = await openTestDatabase("sqlite");
  const dataDir = mkdtempSync(join(tmpdir(), "aksara-library-"));
  const app = await createTestApp(database, { NODE_ENV: "test", DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  dom.reconfigure({ url: `${url}/admin` });
  const browser = installBrowserFetch(url);
  const admin = await givenAdmin(database);
  await fetch("/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: admin.username, password: PASSWORD }),
  });

  const client = createBrowserClient({});
  const operations: string[] = [];
  const recordingLink = new ApolloLink((operation, forward) => {
    operations.push(operation.operationName ?? "");
    return forward(operation);
  });
  client.setLink(recordingLink.concat(client.link));

  return {
    database,
    dataDir,
    admin,
    client,
    operations,
    render: (screen, { at = "/" } = {}) => {
      let place = at;
      const UrlProbe = () => {
        const { pathname, search } = useLocation();
        place = pathname + search;
        return null;
      };
      render(
        <MemoryRouter initialEntries={[at]}>
          <ApolloProvider client={client}>
            {screen}
            <UrlProbe />
          </ApolloProvider>
        </MemoryRouter>,
      );
      return { url: () => place };
    },
    close: async () => {
      cleanup();
      await browser.whenIdle();
      client.stop();
      browser.restore();
      dom.window.localStorage.clear();
      dom.cookieJar.removeAllCookiesSync();
      // One that fetch has opened and not used yet is not idle to the server, which would wait for its end.
      app.server.closeAllConnections();
      await app.close();
      await dispose();
    },
  };
}

/** Adds base URL and cookies to Node's fetch. */
function installBrowserFetch(address: string) {
  const nodeFetch = globalThis.fetch;
  const inFlight = new Set<Promise<unknown>>();
  const browserFetch: typeof fetch = async (to, options = {}) => {
    const url = new URL(to instanceof Request ? to.url : to, address).href;
    const headers = new Headers(options.headers);
    headers.set("cookie", dom.cookieJar.getCookieStringSync(url));
    headers.set("origin", address);
    const response = await nodeFetch(url, { ...options, headers });
    for (const cookie of response.headers.getSetCookie()) {
      dom.cookieJar.setCookieSync(cookie, url);
    }
    return response;
  };
  globalThis.fetch = (...request) => {
    const response = browserFetch(...request);
    inFlight.add(response);
    void response.catch(() => undefined).finally(() => inFlight.delete(response));
    return response;
  };
  return {
    /** Resolves once no request is in flight; one response may trigger the next request. */
    whenIdle: async () => {
      while (inFlight.size > 0) {
        await Promise.allSettled(inFlight);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    restore: () => {
      globalThis.fetch = nodeFetch;
    },
  };
}
