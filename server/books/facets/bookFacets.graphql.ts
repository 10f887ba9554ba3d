import { AuthorRef } from "../../authorities/authority.graphql.js";
import { builder } from "../../platform/graphql/builder.js";
import { wordsCost } from "../book.graphql.js";
import { BookFilter, toListArgs } from "../query/bookListArgs.graphql.js";
import { type BookFacet, DEFAULT_FACET_VALUES, MAX_FACET_VALUES } from "./BookFacetService.js";
import type { FacetValue } from "./facetCounts.js";
import { FACET_KINDS, type FacetKind } from "./facetKinds.js";
import { facetValueName } from "./facetValueName.js";

/** What counting one facet may read of the collection, in objects. */
const FACET_COST = 150;

const FacetKindRef = builder.enumType("BookFacetKind", {
  description: "What the books of a search are counted by.",
  values: {
    AVAILABLE: { value: "available", description: "With a copy that can be borrowed now; its one value is `true`." },
    DIGITAL: { value: "digital", description: "With a digital file; its one value is `true`." },
    CATEGORIES: { value: "categories", description: "By category; values for `categoryIds`." },
    CLASSES: {
      value: "classes",
      description: "By the hundreds and tens of DDC and 2X, in the order of the shelves; values for `classes`.",
    },
    AUTHORS: { value: "authors", description: "By author; values for `authorIds`." },
    PUBLISHERS: { value: "publishers", description: "By publisher; values for `publisherIds`." },
    SUBJECTS: { value: "subjects", description: "By subject; values for `subjectIds`." },
    MATERIALS: {
      value: "materials",
      description: "By kind of material; values for `materialKinds`, in lower case as REST takes them.",
    },
    LANGUAGES: { value: "languages", description: "By language; values for `languages`." },
    YEARS: { value: "years", description: "By year of publication, earliest first; for `yearFrom` and `yearTo`." },
  } as const satisfies Readonly<Record<string, { readonly value: FacetKind; readonly description: string }>>,
});

/** Lists whose values are global ids. */
const RECORD_TYPES: Partial<Readonly<Record<FacetKind, string>>> = {
  categories: "Category",
  authors: "Author",
  publishers: "Publisher",
  subjects: "Subject",
};

interface FacetChoice extends FacetValue {
  readonly kind: FacetKind;
}

const FacetValueRef = builder.objectRef<FacetChoice>("BookFacetValue").implement({
  description: "One choice of a facet.",
  fields: (t) => ({
    value: t.string({
      description: "What the filter takes for it: a global id, a heading, a language code, a year, or `true`.",
      resolve: ({ kind, value }) => {
        const type = RECORD_TYPES[kind];
        return type === undefined ? value : Buffer.from(`${type}:${value}`).toString("base64");
      },
    }),
    count: t.exposeInt("count", { description: "How many books of the search have it." }),
    name: t.string({
      nullable: true,
      description: "What it is called; null where the value says it: languages, years and `true`.",
      resolve: ({ kind, value }, _args, { loaders }) => facetValueName(kind, value, loaders),
    }),
    author: t.field({
      type: AuthorRef,
      nullable: true,
      complexity: { field: 1, multiplier: 1 },
      description: "The author; null for other facets.",
      resolve: ({ kind, value }, _args, { loaders }) =>
        kind === "authors" ? loaders.authors.load(Number(value)) : null,
    }),
  }),
});

const BookFacetRef = builder.objectRef<BookFacet>("BookFacet").implement({
  description: "One way in which the books of a search are divided, with how many each part has.",
  fields: (t) => ({
    kind: t.field({ type: FacetKindRef, description: "By what.", resolve: ({ kind }) => kind }),
    values: t.field({
      type: [FacetValueRef],
      complexity: { field: 0, multiplier: 1 },
      description: "The commonest first, but headings and years in their own order; and whatever the filter chooses.",
      resolve: ({ kind, values }) => values.map((value) => ({ kind, ...value })),
    }),
    hasMore: t.exposeBoolean("hasMore", { description: "Whether there are more values than `first`." }),
    isEstimated: t.exposeBoolean("isEstimated", {
      description: "Whether the counts are estimated from a sample: too many books are found to count each.",
    }),
  }),
});

builder.queryField("bookFacets", (t) =>
  t.field({
    type: [BookFacetRef],
    description:
      "What the books of a search can be narrowed by, with counts within the search and all other filters: a facet's " +
      "own choice does not hide what else could be chosen. Source: GET /books/facets.",
    args: {
      search: t.arg.string({ description: "As of `books`." }),
      filter: t.arg({ type: BookFilter, description: "As of `books`." }),
      kinds: t.arg({ type: [FacetKindRef], description: "Which facets; all unless given." }),
      first: t.arg.int({
        defaultValue: DEFAULT_FACET_VALUES,
        description: `How many values of each, 1 to ${MAX_FACET_VALUES}.`,
      }),
    },
    complexity: ({ search, kinds, first }) => {
      const facets = new Set(kinds ?? FACET_KINDS).size;
      return {
        field: facets * FACET_COST + wordsCost(search),
        multiplier: facets * Math.max(1, Math.min(first ?? DEFAULT_FACET_VALUES, MAX_FACET_VALUES)),
      };
    },
    resolve: (_root, { search, filter, kinds, first }, { bookFacets, viewer }) =>
      bookFacets.facets(viewer, toListArgs(search, filter), kinds ?? FACET_KINDS, first ?? DEFAULT_FACET_VALUES),
  }),
);
