import { useApolloClient } from "@apollo/client/react";

/** Reads the screen's lists again after a command, whose sessions or tokens may be gone with it. */
export function useRefreshedUsers() {
  const client = useApolloClient();
  return async <Result>(running: Promise<Result>): Promise<Result> => {
    const result = await running;
    await client.refetchQueries({ include: ["AdminUsers", "AdminSessions"] }).catch(() => undefined);
    return result;
  };
}
