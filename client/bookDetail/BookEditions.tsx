import { Link } from "react-router-dom";
import { formatNumber } from "../format/formatNumber";
import { formatYear } from "../format/formatYear";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { BookEditions_BookFragment } from "../gql/graphql";
import { languageName } from "../format/languageName";

export const BookEditions_book = graphql(`
  fragment BookEditions_book on Book {
    id
    language
    otherEditions(first: 12) {
      id
      slug
      publishYear
      publishYearText
      edition
      language
      copiesCount
      availableCount
      hasDigitalFile
      publisher {
        id
        name
      }
    }
  }
`);

type Edition = BookEditions_BookFragment["otherEditions"][number];

/** The same work in other years and from other publishers, each with whether it is there. */
export function BookEditions({ book: ref }: { book: FragmentType<typeof BookEditions_book> }) {
  const { language, otherEditions } = readFragment(BookEditions_book, ref);
  if (otherEditions.length === 0) return null;
  return (
    <section aria-labelledby="edisi-lain" className="mt-8">
      <h2 id="edisi-lain" className="font-serif text-xl font-semibold">
        Edisi lain
      </h2>
      <ul className="mt-3 rounded-2xl border border-line bg-card">
        {otherEditions.map((edition) => (
          <li key={edition.id} className="border-t border-line first:border-t-0">
            <Link
              to={`/books/${encodeURIComponent(edition.slug)}`}
              className="group flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 px-4 py-3"
            >
              <span className="min-w-0 font-semibold wrap-break-word underline decoration-line underline-offset-4 group-hover:decoration-current">
                {editionText(edition, language)}
              </span>
              <span className={`text-sm ${edition.availableCount > 0 ? "text-daun" : "text-muted"}`}>
                {editionAvailability(edition)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The language is said where it is another one. */
function editionText(edition: Edition, language: string): string {
  const { publishYear, publishYearText, publisher } = edition;
  const known = [
    formatYear(publishYear, publishYearText),
    publisher?.name,
    edition.edition,
    edition.language === language ? null : languageName(edition.language),
  ].filter(Boolean);
  return known.length > 0 ? known.join(" · ") : "Edisi tanpa tahun dan penerbit";
}

function editionAvailability({ copiesCount, availableCount, hasDigitalFile }: Edition): string {
  if (availableCount > 0) return `${formatNumber(availableCount)} tersedia`;
  if (hasDigitalFile) return "versi digital";
  return copiesCount > 0 ? "sedang tidak tersedia" : "belum ada eksemplar";
}
