import { Link } from "react-router-dom";
import { formatYear } from "../format/formatYear";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { BookSummary_BookFragment } from "../gql/graphql";
import { SubjectLinks } from "../books/public/SubjectLinks";

export const BookSummary_book = graphql(`
  fragment BookSummary_book on Book {
    id
    description
    publishYear
    publishYearText
    publisher {
      id
      name
    }
    classification {
      id
      code
      caption
    }
    subjects {
      id
      ...SubjectLinks_subject
    }
  }
`);

const DESCRIPTION_STYLE = "max-w-[66ch] font-serif text-lg whitespace-pre-line text-pretty wrap-break-word";

/** What it is about; where nobody has written that, what its record knows besides. */
export function BookSummary({ book: ref }: { book: FragmentType<typeof BookSummary_book> }) {
  const book = readFragment(BookSummary_book, ref);
  const { description, subjects } = book;
  const paragraphs = (description ?? "").split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  const isKnown = book.classification !== null || book.publisher !== null;
  if (paragraphs.length === 0 && subjects.length === 0 && !isKnown) return null;
  return (
    <div className="mt-6 space-y-4">
      {paragraphs.length === 0 && isKnown && <KnownOfBook book={book} />}
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={DESCRIPTION_STYLE}>
          {paragraph}
        </p>
      ))}
      <SubjectLinks label="Subjek" subjects={subjects} className="flex-wrap pt-1" />
    </div>
  );
}

function KnownOfBook({ book }: { book: BookSummary_BookFragment }) {
  const { classification, publisher } = book;
  const year = formatYear(book.publishYear, book.publishYearText);
  return (
    <p className="max-w-[66ch] text-pretty wrap-break-word">
      {classification && (
        <>
          {"Klasifikasi "}
          <Link
            to={`/books?${new URLSearchParams({ classification: classification.id })}`}
            className="text-link underline decoration-line underline-offset-4"
          >
            {classification.caption ? `${classification.code} · ${classification.caption}` : classification.code}
          </Link>
          {". "}
        </>
      )}
      {publisher && `Diterbitkan oleh ${publisher.name}${year ? `, ${year}` : ""}.`}
    </p>
  );
}
