import { useQuery } from "@apollo/client/react";
import { graphql } from "../../gql/gql";
import type { RulePair } from "./loanRuleRow";

const LoanPolicyQuery = graphql(`
  query LoanPolicy($studentKind: StudentKind, $categoryId: ID, $withoutOwnRule: Boolean) {
    loanPolicy(studentKind: $studentKind, categoryId: $categoryId, withoutOwnRule: $withoutOwnRule) {
      figures {
        loanDays
        dueOn
        mostLoans
        mostRenewals
        finePerDay
        fineDays
        graceDays
        suspendDaysPerDay
        graceCharged
        fineCap
        capAtPrice
        debtLimit
        lendable
        countsToLimit
      }
      sources {
        loanDays
        dueOn
        mostLoans
        mostRenewals
        finePerDay
        fineDays
        graceDays
        suspendDaysPerDay
        graceCharged
        fineCap
        capAtPrice
        debtLimit
        lendable
        countsToLimit
      }
      kindLimit
      categoryLimit
    }
  }
`);

/**
 * Which figures apply to a kind and a category, and where each comes from; `withoutOwnRule`: what an empty figure of
 * their own rule falls through to. Nothing until they have come: those of another pair would stand under its name.
 */
export function useLoanPolicy({ studentKind, category }: RulePair, withoutOwnRule = false) {
  const { data, error, refetch } = useQuery(LoanPolicyQuery, {
    variables: { studentKind, categoryId: category?.id ?? null, withoutOwnRule },
  });
  return {
    policy: error ? undefined : data?.loanPolicy,
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
