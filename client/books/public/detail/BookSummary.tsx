import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { SubjectLinks } from "../SubjectLinks";

export const BookSummary_book = graphql(`
  fragment BookSummary_book on Book {
    id
    description
    subjects {
      id
      ...SubjectLinks_subject
    }
  }
`);

const DESCRIPTION_STYLE = "max-w-[66ch] font-serif text-lg whitespace-pre-line text-pretty wrap-break-word";

/** What it is about. */
export function BookSummary({ book: ref }: { book: FragmentType<typeof BookSummary_book> }) {
  const { description, subjects } = readFragment(BookSummary_book, ref);
  const paragraphs = (description ?? "").split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0 && subjects.length === 0) return null;
  return (
    <div className="mt-6 space-y-4">
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={DESCRIPTION_STYLE}>
          {paragraph}
        </p>
      ))}
      <SubjectLinks label="Subjek" subjects={subjects} className="flex-wrap pt-1" />
    </div>
  );
}
