import { Link, useLocation } from "react-router-dom";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { ReservableBook_BookFragment } from "../gql/graphql";
import { lazy } from "../page/lazy/lazy";
import { isLibrarian, useViewer } from "../session/useViewer";
import { LoadingBlock } from "../ui/LoadingBlock";
import { BookAvailability } from "./BookAvailability";
import { QUEUE_STYLE, reserveFace, reserveStyle } from "./reserveButton";

const ReservableBook_book = graphql(`
  fragment ReservableBook_book on Book {
    id
    copiesCount
    availableCount
    hasDigitalFile
    ...BookAvailability_book
    ...QueuedBook_book
  }
`);

interface ReservableBookProps {
  book: FragmentType<typeof ReservableBook_book>;
}

/** Loaded for students alone, who are the ones that wait in a queue. */
const QueuedBook = lazy(
  () => import("./QueuedBook").then((m) => m.QueuedBook),
  ({ book }: { book: ReservableBook_BookFragment }) => (
    <>
      <BookAvailability book={book} />
      {book.availableCount === 0 && (
        <div className={QUEUE_STYLE}>
          <LoadingBlock className="h-12 w-full" />
        </div>
      )}
    </>
  ),
);

/** Whether it is there and, where no copy of it is free, the place in its queue: for students, and who may be one. */
export function ReservableBook({ book: ref }: ReservableBookProps) {
  const book = readFragment(ReservableBook_book, ref);
  const { viewer } = useViewer();
  const isLent = book.copiesCount > 0 && book.availableCount === 0;
  if (viewer && !isLibrarian(viewer) && book.copiesCount > 0) return <QueuedBook key={book.id} book={book} />;
  return <BookAvailability book={book} reserve={!viewer && isLent && <LoginToReserve style={reserveStyle(book)} />} />;
}

function LoginToReserve({ style }: { style: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link to="/login" state={{ from: pathname + search }} className={style}>
      {reserveFace}
      Reservasi
    </Link>
  );
}
