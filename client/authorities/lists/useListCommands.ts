import { useApolloClient } from "@apollo/client/react";
import { useOperation } from "../../apollo/useOperation";
import type { AuthorityList } from "../picker/pickedRecords";
import { removeRecord, prependRecord, refreshDerived } from "./listCache";
import type { ListCommands, ListDocuments } from "./ListConfig";

/** Creates, updates, merges and deletes records of one list, and updates the cached records and books. */
export function useListCommands<List extends AuthorityList>(
  list: List,
  documents: Omit<ListDocuments<List, unknown>, "page" | "suggestions">,
): ListCommands<List> {
  const client = useApolloClient();
  const create = useOperation(documents.create, "create");
  const update = useOperation(documents.update, "update");
  const merge = useOperation(documents.merge, "update");
  const remove = useOperation(documents.remove, "delete");
  const keepApart = useOperation(documents.keepApart, "update");

  const refreshAfter = async <Result extends { data: unknown }>(
    outcome: Promise<Result>,
    intoId: string | null = null,
  ): Promise<Result> => {
    const result = await outcome;
    if (result.data !== null) void refreshDerived(client, intoId);
    return result;
  };
  return {
    create: (values) =>
      refreshAfter(create.run({ input: values }, (cache, { edge }) => prependRecord(cache, list, edge))),
    update: (id, values) => refreshAfter(update.run({ input: { ...values, id } })),
    merge: (id, intoId) =>
      refreshAfter(merge.run({ input: { id, intoId } }, (cache) => removeRecord(cache, list, id, intoId))),
    remove: (id, replacementId) =>
      refreshAfter(
        remove.run({ input: replacementId === null ? { id } : { id, replacementId } }, (cache) =>
          removeRecord(cache, list, id, replacementId),
        ),
        replacementId,
      ),
    keepApart: (id, otherIds) => refreshAfter(keepApart.run({ input: { id, otherIds: [...otherIds] } })),
    isBusy: [create, update, merge, remove, keepApart].some(({ isRunning }) => isRunning),
  };
}
