import { AdminPage } from "../admin/AdminPage";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { LoadFailure } from "../ui/LoadFailure";
import { OwnReadingLists } from "../readingLists/own/MyReadingLists";
import { PasswordForm } from "../users/PasswordForm";
import { SecondFactorSection } from "../users/secondFactor/SecondFactorSection";
import { UserIdentity } from "../users/UserIdentity";
import { UserInfoForm } from "../users/UserInfoForm";
import { UserInfoSkeleton } from "./UserInfoSkeleton";

const AdminProfileQuery = graphql(`
  query AdminProfile {
    viewer {
      id
      username
      ...UserIdentity_user
      ...UserInfoForm_user
      ...SecondFactorSection_user
    }
  }
`);

/** The administrator's own account, in the administrators' layout. */
export function AdminProfilePage() {
  const { data, failure, isLoading, retry } = usePageQuery(AdminProfileQuery, {}, "none");
  const viewer = data?.viewer;
  return (
    <AdminPage title="Profil">
      {failure && <LoadFailure title="Profil gagal dimuat" onRetry={retry} />}
      {!viewer && isLoading && <UserInfoSkeleton />}
      {viewer && (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
          <UserIdentity user={viewer} level="h2" className="rounded-2xl border border-line bg-card p-5 sm:p-7" />
          <div className="grid grid-cols-1 gap-6">
            <section aria-labelledby="bacaan-judul" className="rounded-2xl border border-line bg-card p-5 sm:p-7">
              <h2 id="bacaan-judul" className="mb-4 font-serif text-xl font-semibold">
                Bacaan saya
              </h2>
              <OwnReadingLists />
            </section>
            <UserInfoForm user={viewer} />
            <PasswordForm username={viewer.username} hasTokens />
            <SecondFactorSection user={viewer} />
          </div>
        </div>
      )}
    </AdminPage>
  );
}
