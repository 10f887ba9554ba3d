import { readFileSync } from "node:fs";
import { ApolloClient, ApolloLink } from "@apollo/client";
import { SchemaLink } from "@apollo/client/link/schema";
import { ApolloProvider } from "@apollo/client/react";
import { render } from "@testing-library/react";
import { buildSchema } from "graphql";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { createCache } from "../../../client/apollo/createCache";
import { cancellableLink } from "../../../client/apollo/inFlight";
import { aLibrary } from "./library";

/** The printed schema is valid, as its own test says. */
export const schema = buildSchema(readFileSync("schema.graphql", "utf8"), { assumeValidSDL: true });

interface RenderOptions {
  at?: string | { pathname: string; state: unknown };
  library?: ReturnType<typeof aLibrary>;
  client?: ApolloClient;
}

/**
 * A client with the product's own cache and an in-memory schema over plain objects. `operations` records operation
 * names.
 */
export function createTestClient(library = aLibrary(), operations: string[] = []): ApolloClient {
  const recordingLink = new ApolloLink((operation, forward) => {
    operations.push(operation.operationName ?? "");
    return forward(operation);
  });
  const schemaLink = new SchemaLink({ schema, rootValue: library.root });
  return new ApolloClient({ cache: createCache(), link: cancellableLink.concat(recordingLink).concat(schemaLink) });
}

export function renderScreen(
  screen: ReactNode,
  { at = "/", library, client = createTestClient(library) }: RenderOptions = {},
) {
  let url = typeof at === "string" ? at : at.pathname;
  const UrlProbe = () => {
    const { pathname, search, hash } = useLocation();
    url = pathname + search + hash;
    return null;
  };
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <ApolloProvider client={client}>
        {screen}
        <UrlProbe />
      </ApolloProvider>
    </MemoryRouter>,
  );
  return { ...view, client, url: () => url };
}
