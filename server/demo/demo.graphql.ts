import { ConflictError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { LibraryInfoRef } from "../reports/libraryInfo.graphql.js";
import type { DemoCounts, DemoRemoval } from "./DemoService.js";

builder.objectField(LibraryInfoRef, "hasDemoData", (t) =>
  t.boolean({
    description:
      "Whether the demo collection of the first start is still there; false for whoever may not remove it. REST: " +
      "GET /demo-data.",
    resolve: (_figures, _args, { demo, viewer }) => demo.isRemovable(viewer),
  }),
);

const DemoCountsRef = builder.objectRef<DemoCounts>("DemoCounts").implement({
  description: "How much of the demo collection.",
  fields: (t) => ({
    books: t.exposeInt("books", { description: "Titles, with their copies." }),
    students: t.exposeInt("students", { description: "Students." }),
    eResources: t.exposeInt("eResources", { description: "E-resources." }),
    blogPosts: t.exposeInt("blogPosts", { description: "Blog posts." }),
  }),
});

const RemoveDemoDataPayload = builder.objectRef<DemoRemoval>("RemoveDemoDataPayload").implement({
  description: "What has become of the demo collection.",
  fields: (t) => ({
    removed: t.expose("removed", { type: DemoCountsRef, description: "What is gone for good." }),
    kept: t.expose("kept", {
      type: DemoCountsRef,
      description: "What stays, because somebody has worked with it.",
    }),
  }),
});

builder.mutationField("removeDemoData", (t) =>
  t.field({
    type: RemoveDemoDataPayload,
    description:
      "Takes away, for good, the demo collection of the first start: its books, students, loans, visits, e-resources " +
      "and posts. What the library has added or changed stays. Administrators. REST: DELETE /demo-data.",
    errors: { types: [ConflictError] },
    resolve: (_root, _args, { demo, viewer }) => demo.remove(viewer),
  }),
);
