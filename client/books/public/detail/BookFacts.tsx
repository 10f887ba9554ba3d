import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatPrice } from "../../../format/formatPrice";
import { formatYear } from "../../../format/formatYear";
import { languageName } from "../../../format/languageName";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { BookFacts_BookFragment } from "../../../gql/graphql";
import { locationName } from "../../locationName";
import { subjectHref } from "../subjectHref";

export const BookFacts_book = graphql(`
  fragment BookFacts_book on Book {
    id
    publisher {
      id
      name
    }
    publishPlace
    publishYear
    publishYearText
    edition
    physicalDescription
    seriesTitle
    language
    isbn
    isbn13
    classification {
      id
      code
      name
    }
    callNumber
    location {
      id
      name
      shelf
    }
    source {
      id
      name
    }
    price
    subjects {
      id
      databaseId
      name
    }
  }
`);

export function BookFacts({ book: ref }: { book: FragmentType<typeof BookFacts_book> }) {
  const book = readFragment(BookFacts_book, ref);
  const facts = factsOf(book).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return (
    <section aria-label="Data buku" className="mt-8 border-t border-line pt-7">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="wrap-break-word tabular-nums">{value}</dd>
          </div>
        ))}
        {book.subjects.length > 0 && (
          <div className="col-span-full">
            <dt className="text-xs text-muted">Subjek</dt>
            <dd className="mt-1.5 flex flex-wrap gap-2">
              {book.subjects.map(({ id, databaseId, name }) => (
                <Link
                  key={id}
                  to={subjectHref({ databaseId })}
                  className="rounded-lg bg-wash px-3 py-1.5 text-sm transition-colors duration-150 hover:text-nila"
                >
                  {name}
                </Link>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function factsOf(book: BookFacts_BookFragment): [label: string, value: ReactNode][] {
  const { publisher, classification } = book;
  return [
    ["Penerbit", publisher && <FactLink to={booksHref({ publisher: publisher.id })}>{publisher.name}</FactLink>],
    ["Tempat Terbit", book.publishPlace],
    ["Tahun Terbit", formatYear(book.publishYear, book.publishYearText)],
    ["Edisi", book.edition],
    ["Deskripsi Fisik", book.physicalDescription],
    ["Judul Seri", book.seriesTitle],
    ["Bahasa", languageName(book.language)],
    ["ISBN", book.isbn ?? book.isbn13],
    [
      "Klasifikasi",
      classification && (
        <FactLink to={booksHref({ classification: classification.id })}>
          {classification.name ? `${classification.code} ${classification.name}` : classification.code}
        </FactLink>
      ),
    ],
    ["No. Panggil", book.callNumber],
    ["Lokasi", locationName(book.location)],
    ["Sumber Perolehan", book.source?.name],
    ["Harga", typeof book.price === "number" ? formatPrice(book.price) : null],
  ];
}

const FACT_LINK_STYLE =
  "underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-nila " +
  "hover:decoration-nila";

function FactLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={FACT_LINK_STYLE}>
      {children}
    </Link>
  );
}

function booksHref(params: Record<string, string>): string {
  return `/books?${new URLSearchParams(params)}`;
}
