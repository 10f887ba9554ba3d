import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { toReadFailure } from "../../../../apollo/operationResult";
import { graphql } from "../../../../gql/gql";

const ProposedItemCodesQuery = graphql(`
  query ProposedItemCodes($count: Int!, $firstItemCode: String) {
    proposedItemCodes(count: $count, firstItemCode: $firstItemCode) {
      itemCode
      takenBy
    }
  }
`);

export interface ProposedCodes {
  codes: readonly { itemCode: string; takenBy?: string | null }[];
  /** Why there are no codes. */
  problem: string | null;
}

const MAX_COPIES = 1000;
const DEBOUNCE_MS = 350;
const NONE: ProposedCodes = { codes: [], problem: null };

/** Fetches the codes that new copies would get, or why the first code cannot be continued. */
export async function fetchProposedCodes(
  client: ApolloClient,
  count: number,
  firstItemCode: string,
): Promise<ProposedCodes> {
  if (count < 1) return NONE;
  if (count > MAX_COPIES) return { codes: [], problem: "Maksimal 1.000 eksemplar sekali tambah." };
  const first = firstItemCode.trim();
  try {
    const { data } = await client.query({
      query: ProposedItemCodesQuery,
      variables: { count, firstItemCode: first === "" ? null : first },
      fetchPolicy: "no-cache",
    });
    return { codes: data?.proposedItemCodes ?? [], problem: null };
  } catch (error) {
    const { errors, message, isUnexplained } = toReadFailure(error);
    return { codes: [], problem: isUnexplained ? null : (errors[0]?.message ?? message) };
  }
}

/** Refetches while typing, debounced. */
export function useProposedCodes(count: number, firstItemCode: string): ProposedCodes {
  const client = useApolloClient();
  const [proposed, setProposed] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void fetchProposedCodes(client, count, firstItemCode).then((answer) => {
        if (isCurrent) setProposed(answer);
      });
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, count, firstItemCode]);
  return proposed;
}
