import { Link } from "react-router-dom";
import { usePageQuery } from "../apollo/usePageQuery";
import { graphql } from "../gql/gql";
import { Statistics } from "../home/Statistics";
import { useLibraryName } from "../layout/LibraryName";
import { PageMeta } from "../rendering/PageMeta";
import { buttonStyle } from "../ui/buttonStyle";
import { PageHeading } from "../ui/PageHeading";
import { aboutSections } from "./aboutSections";

const AboutPageQuery = graphql(`
  query AboutPage {
    libraryInfo {
      ...Statistics_libraryInfo
    }
  }
`);

export function AboutPage() {
  const { data, isLoading } = usePageQuery(AboutPageQuery, {});
  const libraryName = useLibraryName();
  return (
    <>
      <PageMeta
        title="Tentang"
        path="/about"
        description={`Apa yang tersedia di ${libraryName}, cara mencari buku di katalog, dan cara meminjam.`}
      />
      <article className="page-width pt-8 md:pt-14">
        <PageHeading>{`Tentang ${libraryName}`}</PageHeading>
        <p className="mt-5 max-w-[60ch] font-serif text-xl text-pretty">
          Tempat membaca, mencari rujukan, dan meminjam buku. Seluruh koleksi tercatat di katalog ini, jadi Anda dapat
          memeriksa sebuah judul dari mana saja sebelum datang.
        </p>
        <div className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
          {aboutSections.map(({ title, paragraphs }) => (
            <section key={title} className="border-t border-line pt-6">
              <h2 className="font-serif text-xl font-semibold">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 max-w-[66ch] text-muted text-pretty">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <Link to="/books" className={`${buttonStyle("filled")} mt-10`}>
          Cari buku di katalog
        </Link>
      </article>
      <Statistics libraryInfo={data?.libraryInfo} isLoading={isLoading} />
    </>
  );
}
