import { useQuery } from "@apollo/client/react";
import { LoanPolicyQuery } from "../lendingFigures";
import type { RulePair } from "./loanRuleRow";

/**
 * Which figures apply to a kind and a category, and where each comes from; `withoutOwnRule`: what an empty figure of
 * their own rule falls through to. Nothing until they have come: those of another pair would stand under its name.
 */
export function useLoanPolicy({ memberKind, category }: RulePair, withoutOwnRule = false) {
  const { data, error, refetch } = useQuery(LoanPolicyQuery, {
    variables: { memberKindId: memberKind?.id ?? null, categoryId: category?.id ?? null, withoutOwnRule },
  });
  return {
    policy: error ? undefined : data?.loanPolicy,
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
