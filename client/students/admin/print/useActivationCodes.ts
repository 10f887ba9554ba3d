import { useOperation } from "../../../apollo/useOperation";
import { graphql } from "../../../gql/gql";
import type { CreateActivationCodesMutation } from "../../../gql/graphql";

const CreateActivationCodesMutation = graphql(`
  mutation CreateActivationCodes($input: CreateActivationCodesInput!) {
    createActivationCodes(input: $input) {
      __typename
      ... on CreateActivationCodesPayload {
        slips {
          code
          expiresAt
          student {
            id
            nis
            name
            className
          }
        }
        skipped {
          reason
          student {
            id
            name
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);

const CreateActivationCodeMutation = graphql(`
  mutation CreateActivationCode($input: CreateActivationCodeInput!) {
    createActivationCode(input: $input) {
      __typename
      ... on CreateActivationCodePayload {
        slip {
          code
          expiresAt
          student {
            id
            nis
            name
            className
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);

type Payload = Extract<
  CreateActivationCodesMutation["createActivationCodes"],
  { __typename: "CreateActivationCodesPayload" }
>;
export type ActivationCodes = Pick<Payload, "slips" | "skipped">;
export type ActivationSlip = ActivationCodes["slips"][number];

/** Codes stay out of the cache: they are shown once. */
export function useActivationCodes() {
  const many = useOperation(CreateActivationCodesMutation, "create", { isUncached: true });
  const one = useOperation(CreateActivationCodeMutation, "create", { isUncached: true });
  return {
    createCodes: (input: { className: string } | { studentIds: string[] }) => many.run({ input }),
    /** `resetAccount` removes the account first that the student has no way into. */
    createCode: (studentId: string, { resetAccount }: { resetAccount: boolean }) =>
      one.run({ input: { studentId, resetAccount } }),
    isBusy: many.isRunning || one.isRunning,
  };
}
