import { builder, recordNumber } from "../graphql/builder.js";
import { toConnection } from "../graphql/connection.js";
import type { EResourceRow } from "./EResourceService.js";

const EResourceRef = builder.objectRef<EResourceRow>("EResource");

builder.node(EResourceRef, {
  description: "A link to reading elsewhere on the web (e-resource).",
  id: { resolve: (eResource) => eResource.id, parse: recordNumber, description: "Global id." },
  loadOne: (id, { eResources, viewer }) => eResources.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The e-resource's number, as REST uses it." }),
    label: t.exposeString("label", { description: "What the link says." }),
    url: t.exposeString("url", { description: "Where it leads: http or https." }),
    description: t.exposeString("description", { nullable: true, description: "What is found there." }),
  }),
});

builder.queryField("eResources", (t) =>
  t.connection(
    {
      type: EResourceRef,
      description: "The library's e-resources in the order it gave them.",
      resolve: async (_root, page, { eResources, viewer }) => toConnection(await eResources.page(viewer, page), () => eResources.count(viewer)),
    },
    { name: "EResourceConnection" },
    { name: "EResourceEdge" },
  ),
);
