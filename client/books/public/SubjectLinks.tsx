import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { subjectHref } from "./subjectHref";

export const SubjectLinks_subject = graphql(`
  fragment SubjectLinks_subject on Subject {
    id
    databaseId
    name
  }
`);

interface SubjectLinksProps {
  label: string;
  subjects: readonly FragmentType<typeof SubjectLinks_subject>[];
  className: string;
}

export function SubjectLinks({ label, subjects: refs, className }: SubjectLinksProps) {
  const subjects = readFragment(SubjectLinks_subject, refs);
  if (subjects.length === 0) return null;
  return (
    <ul aria-label={label} className={`flex gap-2 ${className}`}>
      {subjects.map(({ id, databaseId, name }) => (
        <li key={id} className="min-w-0 shrink-0">
          <Link to={subjectHref({ databaseId })} className="subject-link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
