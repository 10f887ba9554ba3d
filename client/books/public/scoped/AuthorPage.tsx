import { useParams } from "react-router-dom";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { Redirect } from "../../../page/rendering/Redirect";
import { graphql } from "../../../gql/gql";
import { NotFoundScreen } from "../../../notFound/NotFoundScreen";
import { authorName } from "../../../format/authorNames";
import { authorHref } from "../authorHref";
import { parseNumber } from "./parseNumber";
import { ScopedBooks } from "./ScopedBooks";
import { ScopedFrame } from "./ScopedFrame";

const AuthorPageQuery = graphql(`
  query AuthorPage($databaseId: Int!) {
    author(databaseId: $databaseId) {
      id
      databaseId
      firstName
      lastName
      kind
      variants {
        name
        isUsed
      }
      subjects {
        id
        ...SubjectLinks_subject
      }
    }
  }
`);

export function AuthorPage() {
  const { authorId } = useParams();
  const databaseId = parseNumber(authorId);
  return databaseId === null ? <UnknownAuthor /> : <AuthorBooks key={databaseId} databaseId={databaseId} />;
}

function AuthorBooks({ databaseId }: { databaseId: number }) {
  const { data, failure, retry } = usePageQuery(AuthorPageQuery, { databaseId }, "none");
  const author = data?.author;
  if (failure === "refused" || author === null) return <UnknownAuthor />;
  if (!author) return <ScopedFrame kind="Penulis" hasFailed={failure !== undefined} onRetry={retry} />;
  // One that was merged is answered by what it has become.
  if (author.databaseId !== databaseId) return <Redirect to={authorHref(author)} />;
  const name = authorName(author);
  const otherNames = author.variants.filter(({ isUsed }) => isUsed).map((variant) => variant.name);
  return (
    <ScopedBooks
      path={authorHref(author)}
      filter={{ authorId: author.id }}
      kind={author.kind === "ORGANISATION" ? "Penulis (lembaga)" : "Penulis"}
      name={name}
      otherNames={otherNames}
      title={`Buku karya ${name}`}
      relation={`karya ${name}`}
      subjects={author.subjects}
      subjectsLabel="Menulis tentang"
      jsonLd={(url) =>
        globalThis.isBrowserBuild
          ? null
          : {
              "@context": "https://schema.org",
              "@type": author.kind === "ORGANISATION" ? "Organization" : "Person",
              "@id": url,
              url,
              name,
              ...(otherNames.length > 0 ? { alternateName: otherNames } : {}),
            }
      }
    />
  );
}

function UnknownAuthor() {
  return (
    <NotFoundScreen title="Penulis tidak ditemukan">
      Penulis di alamat ini tidak ada di katalog. Mungkin datanya sudah dihapus; coba cari namanya.
    </NotFoundScreen>
  );
}
