import type { ApolloCache, ApolloClient } from "@apollo/client";
import type { FileUpload } from "../../../admin/files/useFileChoice";
import { useOperation } from "../../../apollo/useOperation";
import { useUpload } from "../../../apollo/useUpload";
import { readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { CreateBlogPostInput, UpdateBlogPostInput } from "../../../gql/graphql";
import { forgetPostLists } from "../postCache";
import { type PostBase, PostValues_blogPost, toPostBase } from "./postValues";

const CreateBlogPostMutation = graphql(`
  mutation CreateBlogPost($input: CreateBlogPostInput!) {
    createBlogPost(input: $input) {
      __typename
      ... on CreateBlogPostPayload {
        blogPost {
          id
          databaseId
          slug
          ...PostValues_blogPost
          ...PostEditor_blogPost
        }
      }
      ...OperationResult_userError
    }
  }
`);
/** With all that public pages show of it, so that those are right when one goes there. */
const UpdateBlogPostMutation = graphql(`
  mutation UpdateBlogPost($input: UpdateBlogPostInput!) {
    updateBlogPost(input: $input) {
      __typename
      ... on UpdateBlogPostPayload {
        blogPost {
          id
          slug
          excerpt
          ...PostValues_blogPost
          ...PostEditor_blogPost
          ...PostColumns_blogPost
          ...PostMeta_blogPost
          ...PostHeader_blogPost
          ...PostNeighbours_blogPost
        }
      }
      ...OperationResult_userError
    }
  }
`);
const UploadBlogPostCoverMutation = graphql(`
  mutation UploadBlogPostCover($input: UploadBlogPostCoverInput!) {
    uploadBlogPostCover(input: $input) {
      __typename
      ... on UploadBlogPostCoverPayload {
        blogPost {
          id
          imageAlt
          ...PostCover_blogPost
        }
      }
      ...OperationResult_userError
    }
  }
`);
const SavedBlogPostQuery = graphql(`
  query SavedBlogPost($databaseId: Int!) {
    blogPost(databaseId: $databaseId) {
      id
      ...PostValues_blogPost
    }
  }
`);

/** At its address there may have been nothing until now. */
function forgetAddress(cache: ApolloCache, slug: string): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "blogPost", args: { slug } });
  forgetPostLists(cache);
}

export function usePostCommands(timeZone: string) {
  const creating = useOperation(CreateBlogPostMutation, "create");
  const updating = useOperation(UpdateBlogPostMutation, "update");
  return {
    createPost: async (input: CreateBlogPostInput) => {
      const result = await creating.run({ input }, (cache, { blogPost }) => forgetAddress(cache, blogPost.slug));
      const post = readFragment(PostValues_blogPost, result.data?.blogPost);
      return { result, saved: post ? toPostBase(post, timeZone) : null, post };
    },
    updatePost: async (input: UpdateBlogPostInput) => {
      const result = await updating.run({ input }, (cache, { blogPost }) => forgetAddress(cache, blogPost.slug));
      const post = readFragment(PostValues_blogPost, result.data?.blogPost);
      return { result, saved: post ? toPostBase(post, timeZone) : null };
    },
  };
}

/** Removes the cover; the text that described it goes with it. */
export function useRemovePostCover() {
  const { run, isRunning } = useOperation(UpdateBlogPostMutation, "update");
  return {
    removeCover: (id: string) => run({ input: { id, isDeleteImage: true } }, forgetPostLists),
    isRemoving: isRunning,
  };
}

export function useUploadPostCover(): FileUpload {
  const { upload, ...state } = useUpload(UploadBlogPostCoverMutation);
  return { ...state, upload: (id, file) => upload({ input: { id, file } }) };
}

/** The post as it is saved now; null where it could not be read. */
export async function fetchSavedPost(
  client: ApolloClient,
  databaseId: number,
  timeZone: string,
): Promise<PostBase | null> {
  const { data } = await client
    .query({ query: SavedBlogPostQuery, variables: { databaseId }, fetchPolicy: "network-only" })
    .catch(() => ({ data: undefined }));
  const post = readFragment(PostValues_blogPost, data?.blogPost);
  return post ? toPostBase(post, timeZone) : null;
}
