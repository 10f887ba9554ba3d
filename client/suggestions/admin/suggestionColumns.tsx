import { Link } from "react-router-dom";
import type { TableColumn } from "../../admin/table/TableColumn";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { SuggestionColumns_SuggestionFragment } from "../../gql/graphql";
import { Pill } from "../../ui/Pill";
import { suggestionStates } from "../suggestionStates";

export const SuggestionColumns_suggestion = graphql(`
  fragment SuggestionColumns_suggestion on Suggestion {
    id
    databaseId
    title
    author
    publisher
    publishYear
    isbn
    note
    state
    reason
    decidedAt
    decidedBy
    votesCount
    proposerName
    proposerClass
    createdAt
    student {
      id
      databaseId
    }
    book {
      id
      title
      databaseId
    }
  }
`);

export type SuggestionRow = SuggestionColumns_SuggestionFragment;

export function readSuggestionRows(
  refs: readonly FragmentType<typeof SuggestionColumns_suggestion>[],
): readonly SuggestionRow[] {
  return readFragment(SuggestionColumns_suggestion, refs);
}

/** Times are those of the library. Who may decide opens a decision by the title. */
export function suggestionColumns(
  timeZone: string,
  onOpen: ((suggestion: SuggestionRow) => void) | null,
): readonly TableColumn<SuggestionRow>[] {
  const day = (instant: string) => (
    <time dateTime={instant} className="text-muted">
      {formatDate(wallClock(instant, timeZone).day)}
    </time>
  );
  return [
    {
      key: "title",
      label: "Judul",
      width: "fill",
      textOf: ({ title }) => title,
      shown: "always",
      cell: (row, tabIndex) =>
        onOpen ? (
          <button
            type="button"
            tabIndex={tabIndex}
            onClick={() => onOpen(row)}
            className="text-link -my-1 block max-w-full min-w-0 cursor-pointer py-1 text-left font-semibold"
          >
            <span className="row-text">{row.title}</span>
          </button>
        ) : (
          <span className="row-text font-semibold">{row.title}</span>
        ),
    },
    {
      key: "author",
      label: "Penulis",
      width: "text",
      textOf: ({ author }) => author,
      shown: "usually",
      cell: ({ author }) => <span className="row-text text-muted">{author}</span>,
    },
    {
      key: "votes",
      label: "Dukungan",
      width: "narrow",
      shown: "usually",
      isNumber: true,
      cell: ({ votesCount }) => formatNumber(votesCount),
    },
    {
      key: "state",
      label: "Status",
      width: "middle",
      shown: "usually",
      cell: ({ state }) => <Pill tone={suggestionStates[state].tone}>{suggestionStates[state].label}</Pill>,
    },
    {
      key: "proposer",
      label: "Pengusul",
      width: "text",
      textOf: proposerOf,
      shown: "usually",
      cell: (row, tabIndex) =>
        row.student ? (
          <Link
            to={`/admin/students/${row.student.databaseId}`}
            tabIndex={tabIndex}
            className="text-link -my-1 block min-w-0 py-1"
          >
            <span className="row-text">{proposerOf(row)}</span>
          </Link>
        ) : (
          <span className="row-text text-muted">{proposerOf(row)}</span>
        ),
    },
    { key: "created", label: "Diusulkan", width: "narrow", shown: "usually", cell: ({ createdAt }) => day(createdAt) },
    {
      key: "decided",
      label: "Diputuskan",
      width: "narrow",
      shown: "byChoice",
      cell: ({ decidedAt }) => decidedAt && day(decidedAt),
    },
    {
      key: "decider",
      label: "Diputuskan oleh",
      width: "text",
      textOf: ({ decidedBy }) => decidedBy,
      shown: "byChoice",
      cell: ({ decidedBy }) => <span className="row-text text-muted">{decidedBy}</span>,
    },
    {
      key: "publisher",
      label: "Penerbit",
      width: "text",
      textOf: ({ publisher }) => publisher,
      shown: "byChoice",
      cell: ({ publisher }) => <span className="row-text text-muted">{publisher}</span>,
    },
    {
      key: "year",
      label: "Tahun",
      width: "narrow",
      shown: "byChoice",
      cell: ({ publishYear }) => <span className="tabular-nums">{publishYear}</span>,
    },
    {
      key: "isbn",
      label: "ISBN",
      width: "broad",
      shown: "byChoice",
      cell: ({ isbn }) => <span className="tabular-nums">{isbn}</span>,
    },
    {
      key: "reason",
      label: "Tanggapan",
      width: "text",
      textOf: ({ reason }) => reason,
      shown: "byChoice",
      cell: ({ reason }) => <span className="row-text text-muted">{reason}</span>,
    },
  ];
}

/** `Rina Kartika, XI IPA 1` */
export function proposerOf({ proposerName, proposerClass }: SuggestionRow): string {
  return [proposerName ?? "Tidak lagi dicatat", proposerClass].filter(Boolean).join(", ");
}
