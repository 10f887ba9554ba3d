import { NotFoundError, ValidationError } from "../../errors.js";
import { builder, costOf } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { AuthorRef } from "../authority.graphql.js";
import { MAX_VARIANTS } from "./AuthorVariantService.js";
import { type AuthorVariantInfo, variantsOf } from "./variantsOf.js";

const OriginRef = builder.enumType("AuthorVariantOrigin", {
  description: "Where another name of an author comes from.",
  values: {
    OWN: { value: "own", description: "The library has written it." },
    DELIVERED: { value: "delivered", description: "It was delivered with the program." },
  } as const,
});

const AuthorVariantRef = builder.objectRef<AuthorVariantInfo>("AuthorVariant").implement({
  description: "Another name of an author (nama lain): a nickname or a pen name, which a search finds the author by.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name." }),
    origin: t.field({ type: OriginRef, description: "Who has written it.", resolve: ({ origin }) => origin }),
    isUsed: t.exposeBoolean("isUsed", { description: "False of a delivered one that the library has switched off." }),
  }),
});

/** So many an author is likely to have. */
const LIKELY_VARIANTS = 5;

builder.objectField(AuthorRef, "variants", (t) =>
  t.field({
    type: [AuthorVariantRef],
    description: "The author's other names, the delivered ones first. Source: GET /books/authors/{id}/variants.",
    complexity: costOf(LIKELY_VARIANTS),
    resolve: async (author, _args, { loaders }) => variantsOf(author, await loaders.authorVariants.load(author.id)),
  }),
);

builder.relayMutationField(
  "updateAuthorVariants",
  {
    description: "The other names of an author.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The author." }),
      own: t.stringList({
        required: true,
        description: `All that the library has written, at most ${MAX_VARIANTS} of 255 characters.`,
      }),
      switchedOff: t.stringList({ description: "The delivered ones that it does not want; none unless given." }),
    }),
  },
  {
    description: "Writes the other names of an author. Source: PUT /books/authors/{id}/variants.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { id, own, switchedOff } }, { authorVariants, viewer }) => ({
      author: await authorVariants.update(viewer, recordIdOf("Author", id), {
        own,
        ...(switchedOff ? { switchedOff } : {}),
      }),
    }),
  },
  {
    description: "The author with these names.",
    outputFields: (t) => ({
      author: t.field({ type: AuthorRef, description: "As it is now.", resolve: ({ author }) => author }),
    }),
  },
);
