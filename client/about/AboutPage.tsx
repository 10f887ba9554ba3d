import { Link } from "react-router-dom";
import { useEffect, useEffectEvent } from "react";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { Statistics } from "../home/Statistics";
import { useLibraryName } from "../page/library/LibraryName";
import { ArticleBody } from "../page/ArticleBody";
import { PageMeta } from "../page/rendering/PageMeta";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { PageHeading } from "../ui/PageHeading";
import { Skeleton } from "../ui/Skeleton";
import { AboutSkeleton } from "./AboutSkeleton";
import { ComingHolidays } from "./ComingHolidays";
import { ContactDetails } from "./ContactDetails";
import { OpeningWeek } from "./OpeningWeek";

const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Refetches once an announced moment has passed. The browser's clock decides when to refetch, never what is shown. */
function useRefetchAt(instant: string | null | undefined, refetch: () => void): void {
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    if (!instant) return;
    const delay = Date.parse(instant) - Date.now();
    if (delay > MAX_TIMEOUT_MS) return;
    // One second late, so that a clock that runs slightly fast does not refetch too early.
    const timer = setTimeout(() => refetchNow(), Math.max(delay, 0) + 1000);
    return () => clearTimeout(timer);
  }, [instant]);
}

const AboutPageQuery = graphql(`
  query AboutPage {
    settings {
      aboutHtml
      opening {
        changesAt
      }
      ...OpeningWeek_settings
      ...ComingHolidays_settings
      ...ContactDetails_settings
    }
    libraryInfo {
      ...Statistics_libraryInfo
    }
  }
`);

export function AboutPage() {
  const { data, isLoading, failure, retry } = usePageQuery(AboutPageQuery, {});
  const libraryName = useLibraryName();
  const settings = data?.settings;
  useRefetchAt(settings?.opening.changesAt, retry);
  return (
    <>
      <PageMeta
        title="Tentang"
        path="/about"
        description={`Tentang ${libraryName}: jam layanan, alamat, dan cara mencari serta meminjam buku.`}
      />
      <div className="page-width pt-8 md:pt-14">
        <PageHeading>{`Tentang ${libraryName}`}</PageHeading>
        {failure && (
          <div className="mt-8">
            <LoadFailure title="Halaman ini gagal dimuat" onRetry={retry} />
          </div>
        )}
        {!failure && (
          <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
            {/*
             * First in the document: most people who open this page on a phone want the opening hours and the
             * address.
             */}
            <div className="grid gap-8 rounded-2xl border border-line bg-card p-5 md:p-7 lg:sticky lg:top-[calc(2rem+var(--flash-height))] lg:order-2">
              {settings && (
                <>
                  <OpeningWeek settings={settings} />
                  <ComingHolidays settings={settings} />
                  <ContactDetails settings={settings} />
                </>
              )}
              {!settings && isLoading && <Skeleton className="h-130" />}
            </div>
            <div className="min-w-0">
              {!settings && isLoading && <AboutSkeleton />}
              {settings && (
                <>
                  <ArticleBody html={settings.aboutHtml} />
                  <Link to="/books" className={`${buttonStyle("filled")} mt-10 print:hidden`}>
                    Cari buku di katalog
                  </Link>
                </>
              )}
            </div>
          </div>
        )}
      </div>
      <Statistics libraryInfo={data?.libraryInfo} isLoading={isLoading} />
    </>
  );
}
