import { useApolloClient } from "@apollo/client/react";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { UpdateReadingListInput, UpdateReadingListItemInput } from "../gql/graphql";
import { forgetDeletedList, forgetItems, forgetLists, forgetPublishedLists } from "./readingListCache";

const CreateReadingListMutation = graphql(`
  mutation CreateReadingList($input: CreateReadingListInput!) {
    createReadingList(input: $input) {
      __typename
      ... on CreateReadingListPayload {
        readingList {
          id
          databaseId
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UpdateReadingListMutation = graphql(`
  mutation UpdateReadingList($input: UpdateReadingListInput!) {
    updateReadingList(input: $input) {
      __typename
      ... on UpdateReadingListPayload {
        readingList {
          id
          kind
          name
          description
          slug
          publishedAt
        }
      }
      ...OperationResult_userError
    }
  }
`);

const DeleteReadingListMutation = graphql(`
  mutation DeleteReadingList($input: DeleteReadingListInput!) {
    deleteReadingList(input: $input) {
      __typename
      ... on DeleteReadingListPayload {
        deletedReadingListId
      }
      ...OperationResult_userError
    }
  }
`);

const AddToReadingListMutation = graphql(`
  mutation AddToReadingList($input: AddToReadingListInput!) {
    addToReadingList(input: $input) {
      __typename
      ... on AddToReadingListPayload {
        readingList {
          id
          booksCount
        }
        book {
          ...Kept_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const RemoveFromReadingListMutation = graphql(`
  mutation RemoveFromReadingList($input: RemoveFromReadingListInput!) {
    removeFromReadingList(input: $input) {
      __typename
      ... on RemoveFromReadingListPayload {
        readingList {
          id
          booksCount
        }
        book {
          ...Kept_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

const UpdateReadingListItemMutation = graphql(`
  mutation UpdateReadingListItem($input: UpdateReadingListItemInput!) {
    updateReadingListItem(input: $input) {
      __typename
      ... on UpdateReadingListItemPayload {
        item {
          id
          note
        }
      }
      ...OperationResult_userError
    }
  }
`);

interface Place {
  readonly position?: number;
  readonly note?: string | null;
}

/** What one does with lists and the books on them; the caller says how it went. */
export function useReadingListCommands() {
  const { cache } = useApolloClient();
  const creating = useOperation(CreateReadingListMutation, "create");
  const updating = useOperation(UpdateReadingListMutation, "update");
  const deleting = useOperation(DeleteReadingListMutation, "delete");
  const adding = useOperation(AddToReadingListMutation, "update");
  const removing = useOperation(RemoveFromReadingListMutation, "update");
  const changing = useOperation(UpdateReadingListItemMutation, "update");
  return {
    /** Lists that are shown have it after `showCreated`. */
    create: (name: string) => creating.run({ input: { name } }),
    showCreated: () => forgetLists(cache),
    update: (input: UpdateReadingListInput) =>
      updating.run({ input }, (changed) => {
        if (typeof input.isPublished === "boolean") forgetPublishedLists(changed);
      }),
    remove: (id: string) => deleting.run({ input: { id } }),
    /** Once its page is left, which would otherwise say that there is no such list. */
    forgetDeleted: (id: string) => forgetDeletedList(cache, id),
    addBook: (listId: string, bookId: string, place: Place = {}) =>
      adding.run({ input: { listId, bookId, ...place } }, (changed) => forgetItems(changed, listId)),
    removeBook: (listId: string, bookId: string) =>
      removing.run({ input: { listId, bookId } }, (changed) => forgetItems(changed, listId)),
    changeBook: async (input: UpdateReadingListItemInput) => {
      const result = await changing.run({ input });
      if (input.position !== undefined) forgetItems(cache, String(input.listId));
      return result;
    },
    isBusy: [creating, updating, deleting, adding, removing, changing].some(({ isRunning }) => isRunning),
  };
}
