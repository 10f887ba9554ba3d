import { Link } from "react-router-dom";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatDate } from "../../../format/formatDate";
import { formatNumber } from "../../../format/formatNumber";
import { languageName } from "../../../format/languageName";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { BookColumns_BookFragment } from "../../../gql/graphql";
import { authorNames } from "../../authorNames";
import { BookCover } from "../../BookCover";
import { StockPill } from "./StockPill";

export const BookColumns_book = graphql(`
  fragment BookColumns_book on Book {
    id
    databaseId
    title
    isbn
    publishYearText
    callNumber
    language
    updatedAt
    copiesCount
    authors {
      id
      ...AuthorNames_author
    }
    category {
      id
      name
    }
    publisher {
      id
      name
    }
    classification {
      id
      code
    }
    location {
      id
      name
      shelf
    }
    source {
      id
      name
    }
    ...BookCover_book
    ...StockPill_book
  }
`);

export type BookRow = BookColumns_BookFragment;

export function readBookRows(refs: readonly FragmentType<typeof BookColumns_book>[]): readonly BookRow[] {
  return readFragment(BookColumns_book, refs);
}

const truncated = (value: string | null | undefined) =>
  value && <span className="line-clamp-2 wrap-anywhere">{value}</span>;

/** A column of plain text, shown if chosen. */
const textColumn = (
  key: string,
  label: string,
  width: TableColumn<BookRow>["width"],
  textOf: (book: BookRow) => string | null | undefined,
): TableColumn<BookRow> => ({ key, label, width, shown: "byChoice", cell: (book) => truncated(textOf(book)) });

export const bookColumns: readonly TableColumn<BookRow>[] = [
  {
    key: "title",
    label: "Judul",
    width: "fill",
    shown: "always",
    sort: { by: "title", first: "ascending" },
    cell: (book, tabIndex) => (
      <span className="flex items-center gap-3">
        <span className="w-8 shrink-0">
          <BookCover book={book} sizes="2rem" />
        </span>
        <span className="min-w-0">
          <Link
            to={`/admin/books/${book.databaseId}`}
            tabIndex={tabIndex}
            className="text-link line-clamp-2 font-semibold wrap-anywhere"
          >
            {book.title}
          </Link>
          <span className="line-clamp-1 text-muted break-all">{authorNames(book.authors)}</span>
        </span>
      </span>
    ),
  },
  {
    key: "category",
    label: "Kategori",
    width: "middle",
    shown: "usually",
    cell: ({ category }) => truncated(category?.name),
  },
  {
    key: "callNumber",
    label: "No. Panggil",
    width: "middle",
    shown: "usually",
    sort: { by: "callNumber", first: "ascending" },
    cell: ({ callNumber }) => truncated(callNumber),
  },
  {
    key: "copies",
    label: "Eksemplar",
    width: "narrow",
    shown: "usually",
    isNumber: true,
    cell: ({ copiesCount }) => formatNumber(copiesCount),
  },
  { key: "status", label: "Status", width: "middle", shown: "usually", cell: (book) => <StockPill book={book} /> },
  textColumn("isbn", "ISBN", "broad", ({ isbn }) => isbn),
  {
    key: "year",
    label: "Tahun",
    width: "narrow",
    shown: "byChoice",
    sort: { by: "year", first: "descending" },
    cell: ({ publishYearText }) => truncated(publishYearText),
  },
  textColumn("publisher", "Penerbit", "middle", ({ publisher }) => publisher?.name),
  textColumn("classification", "Klasifikasi", "middle", ({ classification }) => classification?.code),
  textColumn("location", "Lokasi", "middle", ({ location }) => location?.name),
  textColumn("shelf", "Rak", "narrow", ({ location }) => location?.shelf),
  textColumn("source", "Sumber Perolehan", "middle", ({ source }) => source?.name),
  textColumn("language", "Bahasa", "middle", ({ language }) => languageName(language)),
  {
    key: "updated",
    label: "Diubah",
    width: "middle",
    shown: "byChoice",
    sort: { by: "updated", first: "descending" },
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(updatedAt.slice(0, 10))}</time>,
  },
];
