import { useApolloClient } from "@apollo/client/react";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import type { CreateEResourceInput } from "../gql/graphql";

const Create = graphql(`
  mutation CreateEResource($input: CreateEResourceInput!) {
    createEResource(input: $input) {
      __typename
      ... on CreateEResourcePayload {
        eResource {
          id
          ...EResourceRow_eResource
          ...EResourceLinks_eResource
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Update = graphql(`
  mutation UpdateEResource($input: UpdateEResourceInput!) {
    updateEResource(input: $input) {
      __typename
      ... on UpdateEResourcePayload {
        eResource {
          id
          ...EResourceRow_eResource
          ...EResourceLinks_eResource
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeleteEResource($input: DeleteEResourceInput!) {
    deleteEResource(input: $input) {
      __typename
      ... on DeleteEResourcePayload {
        deletedEResourceId
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);

/** The place in the order is changed in the list. */
type Values = Required<Omit<CreateEResourceInput, "position">>;

/**
 * Mutations of e-resources. The list and the navigation menu are refetched, because another administrator may have
 * reordered them.
 */
export function useEResourceCommands() {
  const client = useApolloClient();
  const create = useOperation(Create, "create");
  const update = useOperation(Update, "update");
  const remove = useOperation(Delete, "delete");

  const refreshAfter = async <Result extends { data: unknown }>(outcome: Promise<Result>): Promise<Result> => {
    const result = await outcome;
    if (result.data !== null) await client.refetchQueries({ include: ["EResources", "Layout"] }).catch(() => undefined);
    return result;
  };
  return {
    create: (values: Values) => refreshAfter(create.run({ input: values })),
    update: (id: string, values: Values) => refreshAfter(update.run({ input: { id, ...values } })),
    /** 1 is the first position; the others keep their order. */
    move: (id: string, position: number) => refreshAfter(update.run({ input: { id, position } })),
    setActive: (id: string, active: boolean) => refreshAfter(update.run({ input: { id, active } })),
    remove: (id: string) => refreshAfter(remove.run({ input: { id } })),
    isBusy: create.isRunning || update.isRunning || remove.isRunning,
  };
}
