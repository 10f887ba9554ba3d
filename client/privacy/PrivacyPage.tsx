import { AboutSkeleton } from "../about/AboutSkeleton";
import { ContactDetails } from "../about/ContactDetails";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { useLibraryName } from "../page/library/LibraryName";
import { PageMeta } from "../page/rendering/PageMeta";
import { graphql } from "../gql/gql";
import { LoadFailure } from "../ui/LoadFailure";
import { PageHeading } from "../ui/PageHeading";
import { Skeleton } from "../ui/Skeleton";
import { PrivacyDetails } from "./PrivacyDetails";
import { PrivacySummary } from "./PrivacySummary";

const PrivacyPageQuery = graphql(`
  query PrivacyPage {
    settings {
      ...PrivacySummary_settings
      ...PrivacyDetails_settings
      ...ContactDetails_settings
    }
    retention {
      ...PrivacySummary_retention
      ...PrivacyDetails_retention
    }
  }
`);

export function PrivacyPage() {
  const { data, isLoading, failure, retry } = usePageQuery(PrivacyPageQuery, {});
  const libraryName = useLibraryName();
  return (
    <>
      <PageMeta
        title="Privasi"
        path="/privacy"
        description={`Data apa yang disimpan ${libraryName}, untuk apa, berapa lama, dan hak Anda atas data itu.`}
      />
      <div className="page-width pt-8 md:pt-14">
        <PageHeading>Privasi</PageHeading>
        {failure && (
          <div className="mt-8">
            <LoadFailure title="Halaman ini gagal dimuat" onRetry={retry} />
          </div>
        )}
        {!failure && (
          <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
            {/* First in the document: on a phone the answer stands before the explanation. */}
            <div className="grid gap-8 rounded-2xl border border-line bg-card p-5 md:p-7 lg:sticky lg:top-[calc(2rem+var(--flash-height))] lg:order-2">
              {data && (
                <>
                  <PrivacySummary settings={data.settings} retention={data.retention} />
                  <ContactDetails settings={data.settings} />
                </>
              )}
              {!data && isLoading && <Skeleton className="h-96" />}
            </div>
            <div className="max-w-[68ch] min-w-0">
              {!data && isLoading && <AboutSkeleton />}
              {data && <PrivacyDetails settings={data.settings} retention={data.retention} />}
            </div>
          </div>
        )}
      </div>
    </>
  );
}
