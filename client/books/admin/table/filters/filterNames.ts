import { authorName } from "../../../../format/authorNames";
import type { PickedRecords } from "../../../../authorities/picker/pickedRecords";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";

export const FilterNames_node = graphql(`
  fragment FilterNames_node on Node {
    __typename
    id
    ... on Author {
      databaseId
      firstName
      lastName
      kind
    }
    ... on Category {
      databaseId
      categoryName: name
    }
    ... on Publisher {
      databaseId
      publisherName: name
    }
    ... on Classification {
      databaseId
      code
      className: name
    }
    ... on Location {
      databaseId
      locationName: name
      shelf
    }
    ... on Source {
      databaseId
      sourceName: name
    }
  }
`);

interface FilterName {
  label: string;
  /** The number by which REST knows it. */
  databaseId: number;
  picked: PickedRecords[keyof PickedRecords];
}

export type FilterNames = ReadonlyMap<string, FilterName>;

/** The names of the records that the URL knows by id only. */
export function filterNames(refs: readonly (FragmentType<typeof FilterNames_node> | null)[]): FilterNames {
  return new Map(refs.flatMap((ref) => (ref ? nameOf(ref) : [])));
}

function nameOf(ref: FragmentType<typeof FilterNames_node>): [id: string, name: FilterName][] {
  const node = readFragment(FilterNames_node, ref);
  const { id } = node;
  const named = (name: string, databaseId: number): [string, FilterName][] => [
    [id, { label: name, databaseId, picked: { id, name } }],
  ];
  switch (node.__typename) {
    case "Author": {
      const { firstName, lastName, kind, databaseId } = node;
      return [[id, { label: authorName(node), databaseId, picked: { id, firstName, lastName, kind } }]];
    }
    case "Category":
      return named(node.categoryName, node.databaseId);
    case "Publisher":
      return named(node.publisherName, node.databaseId);
    case "Source":
      return named(node.sourceName, node.databaseId);
    case "Location": {
      const { locationName: name, shelf, databaseId } = node;
      return [[id, { label: shelf ? `${name}, ${shelf}` : name, databaseId, picked: { id, name, shelf } }]];
    }
    case "Classification": {
      const { code, className: name, databaseId } = node;
      return [[id, { label: name ? `${code} ${name}` : code, databaseId, picked: { id, code, name } }]];
    }
    default:
      return [];
  }
}
