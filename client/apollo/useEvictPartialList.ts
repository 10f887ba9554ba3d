import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

/**
 * A page opened at `?after=…` starts in the middle of a list. The cache identifies a list by `args` without the
 * cursor, so this list is evicted on leaving; otherwise the same list from the start would show the middle.
 */
export function useEvictPartialList(fieldName: string, args: Record<string, unknown>, after: string | null): void {
  const client = useApolloClient();
  const argsKey = JSON.stringify(args);
  useEffect(() => {
    if (!after) return;
    return () => {
      client.cache.evict({ id: "ROOT_QUERY", fieldName, args: JSON.parse(argsKey) as Record<string, unknown> });
    };
  }, [after, client, fieldName, argsKey]);
}
