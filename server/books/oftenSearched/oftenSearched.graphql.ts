import { ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";

builder.relayMutationField(
  "enterSearch",
  {
    description: "A search.",
    inputFields: (t) => ({
      search: t.string({ required: true, description: "What was entered, at most 200 characters." }),
    }),
  },
  {
    description:
      "Says that a reader has entered a search, so that the home page can show what many look for " +
      "(`LibraryInfo.oftenSearched`). Nothing is kept of who it was, nor of what is no name in the catalogue. Needs " +
      "no login. REST: POST /books/searches.",
    errors: { types: [ValidationError] },
    resolve: (_root, { input }, { oftenSearched, session, viewer }) => ({
      search: oftenSearched.enter(viewer, input, session),
    }),
  },
  {
    description: "It was heard.",
    outputFields: (t) => ({ search: t.exposeString("search", { description: "The search, its spaces tidied." }) }),
  },
);
