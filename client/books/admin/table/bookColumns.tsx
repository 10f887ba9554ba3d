import { RowLink } from "../../../admin/table/cells/RowLink";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatDate } from "../../../format/formatDate";
import { languageName } from "../../../format/languageName";
import { materialKindName } from "../../../format/materialKindName";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { BookColumns_BookFragment } from "../../../gql/graphql";
import { authorNames } from "../../../format/authorNames";
import { BookCover } from "../../BookCover";
import { HIDDEN_TEXT } from "../bookLabels";
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
    materialKind
    isHidden
    language
    updatedAt
    authors: byline {
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

/** A column of plain text, shown if chosen. */
const textColumn = (
  key: string,
  label: string,
  textOf: (book: BookRow) => string | null | undefined,
): TableColumn<BookRow> => ({
  key,
  label,
  width: "text",
  textOf,
  shown: "byChoice",
  cell: (book) => textOf(book) && <span className="row-text">{textOf(book)}</span>,
});

export const editHref = ({ databaseId }: BookRow) => `/admin/books/${databaseId}`;
/** With the copies and their status, for who does not edit the catalogue. */
export const readHref = ({ slug }: BookRow) => `/books/${slug}`;

const titleColumn = (hrefOf: (book: BookRow) => string): TableColumn<BookRow> => ({
  key: "title",
  label: "Judul",
  width: "fill",
  textOf: ({ title }) => title,
  shown: "always",
  sort: { by: "title", first: "ascending" },
  cell: (book, tabIndex) => (
    <span className="flex items-center gap-3">
      <span className="row-cover">
        <BookCover book={book} sizes="2rem" />
      </span>
      <RowLink to={hrefOf(book)} tabIndex={tabIndex} className="font-semibold">
        {book.title}
      </RowLink>
      {book.isHidden && <span className="shrink-0 text-sm text-muted">{HIDDEN_TEXT}</span>}
    </span>
  ),
});

export const bookColumns: readonly TableColumn<BookRow>[] = [
  titleColumn(editHref),
  {
    key: "authors",
    label: "Penulis",
    width: "text",
    textOf: ({ authors }) => authorNames(authors),
    shown: "usually",
    cell: ({ authors }) => <span className="row-text text-muted">{authorNames(authors)}</span>,
  },
  {
    ...textColumn("callNumber", "No. Panggil", ({ callNumber }) => callNumber),
    shown: "usually",
    sort: { by: "callNumber", first: "ascending" },
  },
  { ...textColumn("shelf", "Rak", ({ location }) => location?.shelf), shown: "usually" },
  {
    key: "stock",
    label: "Tersedia / eksemplar",
    width: "middle",
    shown: "usually",
    isNumber: true,
    cell: (book) => <AvailableCopies book={book} />,
  },
  {
    key: "updated",
    label: "Diubah",
    width: "narrow",
    shown: "usually",
    sort: { by: "updated", first: "descending" },
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} className="text-muted">
        {formatDate(updatedAt.slice(0, 10))}
      </time>
    ),
  },
  textColumn("category", "Kategori", ({ category }) => category?.name),
  textColumn("isbn", "ISBN", ({ isbn }) => isbn),
  {
    ...textColumn("year", "Tahun", ({ publishYearText }) => publishYearText),
    sort: { by: "year", first: "descending" },
  },
  textColumn("publisher", "Penerbit", ({ publisher }) => publisher?.name),
  textColumn("classification", "Klasifikasi", ({ classification }) => classification?.code),
  textColumn("location", "Lokasi", ({ location }) => location?.name),
  textColumn("source", "Sumber perolehan", ({ source }) => source?.name),
  textColumn("material", "Jenis bahan", ({ materialKind }) => materialKindName(materialKind)),
  textColumn("language", "Bahasa", ({ language }) => languageName(language)),
];

export const readOnlyColumns: readonly TableColumn<BookRow>[] = [titleColumn(readHref), ...bookColumns.slice(1)];
