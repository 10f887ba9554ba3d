import { Link } from "react-router-dom";
import { searchHref } from "../search/searchHref";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";

const OftenSearched_libraryInfo = graphql(`
  fragment OftenSearched_libraryInfo on LibraryInfo {
    oftenSearched
  }
`);

interface OftenSearchedProps {
  libraryInfo: FragmentType<typeof OftenSearched_libraryInfo> | null | undefined;
}

/** As many letters as stand in one line below the search, with the space between names. */
const LINE_LETTERS = 70;
const SPACE_LETTERS = 3;

/** Below the search on a wide screen: its place is kept, so that nothing moves when it comes. */
export function OftenSearchedLine({ libraryInfo: ref }: OftenSearchedProps) {
  const names = thatFit(readFragment(OftenSearched_libraryInfo, ref)?.oftenSearched ?? []);
  return (
    <div className="hidden h-13 items-end gap-x-4 text-sm xl:flex">
      {names.length > 0 && (
        <>
          <h2 id="sering-dicari" className="flex h-11 shrink-0 items-center text-muted">
            Sering dicari
          </h2>
          <ul aria-labelledby="sering-dicari" className="flex min-w-0 gap-x-4">
            {names.map((name) => (
              <li key={name} className="min-w-0">
                <Link
                  to={searchHref(name)}
                  className="flex h-11 items-center font-medium transition-colors duration-150 hover:text-nila"
                >
                  <span className="truncate">{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The same on narrower screens, below what one comes for. */
export function OftenSearched({ libraryInfo: ref }: OftenSearchedProps) {
  const names = readFragment(OftenSearched_libraryInfo, ref)?.oftenSearched ?? [];
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="sering-dicari-semua" className="page-width section xl:hidden">
      <h2 id="sering-dicari-semua" className="shelf-title">
        Sering dicari
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="max-w-full">
            <Link to={searchHref(name)} className="subject-link min-h-11">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function thatFit(names: readonly string[]): readonly string[] {
  let letters = 0;
  return names.filter((name, index) => {
    letters += name.length + SPACE_LETTERS;
    return index === 0 || letters <= LINE_LETTERS;
  });
}
