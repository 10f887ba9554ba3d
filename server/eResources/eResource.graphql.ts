import { builder } from "../platform/graphql/builder.js";
import { parseRecordId } from "../platform/graphql/recordIds.js";
import { toConnection } from "../platform/graphql/connection.js";
import { canManage } from "../viewer.js";
import type { EResourceRow } from "./eResourceReads.js";

export const EResourceRef = builder.objectRef<EResourceRow>("EResource");
export const EResourceEdge = builder.edgeObject({ type: EResourceRef, name: "EResourceEdge" });

builder.node(EResourceRef, {
  description: "A link to reading elsewhere on the web (e-resource).",
  id: { resolve: (eResource) => eResource.id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { eResources, viewer }) => eResources.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The e-resource's number, as REST uses it." }),
    label: t.exposeString("label", { description: "What the link says." }),
    url: t.exposeString("url", { description: "Where it leads: http or https." }),
    description: t.exposeString("description", { nullable: true, description: "What is found there." }),
    position: t.exposeInt("position", { description: "Its place in the library's order, 1 for the first." }),
    active: t.exposeBoolean("active", {
      description: "Whether readers see it; only librarians meet one that is not.",
    }),
    viewerCanUpdate: t.boolean({
      description: "Whether this request may change or move it.",
      resolve: (_row, _args, { viewer }) => canManage(viewer, "catalogue"),
    }),
    viewerCanDelete: t.boolean({
      description: "Whether this request may delete it.",
      resolve: (_row, _args, { viewer }) => canManage(viewer, "catalogue"),
    }),
  }),
});

builder.queryField("eResources", (t) =>
  t.connection(
    {
      type: EResourceRef,
      description:
        "The library's e-resources in the order it gave them; for librarians also those that readers do not see.",
      resolve: async (_root, page, { eResources, viewer }) =>
        toConnection(await eResources.page(viewer, page), () => eResources.count(viewer)),
    },
    { name: "EResourceConnection" },
    EResourceEdge,
  ),
);
