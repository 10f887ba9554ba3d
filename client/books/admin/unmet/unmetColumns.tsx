import { RowLink } from "../../../admin/table/cells/RowLink";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatDate } from "../../../format/formatDate";
import { formatNumber } from "../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { UnmetColumns_UnmetSearchFragment } from "../../../gql/graphql";
import { Pill } from "../../../ui/Pill";
import { UNMET_OUTCOMES } from "./unmetUrlState";

export const UnmetColumns_unmetSearch = graphql(`
  fragment UnmetColumns_unmetSearch on UnmetSearch {
    id
    databaseId
    words
    outcome
    searchCount
    lastDay
    isDone
  }
`);

export type UnmetRow = UnmetColumns_UnmetSearchFragment;

export function readUnmetRows(refs: readonly FragmentType<typeof UnmetColumns_unmetSearch>[]): readonly UnmetRow[] {
  return readFragment(UnmetColumns_unmetSearch, refs);
}

/** What was searched for, how often, when last, and what was found instead. */
export const unmetColumns: readonly TableColumn<UnmetRow>[] = [
  {
    key: "words",
    label: "Dicari",
    width: "fill",
    textOf: ({ words }) => words,
    shown: "always",
    cell: ({ words }, tabIndex) => (
      <RowLink
        to={`/books?${new URLSearchParams({ search: words }).toString()}`}
        tabIndex={tabIndex}
        className="font-semibold"
      >
        {words}
      </RowLink>
    ),
  },
  {
    key: "count",
    label: "Berapa kali",
    width: "middle",
    shown: "always",
    cell: ({ searchCount }) => <span className="tabular-nums">{formatNumber(searchCount)} kali</span>,
  },
  {
    key: "outcome",
    label: "Hasil",
    width: "middle",
    shown: "always",
    cell: ({ outcome }) => (
      <Pill tone={outcome === "NOTHING" ? "wrong" : "plain"}>
        {UNMET_OUTCOMES.find(({ of }) => of === outcome)?.row}
      </Pill>
    ),
  },
  {
    key: "lastDay",
    label: "Terakhir dicari",
    width: "middle",
    shown: "always",
    cell: ({ lastDay }) => (
      <time dateTime={lastDay} className="whitespace-nowrap">
        {formatDate(lastDay)}
      </time>
    ),
  },
];
