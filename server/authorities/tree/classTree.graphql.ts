import { builder } from "../../platform/graphql/builder.js";
import { ClassificationRef } from "../authority.graphql.js";
import type { ClassBranch } from "./classTree.js";

const ClassBranchRef = builder.objectRef<ClassBranch>("ClassificationBranchInfo").implement({
  description: "A branch of the classes: a heading of DDC or 2X, or one of the library's own with what lies below it.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "What `parent` takes to show what lies directly below." }),
    code: t.exposeString("code", { description: "Code of the heading or class." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "The heading's name, or what the library calls the class.",
    }),
    booksCount: t.exposeInt("booksCount", { description: "Books in the whole branch." }),
    classesCount: t.exposeInt("classesCount", { description: "The library's classes in the whole branch." }),
    hasBranches: t.exposeBoolean("hasBranches", { description: "Whether anything lies below it." }),
    classifications: t.field({
      type: [ClassificationRef],
      description:
        "The library's classes that are exactly this one: none for a mere heading, several where a code was " +
        "typed in several ways.",
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ classifications }) => [...classifications],
    }),
  }),
});

builder.queryField("classificationTree", (t) =>
  t.field({
    type: [ClassBranchRef],
    description:
      "The classes as a tree, one level at a time: the main classes of DDC with 2X for Islam, below them the " +
      "library's own codes. For librarians. Source: GET /books/classifications/tree.",
    args: { parent: t.arg.string({ description: "The `key` of the branch to open; the trunk unless given." }) },
    resolve: (_root, { parent }, { classTree, viewer }) => classTree.branches(viewer, parent ?? null),
  }),
);
