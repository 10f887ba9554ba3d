import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { Link } from "react-router-dom";
import { subjectHref } from "../subjectHref";

export const BookSummary_book = graphql(`
  fragment BookSummary_book on Book {
    id
    description
    subjects {
      id
      databaseId
      name
    }
  }
`);

const DESCRIPTION_STYLE = "max-w-[66ch] font-serif text-lg whitespace-pre-line text-pretty wrap-break-word";
const SUBJECT_STYLE =
  "flex min-h-10 items-center rounded-lg bg-wash px-3.5 py-1.5 text-sm font-medium transition-colors duration-150 " +
  "hover:text-nila";

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
      {subjects.length > 0 && (
        <ul aria-label="Subjek" className="flex flex-wrap gap-2 pt-1">
          {subjects.map(({ id, databaseId, name }) => (
            <li key={id} className="min-w-0">
              <Link to={subjectHref({ databaseId })} className={SUBJECT_STYLE}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
