import type { ApolloCache, Reference } from "@apollo/client";
import { removeRecords } from "../../apollo/removeRecords";

interface StoredRules {
  readonly nodes: readonly Reference[];
}

/** Figures that were resolved before a rule has changed are asked for again. */
export function forgetLoanPolicies(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "loanPolicy" });
}

export function appendLoanRule(cache: ApolloCache, rule: { __typename: "LoanRule"; id: string }): void {
  const key = cache.identify(rule);
  if (key !== undefined) changeRules(cache, (nodes) => [...nodes, { __ref: key }]);
}

export function removeLoanRule(cache: ApolloCache, id: string): void {
  const key = cache.identify({ __typename: "LoanRule", id });
  if (key === undefined) return;
  changeRules(cache, (nodes) => nodes.filter(({ __ref }) => __ref !== key));
  removeRecords(cache, new Set([key]));
}

function changeRules(cache: ApolloCache, change: (nodes: readonly Reference[]) => readonly Reference[]): void {
  cache.modify<Record<string, unknown>>({
    id: "ROOT_QUERY",
    fields: {
      loanRules: (stored) => ({ ...(stored as StoredRules), nodes: change((stored as StoredRules).nodes) }),
    },
  });
  forgetLoanPolicies(cache);
}
