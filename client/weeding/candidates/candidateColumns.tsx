import { TriangleAlert } from "lucide-react";
import { copyHref } from "../../admin/copyHref";
import { RowLink } from "../../admin/table/cells/RowLink";
import type { TableColumn } from "../../admin/table/TableColumn";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { CandidateColumns_CandidateFragment } from "../../gql/graphql";

const CandidateColumns_candidate = graphql(`
  fragment CandidateColumns_candidate on WeedingCandidate {
    databaseId
    code
    title
    callNumber
    location
    publishYear
    reasons
    warning
  }
`);

export interface CandidateRow extends CandidateColumns_CandidateFragment {
  id: string;
}

export function readCandidateRows(
  nodes: readonly FragmentType<typeof CandidateColumns_candidate>[],
): readonly CandidateRow[] {
  return nodes.map((node) => {
    const candidate = readFragment(CandidateColumns_candidate, node);
    return { ...candidate, id: candidate.code };
  });
}

const why = ({ reasons, warning }: CandidateRow) => [...reasons, ...(warning ? [warning] : [])].join(" · ");

export const candidateColumns: readonly TableColumn<CandidateRow>[] = [
  {
    key: "title",
    label: "Judul",
    width: "text",
    textOf: ({ title }) => title,
    shown: "always",
    cell: ({ title, code, publishYear }, tabIndex) => (
      <span className="row-text">
        <RowLink to={copyHref(code)} tabIndex={tabIndex} className="font-semibold">
          {title}
        </RowLink>
        <span className="block text-sm text-muted tabular-nums">
          {code}
          {publishYear !== null && ` · ${publishYear}`}
        </span>
      </span>
    ),
  },
  {
    key: "place",
    label: "Tempat",
    width: "text",
    textOf: ({ callNumber, location }) => location ?? callNumber,
    shown: "always",
    cell: ({ callNumber, location }) => (
      <span className="row-text">
        {callNumber}
        {location && <span className="block text-sm text-muted">{location}</span>}
      </span>
    ),
  },
  {
    key: "reasons",
    label: "Mengapa",
    width: "fill",
    textOf: why,
    shown: "always",
    cell: ({ reasons, warning }) => (
      <span className="grid gap-0.5 py-0.5">
        {warning && (
          <span className="flex items-start gap-1.5 font-medium text-bata text-pretty">
            <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
            {warning}
          </span>
        )}
        <span className="text-muted text-pretty">{reasons.join(" · ")}</span>
      </span>
    ),
  },
];
