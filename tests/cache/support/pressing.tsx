import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";

/** A hook of commands as a screen has it; gives what its button does, which always presses the newest. */
export function pressing<Commands>(
  client: ApolloClient,
  useCommands: () => Commands,
  press: (commands: Commands) => Promise<unknown>,
): () => Promise<unknown> {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(useCommands, { wrapper });
  return () => press(result.current);
}
