import { useLibraryToday } from "../page/library/useLibraryToday";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { UserIdentity_UserFragment } from "../gql/graphql";
import { statusOn } from "../format/studentLabels";
import { Pill } from "../ui/Pill";
import { Initials } from "./photo/Initials";
import { OwnPhoto } from "./photo/OwnPhoto";

const UserIdentity_user = graphql(`
  fragment UserIdentity_user on User {
    id
    username
    name
    student {
      id
      nisn
      major
      academicYear
      status
      memberKind {
        id
        name
      }
      suspendedUntil
      ...OwnPhoto_student
    }
  }
`);

type Student = NonNullable<UserIdentity_UserFragment["student"]>;

interface UserIdentityProps {
  user: FragmentType<typeof UserIdentity_user>;
  /** One below what it stands in. */
  level: "h2" | "h3";
  className?: string;
}

/** The user's identity as recorded by the library, which only staff can change. */
export function UserIdentity({ user: ref, level: Heading, className = "" }: UserIdentityProps) {
  const { username, name, student } = readFragment(UserIdentity_user, ref);
  const displayName = name ?? username;
  const today = useLibraryToday();
  const status = student && statusOn(student, today);
  const names = (
    <div className="min-w-0">
      <Heading id="identitas" className="text-lg leading-snug font-semibold wrap-anywhere">
        {displayName}
      </Heading>
      {name && <p className="text-sm text-muted wrap-anywhere">{username}</p>}
    </div>
  );
  return (
    <section aria-labelledby="identitas" className={className}>
      {student ? (
        <OwnPhoto student={student}>{names}</OwnPhoto>
      ) : (
        <div className="flex items-center gap-4">
          <Initials name={displayName} className="size-20 shrink-0 rounded-full" />
          {names}
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Pill tone="plain">{student ? student.memberKind.name : "Petugas"}</Pill>
        {status && <Pill tone={status.tone}>{status.text}</Pill>}
      </div>
      {student && <StudentFacts student={student} />}
    </section>
  );
}

/** Facts that the member card above does not show. */
function StudentFacts({ student }: { student: Student }) {
  const facts = [
    ["NISN", student.nisn],
    ["Jurusan", student.major],
    ["Tahun ajaran", student.academicYear],
  ].filter(([, value]) => value);
  return (
    <>
      {facts.length > 0 && (
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-6">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="mt-0.5 font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-6 text-sm text-muted text-pretty">Ada yang keliru? Petugas perpustakaan dapat memperbaikinya.</p>
    </>
  );
}
