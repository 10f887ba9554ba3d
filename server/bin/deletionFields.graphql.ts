import type { PayloadFields } from "../platform/graphql/builder.js";
import { toUserErrorData, UserErrorRef } from "../platform/graphql/userErrors.graphql.js";
import type { Deletion } from "./Deletion.js";

/** Whether a record is gone, and why not. */
export function deletionFields(t: PayloadFields<Deletion>) {
  return {
    deleted: t.boolean({ description: "Whether it is gone.", resolve: ({ refused }) => refused === null }),
    error: t.field({
      type: UserErrorRef,
      nullable: true,
      description: "Why it stays.",
      resolve: ({ refused }) => refused && toUserErrorData(refused),
    }),
  };
}

interface Deletions {
  readonly outcomes: readonly Deletion[];
}

/** `type`: of the records that were to be deleted. */
export function deletedIds(t: PayloadFields<Deletions>, type: string) {
  return t.globalIDList({
    description: "Global ids of those that are gone.",
    resolve: ({ outcomes }) => outcomes.filter(({ refused }) => refused === null).map(({ id }) => ({ type, id })),
  });
}

export function binEntryIds(t: PayloadFields<Deletions>) {
  return t.globalIDList({
    description: "Their way back, for `restoreFromBin`.",
    resolve: ({ outcomes }) =>
      outcomes.flatMap(({ binEntryId }) => (binEntryId === null ? [] : [{ type: "BinEntry", id: binEntryId }])),
  });
}
