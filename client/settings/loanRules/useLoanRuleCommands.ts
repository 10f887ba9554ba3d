import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type { CreateLoanRuleInput, UpdateLoanRuleInput } from "../../gql/graphql";
import { appendLoanRule, forgetLoanPolicies, removeLoanRule } from "./loanRuleCache";

const Create = graphql(`
  mutation CreateLoanRule($input: CreateLoanRuleInput!) {
    createLoanRule(input: $input) {
      __typename
      ... on CreateLoanRulePayload {
        loanRule {
          __typename
          id
          ...LoanRuleRow_loanRule
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Update = graphql(`
  mutation UpdateLoanRule($input: UpdateLoanRuleInput!) {
    updateLoanRule(input: $input) {
      __typename
      ... on UpdateLoanRulePayload {
        loanRule {
          id
          ...LoanRuleRow_loanRule
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeleteLoanRule($input: DeleteLoanRuleInput!) {
    deleteLoanRule(input: $input) {
      __typename
      ... on DeleteLoanRulePayload {
        deletedLoanRuleId
      }
      ...OperationResult_userError
    }
  }
`);

/** Mutations of the rules of lending, each at once; the figures that apply follow. */
export function useLoanRuleCommands() {
  const create = useOperation(Create, "create");
  const update = useOperation(Update, "update");
  const remove = useOperation(Delete, "delete");
  return {
    create: (input: CreateLoanRuleInput) =>
      create.run({ input }, (cache, { loanRule }) => appendLoanRule(cache, loanRule)),
    update: (input: UpdateLoanRuleInput) => update.run({ input }, (cache) => forgetLoanPolicies(cache)),
    remove: (id: string) => remove.run({ input: { id } }, (cache) => removeLoanRule(cache, id)),
    isBusy: create.isRunning || update.isRunning || remove.isRunning,
  };
}
