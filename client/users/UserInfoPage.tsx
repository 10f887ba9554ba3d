import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { MemberCard } from "../memberCard/MemberCard";
import { MemberCardStrip } from "../memberCard/MemberCardStrip";
import { MyBorrowings } from "../circulation/own/MyBorrowings";
import { MyFines } from "../circulation/own/MyFines";
import { MyLoanHistory } from "../circulation/own/MyLoanHistory";
import { MyReservations } from "../circulation/own/MyReservations";
import { PageMeta } from "../app/rendering/PageMeta";
import { LoadFailure } from "../ui/LoadFailure";
import { PageHeading } from "../ui/PageHeading";
import { MyReadingLists } from "../readingLists/own/MyReadingLists";
import { MyVisits } from "../visits/own/MyVisits";
import { LoginRequired } from "./LoginRequired";
import { PasswordForm } from "./PasswordForm";
import { UserIdentity } from "./UserIdentity";
import { UserInfoForm } from "./UserInfoForm";
import { UserInfoSkeleton } from "./UserInfoSkeleton";

const UserInfoPageQuery = graphql(`
  query UserInfoPage {
    viewer {
      id
      username
      passwordExpiresAt
      ...UserIdentity_user
      ...UserInfoForm_user
      student {
        id
        ...MemberCard_student
        ...MyFines_student
      }
    }
    settings {
      ...CardFace_settings
    }
  }
`);

export function UserInfoPage() {
  const { data, failure, isLoading, retry } = usePageQuery(UserInfoPageQuery, {}, "none");
  if (data?.viewer === null) return <LoginRequired />;
  const viewer = data?.viewer;
  return (
    <div className="page-width pt-8 md:pt-12">
      <PageMeta title="Profil Saya" description="Identitas, kontak, dan kata sandi Anda di perpustakaan." isHidden />
      <PageHeading>Profil Saya</PageHeading>
      {failure && (
        <div className="mt-8">
          <LoadFailure title="Profil gagal dimuat" onRetry={retry} />
        </div>
      )}
      {!viewer && isLoading && <UserInfoSkeleton />}
      {viewer && (
        <div className="mt-6 grid grid-cols-1 items-start gap-6 md:mt-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          {viewer.student && (
            <div className="grid grid-cols-1 gap-6 lg:col-start-2">
              <MemberCardStrip student={viewer.student} settings={data.settings} />
              <MyBorrowings />
              <MyReservations />
              <MyReadingLists />
            </div>
          )}
          <div className="grid grid-cols-1 gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {viewer.student && (
              <>
                <MyFines student={viewer.student} />
                <MemberCard owner={viewer.id} student={viewer.student} settings={data.settings} />
              </>
            )}
            <div className="lg:order-2">
              <UserIdentity user={viewer} />
            </div>
          </div>
          <div className="grid grid-cols-1 gap-6 lg:col-start-2">
            {viewer.student && (
              <>
                <MyLoanHistory />
                <MyVisits />
              </>
            )}
            {!viewer.student && <MyReadingLists />}
            <UserInfoForm user={viewer} />
            <PasswordForm username={viewer.username} expiresAt={viewer.passwordExpiresAt} />
          </div>
        </div>
      )}
    </div>
  );
}
