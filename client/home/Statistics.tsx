import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { LibraryFigures } from "./LibraryFigures";

const Statistics_libraryInfo = graphql(`
  fragment Statistics_libraryInfo on LibraryInfo {
    ...LibraryFigures_libraryInfo
  }
`);

interface StatisticsProps {
  libraryInfo: FragmentType<typeof Statistics_libraryInfo> | undefined;
  isLoading: boolean;
}

export function Statistics({ libraryInfo: ref, isLoading }: StatisticsProps) {
  return (
    <section aria-label="Perpustakaan dalam angka" className="page-width mt-12 md:mt-16">
      <LibraryFigures libraryInfo={readFragment(Statistics_libraryInfo, ref)} isLoading={isLoading} />
    </section>
  );
}
