import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import type { UserInfoPageQuery as Loaded } from "../gql/graphql";
import { MemberCard } from "../memberCard/MemberCard";
import { CardRow } from "../memberCard/kept/CardRow";
import { MyBorrowings } from "../circulation/own/MyBorrowings";
import { MyFines } from "../circulation/own/MyFines";
import { ReadyReservations } from "../circulation/own/MyReservations";
import { useLibraryToday } from "../page/library/useLibraryToday";
import { PageMeta } from "../page/rendering/PageMeta";
import { LoadFailure } from "../ui/LoadFailure";
import { PageHeading } from "../ui/PageHeading";
import { LoginRequired } from "../users/LoginRequired";
import { callName } from "../format/callName";
import { formatDay } from "../format/formatDate";
import { OwnFolds } from "./OwnFolds";
import { OwnPersonalData } from "../users/OwnPersonalData";
import { PasswordForm } from "../users/PasswordForm";
import { PROFILE_GRID } from "../users/profileGrid";
import { UserIdentity } from "../users/UserIdentity";
import { UserInfoForm } from "../users/UserInfoForm";
import { UserInfoSkeleton } from "./UserInfoSkeleton";

const UserInfoPageQuery = graphql(`
  query UserInfoPage {
    viewer {
      id
      username
      name
      passwordChangedAt
      ...UserIdentity_user
      ...UserInfoForm_user
      student {
        id
        name
        ...MemberCard_student
        ...CardRow_student
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
  const today = useLibraryToday();
  if (data?.viewer === null) return <LoginRequired />;
  const viewer = data?.viewer;
  return (
    <div className="page-width pt-5 md:pt-8">
      <PageMeta title="Profil Saya" description="Identitas, kontak, dan kata sandi Anda di perpustakaan." isHidden />
      <div className="flex items-baseline justify-between gap-6">
        <PageHeading>
          {viewer ? `Halo, ${callName(viewer.student?.name ?? viewer.name ?? viewer.username)}` : "Profil Saya"}
        </PageHeading>
        <time dateTime={today} className="shrink-0 text-muted max-lg:hidden">
          {formatDay(today)}
        </time>
      </div>
      {failure && (
        <div className="mt-8">
          <LoadFailure title="Profil gagal dimuat" onRetry={retry} />
        </div>
      )}
      {!viewer && isLoading && <UserInfoSkeleton />}
      {viewer && <OwnProfile viewer={viewer} settings={data.settings} />}
    </div>
  );
}

interface OwnProfileProps {
  viewer: NonNullable<Loaded["viewer"]>;
  settings: Loaded["settings"];
}

function OwnProfile({ viewer, settings }: OwnProfileProps) {
  const { student } = viewer;
  return (
    <div className={student ? PROFILE_GRID.student : PROFILE_GRID.librarian}>
      {student && (
        <div className={PROFILE_GRID.column}>
          <div className={PROFILE_GRID.card}>
            <MemberCard student={student} settings={settings} />
          </div>
          <div className={PROFILE_GRID.fines}>
            <MyFines student={student} />
          </div>
        </div>
      )}
      <div className={PROFILE_GRID.column}>
        {student && (
          <div className={PROFILE_GRID.loans}>
            <ReadyReservations>
              <MyBorrowings />
            </ReadyReservations>
          </div>
        )}
        <div className={PROFILE_GRID.folds}>
          <div className="folded-rows">
            <OwnFolds isOfStudent={student !== null} />
            {student && <CardRow owner={viewer.id} student={student} settings={settings} />}
            <UserInfoForm user={viewer} isFolded>
              <UserIdentity user={viewer} level="h3" className="mb-7" />
            </UserInfoForm>
            <PasswordForm username={viewer.username} changedAt={viewer.passwordChangedAt} isFolded />
            {student && <OwnPersonalData />}
          </div>
        </div>
      </div>
    </div>
  );
}
