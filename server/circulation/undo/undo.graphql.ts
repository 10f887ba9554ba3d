import { NotFoundError, ConflictError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";

builder.relayMutationField(
  "undoDeskAct",
  {
    description: "Which act.",
    inputFields: (t) => ({
      actId: t.int({ required: true, description: "As `borrowCopy`, `returnCopy` and the like returned it." }),
    }),
  },
  {
    description:
      "Takes back what was done at the desk within the last minute, by who did it or an administrator. Source: POST " +
      "/desk-acts/{id}/undo.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: (_root, { input: { actId } }, { undo, viewer }) => undo.undo(viewer, actId),
  },
  {
    description: "The act that was undone.",
    outputFields: (t) => ({ actId: t.exposeInt("actId", { description: "Its number." }) }),
  },
);
