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
  { key: "isbn", label: "ISBN", width: "broad", shown: "byChoice", cell: ({ isbn }) => truncated(isbn) },
  {
    key: "year",
    label: "Tahun",
    width: "narrow",
    shown: "byChoice",
    sort: { by: "year", first: "descending" },
    cell: ({ publishYearText }) => truncated(publishYearText),
  },
  {
    key: "publisher",
    label: "Penerbit",
    width: "middle",
    shown: "byChoice",
    cell: ({ publisher }) => truncated(publisher?.name),
  },
  {
    key: "classification",
    label: "Klasifikasi",
    width: "middle",
    shown: "byChoice",
    cell: ({ classification }) => truncated(classification?.code),
  },
  {
    key: "location",
    label: "Lokasi",
    width: "middle",
    shown: "byChoice",
    cell: ({ location }) => truncated(location?.name),
  },
  {
    key: "shelf",
    label: "Rak",
    width: "narrow",
    shown: "byChoice",
    cell: ({ location }) => truncated(location?.shelf),
  },
  {
    key: "source",
    label: "Sumber Perolehan",
    width: "middle",
    shown: "byChoice",
    cell: ({ source }) => truncated(source?.name),
  },
  {
    key: "language",
    label: "Bahasa",
    width: "middle",
    shown: "byChoice",
    cell: ({ language }) => truncated(languageName(language)),
  },
  {
    key: "updated",
    label: "Diubah",
    width: "middle",
    shown: "byChoice",
    sort: { by: "updated", first: "descending" },
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(updatedAt.slice(0, 10))}</time>,
  },
];
