import { copyHref } from "../../../admin/copyHref";
import { RowLink } from "../../../admin/table/cells/RowLink";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatDate } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { RegisterColumns_LineFragment } from "../../../gql/graphql";

const RegisterColumns_line = graphql(`
  fragment RegisterColumns_line on RegisterLine {
    copyDatabaseId
    registeredOn
    number
    material
    title
    authors
    edition
    publishPlace
    publisher
    publishYear
    physicalDescription
    source
    supplier
    category
    isbn
    price
    callNumber
    remarks
    copy {
      id
      itemCode
    }
  }
`);

export interface RegisterRow extends RegisterColumns_LineFragment {
  id: string;
}

export function readRegisterRows(refs: readonly FragmentType<typeof RegisterColumns_line>[]): readonly RegisterRow[] {
  return readFragment(RegisterColumns_line, refs).map((line) => ({ ...line, id: String(line.copyDatabaseId) }));
}

type TextName = keyof {
  [Name in keyof RegisterRow as RegisterRow[Name] extends string | null | undefined ? Name : never]: true;
};

function textColumn(key: TextName, label: string, className = ""): TableColumn<RegisterRow> {
  const textOf = (row: RegisterRow) => row[key];
  return {
    key,
    label,
    width: "text",
    textOf,
    shown: "always",
    cell: (row) => textOf(row) && <span className={`row-text ${className}`}>{textOf(row)}</span>,
  };
}

/** The seventeen columns of the book, in its order. */
export const registerColumns: readonly TableColumn<RegisterRow>[] = [
  {
    key: "registeredOn",
    label: "Tanggal",
    width: "middle",
    shown: "always",
    cell: ({ registeredOn }) => (
      <time dateTime={registeredOn} className="whitespace-nowrap">
        {formatDate(registeredOn)}
      </time>
    ),
  },
  textColumn("number", "No. Inventaris", "tabular-nums"),
  textColumn("material", "Jenis bahan"),
  {
    key: "title",
    label: "Judul",
    width: "fill",
    textOf: ({ title }) => title,
    shown: "always",
    cell: ({ title, copy }, tabIndex) =>
      copy ? (
        <RowLink to={copyHref(copy.itemCode)} tabIndex={tabIndex}>
          {title}
        </RowLink>
      ) : (
        <span className="row-text">{title}</span>
      ),
  },
  textColumn("authors", "Penulis"),
  textColumn("edition", "Edisi"),
  textColumn("publishPlace", "Tempat terbit"),
  textColumn("publisher", "Penerbit"),
  textColumn("publishYear", "Tahun", "tabular-nums"),
  textColumn("physicalDescription", "Deskripsi fisik"),
  textColumn("source", "Sumber"),
  textColumn("supplier", "Rekanan"),
  textColumn("category", "Kategori"),
  textColumn("isbn", "ISBN/ISSN", "tabular-nums"),
  {
    key: "price",
    label: "Harga",
    width: "middle",
    shown: "always",
    isNumber: true,
    cell: ({ price }) => (price === null ? null : formatPrice(price)),
  },
  textColumn("callNumber", "No. Panggil"),
  textColumn("remarks", "Keterangan"),
];
