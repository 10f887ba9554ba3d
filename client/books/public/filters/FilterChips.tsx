import { Link } from "react-router-dom";
import { formatYear } from "../../../format/formatYear";
import { languageName } from "../../../format/languageName";
import { materialKindName } from "../../../format/materialKindName";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { authorName } from "../../../format/authorNames";
import { FilterChipList } from "../../FilterChipList";
import { authorHref } from "../authorHref";
import {
  type CatalogueList,
  type CatalogueUrlState,
  catalogueHref,
  withoutFilters,
} from "../catalogue/catalogueUrlState";
import { subjectHref } from "../subjectHref";
import { countFilters } from "./countFilters";

const FilterChips_node = graphql(`
  fragment FilterChips_node on Node {
    __typename
    id
    ... on Author {
      databaseId
      firstName
      lastName
      kind
    }
    ... on Category {
      categoryName: name
    }
    ... on Publisher {
      publisherName: name
    }
    ... on Subject {
      databaseId
      subjectName: name
    }
    ... on Classification {
      code
      className: name
    }
  }
`);

interface FilterChipsProps {
  urlState: CatalogueUrlState;
  nodes: readonly (FragmentType<typeof FilterChips_node> | null)[];
}

/** The active filters, each with a link that removes it; links work without JavaScript. */
export function FilterChips({ urlState, nodes: refs }: FilterChipsProps) {
  const names = new Map(refs.flatMap((ref) => (ref ? [readNode(ref)] : [])));
  const chips = toChips(urlState, (id) => names.get(id) ?? "Memuat…");
  const page = pageOf(urlState, refs);
  return (
    <>
      <FilterChipList
        variant="public"
        chips={chips.map(({ label, changes }) => ({
          label,
          href: catalogueHref({ ...urlState, after: null, ...changes }),
        }))}
        resetHref={catalogueHref(withoutFilters(urlState))}
      />
      {page && (
        <Link to={page.href} className="flex min-h-9 w-fit items-center text-sm inline-link">
          {page.label}
        </Link>
      )}
    </>
  );
}

/** Where one author or one subject alone is asked for, it has a page of its own. */
function pageOf(urlState: CatalogueUrlState, refs: FilterChipsProps["nodes"]): { href: string; label: string } | null {
  const [ref, another] = refs;
  if (!ref || another || countFilters(urlState) !== 1) return null;
  const node = readFragment(FilterChips_node, ref);
  if (node.__typename === "Author") return { href: authorHref(node), label: `Halaman ${authorName(node)}` };
  if (node.__typename === "Subject") return { href: subjectHref(node), label: `Halaman subjek ${node.subjectName}` };
  return null;
}

function readNode(ref: FragmentType<typeof FilterChips_node>): [id: string, name: string] {
  const node = readFragment(FilterChips_node, ref);
  if (node.__typename === "Author") return [node.id, authorName(node)];
  if (node.__typename === "Category") return [node.id, node.categoryName];
  if (node.__typename === "Publisher") return [node.id, node.publisherName];
  if (node.__typename === "Subject") return [node.id, node.subjectName];
  if (node.__typename === "Classification")
    return [node.id, node.className ? `${node.code} ${node.className}` : node.code];
  return [node.id, "Filter"];
}

interface Chip {
  label: string;
  changes: Partial<CatalogueUrlState>;
}

function toChips(urlState: CatalogueUrlState, nameOf: (id: string) => string): Chip[] {
  const { classification, yearFrom, yearTo } = urlState;
  const each = (list: CatalogueList, labelOf: (value: string) => string): Chip[] =>
    urlState[list].map((value) => ({
      label: labelOf(value),
      changes: { [list]: urlState[list].filter((other) => other !== value) },
    }));
  const chips: (Chip | false)[] = [
    ...each("categories", nameOf),
    ...each("classes", (key) => `Klasifikasi: ${headingCode(key)}`),
    ...each("authors", (id) => `Penulis: ${nameOf(id)}`),
    ...each("publishers", (id) => `Penerbit: ${nameOf(id)}`),
    ...each("subjects", (id) => `Subjek: ${nameOf(id)}`),
    classification !== null && { label: `Klasifikasi: ${nameOf(classification)}`, changes: { classification: null } },
    urlState.isAvailable && { label: "Tersedia", changes: { isAvailable: false } },
    urlState.hasDigitalFile && { label: "Ada berkas digital", changes: { hasDigitalFile: false } },
    ...each("materials", materialKindName),
    ...each("languages", languageName),
    yearFrom !== null && { label: `Dari ${formatYear(yearFrom)}`, changes: { yearFrom: null } },
    yearTo !== null && { label: `Sampai ${formatYear(yearTo)}`, changes: { yearTo: null } },
  ];
  return chips.filter((chip) => chip !== false);
}

/** A heading as it stands on shelves: `800`, `810`, `2X4`. */
function headingCode(key: string): string {
  return key.startsWith("2X") ? key : key.padEnd(3, "0");
}
