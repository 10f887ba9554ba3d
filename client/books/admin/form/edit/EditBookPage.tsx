import { useState } from "react";
import { useParams } from "react-router-dom";
import { AdminPage } from "../../../../admin/AdminPage";
import { DeskMessage } from "../../../../admin/DeskMessage";
import { useFreshQuery } from "../../../../apollo/pageQuery/useFreshQuery";
import { graphql } from "../../../../gql/gql";
import { LoadFailure } from "../../../../ui/LoadFailure";
import { BookFormSkeleton } from "../layout/BookFormSkeleton";
import { EditBook } from "./EditBook";

const EditBookPageQuery = graphql(`
  query EditBookPage($databaseId: Int!, $copies: Int!, $copiesAfter: String) {
    book(databaseId: $databaseId) {
      id
      title
      ...EditBook_book
    }
  }
`);

const INITIAL_COPIES = 25;
const CRUMBS = [{ label: "Buku", path: "/admin/books" }];

export function EditBookPage() {
  const { bookId = "" } = useParams();
  // A non-numeric id matches no book.
  const databaseId = /^\d{1,9}$/u.test(bookId) ? Number(bookId) : 0;
  const { data, failure, fetchMore, retry } = useFreshQuery(EditBookPageQuery, { databaseId, copies: INITIAL_COPIES });
  const [deletedId, setDeletedId] = useState<number>();

  // After the deletion the skeleton is shown until the list opens.
  const book = deletedId === databaseId ? undefined : data?.book;
  if (book === null || failure === "refused") {
    return (
      <DeskMessage
        status={404}
        title="Buku ini tidak ditemukan"
        links={[
          { label: "Semua buku", path: "/admin/books" },
          { label: "Tempat Sampah", path: "/admin/bin" },
        ]}
      >
        Mungkin sudah dihapus. Buku yang dihapus dapat dipulihkan dari Tempat Sampah selama 30 hari.
      </DeskMessage>
    );
  }
  if (failure) {
    return (
      <AdminPage title="Buku">
        <LoadFailure title="Buku gagal dimuat" onRetry={retry} />
      </AdminPage>
    );
  }
  if (!book) {
    return (
      <AdminPage title="Memuat…" crumbs={CRUMBS}>
        <BookFormSkeleton />
      </AdminPage>
    );
  }
  return (
    <EditBook
      key={book.id}
      book={book}
      crumbs={CRUMBS}
      onDeleted={() => setDeletedId(databaseId)}
      onMoreCopies={(copiesAfter) => fetchMore({ variables: { copiesAfter } })}
    />
  );
}
