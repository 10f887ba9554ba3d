import { readFileSync } from "node:fs";
import { ApolloClient } from "@apollo/client";
import { SchemaLink } from "@apollo/client/link/schema";
import { ApolloProvider } from "@apollo/client/react";
import { render } from "@testing-library/react";
import { buildSchema } from "graphql";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { createCache } from "../../../client/apollo/createCache";
import { aLibrary } from "./library";

export const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

interface Surroundings {
  at?: string;
  library?: ReturnType<typeof aLibrary>;
  client?: ApolloClient;
}

/** A client with the product's own cache, answered by the committed schema over plain objects. */
export function aClient(library = aLibrary()): ApolloClient {
  return new ApolloClient({ cache: createCache(), link: new SchemaLink({ schema, rootValue: library.root }) });
}

export function renderScreen(screen: ReactNode, { at = "/", library, client = aClient(library) }: Surroundings = {}) {
  let address = at;
  const Address = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  };
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <ApolloProvider client={client}>
        {screen}
        <Address />
      </ApolloProvider>
    </MemoryRouter>,
  );
  return { ...view, client, address: () => address };
}
