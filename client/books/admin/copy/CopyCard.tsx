import { Pencil, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { RecordHistoryLink } from "../../../admin/history/RecordHistoryLink";
import { formatDate } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { CopyCard_CopyFragment } from "../../../gql/graphql";
import { rangeHref } from "../../../labels/copies/rangeHref";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { locationName } from "../../locationName";
import { conditionLabels, statusLabels } from "../form/copies/copyLabels";
import { Borrower } from "./Borrower";
import { editCopyHref } from "../../../admin/copyHref";

export const CopyCard_copy = graphql(`
  fragment CopyCard_copy on Copy {
    id
    databaseId
    itemCode
    inventoryCode
    condition
    status
    dueOn
    acquiredAt
    callNumber
    category {
      id
      name
    }
    source {
      id
      name
    }
    supplier
    invoiceNumber
    price
    note
    issueLabel
    location {
      id
      name
      shelf
    }
    book {
      id
      databaseId
      slug
      title
    }
    currentBorrowing {
      id
      studentName
      className
      student {
        id
        databaseId
      }
    }
  }
`);

/** What somebody at the desk wants to know with the book in hand. */
export function CopyCard({ copy: ref }: { copy: FragmentType<typeof CopyCard_copy> }) {
  const copy = readFragment(CopyCard_copy, ref);
  const { databaseId, itemCode, inventoryCode, book, currentBorrowing: loan } = copy;
  const editsBooks = useCan("CATALOGUE_WRITE");
  return (
    <section aria-labelledby="eksemplar-judul" className="rounded-2xl border border-line bg-card p-5">
      <p className="text-sm font-semibold text-muted tabular-nums">{itemCode}</p>
      <h2 id="eksemplar-judul" className="mt-0.5 font-serif text-xl font-semibold text-balance wrap-anywhere">
        {book ? (
          <Link to={`/books/${book.slug}`} className="hover:text-nila">
            {book.title}
          </Link>
        ) : (
          "Bukunya ada di Tempat Sampah"
        )}
      </h2>
      {copy.issueLabel && <p className="mt-1 font-semibold text-muted">{copy.issueLabel}</p>}
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <Fact name="Status">
          {statusLabels[copy.status]}
          {copy.dueOn && <span className="block text-sm font-normal text-muted">sampai {formatDate(copy.dueOn)}</span>}
        </Fact>
        <Fact name="Lokasi">{locationName(copy.location ?? null)}</Fact>
        <Fact name="No. Panggil">{copy.callNumber}</Fact>
        <Fact name="Kondisi">{conditionLabels[copy.condition]}</Fact>
        <Fact name="No. Inventaris">{inventoryCode}</Fact>
        <Fact name="Kategori">{copy.category?.name}</Fact>
        <AcquisitionFacts copy={copy} />
        {loan && (
          <Fact name="Peminjam">
            <Borrower loan={loan} />
            {loan.className && <span className="block text-sm font-normal text-muted">{loan.className}</span>}
          </Fact>
        )}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <Link to={rangeHref(itemCode, itemCode)} className={buttonStyle("outlined", "compact")}>
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Cetak label
        </Link>
        {editsBooks && book && (
          <Link to={editCopyHref(book, itemCode)} className={buttonStyle("outlined", "compact")}>
            <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Sunting di bukunya
          </Link>
        )}
        <RecordHistoryLink type="copy" databaseId={databaseId} />
      </div>
    </section>
  );
}

/** How it came, as far as somebody has said. */
function AcquisitionFacts({ copy }: { copy: CopyCard_CopyFragment }) {
  const { source, acquiredAt, supplier, invoiceNumber, price, note } = copy;
  return (
    <>
      <Fact name="Sumber perolehan">{source?.name}</Fact>
      <Fact name="Tanggal perolehan">{acquiredAt && formatDate(acquiredAt)}</Fact>
      {supplier && <Fact name="Rekanan">{supplier}</Fact>}
      {invoiceNumber && <Fact name="No. faktur">{invoiceNumber}</Fact>}
      {price !== null && <Fact name="Harga">{formatPrice(price)}</Fact>}
      {note && <Fact name="Catatan">{note}</Fact>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children ?? "–"}</dd>
    </div>
  );
}
