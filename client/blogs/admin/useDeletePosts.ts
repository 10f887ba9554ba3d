import { useUndo } from "../../admin/undo/useUndo";
import { MAX_BATCH_SIZE } from "../../apollo/maxBatchSize";
import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { showFailure } from "../../forms/errors/showFailure";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { removePosts } from "./postCache";

const BulkDeleteBlogPostsMutation = graphql(`
  mutation BulkDeleteBlogPosts($input: BulkDeleteBlogPostsInput!) {
    bulkDeleteBlogPosts(input: $input) {
      __typename
      ... on BulkDeleteBlogPostsPayload {
        deletedBlogPostIds
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);

/** Moves posts to the bin, and offers to undo it. */
export function useDeletePosts() {
  const { run, isRunning } = useOperation(BulkDeleteBlogPostsMutation, "delete");
  const { showDeleted } = useUndo();
  return {
    /** Resolves to whether they are gone, also those that were gone before. */
    deletePosts: async (posts: readonly { id: string; title: string }[]): Promise<boolean> => {
      if (isRunning) return false;
      const binEntryIds: string[] = [];
      for (let start = 0; start < posts.length; start += MAX_BATCH_SIZE) {
        const ids = posts.slice(start, start + MAX_BATCH_SIZE).map(({ id }) => id);
        const result = await run({ input: { blogPostIds: ids } }, (cache) => removePosts(cache, ids));
        if (result.data) binEntryIds.push(...result.data.binEntryIds);
        else if (result.statusCode !== 404) {
          showFailure(result);
          return false;
        }
      }
      const [only] = posts;
      const subject = posts.length === 1 && only ? `“${only.title}”` : `${formatNumber(posts.length)} tulisan`;
      if (binEntryIds.length === 0) showMessage(`${subject} sudah tidak ada.`);
      else showDeleted(`${subject} dihapus.`, binEntryIds);
      return true;
    },
    isDeleting: isRunning,
  };
}
