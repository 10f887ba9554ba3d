import { useApolloClient } from "@apollo/client/react";
import { removeRecords } from "../../../apollo/removeRecords";
import { useOperation } from "../../../apollo/useOperation";
import { graphql } from "../../../gql/gql";
import type { CreateRoleInput, UpdateRoleInput } from "../../../gql/graphql";

const Create = graphql(`
  mutation CreateRole($input: CreateRoleInput!) {
    createRole(input: $input) {
      __typename
      ... on CreateRolePayload {
        role {
          id
          ...RoleRow_role
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Update = graphql(`
  mutation UpdateRole($input: UpdateRoleInput!) {
    updateRole(input: $input) {
      __typename
      ... on UpdateRolePayload {
        role {
          id
          ...RoleRow_role
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeleteRole($input: DeleteRoleInput!) {
    deleteRole(input: $input) {
      __typename
      ... on DeleteRolePayload {
        deletedRoleId
      }
      ...OperationResult_userError
    }
  }
`);

/** Mutations of the roles. The list is asked for again: a deletion moves accounts from one to another. */
export function useRoleCommands() {
  const client = useApolloClient();
  const creating = useOperation(Create, "create");
  const updating = useOperation(Update, "update");
  const deleting = useOperation(Delete, "delete");

  const refreshAfter = async <Result extends { data: unknown }>(outcome: Promise<Result>): Promise<Result> => {
    const result = await outcome;
    if (result.data !== null) await client.refetchQueries({ include: ["Roles"] }).catch(() => undefined);
    return result;
  };
  return {
    create: (input: CreateRoleInput) => refreshAfter(creating.run({ input })),
    update: (input: UpdateRoleInput) => refreshAfter(updating.run({ input })),
    /** Its accounts have the replacement then, and so have the lists that were loaded of them. */
    remove: (id: string, replacementId: string | null) =>
      refreshAfter(
        deleting.run({ input: { id, replacementId } }, (cache) => {
          removeRecords(cache, new Set([cache.identify({ __typename: "Role", id }) ?? ""]));
          cache.evict({ id: "ROOT_QUERY", fieldName: "librarians" });
        }),
      ),
    isBusy: creating.isRunning || updating.isRunning || deleting.isRunning,
  };
}
