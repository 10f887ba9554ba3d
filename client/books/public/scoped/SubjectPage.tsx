import { useParams } from "react-router-dom";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../../gql/gql";
import { NotFoundScreen } from "../../../notFound/NotFoundScreen";
import { subjectHref } from "../subjectHref";
import { parseNumber } from "./parseNumber";
import { ScopedBooks } from "./ScopedBooks";
import { ScopedFrame } from "./ScopedFrame";

const SubjectPageQuery = graphql(`
  query SubjectPage($databaseId: Int!) {
    subject(databaseId: $databaseId) {
      id
      databaseId
      name
      relatedSubjects {
        id
        ...SubjectLinks_subject
      }
    }
  }
`);

export function SubjectPage() {
  const { subjectId } = useParams();
  const databaseId = parseNumber(subjectId);
  return databaseId === null ? <UnknownSubject /> : <SubjectBooks key={databaseId} databaseId={databaseId} />;
}

function SubjectBooks({ databaseId }: { databaseId: number }) {
  const { data, failure, retry } = usePageQuery(SubjectPageQuery, { databaseId }, "none");
  const subject = data?.subject;
  if (failure === "refused" || subject === null) return <UnknownSubject />;
  if (!subject) return <ScopedFrame kind="Subjek" hasFailed={failure !== undefined} onRetry={retry} />;
  const { id, name, relatedSubjects } = subject;
  return (
    <ScopedBooks
      path={subjectHref(subject)}
      filter={{ subjectIds: [id] }}
      kind="Subjek"
      name={name}
      title={`Buku tentang ${name}`}
      relation={`tentang ${name}`}
      subjects={relatedSubjects}
      subjectsLabel="Subjek terkait"
      jsonLd={(url) =>
        globalThis.isBrowserBuild
          ? null
          : {
              "@context": "https://schema.org",
              "@type": "CollectionPage",
              "@id": url,
              url,
              name: `Buku tentang ${name}`,
              about: { "@type": "Thing", name },
            }
      }
    />
  );
}

function UnknownSubject() {
  return (
    <NotFoundScreen title="Subjek tidak ditemukan">
      Tidak ada buku dengan subjek di alamat ini. Coba cari dengan kata lain.
    </NotFoundScreen>
  );
}
