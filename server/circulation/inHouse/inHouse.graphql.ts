import { CopyRef } from "../../books/bookRefs.graphql.js";
import { ConflictError, LendingRefusedError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { withoutNulls } from "../../platform/graphql/withoutNulls.js";
import { idempotencyKeyText, undoText } from "../acts/actTexts.js";

builder.relayMutationField(
  "recordInHouseUse",
  {
    description: "Which copy: by its id or by what a scanner reads.",
    inputFields: (t) => ({
      copyId: t.globalID({ description: "The copy, or else `itemCode`." }),
      itemCode: t.string({ description: "The code of the copy's barcode, in either case." }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Counts that a copy was read in the library (baca di tempat): no loan, and of nobody. Source: POST " +
      "/in-house-uses.",
    errors: { types: [ValidationError, ConflictError, LendingRefusedError] },
    resolve: (_root, { input: { copyId, ...input } }, { inHouseUses, viewer }) =>
      inHouseUses.record(viewer, {
        ...withoutNulls(input),
        copyId: copyId ? recordIdOf("Copy", copyId) : undefined,
      }),
  },
  {
    description: "It is counted.",
    outputFields: (t) => ({
      counted: t.exposeBoolean("counted", { description: "False for a copy that was counted a moment ago." }),
      copy: t.field({
        type: CopyRef,
        nullable: true,
        description: "The copy.",
        resolve: ({ copyId }, _args, { loaders }) => loaders.copy.load(copyId),
      }),
      usesToday: t.exposeInt("usesToday", {
        description: "How often anything was read in the library today, by the library's clock.",
      }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);
