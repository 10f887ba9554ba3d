import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "../../gql/gql";

const ProposedInventoryCodesQuery = graphql(`
  query ProposedInventoryCodes($count: Int!, $acquiredAt: Date, $pattern: String, $restartsYearly: Boolean) {
    proposedInventoryCodes(count: $count, acquiredAt: $acquiredAt, pattern: $pattern, restartsYearly: $restartsYearly)
  }
`);

interface Numbering {
  /** Today unless it is given. */
  acquiredAt?: string;
  /** The library's unless it is given. */
  pattern?: string;
  restartsYearly?: boolean;
}

const MAX_COPIES = 1000;
const DEBOUNCE_MS = 350;
const NONE: readonly string[] = [];

/**
 * The inventory numbers that new copies would get, asked again while somebody types; none without a pattern, null until
 * the first answer.
 */
export function useProposedInventoryCodes(count: number, { acquiredAt, pattern, restartsYearly }: Numbering) {
  const client = useApolloClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (proposed: readonly string[]) => {
      if (isCurrent) setCodes(proposed);
    };
    const ask = async () => {
      if (count < 1 || count > MAX_COPIES) return NONE;
      const variables = { count, acquiredAt: acquiredAt ?? null, pattern: pattern ?? null, restartsYearly };
      const { data } = await client.query({
        query: ProposedInventoryCodesQuery,
        variables,
        fetchPolicy: "no-cache",
      });
      return data?.proposedInventoryCodes ?? NONE;
    };
    const timer = setTimeout(() => void ask().then(show, () => show(NONE)), DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, count, acquiredAt, pattern, restartsYearly]);
  return codes;
}
