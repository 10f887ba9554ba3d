import { toFormErrors } from "../../../../forms/errors/toFormErrors";
import { useOperation } from "../../../../apollo/useOperation";
import { graphql } from "../../../../gql/gql";
import { removeBooks } from "../../../bookCache";
import { type BulkResult, type BatchResult, useBulkBooks } from "./useBulkBooks";

const BulkDeleteBooksMutation = graphql(`
  mutation BulkDeleteBooks($input: BulkDeleteBooksInput!) {
    bulkDeleteBooks(input: $input) {
      __typename
      ... on BulkDeleteBooksPayload {
        deletedBookIds
        binEntryIds
        outcomes {
          bookId
          deleted
          error {
            message
          }
        }
      }
      ...OperationResult_userError
    }
  }
`);

interface BulkDelete {
  /** Deletes the books that can be deleted and removes them from every list. */
  bulkDeleteBooks: (ids: readonly string[]) => Promise<BulkResult & { binEntryIds: readonly string[] }>;
  /** Number of finished books; null while nothing runs. */
  done: number | null;
  stop: () => void;
}

export function useBulkDeleteBooks(): BulkDelete {
  const { run } = useOperation(BulkDeleteBooksMutation, "delete");
  const { runInBatches, done, stop } = useBulkBooks();
  return {
    bulkDeleteBooks: async (ids) => {
      const binEntryIds: string[] = [];
      const result = await runInBatches(ids, async (bookIds): Promise<BatchResult> => {
        const { data, errors, ...outcome } = await run(
          { input: { bookIds: [...bookIds] } },
          (cache, { deletedBookIds }) => removeBooks(cache, deletedBookIds),
        );
        if (data) {
          binEntryIds.push(...data.binEntryIds);
          return {
            outcomes: data.outcomes.map(({ bookId, deleted, error }) => ({
              id: bookId,
              refusal: deleted ? null : (error?.message ?? ""),
            })),
          };
        }
        // None could be deleted: the reasons are field errors, by position in the input.
        const reasons = new Map(errors.map(({ name, message }) => [name, message]));
        const hasReasonPerBook = outcome.statusCode === 409 || outcome.statusCode === 404;
        return hasReasonPerBook
          ? {
              outcomes: bookIds.map((id, index) => ({
                id,
                refusal: reasons.get(`bookIds.${index}`) ?? outcome.message,
              })),
            }
          : { outcomes: [], errorMessage: toFormErrors({ data, errors: [], ...outcome }).text ?? outcome.message };
      });
      return { ...result, binEntryIds };
    },
    done,
    stop,
  };
}
