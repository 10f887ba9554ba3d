import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import type { CatalogueAddress } from "./catalogueAddress";
import { catalogueVariables } from "./catalogueVariables";

/**
 * A page opened at `?after=…` begins in the middle of a list. The cache knows a list by its question only, so this one
 * is dropped when the reader moves on; otherwise the same question from the start would show the middle.
 */
export function useForgetPartialList(address: CatalogueAddress): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!address.after) return;
    const { first, search, filter, orderBy } = catalogueVariables(address);
    return () => {
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "books", args: { first, search, filter, orderBy } });
    };
  }, [address, client]);
}
