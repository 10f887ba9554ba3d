import { useApolloClient } from "@apollo/client/react";
import { removeRecords } from "../../apollo/removeRecords";
import { useOperation } from "../../apollo/useOperation";
import { graphql } from "../../gql/gql";
import type { CreateMemberKindInput, UpdateMemberKindInput } from "../../gql/graphql";

const MemberKindList = graphql(`
  query MemberKindList {
    memberKinds(first: 30) {
      nodes {
        id
        ...MemberKindRow_memberKind
      }
    }
  }
`);
const Create = graphql(`
  mutation CreateMemberKind($input: CreateMemberKindInput!) {
    createMemberKind(input: $input) {
      __typename
      ... on CreateMemberKindPayload {
        memberKind {
          id
          databaseId
          ...MemberKindRow_memberKind
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Update = graphql(`
  mutation UpdateMemberKind($input: UpdateMemberKindInput!) {
    updateMemberKind(input: $input) {
      __typename
      ... on UpdateMemberKindPayload {
        memberKind {
          id
          ...MemberKindRow_memberKind
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeleteMemberKind($input: DeleteMemberKindInput!) {
    deleteMemberKind(input: $input) {
      __typename
      ... on DeleteMemberKindPayload {
        deletedMemberKindId
      }
      ...OperationResult_userError
    }
  }
`);

/** Mutations of the kinds of members. The list is asked for again: a change of one moves the others. */
export function useMemberKindCommands() {
  const client = useApolloClient();
  const creating = useOperation(Create, "create");
  const updating = useOperation(Update, "update");
  const deleting = useOperation(Delete, "delete");

  const refreshAfter = async <Result extends { data: unknown }>(outcome: Promise<Result>): Promise<Result> => {
    const result = await outcome;
    if (result.data !== null) {
      await client.query({ query: MemberKindList, fetchPolicy: "network-only" }).catch(() => undefined);
    }
    return result;
  };
  return {
    create: (input: CreateMemberKindInput) => refreshAfter(creating.run({ input })),
    update: (input: UpdateMemberKindInput) => refreshAfter(updating.run({ input })),
    /** Its members are of the replacement then, and so are the lists that were loaded of them. */
    remove: (id: string, replacementId: string | null) =>
      refreshAfter(
        deleting.run({ input: { id, replacementId } }, (cache) => {
          removeRecords(cache, new Set([cache.identify({ __typename: "MemberKind", id }) ?? ""]));
          cache.evict({ id: "ROOT_QUERY", fieldName: "students" });
        }),
      ),
    isBusy: creating.isRunning || updating.isRunning || deleting.isRunning,
  };
}
