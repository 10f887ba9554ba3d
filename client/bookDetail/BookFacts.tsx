import type { ReactNode } from "react";
import { AUTHOR_ROLE_NAMES, AUTHOR_ROLES } from "../../common/authorRoles";
import { AuthorLinks } from "../books/public/AuthorLinks";
import { Link } from "react-router-dom";
import { formatYear } from "../format/formatYear";
import { languageName } from "../format/languageName";
import { materialKindName } from "../format/materialKindName";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { BookFacts_BookFragment } from "../gql/graphql";
import { locationName } from "../books/locationName";

export const BookFacts_book = graphql(`
  fragment BookFacts_book on Book {
    id
    contributors {
      role
      author {
        id
        ...AuthorLinks_author
      }
    }
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
    materialKind
    language
    isbn
    isbn13
    classification {
      id
      code
      caption
    }
    callNumber
    location {
      id
      name
      shelf
    }
  }
`);

export function BookFacts({ book: ref }: { book: FragmentType<typeof BookFacts_book> }) {
  const book = readFragment(BookFacts_book, ref);
  const facts = factsOf(book).filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== "",
  );
  return (
    <section aria-labelledby="keterangan" className="mt-8 md:mt-6">
      <h2 id="keterangan" className="font-serif text-xl font-semibold md:sr-only">
        Keterangan
      </h2>
      <dl className="max-md:mt-2">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-b border-line py-2.5 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-break-word tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who wrote it stands below the title. */
const ROLES = AUTHOR_ROLES.slice(1);

function factsOf(book: BookFacts_BookFragment): [label: string, value: ReactNode][] {
  const { publisher, classification } = book;
  return [
    ...ROLES.map((role): [string, ReactNode] => {
      const authors = book.contributors.flatMap((one) => (one.role === role.toUpperCase() ? one.author : []));
      return [
        AUTHOR_ROLE_NAMES[role],
        authors.length > 0 && <AuthorLinks authors={authors} className={FACT_LINK_STYLE} />,
      ];
    }),
    ["Penerbit", publisher && <FactLink to={booksHref({ publisher: publisher.id })}>{publisher.name}</FactLink>],
    ["Tempat terbit", book.publishPlace],
    ["Tahun terbit", formatYear(book.publishYear, book.publishYearText)],
    ["Edisi", book.edition],
    ["Deskripsi fisik", book.physicalDescription],
    ["Judul seri", book.seriesTitle],
    // Most of a library are books, which need not say so.
    ["Jenis bahan", book.materialKind !== "BOOK" && materialKindName(book.materialKind)],
    ["Bahasa", languageName(book.language)],
    ["ISBN", book.isbn ?? book.isbn13],
    [
      "Klasifikasi",
      classification && (
        <FactLink to={booksHref({ classification: classification.id })}>
          {classification.caption ? `${classification.code} ${classification.caption}` : classification.code}
        </FactLink>
      ),
    ],
    ["No. Panggil", book.callNumber],
    ["Lokasi", locationName(book.location)],
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
