import { toFormErrors } from "../../../../forms/errors/toFormErrors";
import { useOperation } from "../../../../apollo/useOperation";
import { graphql } from "../../../../gql/gql";
import type { BulkUpdateBooksInput } from "../../../../gql/graphql";
import { type BulkResult, type BatchResult, useBulkBooks } from "./useBulkBooks";

const BulkUpdateBooksMutation = graphql(`
  mutation BulkUpdateBooks($input: BulkUpdateBooksInput!) {
    bulkUpdateBooks(input: $input) {
      __typename
      ... on BulkUpdateBooksPayload {
        books {
          id
          ...BookColumns_book
        }
        binEntryIds
        outcomes {
          bookId
          changed
          error {
            message
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);

export type BulkChanges = Omit<BulkUpdateBooksInput, "bookIds">;

interface BulkUpdate {
  /** Sets the same value on all of them; every list follows by normalization. */
  bulkUpdateBooks: (
    ids: readonly string[],
    changes: BulkChanges,
  ) => Promise<BulkResult & { binEntryIds: readonly string[] }>;
  done: number | null;
  stop: () => void;
}

export function useBulkUpdateBooks(): BulkUpdate {
  const { run } = useOperation(BulkUpdateBooksMutation, "update");
  const { runInBatches, done, stop } = useBulkBooks();
  return {
    bulkUpdateBooks: async (ids, changes) => {
      const binEntryIds: string[] = [];
      const result = await runInBatches(ids, async (bookIds): Promise<BatchResult> => {
        const { data, ...outcome } = await run({ input: { bookIds: [...bookIds], ...changes } });
        if (data) {
          binEntryIds.push(...data.binEntryIds);
          return {
            outcomes: data.outcomes.map(({ bookId, error }) => ({ id: bookId, refusal: error?.message ?? null })),
          };
        }
        return outcome.statusCode === 404
          ? { outcomes: bookIds.map((id) => ({ id, refusal: outcome.message })) }
          : {
              outcomes: [],
              errorMessage: outcome.errors[0]?.message ?? toFormErrors({ data, ...outcome }).text ?? outcome.message,
            };
      });
      return { ...result, binEntryIds };
    },
    done,
    stop,
  };
}
