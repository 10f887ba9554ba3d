import { Link } from "react-router-dom";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatDate } from "../../../format/formatDate";
import { languageName } from "../../../format/languageName";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { BookColumns_BookFragment } from "../../../gql/graphql";
import { authorNames } from "../../authorNames";
import { BookCover } from "../../BookCover";
import { AvailableCopies } from "./AvailableCopies";

export const BookColumns_book = graphql(`
  fragment BookColumns_book on Book {
    id
    databaseId
    slug
    title
    isbn
    publishYearText
    callNumber
    language
    updatedAt
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
    ...AvailableCopies_book
  }
`);

export type BookRow = BookColumns_BookFragment;

export function readBookRows(refs: readonly FragmentType<typeof BookColumns_book>[]): readonly BookRow[] {
  return readFragment(BookColumns_book, refs);
}

const truncated = (value: string | null | undefined) => value && <span className="row-text">{value}</span>;

/** A column of plain text, shown if chosen. */
const textColumn = (
  key: string,
  label: string,
  width: TableColumn<BookRow>["width"],
  textOf: (book: BookRow) => string | null | undefined,
): TableColumn<BookRow> => ({ key, label, width, shown: "byChoice", cell: (book) => truncated(textOf(book)) });

export const editHref = ({ databaseId }: BookRow) => `/admin/books/${databaseId}`;
/** With the copies and their status, for who does not edit the catalogue. */
export const readHref = ({ slug }: BookRow) => `/books/${slug}`;

const titleColumn = (hrefOf: (book: BookRow) => string): TableColumn<BookRow> => ({
  key: "title",
  label: "Judul",
  width: "fill",
  shown: "always",
  sort: { by: "title", first: "ascending" },
  cell: (book, tabIndex) => (
    <span className="flex items-center gap-3">
      <span className="row-cover">
        <BookCover book={book} sizes="2rem" />
      </span>
      <Link to={hrefOf(book)} tabIndex={tabIndex} className="text-link row-text min-w-0 py-1 font-semibold">
        {book.title}
      </Link>
    </span>
  ),
});

export const bookColumns: readonly TableColumn<BookRow>[] = [
  titleColumn(editHref),
  {
    key: "authors",
    label: "Penulis",
    width: "broad",
    shown: "usually",
    cell: ({ authors }) => <span className="row-text text-muted">{authorNames(authors)}</span>,
  },
  {
    key: "callNumber",
    label: "No. Panggil",
    width: "middle",
    shown: "usually",
    sort: { by: "callNumber", first: "ascending" },
    cell: ({ callNumber }) => truncated(callNumber),
  },
  { ...textColumn("shelf", "Rak", "narrow", ({ location }) => location?.shelf), shown: "usually" },
  {
    key: "stock",
    label: "Tersedia / Eksemplar",
    width: "broad",
    shown: "usually",
    isNumber: true,
    cell: (book) => <AvailableCopies book={book} />,
  },
  {
    key: "updated",
    label: "Diubah",
    width: "middle",
    shown: "usually",
    sort: { by: "updated", first: "descending" },
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} className="text-muted">
        {formatDate(updatedAt.slice(0, 10))}
      </time>
    ),
  },
  textColumn("category", "Kategori", "middle", ({ category }) => category?.name),
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
  textColumn("source", "Sumber Perolehan", "middle", ({ source }) => source?.name),
  textColumn("language", "Bahasa", "middle", ({ language }) => languageName(language)),
];

export const readOnlyColumns: readonly TableColumn<BookRow>[] = [titleColumn(readHref), ...bookColumns.slice(1)];
