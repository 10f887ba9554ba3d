import { AdminPage } from "../admin/AdminPage";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { LoadFailure } from "../ui/LoadFailure";
import { MyReadingLists } from "../readingLists/own/MyReadingLists";
import { PasswordForm } from "./PasswordForm";
import { UserIdentity } from "./UserIdentity";
import { UserInfoForm } from "./UserInfoForm";
import { UserInfoSkeleton } from "./UserInfoSkeleton";

const AdminProfileQuery = graphql(`
  query AdminProfile {
    viewer {
      id
      username
      passwordExpiresAt
      ...UserIdentity_user
      ...UserInfoForm_user
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
          <UserIdentity user={viewer} />
          <div className="grid grid-cols-1 gap-6">
            <MyReadingLists />
            <UserInfoForm user={viewer} />
            <PasswordForm username={viewer.username} expiresAt={viewer.passwordExpiresAt} />
          </div>
        </div>
      )}
    </AdminPage>
  );
}
