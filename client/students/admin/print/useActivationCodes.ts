import { MAX_BATCH_SIZE } from "../../../apollo/maxBatchSize";
import { useOperation } from "../../../apollo/useOperation";
import { failureText } from "../../../forms/errors/toFormErrors";
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
    /** Codes that were made before a failure are not lost: they are shown this once. */
    createCodes: async (
      wanted: { className: string } | { studentIds: readonly string[] },
    ): Promise<{ codes: ActivationCodes | null; failure: string | undefined }> => {
      const inputs =
        "className" in wanted ? [wanted] : batchesOf(wanted.studentIds).map((studentIds) => ({ studentIds }));
      const made: ActivationCodes[] = [];
      let failure: string | undefined;
      for (const input of inputs) {
        const result = await many.run({ input });
        if (result.data === null) {
          failure = failureText(result);
          break;
        }
        made.push(result.data);
      }
      const codes = {
        slips: made.flatMap(({ slips }) => slips),
        skipped: made.flatMap(({ skipped }) => skipped),
      };
      return { codes: made.length > 0 ? codes : null, failure };
    },
    /** `resetAccount` first removes the account that the student can no longer log in to. */
    createCode: (studentId: string, { resetAccount }: { resetAccount: boolean }) =>
      one.run({ input: { studentId, resetAccount } }),
    isBusy: many.isRunning || one.isRunning,
  };
}

function batchesOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MAX_BATCH_SIZE) }, (_, batch) =>
    ids.slice(batch * MAX_BATCH_SIZE, (batch + 1) * MAX_BATCH_SIZE),
  );
}
