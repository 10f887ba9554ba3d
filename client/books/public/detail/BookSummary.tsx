import { BookOpenText } from "lucide-react";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { Pill } from "../../../ui/Pill";
import { AvailabilityPill } from "./AvailabilityPill";
import { CitationButton } from "./CitationButton";

export const BookSummary_book = graphql(`
  fragment BookSummary_book on Book {
    id
    description
    digitalFile
    ...AvailabilityPill_book
    ...CitationButton_book
  }
`);

const DESCRIPTION_STYLE =
  "mt-5 max-w-[66ch] font-serif text-lg whitespace-pre-line text-pretty wrap-break-word lg:text-[1.25rem]";

export function BookSummary({ book: ref }: { book: FragmentType<typeof BookSummary_book> }) {
  const book = readFragment(BookSummary_book, ref);
  const paragraphs = (book.description ?? "").split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-2">
        <AvailabilityPill book={book} />
        {book.digitalFile && <Pill tone="plain">Berkas Digital</Pill>}
      </div>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={DESCRIPTION_STYLE}>
          {paragraph}
        </p>
      ))}
      <div className="mt-7 flex flex-wrap gap-3">
        {book.digitalFile && (
          <a href={book.digitalFile} className={buttonStyle("filled")}>
            <BookOpenText aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Baca versi digital
          </a>
        )}
        <CitationButton book={book} />
      </div>
    </>
  );
}
